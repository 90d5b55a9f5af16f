import ControlModel

extension ControlState {
  /// GTK's names of the states that the mask holds.
  public var pseudoClasses: PseudoClasses {
    var classes: PseudoClasses = []
    if contains(.highlighted) { classes.insert(.active) }
    if contains(.disabled) { classes.insert(.disabled) }
    if contains(.selected) { classes.insert(.checked) }
    return classes
  }
}
