/// Where an arrow key leads in a grid, as it is seen: left is left in right-to-left locales too.
public enum GridDirection: CaseIterable, Sendable {
  case left
  case right
  case up
  case down
}
