import CGtk

/// An invisible container that receives the pointer input that none of its children receives.
@MainActor public final class EventBox: Container {
  /// Called with text that the user drops in the box, except on a child that itself accepts text.
  ///
  /// The box accepts dropped text once this property has been set.
  public var onTextDrop: ((String) -> Void)? {
    didSet { if onTextDrop != nil, oldValue == nil { acceptTextDrops() } }
  }

  /// Called when the user presses the primary mouse button in the box, except on a child that
  /// itself receives pointer input.
  public var onPress: (() -> Void)?

  /// Creates a box around a child, which fills the box.
  public init(_ child: Widget) {
    super.init(gtk_event_box_new())
    gtk_event_box_set_visible_window(cgtk_event_box(pointer), 0)
    adopt(child) { gtk_container_add(cgtk_container(pointer), $0) }
    Signal.connectEvent(pointer, "button-press-event") { [weak self] event in
      self?.pressed(event) ?? false
    }
    Signal.connect(pointer, "destroy") { [weak self] in
      self?.onPress = nil
      self?.onTextDrop = nil
    }
  }

  private func acceptTextDrops() {
    gtk_drag_dest_set(pointer, GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
    gtk_drag_dest_add_text_targets(pointer)
    Signal.connectTextDrop(pointer) { [weak self] in self?.onTextDrop?($0) }
  }

  private func pressed(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    // A press on a child also arrives here, because GTK passes an unhandled event to the parents.
    guard gtk_get_event_widget(event) == pointer, event.pointee.type == GDK_BUTTON_PRESS,
      event.pointee.button.button == GDK_BUTTON_PRIMARY
    else { return false }
    onPress?()
    return true
  }
}
