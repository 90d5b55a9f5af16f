import CGtk
import ControlModel

/// A container that shows one of two pages, and changes to the other page with a flip animation
/// that you draw.
///
/// ```swift
/// func uncoverBack(of card: FlipContainer) {
///   card.onDrawFlip = { [weak card] context in
///     guard let card, let page = card.snapshot(of: .back) else { return }
///     let width = 200 * card.flip.pose.progress
///     let part = Rectangle(x: 0, y: 0, width: width, height: page.size.height)
///     context.draw(page, from: part, to: part)
///   }
///   card.flip.toggle(at: card.frameTime ?? 0)
///   card.showFlip()
///   card.onTick { [weak card] time in
///     card?.flip.advance(to: time)
///     card?.showFlip()
///     return card?.isFlipping ?? false
///   }
/// }
/// ```
///
/// The sample uncovers the back of a 200-point-wide container in one second.
///
/// GTK 3's stack has no flip animation. During a flip, this container doesn't draw the pages
/// themselves. Instead, it calls ``onDrawFlip``, which draws snapshots of the pages. Both pages
/// have the same size.
///
/// - ``flip`` is the state of the animation. Change it, and call ``showFlip()`` after each change
///   and once for each frame of a turn, for example from ``Widget/onTick(_:)``.
/// - The page that disappears is captured when the flip begins. The page that appears is captured
///   when the flip is first drawn. Until then, ``snapshot(of:)`` returns nil for that page.
/// - During a flip, the pages receive no presses, and no keys except those with Ctrl, Alt, or
///   Super.
@MainActor open class FlipContainer: Container {
  /// Draws the current moment of a flip instead of the pages, clipped to the container.
  public var onDrawFlip: ((borrowing DrawingContext) -> Void)?

  /// Called when the user, during a flip, presses the container, or presses Space, Return, or Enter
  /// while the focus is in the container or on no widget.
  ///
  /// Keys with Ctrl, Alt, or Super, the application's shortcuts, and the rest of the window work as
  /// usual.
  public var onPressWhileFlipping: (() -> Void)? {
    get { shield.onPress }
    set { shield.onPress = newValue }
  }

  /// The state of the flip, which begins at the front.
  public let flip = Flip()

  /// The page that is visible, or that will be visible when the flip ends.
  public var shownSide: FlipSide { flip.targetSide }

  /// Whether a flip is in progress, or held at one moment.
  public var isFlipping: Bool { flip.inputSide == nil }

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
    // This handler retains `flip`, so it can end the flip even if this object has been released.
    Signal.connect(box, "destroy") { [weak self, flip] in
      self?.forgetHandlers()
      flip.cancel()
    }
  }

  /// Shows the current state of the ``flip``.
  ///
  /// The target page can receive the focus during the flip, although it is not drawn. If the
  /// container is not on the screen yet, the flip begins when the container appears. At rest, the
  /// shown page is drawn and receives input.
  ///
  /// If the focus was on the page that disappears, GTK moves the focus to a widget of the other
  /// page that need not be its first, so set the focus after the call.
  public func showFlip() {
    guard !isFlipping else {
      if isMapped { continueFlip() }
      return
    }
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
  }
}
