import CGtk

extension Window {
  /// Has all of the window drawn whenever it may have been resized after a change of the display's
  /// scale.
  ///
  /// GDK has the window drawn as large as it is when the scale changes. A window manager gives it a
  /// second size, the least one, before the one that it had before in points. Where GTK hears of both
  /// before it lays anything out, it finds no other size than the one that it has, and draws nothing
  /// of what was added.
  func redrawAfterScaleChange() {
    var hasChangedScale = false
    Signal.connectArgument(pointer, "notify::scale-factor") { [weak self] _ in
      hasChangedScale = true
      self?.setNeedsDisplay()
    }
    // GTK's own handler keeps the event from those after it.
    Signal.connectEvent(pointer, "configure-event") { [weak self] _ in
      if hasChangedScale { self?.setNeedsDisplay() }
      return false
    }
  }
}
