/// Why a text is no style sheet of the kind that the proof reads.
enum CssSyntaxError: Error, Equatable {
  case missing(CssToken)
  case unfinishedString(String)
  case noDeclaration([CssToken])
  case wrongColor([CssToken])
  case wrongNumber(String)
  case shorthandOfTooManyValues(String)
}
