import ControlModel

/// Two things that are seen together and must be told apart: a text and what lies under it, or a
/// border or focus ring and what lies beside it.
public struct ContrastPair: Hashable, Sendable {
  /// What the pair is for, which decides how much contrast it needs.
  public enum Kind: Hashable, Sendable {
    /// A text that is there to be read.
    case text

    /// The title of a button that takes no input, which WCAG exempts from success criterion 1.4.3.
    case disabledText

    /// A border or a focus ring (success criterion 1.4.11).
    case graphics

    /// The least ratio that is asked of the kind; a disabled title is only to be told.
    public var minimumRatio: Double {
      switch self {
      case .text: Contrast.minimumForText
      case .disabledText, .graphics: Contrast.minimumForGraphics
      }
    }
  }

  /// What lies under the text or beside the line.
  public enum Backdrop: Hashable, Sendable {
    /// One colour; each end of a gradient is a pair of its own.
    case color(Color)

    /// A picture, whose worst pixel counts.
    case picture(PictureBackdrop)
  }

  /// What is seen upon what, in words: "pretty, highlighted: title on picture hover".
  public let name: String

  /// What the pair is for.
  public let kind: Kind

  /// The colour of the text or line.
  public let foreground: Color

  /// What lies under the text or beside the line.
  public let ground: Backdrop

  /// The stage, which shows where the ground lets it through.
  public let stage: Color

  /// The contrast ratio of the pair, or nil where it depends on the pixels of a picture.
  public var ratio: Double? {
    guard case .color(let color) = ground else { return nil }
    return Contrast.ratio(of: foreground, on: color, over: stage)
  }

  /// The contrast ratio upon one pixel of the picture; the worst of the text area's pixels counts.
  ///
  /// - Parameter pixel: The colour of the pixel with its alpha, not multiplied by it. Where the
  ///   ground is no picture it plays no part.
  public func ratio(onPixel pixel: Color) -> Double {
    switch ground {
    case .color(let color): Contrast.ratio(of: foreground, on: color, over: stage)
    case .picture(let picture):
      Contrast.ratio(of: foreground, on: picture.shown(pixel, on: stage))
    }
  }
}
