import CGtk

extension Window {
  /// Redraws the whole window whenever a change of the display's scale may have resized it.
  ///
  /// When the scale changes, GDK draws the window at its current size. A window manager then sends
  /// two sizes: the minimum size, and then the size in points that the window had before. If GTK
  /// receives both before it lays out the window, it detects no change of size and does not draw
  /// the added area.
  func redrawAfterScaleChange() {
    var hasChangedScale = false
    Signal.connectArgument(pointer, "notify::scale-factor") { [weak self] _ in
      hasChangedScale = true
      self?.setNeedsDisplay()
    }
    // GTK's handler stops the event, so later handlers would not receive it.
    Signal.connectEvent(pointer, "configure-event") { [weak self] _ in
      if hasChangedScale { self?.setNeedsDisplay() }
      return false
    }
  }
}
