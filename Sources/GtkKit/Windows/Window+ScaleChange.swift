import CGtk

extension Window {
  /// Redraws the whole window when the display's scale changes, and at each later change of the
  /// window's size or position.
  ///
  /// At a change of the scale, GDK draws the window at its current size. A window manager then
  /// sends two sizes: first the minimum size, and then the window's original size in points. If
  /// both arrive before GTK lays out the window, GTK detects no change of size and does not draw
  /// the added area.
  func redrawAfterScaleChange() {
    var hasChangedScale = false
    Signal.connectArgument(pointer, "notify::scale-factor") { [weak self] _ in
      hasChangedScale = true
      self?.setNeedsDisplay()
    }
    // This handler must run before GTK's own handler, which stops the event.
    Signal.connectEvent(pointer, "configure-event") { [weak self] _ in
      if hasChangedScale { self?.setNeedsDisplay() }
      return false
    }
  }
}
