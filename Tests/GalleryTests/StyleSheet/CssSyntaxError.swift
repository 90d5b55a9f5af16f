/// An error in the syntax of a style sheet, or syntax that the test's parser does not support.
enum CssSyntaxError: Error, Equatable {
  case missing(CssToken)
  case unfinishedString(String)
  case noDeclaration([CssToken])
  case wrongColor([CssToken])
  case wrongNumber(String)
  case shorthandOfTooManyValues(String)
}
