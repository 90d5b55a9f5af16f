/// What can be written as CSS text.
///
/// A whole sheet is written at every start, so its parts append to one text and nothing is copied
/// twice.
public protocol CssWritable {
  /// Appends the CSS text.
  func write(to text: inout String)
}

extension CssWritable {
  /// The CSS text alone.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }
}
