/// A page on which something can be taken back.
protocol Undoing: PageViewController {
  /// Takes back what the user did last, if there is anything.
  func undo()
}
