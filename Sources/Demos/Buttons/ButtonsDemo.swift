import Controls

/// What the Buttons page knows besides its buttons.
public enum ButtonsDemo {
  /// The canvas of samples and types, in points: as wide as the iPhone of the document.
  public static let canvas = Size(width: 320, height: 366)

  /// Why the switch "Selected" leaves two of the samples as they are.
  public static let fallbackNote =
    "Standard and Custom hold no values for the selected state, so UIKit falls back to normal "
    + "and they look the same. Six States holds a value for each state."

  /// How the document's classes and properties became ours.
  public static let conversion: [ConversionNote] = [
    ConversionNote(
      original: "UIButton, UIButtonTypeRoundedRect",
      ours: "Button(type: .roundedRect)",
      remark: "A GtkButton; GTK tells the presses, our event machine makes control events of them."
    ),
    ConversionNote(
      original: "addTarget:action:forControlEvents:",
      ours: "addTarget(_:action:for:)",
      remark: "The target is weak. A Swift closure has no identity, so the selector has a name."),
    ConversionNote(
      original: "stretchableImageWithLeftCapWidth:topCapHeight:",
      ours: "StretchableImage(leftCap: 12, topCap: 12)",
      remark: "Nine slices drawn with cairo: GTK's border-image does not fill the middle."),
    ConversionNote(
      original: "setTitleColor:forState:",
      ours: "StateTable and one CSS rule a mask",
      remark: "GTK takes the most specific rule; UIKit the exact state, then normal."),
    ConversionNote(
      original: "PrettyButton : UIButton",
      ours: "PrettyButton: Button",
      remark: "The subclass sets its looks once; every instance has them with no more set-up."),
  ]
}
