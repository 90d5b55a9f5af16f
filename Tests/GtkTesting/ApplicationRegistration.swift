import CGtk

/// Registers an application without a bus, so that it can have windows before its main loop runs.
package func register(_ application: UnsafeMutablePointer<GtkApplication>) {
  let flags = g_application_get_flags(cgtk_g_application(application)).rawValue
  g_application_set_flags(
    cgtk_g_application(application),
    GApplicationFlags(rawValue: flags | G_APPLICATION_NON_UNIQUE.rawValue))
  g_application_register(cgtk_g_application(application), nil, nil)
}
