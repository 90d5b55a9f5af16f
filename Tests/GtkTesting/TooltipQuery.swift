import CGtk

/// Returns whether a widget would show a tooltip if the pointer rested on it now.
///
/// The function queries the widget in the same way as GTK.
package func showsTooltip(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  guard gtk_widget_get_has_tooltip(widget) != 0,
    let tooltip = g_object_new_with_properties(gtk_tooltip_get_type(), 0, nil, nil)
  else { return false }
  defer { g_object_unref(tooltip) }
  var arguments = [GValue](repeating: GValue(), count: 5)
  g_value_init(&arguments[0], gtk_widget_get_type())
  g_value_set_object(&arguments[0], widget)
  for index in 1...2 {
    g_value_init(&arguments[index], g_type_from_name("gint"))
    g_value_set_int(&arguments[index], 2)
  }
  g_value_init(&arguments[3], g_type_from_name("gboolean"))
  g_value_init(&arguments[4], gtk_tooltip_get_type())
  g_value_set_object(&arguments[4], tooltip)
  var answer = GValue()
  g_value_init(&answer, g_type_from_name("gboolean"))
  let signal = g_signal_lookup("query-tooltip", gtk_widget_get_type())
  g_signal_emitv(arguments, signal, 0, &answer)
  for index in arguments.indices { g_value_unset(&arguments[index]) }
  return g_value_get_boolean(&answer) != 0
}
