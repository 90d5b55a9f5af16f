import CGtk
import ControlModel

extension PressButton {
  /// Connects the button's own gesture, which observes the pointer.
  ///
  /// In the bubble phase, and without claiming the sequence, the gesture runs before GtkButton's,
  /// and neither denies the other. In the capture phase, a handler that destroys the window leaves
  /// GTK with freed gestures. So does an `update` handler that is connected without `after: true`.
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

  /// Connects the button's own signals: its state, and clicks that the pointer didn't make.
  func connectButton() {
    Signal.connect(pointer, "clicked") { [weak self] in self?.clicked() }
    Signal.connectStateFlags(pointer) { [weak self] before in self?.stateChanged(from: before) }
  }

  /// Connects the handlers outside the gesture that move or end a press, for the duration of the
  /// press.
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
    guard isTracking, gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 else { return }
    pressMoved(to: Point(x: x, y: y))
  }

  /// Reports the move with which a press crosses the button's edge.
  ///
  /// GDK sends a crossing event and withholds the motion. Without this method, the exit would be
  /// reported only with the next move.
  private func pointerCrossedEdge(_ event: UnsafeMutablePointer<GdkEvent>) {
    let crossing = event.pointee.crossing
    guard isTracking, crossing.mode == GDK_CROSSING_NORMAL else { return }
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
    // GtkButton clears the flag only later. An action that captures the button, as a flip does,
    // would then capture it pressed.
    gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_ACTIVE)
    pressEnded(.pointerUp(at: reportedPoint(point)))
  }

  private func pressEnded(_ event: ControlEventMachine.Input) {
    guard isTracking else { return }
    pressHandlers = nil
    onPress?(event)
  }

  private func clicked() {
    // GTK's own click, for example by a mnemonic, is up to 250 ms late. The button may be disabled
    // by then.
    guard gtk_widget_is_sensitive(pointer) != 0, !isPointerRelease,
      !InputShield.covers(pointer)
    else { return }
    onPress?(.activated)
  }

  /// Whether GTK is handling a release that the gesture also reports.
  private var isPointerRelease: Bool {
    CurrentEvent.inspect { event in
      guard let event, gtk_get_event_widget(event) == pointer else { return false }
      return event.pointee.type == GDK_BUTTON_RELEASE || event.pointee.type == GDK_TOUCH_END
    }
  }

  private func stateChanged(from before: GtkStateFlags) {
    keepUnpressedOutsideShape()
    keepPressedLook()
    if onDrawBackground != nil || onDrawForeground != nil { setNeedsDisplay() }
    let isSensitive = gtk_widget_is_sensitive(pointer) != 0
    // GTK also ends the pointer's press before it reports the new state.
    if !isSensitive { ButtonKeyPress.cancel(in: pointer) }
    let wasSensitive = before.rawValue & GTK_STATE_FLAG_INSENSITIVE.rawValue == 0
    if isSensitive != wasSensitive { onPress?(.setEnabled(isSensitive)) }
  }
}
