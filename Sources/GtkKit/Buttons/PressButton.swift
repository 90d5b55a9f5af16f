import CGtk
import ControlModel

/// A button that reports every phase of a press, while GTK's own button reports only a click.
///
/// ```swift
/// let button = PressButton(title: "Record")
/// button.onPress = { [weak button] input in
///   switch input {
///   case .pointerDown, .keyDown: button?.title = "Recording"
///   case .pointerUp, .keyUp, .cancelled: button?.title = "Record"
///   case .activated: print("Clicked without a press")
///   default: break
///   }
/// }
/// ```
///
/// ``onPress`` receives an input for a `ControlEventMachine` at each phase of a press, by pointer
/// or key. It also receives `.setEnabled` when the button or an ancestor becomes sensitive or
/// insensitive. Points are in the button's own coordinates. The button assigns no meaning to a
/// press: for example, a press can move outside the button and end there. The owner decides what
/// that means, usually with a `ControlEventMachine`. The button can also draw beneath and above its
/// title, and limit pointer input to a shape.
///
/// - Only one press is active at a time.
/// - A press with the pointer is `.pointerDown`, any number of `.pointerMoved`, and `.pointerUp` or
///   `.cancelled`. A press with a key is `.keyDown`, and `.keyUp` or `.cancelled`. Repeats of a
///   held key are not reported.
/// - A press is canceled if the button is hidden or disabled, if another widget grabs the input, or
///   if a press of the other kind, by pointer or key, begins on the button. A press with a key is
///   also canceled if the button loses the focus, if its window becomes inactive, or if the user
///   presses Escape.
/// - A click without a press, for example by a mnemonic or by assistive technology, is
///   `.activated`.
/// - The first button that you create installs ``PressInput``, so create it after the display has
///   been opened.
@MainActor open class PressButton: Widget {
  /// Called for each input of the button.
  ///
  /// The handler may disable, hide, or destroy the button or its window. Capture the button and its
  /// owner weakly.
  public var onPress: ((ControlEventMachine.Input) -> Void)?

  /// Draws beneath the title, in the button's coordinates and clipped to the button.
  ///
  /// The handler runs before GTK draws the button's CSS background and border, so the style sheet
  /// must make them transparent. The button is redrawn when its state changes.
  public var onDrawBackground: DrawHandler? {
    didSet {
      if oldValue == nil, onDrawBackground != nil { connectDraw(after: false, \.onDrawBackground) }
      setNeedsDisplay()
    }
  }

  /// Draws above the button's CSS background and its title.
  public var onDrawForeground: DrawHandler? {
    didSet {
      if oldValue == nil, onDrawForeground != nil { connectDraw(after: true, \.onDrawForeground) }
      setNeedsDisplay()
    }
  }

  /// A handler that draws in a widget's own coordinates.
  ///
  /// It receives the widget's size in points.
  public typealias DrawHandler = (borrowing DrawingContext, Size) -> Void

  /// The button's title, as plain text without mnemonics.
  ///
  /// A title that doesn't fit is truncated at its end. The title is never drawn outside the button.
  public var title: String {
    didSet {
      if title != oldValue { showTitle() }
    }
  }

  /// A title color that overrides the style sheet's, or nil for the style sheet's color.
  ///
  /// Changing the color doesn't trigger layout, so this property is suitable for animation. A title
  /// with this color is drawn without the style sheet's shadow.
  public var titleColor: Color? {
    didSet {
      connectTitle()
      setNeedsDisplay()
    }
  }

  /// The part of the button that receives pointer input, or nil for the whole button.
  ///
  /// A press elsewhere goes to the widget beneath. GTK rounds the shape to whole logical pixels: a
  /// pixel is inside if its center is inside the area. ``onPress`` therefore reports pixel centers,
  /// so `inputShape.contains(_:)` agrees with GTK.
  public var inputShape: HitArea? {
    didSet {
      if oldValue == nil { reapplyInputShapeOnResize() }
      applyInputShape()
    }
  }

  /// Whether to restore the pressed look whenever GTK clears it.
  ///
  /// Use it to highlight a button from code. Setting this property changes nothing until the
  /// button's state next changes. Set it to false when a press begins, because the press itself
  /// shows and clears the pressed look.
  public var keepsPressedLook = false

  let gesture: OpaquePointer
  /// The handlers that are connected to the button during a pointer press.
  var pressHandlers: TemporaryHandlers?
  var isTrackingPointer: Bool { pressHandlers != nil }
  /// The last reported point of the current pointer press.
  var pressPoint = Point.zero
  /// Whether the pointer of the current press is outside the input shape.
  var isOutsideShape = false
  private var colorableLabel: UnsafeMutablePointer<GtkWidget>?

  /// Creates a button with a title.
  ///
  /// A button with an empty title has no label.
  public init(title: String = "") {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
    self.title = title
    gesture = gtk_gesture_multi_press_new(button)
    super.init(button)
    PressInput.install()
    showTitle()
    connectGesture()
    connectButton()
    connectKeys()
  }

  isolated deinit {
    g_object_unref(gpointer(gesture))
  }

  private func showTitle() {
    let bin = cgtk_bin(pointer)
    switch (gtk_bin_get_child(bin), title.isEmpty) {
    case (nil, true):
      break
    case (nil, false):
      // `gtk_button_set_label` applies the button's mnemonic setting, so the label is created here.
      let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(title)
      gtk_label_set_ellipsize(cgtk_label(label), PANGO_ELLIPSIZE_END)
      gtk_widget_show(label)
      gtk_container_add(cgtk_container(pointer), label)
      // Without the clip, stacked combining marks would be drawn outside the button.
      Signal.connectArgument(label, "size-allocate", after: true) { [pointer] _ in
        clip(label, to: pointer)
        centerCapitals(of: label, in: pointer)
      }
    case (let label?, true):
      colorableLabel = nil
      gtk_container_remove(cgtk_container(pointer), label)
    case (let label?, false):
      gtk_label_set_text(cgtk_label(label), title)
    }
    connectTitle()
  }

  /// Makes the label draw the title in ``titleColor`` whenever that property is not nil.
  ///
  /// The color is not a label attribute, because a change of an attribute triggers layout.
  private func connectTitle() {
    guard titleColor != nil, let label = gtk_bin_get_child(cgtk_bin(pointer)),
      label != colorableLabel
    else { return }
    colorableLabel = label
    Signal.connectDraw(label) { [weak self] context in
      guard let color = self?.titleColor else { return false }
      var x: gint = 0
      var y: gint = 0
      gtk_label_get_layout_offsets(cgtk_label(label), &x, &y)
      var allocation = GtkAllocation()
      gtk_widget_get_allocation(label, &allocation)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_move_to(context, Double(x - allocation.x), Double(y - allocation.y))
      pango_cairo_show_layout(context, gtk_label_get_layout(cgtk_label(label)))
      return true
    }
  }

  private func connectDraw(after: Bool, _ handler: KeyPath<PressButton, DrawHandler?>) {
    Signal.connectDraw(pointer, after: after) { [weak self] context in
      if let self, let draw = self[keyPath: handler] { self.draw(in: context, draw) }
      return false
    }
  }

  private func draw(in context: OpaquePointer, _ handler: DrawHandler) {
    let size = Size(
      width: Double(gtk_widget_get_allocated_width(pointer)),
      height: Double(gtk_widget_get_allocated_height(pointer)))
    cairo_save(context)
    handler(
      DrawingContext(context, scaleFactor: Int(gtk_widget_get_scale_factor(pointer))), size)
    cairo_restore(context)
  }
}
