import ControlModel

/// The text or line of a contrast pair.
public enum ContrastSubject: Hashable, Sendable {
  /// The text of a label.
  case label(LabelRole)

  /// A part of a button.
  case part(ButtonPart, of: ContrastButton)

  /// A part of the recipients field.
  case field(FieldPart)

  /// The ring around the view that has the keyboard focus.
  case focusRing

  /// A part of the recipients field, or of the text in it.
  public enum FieldPart: Hashable, Sendable {
    /// The text that the user types.
    case text

    /// The text in an empty field.
    case placeholder

    /// The selected part of the text.
    case selectedText

    /// The message that explains why text is rejected.
    case errorMessage

    /// The border of the field.
    case border

    /// The border of the field while text in it is rejected.
    case errorBorder

    /// The focus ring while text in the field is rejected.
    case errorRing

    /// The caret.
    case caret

    /// The caret that GTK adds where text changes direction.
    case secondCaret
  }

  /// The subject as a noun phrase in plain words, such as "Title of the pretty button".
  var displayName: String {
    switch self {
    case .label(let role): role.displayName
    case .part(let part, let button): "\(part.displayName) of the \(button.displayName)"
    case .field(let part): part.displayName
    case .focusRing: "Focus ring"
    }
  }

  /// The condition under which the subject is visible, such as "while disabled", or nil if there is
  /// none.
  var condition: String? {
    switch self {
    case .part(_, let button): button.condition
    case .field(.errorBorder), .field(.errorRing): "while text in it is rejected"
    case .field, .label, .focusRing: nil
    }
  }
}

extension ContrastSubject.FieldPart {
  fileprivate var displayName: String {
    switch self {
    case .text: "Text"
    case .placeholder: "Placeholder"
    case .selectedText: "Selected text"
    case .errorMessage: "Error message"
    case .border, .errorBorder: "Border of the recipients field"
    case .errorRing: "Focus ring"
    case .caret: "Caret"
    case .secondCaret: "Second caret"
    }
  }
}

/// A button as it looks in one moment, with the condition for that look.
public enum ContrastButton: Hashable, Sendable {
  /// A button with a role, in one of its states, with or without the pointer over it.
  case role(ButtonRole, in: ControlState, isHovered: Bool = false)

  /// The example round button before or after a tap, which swaps its two colors.
  case round(isTapped: Bool)

  /// The button in plain words, such as "pretty button".
  fileprivate var displayName: String {
    switch self {
    case .role(let role, _, _): role.displayName
    case .round: "round button"
    }
  }

  /// The condition for the look, such as "while highlighted and selected", or nil if there is none.
  fileprivate var condition: String? {
    switch self {
    case .role(_, let state, let isHovered):
      let conditions = state.flagNames + (isHovered ? ["under the pointer"] : [])
      return conditions.isEmpty ? nil : "while " + conditions.joined(separator: " and ")
    case .round(let isTapped): return isTapped ? "after a tap" : nil
    }
  }
}

/// A part of a button that contrasts with what surrounds it.
public enum ButtonPart: Hashable, Sendable {
  /// The title.
  case title

  /// The line around the face.
  case border

  /// The face, if it has a single color.
  case face

  /// The upper end of the face's gradient.
  case upperEnd

  /// The lower end of the face's gradient.
  case lowerEnd

  /// The part in plain words, such as "Upper end".
  fileprivate var displayName: String {
    switch self {
    case .title: "Title"
    case .border: "Border"
    case .face: "Face"
    case .upperEnd: "Upper end"
    case .lowerEnd: "Lower end"
    }
  }
}
