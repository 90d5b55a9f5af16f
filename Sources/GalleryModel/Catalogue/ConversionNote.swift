/// One line of a page's "From UIKit to GTK" note.
public struct ConversionNote: Hashable, Sendable {
  /// The class, method or constant of the original.
  public let original: String
  /// What stands for it here.
  public let ours: String
  /// Why it is so, in one sentence or two.
  public let remark: String

  /// A line with its three parts.
  public init(original: String, ours: String, remark: String) {
    self.original = original
    self.ours = ours
    self.remark = remark
  }
}
