import CGtk
import ControlModel

/// A GTK button that tells each press from beginning to end, where GTK's own says only `clicked`.
///
/// What a press means is for the owner to decide. The events come from a gesture of the button's
/// own that works beside the one inside GtkButton; see ``PressButton/connectGesture()`` for why.
@MainActor open class PressButton: Widget {
  /// Called for each event of the button.
  ///
  /// The handler may disable, hide or destroy the button or its window. It should capture the
  /// button and its owner weakly.
  public var onPress: ((PressEvent) -> Void)?

  /// Draws what lies beneath the title, in the button's own coordinates and clipped to it.
  ///
  /// It runs before GTK draws the button's CSS background and border, so a style sheet that
  /// wants it seen makes those transparent. The button is drawn anew when its state changes.
  public var onDrawBackground: DrawHandler? {
    didSet {
      if oldValue == nil, onDrawBackground != nil { connectDraw(after: false, \.onDrawBackground) }
      setNeedsDisplay()
    }
  }

  /// Draws what lies over the button's CSS background and its title.
  public var onDrawForeground: DrawHandler? {
    didSet {
      if oldValue == nil, onDrawForeground != nil { connectDraw(after: true, \.onDrawForeground) }
      setNeedsDisplay()
    }
  }

  /// Draws in a widget's own coordinates, given its size in points.
  public typealias DrawHandler = (borrowing DrawingContext, Size) -> Void

  /// The text on the button: plain, without mnemonics, cut at its end where it does not fit, and
  /// never painted outside of the button.
  public var title: String {
    didSet {
      if title != oldValue { showTitle() }
    }
  }

  /// The colour of the title in place of the style sheet's, for one that changes frame by frame.
  ///
  /// The title is drawn without the style sheet's shadow, and nothing is laid out anew.
  public var titleColor: Color? {
    didSet {
      connectTitle()
      setNeedsDisplay()
    }
  }

  /// The part of the button that takes the pointer; nil stands for the whole.
  ///
  /// A press elsewhere goes to what lies beneath. The shape is made of whole points: one belongs to
  /// it if its middle lies in the area. With a shape ``onPress`` tells the middles of points, so
  /// that the same area, asked by the owner, always agrees with what GTK lets through.
  public var inputShape: HitArea? {
    didSet { showInputShape(after: oldValue) }
  }

  /// Whether GTK's own changes leave the pressed look on, for a button that nothing presses.
  ///
  /// A press shows and clears the look by itself, so the owner ends this when a press begins.
  public var keepsPressedLook = false

  let gesture: OpaquePointer
  /// What listens to the button while a press of the pointer is under way.
  var pressHandlers: TemporaryHandlers?
  var isTracking: Bool { pressHandlers != nil }
  /// Where the pointer of the present press was told to be last.
  var pressPoint = Point.zero
  /// Whether the pointer of the present press is outside of the input shape.
  var isOutsideShape = false
  private var colorableLabel: UnsafeMutablePointer<GtkWidget>?

  /// Makes a button with a title; an empty title leaves it without a label.
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
      // `gtk_button_set_label` would read a mnemonic style from the settings of the button.
      let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(title)
      gtk_label_set_ellipsize(cgtk_label(label), PANGO_ELLIPSIZE_END)
      gtk_widget_show(label)
      gtk_container_add(cgtk_container(pointer), label)
      // Marks that pile up over a letter would paint what is around the button.
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

  /// Attributes of the label would colour the title as well, but each change asks for a layout.
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
