import ControlModel

/// A foreground color and its background, which must contrast: text and the surface behind it, or a
/// border or focus ring and the surface next to it.
///
/// ```swift
/// for pair in Theme.classic.contrastPairs(on: ContrastPlaces()) {
///   guard let ratio = pair.ratio else { continue }  // on a picture, see below
///   if ratio < pair.kind.minimumRatio {
///     print("\(pair.name): \(Contrast.text(of: ratio))")
///   }
/// }
/// // Detail label on the stage: 1.53:1
/// // …
/// ```
///
/// A theme lists its pairs with ``Theme/contrastPairs(on:)``. The kind of a pair determines the
/// ratio that the pair needs. A ``ContrastShortfall`` has the identifier of its pair.
///
/// - Each end of a gradient is a separate pair.
/// - The ``stage`` is visible through a translucent background.
/// - On a picture, ``ratio`` is nil, because the contrast depends on the picture's pixels. Call
///   ``ratio(onPixel:)`` for every pixel in ``PictureBackdrop/textArea``, and use the minimum.
public struct ContrastPair: Hashable, Sendable {
  /// The purpose of a pair, which determines how much contrast the pair needs.
  public enum Kind: Hashable, Sendable {
    /// Text that has to be readable.
    case text

    /// The title of a disabled button, which WCAG exempts from success criterion 1.4.3.
    case disabledText

    /// A border or a focus ring (success criterion 1.4.11).
    case graphics

    /// The minimum ratio for this kind.
    ///
    /// Disabled text has to be distinguishable, but not readable.
    public var minimumRatio: Double {
      switch self {
      case .text: Contrast.minimumForText
      case .disabledText, .graphics: Contrast.minimumForGraphics
      }
    }
  }

  /// The background of the text, or the surface next to the line.
  public enum Backdrop: Hashable, Sendable {
    /// A single color.
    case color(Color)

    /// A picture, on which the pixel with the lowest contrast determines the ratio.
    case picture(PictureBackdrop)
  }

  /// The text or line, and the place where it appears.
  public let identifier: ContrastIdentifier

  /// The purpose of the pair.
  public let kind: Kind

  /// The color of the text or line.
  public let foreground: Color

  /// The background of the text, or the surface next to the line.
  public let ground: Backdrop

  /// The color of the stage, which is visible through a translucent background.
  public let stage: Color

  /// The pair in plain words, such as "Title of the pretty button on its picture while disabled".
  public var name: String { identifier.name }

  /// The contrast ratio of the pair, or nil if the ratio depends on the pixels of a picture.
  public var ratio: Double? {
    guard case .color(let color) = ground else { return nil }
    return Contrast.ratio(of: foreground, on: color, over: stage)
  }

  /// Returns the contrast ratio on one pixel of the picture.
  ///
  /// The pair's ratio is the lowest ratio in the text area.
  ///
  /// - Parameter pixel: The color of the pixel, not premultiplied by its alpha. If the background
  ///   is a color, the pixel is ignored.
  public func ratio(onPixel pixel: Color) -> Double {
    switch ground {
    case .color(let color): Contrast.ratio(of: foreground, on: color, over: stage)
    case .picture(let picture):
      Contrast.ratio(of: foreground, on: picture.shown(pixel, on: stage))
    }
  }
}
