import ControlModel

extension ControlState {
  /// The GTK pseudo-classes for the flags of the state.
  public var pseudoClasses: PseudoClasses {
    var classes: PseudoClasses = []
    if contains(.highlighted) { classes.insert(.active) }
    if contains(.disabled) { classes.insert(.disabled) }
    if contains(.selected) { classes.insert(.checked) }
    return classes
  }
}
