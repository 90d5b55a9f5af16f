import CGtk
import ControlModel

/// The style sheet of the application, which all widgets on the screen share.
///
/// Each ``load(_:)`` replaces the whole sheet and restyles every widget.
/// ``loadWithNextFrame(of:_:completion:)`` combines the changes before a frame into one load.
@MainActor public final class StyleProvider {
  let provider: UnsafeMutablePointer<GtkCssProvider>
  private let problems = Problems()
  private weak var waitingLoad: WaitingLoad?

  /// Creates an empty sheet, which has no effect until ``install()``.
  public init() {
    provider = gtk_css_provider_new()
    typealias Handler = @MainActor (StyleProblem) -> Void
    let handler: Handler = { [problems] in problems.found.append($0) }
    _ = Signal.connect(
      provider, "parsing-error", false, handler, by: cgtk_connect_parsing_error
    ) { _, section, error, box in
      guard let section, let error, let box else { return }
      // GTK counts lines and columns from 0. The end of the section is the position that the parser
      // had reached when it detected the error.
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

  /// Replaces the style sheet, and returns the errors that GTK found in the new one.
  @discardableResult
  public func load(_ text: String) -> [StyleProblem] {
    problems.found = []
    // If an error pointer is passed, GTK discards the whole sheet if it contains any error.
    gtk_css_provider_load_from_data(provider, text, -1, nil)
    return problems.found
  }

  /// Replaces the style sheet just before the next frame of the window of `widget`, so that this
  /// frame shows the change.
  ///
  /// - If an earlier call is still waiting for its frame, this call only replaces the text and the
  ///   completion of the earlier call, and `widget` has no effect.
  /// - Otherwise, if `widget` is not mapped, the text is loaded at once.
  /// - If `widget` is unmapped before the frame, the text is loaded at that time, because there may
  ///   be no later frame, and other widgets also use the sheet.
  ///
  /// - Parameters:
  ///   - widget: A widget in the window whose next frame loads the sheet.
  ///   - text: Returns the text of the sheet.
  ///   - completion: Receives the errors that GTK found in the sheet. It is never called if a later
  ///     call replaces it, or if this object is released before the frame.
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
    // Only the two signal handlers retain the load.
    let load = WaitingLoad(text: text, completion: completion)
    waitingLoad = load
    let pointer = widget.pointer
    let finish: Signal.PlainHandler = { [weak self] in
      g_signal_handler_disconnect(gpointer(clock), load.paintHandler)
      g_signal_handler_disconnect(pointer, load.unmapHandler)
      guard let self else { return }
      waitingLoad = nil
      load.completion(self.load(load.text()))
    }
    // If a tick callback loaded the sheet, the sheet would affect the layout one frame later.
    load.paintHandler = Signal.connect(gpointer(clock), "before-paint", finish)
    load.unmapHandler = Signal.connect(pointer, "unmap", finish)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
  }

  /// The sheet, as GTK serializes it after parsing.
  public var text: String {
    String(owned: gtk_css_provider_to_string(provider)) ?? ""
  }

  /// Applies the sheet to the whole screen.
  ///
  /// This sheet overrides the theme, and the user's own style sheet overrides this sheet.
  ///
  /// Without a display, this method does nothing.
  public func install() {
    guard let screen = gdk_screen_get_default() else { return }
    gtk_style_context_add_provider_for_screen(
      screen, cgtk_style_provider(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// The errors that GTK reported during the latest load.
  ///
  /// The handler of `parsing-error` adds them.
  private final class Problems {
    var found: [StyleProblem] = []
  }
  /// A sheet that is loaded with the next frame.
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

/// An error that GTK found in a style sheet.
///
/// The valid parts of the sheet still apply.
public struct StyleProblem: Problem, Hashable {
  /// The line where GTK detected the error, counted from 1.
  public let line: Int

  /// The byte in that line where GTK detected the error, counted from 1.
  public let column: Int

  /// GTK's message, in the language of the locale.
  public let message: String

  /// The position and the message.
  public var summary: Clause {
    "line \(line), column \(column) of the style sheet is invalid: \(message)"
  }
}
