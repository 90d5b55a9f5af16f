import ControlModel

/// The strings and sizes of the Buttons page, except those of its buttons.
public enum ButtonsDemo {
  /// The size of the canvas, the area with the samples and the types, in points.
  ///
  /// The canvas is as wide as the original's iPhone.
  public static let canvas = Size(width: 320, height: 386)

  /// The accessible name of the group of switches, which lists the samples that the switches act
  /// on.
  public static let switchesName =
    "Acts on "
    + ButtonSample.allCases.map(\.title).dropLast().joined(separator: ", ")
    + " and \(ButtonSample.sixStates.title)"

  /// The note under the switches.
  ///
  /// It says which buttons the switches act on, what turns off "Highlighted", and why "Selected"
  /// doesn't change two of the buttons.
  public static let switchesNote =
    "The switches act on Standard, Custom, and Six States. As in UIKit, a press ends the highlight. "
    + "Standard and Custom have no values for the selected state, so they look normal when "
    + "selected. Six States has a value for each state."

  /// The original's classes and properties, each with its counterpart in this project.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "UIButton, UIButtonTypeRoundedRect",
      ours: "Button(role: .standard, size: size)",
      remark: "Wraps a GtkButton. ControlEventMachine turns its presses into control events."),
    ConversionNote(
      original: "addTarget:action:forControlEvents:",
      ours: "addTarget(_:action:for:)",
      remark: "The target is weak. Swift functions can't be compared, so each selector has a name."),
    ConversionNote(
      original: "touch-up-inside by keyboard",
      ours: "touchDown at key down, touchUpInside at key up",
      remark: "Escape cancels the press, and so does losing the focus."),
    ConversionNote(
      original: "UIButtonTypeInfoLight, UIButtonTypeInfoDark",
      ours: "Button(role: .infoLight, size: size)",
      remark: "UIKit's info buttons flip their own view. These two open another page on purpose."),
    ConversionNote(
      original: "stretchableImageWithLeftCapWidth:topCapHeight:",
      ours: "StretchableImage(name:size:leftCap:topCap:)",
      remark: "Cairo draws nine slices, because GTK's border-image doesn't fill the middle."),
    ConversionNote(
      original: "setTitleColor:forState:",
      ours: "StateTable, and a CSS rule for each state",
      remark: "GTK applies the most specific rule; UIKit uses the state's value, or else normal's."),
    ConversionNote(
      original: "PrettyButton : UIButton",
      ours: "PrettyButton: Button",
      remark: "The subclass sets its look once, so its instances need no further setup."),
  ]
}
