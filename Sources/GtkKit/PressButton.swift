import CGtk
import Controls

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

  /// The text on the button: plain, without mnemonics, cut at its end where it does not fit.
  public var title: String {
    didSet {
      if title != oldValue { showTitle() }
    }
  }

  let gesture: OpaquePointer
  var isTracking = false
  var pressPoint = Point.zero

  /// Makes a button with a title; an empty title leaves it without a label.
  public init(title: String = "") {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new()
    self.title = title
    gesture = gtk_gesture_multi_press_new(button)
    super.init(button)
    showTitle()
    connectGesture()
    connectButton()
  }

  isolated deinit {
    g_object_unref(gpointer(gesture))
  }

  /// Fixes the least size, in whole points, which is the button's size in a ``Fixed``.
  ///
  /// The title never makes the button wider. Padding, border and minimum of the style sheet do.
  public func setFrameSize(width: Int, height: Int) {
    gtk_widget_set_size_request(pointer, Int32(clamping: width), Int32(clamping: height))
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
    case (let label?, true):
      gtk_container_remove(cgtk_container(pointer), label)
    case (let label?, false):
      gtk_label_set_text(cgtk_label(label), title)
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
