import CGtk
import ControlModel

/// Two pages of one size in one place, of which one is seen, and the turning over between them.
///
/// GTK 3's stack knows no flip. While one runs the pages themselves are not drawn, but two pictures
/// of them, by a handler that knows how: the page that goes is captured before it goes, the page
/// that comes when it would first be drawn. The owner drives the flip from ``Widget/onTick(_:)``
/// with ``Widget/setNeedsDisplay()``, and ends it.
@MainActor open class FlipContainer: Container {
  /// Draws one moment of a flip, clipped to the container, in place of both pages.
  public var onDrawFlip: ((borrowing DrawingContext) -> Void)?

  /// Called for a press anywhere on the container, or of Space, Return or Enter, during a flip.
  ///
  /// Neither page hears of a press or a key meanwhile; Ctrl, Alt and the application's accelerators
  /// work as ever, and so does the rest of the window.
  public var onPressWhileFlipping: (() -> Void)? {
    get { shield.onPress }
    set { shield.onPress = newValue }
  }

  /// The page that is seen, or will be when the flip ends.
  public private(set) var shownSide = FlipSide.front

  /// Whether a flip runs.
  public private(set) var isFlipping = false

  private let pages: [FlipSide: Widget]
  private let stack: UnsafeMutablePointer<GtkWidget>
  private let shield: InputShield
  private var snapshots: [FlipSide: WidgetSnapshot] = [:]

  /// Makes the container with its two pages and shows the front.
  public init(front: Widget, back: Widget) {
    pages = [.front: front, .back: back]
    stack = gtk_stack_new()
    let box: UnsafeMutablePointer<GtkWidget> = gtk_event_box_new()
    gtk_event_box_set_visible_window(cgtk_event_box(box), 0)
    gtk_widget_show(stack)
    gtk_container_add(cgtk_container(box), stack)
    shield = InputShield(over: box)
    super.init(box)
    for page in [front, back] {
      adopt(page) { gtk_container_add(cgtk_container(stack), $0) }
    }
    Signal.connectDraw(box) { [weak self] in self?.drawFlip(in: $0) ?? false }
    Signal.connect(box, "map", after: true) { [weak self] in self?.continueFlip() }
    Signal.connectArgument(box, "notify::scale-factor") { [weak self] _ in self?.scaleChanged() }
    Signal.connect(box, "destroy") { [weak self] in self?.forgetHandlers() }
  }

  /// Shows a page at once; a flip that runs is over.
  ///
  /// GTK moves a focus that was on the page that goes to the *last* widget of the one that comes:
  /// grab the focus after the change.
  public func show(_ side: FlipSide) {
    shownSide = side
    switchPage()
    endFlip()
  }

  /// Begins a flip at whose end a page is shown, or turns round the one that runs.
  ///
  /// The page is there from now on, unseen, and may take the focus. In a container that is not on
  /// the screen yet the flip waits until it is.
  public func beginFlip(showing side: FlipSide) {
    isFlipping = true
    shownSide = side
    if isMapped { continueFlip() }
  }

  /// Ends the flip: the shown page is drawn again, and takes input.
  public func endFlip() {
    guard isFlipping else { return }
    isFlipping = false
    snapshots = [:]
    shield.lower()
    switchPage()
    setNeedsDisplay()
  }

  /// The picture of a page during a flip; nil when none runs or before the page was drawn.
  public func snapshot(of side: FlipSide) -> WidgetSnapshot? {
    snapshots[side]
  }

  private func continueFlip() {
    guard isFlipping else { return }
    if snapshots.isEmpty { captureVisiblePage() }
    shield.raise()
    switchPage()
    setNeedsDisplay()
  }

  private func captureVisiblePage() {
    // GTK draws no widget that waits for its place, as one does whose text has just changed. The
    // window would lay it out with the next frame, or, while its size is under way, after a word
    // with the window manager; until then it paints frames with widgets that wait.
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(stack, &allocation)
    gtk_widget_get_preferred_size(stack, nil, nil)
    gtk_widget_size_allocate(stack, &allocation)
    snapshots[visibleSide] = WidgetSnapshot(of: stack)
  }

  private func drawFlip(in context: OpaquePointer) -> Bool {
    guard isFlipping else { return false }
    if snapshots[visibleSide] == nil { captureVisiblePage() }
    cairo_save(context)
    cairo_rectangle(
      context, 0, 0, Double(gtk_widget_get_allocated_width(pointer)),
      Double(gtk_widget_get_allocated_height(pointer)))
    cairo_clip(context)
    onDrawFlip?(DrawingContext(context, scaleFactor: scaleFactor))
    cairo_restore(context)
    return true
  }

  /// The picture of the page that is there can be taken anew; that of the other one stays coarse.
  private func scaleChanged() {
    snapshots[visibleSide] = nil
    setNeedsDisplay()
  }

  private func switchPage() {
    guard let page = pages[shownSide] else { return }
    gtk_stack_set_visible_child(cgtk_stack(stack), page.pointer)
  }

  private var visibleSide: FlipSide {
    let visible = gtk_stack_get_visible_child(cgtk_stack(stack))
    return FlipSide.allCases.first { pages[$0]?.pointer == visible } ?? shownSide
  }

  private func forgetHandlers() {
    shield.lower()
    shield.onPress = nil
    onDrawFlip = nil
    snapshots = [:]
    isFlipping = false
  }
}
