import CGtk

/// The space for the focus ring around the container, in points.
private let ringRoom: gint = 12

extension Container {
  /// Makes the container itself focusable with the Tab key, so that a screen reader announces the
  /// container's name and description.
  ///
  /// GTK itself draws no focus ring around a container. After this call, the container draws the
  /// outline that the style sheet defines, which may extend up to 12 points outside the container.
  public func becomeTabStop() {
    isFocusable = true
    Signal.connectArgument(pointer, "size-allocate", after: true) { [pointer] _ in
      var clip = GtkAllocation()
      gtk_widget_get_clip(pointer, &clip)
      clip.x -= ringRoom
      clip.y -= ringRoom
      clip.width += 2 * ringRoom
      clip.height += 2 * ringRoom
      gtk_widget_set_clip(pointer, &clip)
    }
    Signal.connectDraw(pointer, after: true) { [weak self] context in
      self?.drawFocus(in: context)
      return false
    }
  }

  private func drawFocus(in context: OpaquePointer) {
    guard gtk_widget_has_visible_focus(pointer) != 0 else { return }
    gtk_render_focus(
      gtk_widget_get_style_context(pointer), context, 0, 0,
      Double(gtk_widget_get_allocated_width(pointer)),
      Double(gtk_widget_get_allocated_height(pointer)))
  }
}
