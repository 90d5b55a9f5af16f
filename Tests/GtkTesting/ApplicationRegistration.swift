import CGtk

/// Makes an application ready to have windows without its main loop, on no bus.
package func register(_ application: UnsafeMutablePointer<GtkApplication>) {
  let flags = g_application_get_flags(cgtk_g_application(application)).rawValue
  g_application_set_flags(
    cgtk_g_application(application),
    GApplicationFlags(rawValue: flags | G_APPLICATION_NON_UNIQUE.rawValue))
  g_application_register(cgtk_g_application(application), nil, nil)
}
