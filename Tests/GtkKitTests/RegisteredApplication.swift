import GtkTesting

@testable import GtkKit

/// An application whose windows can be made without its main loop, on no bus.
@MainActor let registeredApplication: Application = {
  let application = Application(identifier: "org.example.GtkKitTests")
  register(application.gtkApplication)
  return application
}()
