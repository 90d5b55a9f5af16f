import CGtk

extension Signal {
  typealias InsertionHandler = @MainActor (_ text: String, _ position: Int) -> Bool
  private typealias RawInsertionHandler =
    @MainActor (
      _ editable: gpointer, _ text: UnsafePointer<gchar>, _ length: Int,
      _ position: UnsafeMutablePointer<gint>
    ) -> Void

  typealias TextDropHandler = @MainActor (_ text: String) -> Void

  /// Connects to `drag-data-received` of a widget that accepts dropped text.
  @discardableResult
  static func connectTextDrop(_ widget: gpointer, _ handler: @escaping TextDropHandler) -> gulong {
    connect(widget, "drag-data-received", false, handler, by: cgtk_connect_text_drop) {
      _, _, _, _, data, _, _, box in
      guard let data, let box, let bytes = gtk_selection_data_get_text(data) else { return }
      let text = String(cString: bytes)
      g_free(bytes)
      HandlerBox<TextDropHandler>.handler(in: box)(text)
    }
  }

  /// Connects to `insert-text` of an editable.
  ///
  /// A handler that returns true prevents the insertion.
  ///
  /// The position counts Unicode scalars from 0.
  @discardableResult
  static func connectInsertion(
    _ editable: gpointer, _ handler: @escaping InsertionHandler
  ) -> gulong {
    let raw: RawInsertionHandler = { editable, text, length, position in
      let bytes = UnsafeRawBufferPointer(start: text, count: length)
      if handler(String(decoding: bytes, as: UTF8.self), Int(position.pointee)) {
        g_signal_stop_emission_by_name(editable, "insert-text")
      }
    }
    return connect(editable, "insert-text", false, raw, by: cgtk_connect_insertion) {
      editable, text, length, position, box in
      guard let editable, let text, let position, let box else { return }
      let length = length < 0 ? strlen(text) : Int(length)
      HandlerBox<RawInsertionHandler>.handler(in: box)(editable, text, length, position)
    }
  }
}
