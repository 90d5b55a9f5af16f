import ControlModel

extension StyleSheet {
  /// Returns the sheet for the desktop's text size.
  ///
  /// All lengths in the sheet are scaled together with the text.
  public func scaled(by scale: TextScale) -> StyleSheet {
    guard !scale.isUsual else { return self }
    let rules = rules.map { rule in
      StyleRule(rule.layer, rule.selectors, rule.declarations.map { $0.scaled(by: scale) })
    }
    return StyleSheet(rules, placeholder: placeholder)
  }
}

extension StyleDeclaration {
  /// Returns the declaration with its lengths scaled.
  ///
  /// The widths of lines are in whole points. Minimum sizes and padding are rounded down, so that a
  /// widget doesn't become larger than its frame.
  public func scaled(by scale: TextScale) -> StyleDeclaration {
    switch self {
    case .borderWidth(let width): .borderWidth(scale.line(width))
    case .outlineWidth(let width): .outlineWidth(scale.line(width))
    case .outlineOffset(let offset): .outlineOffset(scale.length(offset).rounded())
    case .borderRadius(let radius): .borderRadius(scale.length(radius))
    case .outlineRadius(let radius): .outlineRadius(scale.length(radius))
    case .minimumWidth(let width): .minimumWidth(scale.length(width).rounded(.down))
    case .minimumHeight(let height): .minimumHeight(scale.length(height).rounded(.down))
    case .fontSize(let size): .fontSize(scale.length(size))
    case .padding(let insets): .padding(insets.scaled(by: scale))
    case .boxShadow(let shadow): .boxShadow(shadow?.scaled(by: scale))
    case .textShadow(let shadow): .textShadow(shadow?.scaled(by: scale))
    case .color, .caretColor, .secondaryCaretColor, .backgroundColor, .backgroundGradient,
      .noBackgroundImage, .borderStyle, .borderColor, .noBorderImage, .fontFamilies, .fontWeight,
      .fontSlant, .noIconShadow, .outlineColor, .outlineStyle, .noTransition, .inherited:
      self
    }
  }
}

extension EdgeInsets {
  fileprivate func scaled(by scale: TextScale) -> EdgeInsets {
    EdgeInsets(
      top: scale.length(top).rounded(.down), left: scale.length(left).rounded(.down),
      bottom: scale.length(bottom).rounded(.down), right: scale.length(right).rounded(.down))
  }
}

extension BoxShadow {
  fileprivate func scaled(by scale: TextScale) -> BoxShadow {
    BoxShadow(
      color: color, drop: scale.line(drop), blur: scale.length(blur), spread: scale.line(spread),
      isInset: isInset)
  }
}

extension Shadow {
  fileprivate func scaled(by scale: TextScale) -> Shadow {
    Shadow(color: color, offset: Point(x: scale.line(offset.x), y: scale.line(offset.y)))
  }
}
