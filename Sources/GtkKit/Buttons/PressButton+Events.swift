import CGtk
import ControlModel

extension PressButton {
  /// Connects the gesture that observes the pointer.
  ///
  /// The gesture is in the bubble phase and doesn't claim the event sequence. It therefore runs
  /// before GtkButton's own gesture, and neither gesture denies the other.
  ///
  /// A handler may destroy the window. GTK would then access freed gestures if this gesture were in
  /// the capture phase, or if the `update` handler were connected without `after: true`.
  func connectGesture() {
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_gesture_single_set_exclusive(gesture, 1)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_BUBBLE)

    Signal.connectPress(gesture, "pressed") { [weak self] count, x, y in
      self?.pressBegan(at: Point(x: x, y: y), count: count)
    }
    Signal.connectSequence(gesture, "update", after: true) { [weak self] sequence in
      self?.pressMoved(sequence)
    }
    Signal.connectPress(gesture, "released") { [weak self] _, x, y in
      self?.pressReleased(at: Point(x: x, y: y))
    }
    Signal.connectSequence(gesture, "cancel") { [weak self] _ in self?.pressEnded(.cancelled) }
  }

  /// Connects the handlers for the button's state, and for clicks without the pointer.
  func connectButton() {
    Signal.connect(pointer, "clicked") { [weak self] in self?.clicked() }
    Signal.connectStateFlags(pointer) { [weak self] before in self?.stateChanged(from: before) }
  }

  /// Connects the handlers that, in addition to the gesture, move or end a press, for the duration
  /// of the press.
  private func connectPress() {
    let handlers = TemporaryHandlers()
    handlers.add(to: pointer) {
      Signal.connect($0, "unmap") { [weak self] in self?.pressEnded(.cancelled) }
    }
    for crossing in ["enter-notify-event", "leave-notify-event"] {
      handlers.add(to: pointer) {
        Signal.connectEvent($0, crossing) { [weak self] event in
          self?.pointerCrossedEdge(event)
          return false
        }
      }
    }
    pressHandlers = handlers
  }

  /// Observes the keys that press the button.
  func connectKeys() {
    ButtonKeyPress.observe(pointer) { [weak self] in self?.onPress?($0) }
  }

  private func pressBegan(at point: Point, count: Int) {
    connectPress()
    isOutsideShape = false
    pressPoint = reportedPoint(point)
    onPress?(.pointerDown(at: pressPoint, tapCount: count))
  }

  private func pressMoved(_ sequence: OpaquePointer?) {
    var x = 0.0
    var y = 0.0
    guard isTrackingPointer, gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 else { return }
    pressMoved(to: Point(x: x, y: y))
  }

  /// Reports the move that crosses the button's edge during a press.
  ///
  /// For this move, GDK sends a crossing event instead of a motion event. Without this method, the
  /// crossing would be reported only with the next motion.
  private func pointerCrossedEdge(_ event: UnsafeMutablePointer<GdkEvent>) {
    let crossing = event.pointee.crossing
    guard isTrackingPointer, crossing.mode == GDK_CROSSING_NORMAL else { return }
    pressMoved(to: Point(x: crossing.x, y: crossing.y))
  }

  /// Reports a move once, even if GDK sends both a crossing and a motion event for it.
  func pressMoved(to point: Point) {
    let point = reportedPoint(point)
    guard point != pressPoint else { return }
    pressPoint = point
    followInputShape(to: point)
    onPress?(.pointerMoved(to: point))
  }

  private func pressReleased(at point: Point) {
    // GtkButton clears this flag only later. Without this line, an action that captures the
    // button's appearance, as a flip does, would capture a button that looks pressed.
    gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_ACTIVE)
    pressEnded(.pointerUp(at: reportedPoint(point)))
  }

  private func pressEnded(_ event: ControlEventMachine.Input) {
    guard isTrackingPointer else { return }
    pressHandlers = nil
    onPress?(event)
  }

  private func clicked() {
    // GTK delays its own click, for example after a mnemonic, by up to 250 ms. The button may be
    // disabled by then.
    guard gtk_widget_is_sensitive(pointer) != 0, !isPointerRelease,
      !InputShield.covers(pointer)
    else { return }
    onPress?(.activated)
  }

  /// Whether GTK is handling a release of the pointer, which the gesture also reports.
  private var isPointerRelease: Bool {
    CurrentEvent.inspect { event in
      guard let event, gtk_get_event_widget(event) == pointer else { return false }
      return event.pointee.type == GDK_BUTTON_RELEASE || event.pointee.type == GDK_TOUCH_END
    }
  }

  private func stateChanged(from before: GtkStateFlags) {
    clearPressedLookOutsideShape()
    restorePressedLook()
    if onDrawBackground != nil || onDrawForeground != nil { setNeedsDisplay() }
    let isSensitive = gtk_widget_is_sensitive(pointer) != 0
    // GTK itself cancels a press with the pointer when the button becomes insensitive.
    if !isSensitive { ButtonKeyPress.cancel(in: pointer) }
    let wasSensitive = before.rawValue & GTK_STATE_FLAG_INSENSITIVE.rawValue == 0
    if isSensitive != wasSensitive { onPress?(.setEnabled(isSensitive)) }
  }
}
