/// One line of the "From UIKit to GTK" note on a page.
public struct ConversionNote: Hashable, Sendable {
  /// The class, method, or constant of the original.
  public let original: String
  /// The counterpart in this project.
  public let ours: String
  /// The reason for the counterpart, in one or two sentences.
  public let remark: String

  /// Creates a line from its three parts.
  public init(original: String, ours: String, remark: String) {
    self.original = original
    self.ours = ours
    self.remark = remark
  }
}
