/// The direction of an arrow key in a grid, as seen on the screen.
///
/// Left is left in right-to-left locales too.
public enum GridDirection: CaseIterable, Sendable {
  case left
  case right
  case up
  case down
}
