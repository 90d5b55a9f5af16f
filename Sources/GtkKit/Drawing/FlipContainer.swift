import CGtk
import ControlModel

/// A container that shows one of two pages, and changes to the other page with a flip animation
/// that you draw.
///
/// ```swift
/// func uncoverBack(of card: FlipContainer) {
///   let start = card.frameTime ?? 0
///   card.onDrawFlip = { [weak card] context in
///     guard let page = card?.snapshot(of: .back), let time = card?.frameTime else { return }
///     let part = Rectangle(x: 0, y: 0, width: 400 * (time - start), height: page.size.height)
///     context.draw(page, from: part, to: part)
///   }
///   card.beginFlip(showing: .back)
///   card.onTick { [weak card] time in
///     if time < start + 0.5 { card?.setNeedsDisplay() } else { card?.endFlip() }
///     return card?.isFlipping ?? false
///   }
/// }
/// ```
///
/// The sample uncovers the back of a 200-point-wide container in half a second.
///
/// GTK 3's stack has no flip animation. During a flip, this container doesn't draw the pages
/// themselves. Instead, it calls ``onDrawFlip``, which draws snapshots of the pages. Both pages
/// have the same size.
///
/// - Drive the flip from ``Widget/onTick(_:)``: call ``Widget/setNeedsDisplay()`` for each frame,
///   and ``endFlip()`` at the end.
/// - The page that disappears is captured when the flip begins. The page that appears is captured
///   when the flip is first drawn. Until then, ``snapshot(of:)`` returns nil for that page.
/// - The pages receive no presses or keys during a flip.
@MainActor open class FlipContainer: Container {
  /// Draws the current moment of a flip instead of the pages, clipped to the container.
  public var onDrawFlip: ((borrowing DrawingContext) -> Void)?

  /// Called when, during a flip, the user presses the container, or presses Space, Return, or
  /// Enter.
  ///
  /// Keys with Ctrl or Alt, the application's shortcuts, and the rest of the window work as usual.
  public var onPressWhileFlipping: (() -> Void)? {
    get { shield.onPress }
    set { shield.onPress = newValue }
  }

  /// The page that is visible, or that will be visible when the flip ends.
  public private(set) var shownSide = FlipSide.front

  /// Whether a flip is in progress.
  public private(set) var isFlipping = false

  private let pages: [FlipSide: Widget]
  private let stack: UnsafeMutablePointer<GtkWidget>
  private let shield: InputShield
  private var snapshots: [FlipSide: WidgetSnapshot] = [:]

  /// Creates a container with two pages and shows the front.
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

  /// Shows a page without animation, and ends any flip in progress.
  ///
  /// If the focus was on the page that disappears, GTK moves the focus to the *last* widget of the
  /// other page, so set the focus after the change.
  public func show(_ side: FlipSide) {
    shownSide = side
    switchPage()
    endFlip()
  }

  /// Begins a flip to the page `side`, or changes the target of the flip in progress.
  ///
  /// The target page can receive the focus during the flip, although it is not drawn. If the
  /// container is not on the screen yet, the flip begins when the container appears.
  public func beginFlip(showing side: FlipSide) {
    isFlipping = true
    shownSide = side
    if isMapped { continueFlip() }
  }

  /// Ends the flip, so that the shown page is drawn again and receives input.
  public func endFlip() {
    guard isFlipping else { return }
    isFlipping = false
    snapshots = [:]
    shield.lower()
    switchPage()
    setNeedsDisplay()
  }

  /// Returns the snapshot of a page, or nil if no flip is in progress or the page has not been
  /// captured yet.
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
    // GTK doesn't draw a widget that is waiting for a new allocation, for example because its text
    // has just changed. GTK allocates such a widget with the next frame or, while the window's size
    // is changing, only after the window manager has answered. Without the allocation below, such
    // widgets would be missing from the snapshot.
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

  /// Discards the snapshot of the visible page, so that this page is captured again at the new
  /// scale.
  ///
  /// The other page's snapshot remains at the old scale.
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
