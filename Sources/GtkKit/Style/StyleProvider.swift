import CGtk

/// The one style sheet of the application, which all widgets of the screen share.
///
/// Each ``load(_:)`` replaces the whole sheet and restyles every widget;
/// ``loadWithNextFrame(of:_:completion:)`` does so at most once a frame.
@MainActor public final class StyleProvider {
  let provider: UnsafeMutablePointer<GtkCssProvider>
  private let problems = Problems()
  private weak var waitingLoad: WaitingLoad?

  /// Makes an empty sheet, which is in force once it is installed.
  public init() {
    provider = gtk_css_provider_new()
    typealias Handler = @MainActor (StyleProblem) -> Void
    let handler: Handler = { [problems] in problems.found.append($0) }
    _ = Signal.connect(
      provider, "parsing-error", false, handler, by: cgtk_connect_parsing_error
    ) { _, section, error, box in
      guard let section, let error, let box else { return }
      // GTK reports where its parser stood when it noticed, counted from 0.
      HandlerBox<Handler>.handler(in: box)(
        StyleProblem(
          line: Int(gtk_css_section_get_end_line(section)) + 1,
          column: Int(gtk_css_section_get_end_position(section)) + 1,
          message: String(cString: error.pointee.message)))
    }
  }

  isolated deinit {
    g_object_unref(provider)
  }

  /// Puts a sheet in place of the present one and returns what GTK could not use of it.
  @discardableResult
  public func load(_ text: String) -> [StyleProblem] {
    problems.found = []
    // Asking for the error would drop the whole sheet at the first fault; so would a length.
    gtk_css_provider_load_from_data(provider, text, -1, nil)
    return problems.found
  }

  /// Puts a sheet in place with the next frame of a widget's window, which then shows it.
  ///
  /// However often it is called before that frame, only the text of the last call is made and
  /// loaded. Where the widget is not on the screen the text is loaded at once, and so it is when
  /// the widget leaves the screen first: no frame would come, and others wear the sheet too.
  ///
  /// - Parameter completion: given what GTK could not use of the sheet; not called for a call that
  ///   another one replaced.
  public func loadWithNextFrame(
    of widget: Widget, _ text: @escaping () -> String,
    completion: @escaping ([StyleProblem]) -> Void = { _ in }
  ) {
    if let waitingLoad {
      waitingLoad.text = text
      waitingLoad.completion = completion
      return
    }
    guard widget.isMapped, let clock = gtk_widget_get_frame_clock(widget.pointer) else {
      return completion(load(text()))
    }
    // Only the two handlers hold the load.
    let load = WaitingLoad(text: text, completion: completion)
    waitingLoad = load
    let pointer = widget.pointer
    let finish: Signal.PlainHandler = { [weak self] in
      g_signal_handler_disconnect(gpointer(clock), load.paintHandler)
      g_signal_handler_disconnect(pointer, load.unmapHandler)
      self?.finish(load)
    }
    // What a tick loads would be laid out a frame later.
    load.paintHandler = Signal.connect(gpointer(clock), "before-paint", finish)
    load.unmapHandler = Signal.connect(pointer, "unmap", finish)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
  }

  private func finish(_ waiting: WaitingLoad) {
    waitingLoad = nil
    waiting.completion(load(waiting.text()))
  }

  /// The sheet as GTK understood it.
  public var text: String {
    String(owned: gtk_css_provider_to_string(provider)) ?? ""
  }

  /// Applies the sheet to the whole screen, above the theme and below the user's own style sheet.
  ///
  /// Without a display there is nothing to style and nothing happens.
  public func install() {
    guard let screen = gdk_screen_get_default() else { return }
    gtk_style_context_add_provider_for_screen(
      screen, cgtk_style_provider(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// What GTK reports during one load: the handler is connected once, at creation.
  private final class Problems {
    var found: [StyleProblem] = []
  }
  /// A sheet that waits for its frame.
  private final class WaitingLoad {
    var text: () -> String
    var completion: ([StyleProblem]) -> Void
    var paintHandler: gulong = 0
    var unmapHandler: gulong = 0

    init(text: @escaping () -> String, completion: @escaping ([StyleProblem]) -> Void) {
      self.text = text
      self.completion = completion
    }
  }
}
