import CGtk

extension Window {
  /// Redraws the whole window when its scale factor changes, and whenever its size or position
  /// changes after that.
  ///
  /// When the scale factor changes, GDK draws the window at its current size. A window manager may
  /// then send two sizes: first the minimum size, and then the window's original size in points. If
  /// both sizes arrive before GTK lays out the window, GTK detects no change of size. Without this
  /// method, it would not draw the area that the second size adds.
  func redrawAfterScaleChange() {
    var hasChangedScale = false
    Signal.connectArgument(pointer, "notify::scale-factor") { [weak self] _ in
      hasChangedScale = true
      self?.setNeedsDisplay()
    }
    // This handler must run before GTK's own handler, which stops the signal.
    Signal.connectEvent(pointer, "configure-event") { [weak self] _ in
      if hasChangedScale { self?.setNeedsDisplay() }
      return false
    }
  }
}
