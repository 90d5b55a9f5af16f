import CGtk

@testable import GtkKit

/// An application whose windows can be made without its main loop, on no bus.
@MainActor func registeredApplication() -> Application {
  sharedApplication
}

@MainActor private let sharedApplication: Application = {
  let application = Application(identifier: "org.example.GtkKitTests")
  application.isNonUnique = true
  g_application_register(cgtk_g_application(application.gtkApplication), nil, nil)
  return application
}()
