/// A type whose values can be written as CSS text.
///
/// The whole sheet is written at every start. Its parts append to the same string, so nothing is
/// copied twice.
public protocol CssWritable {
  /// Appends the CSS text to a string.
  func write(to text: inout String)
}

extension CssWritable {
  /// The CSS text of the value.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }
}
