import GtkTesting

@testable import GtkKit

/// An application without a bus, whose windows can be created before its main loop runs.
@MainActor let registeredApplication: Application = {
  let application = Application(identifier: "org.example.GtkKitTests")
  register(application.gtkApplication)
  return application
}()
