import CGtk

/// The dialog that says what the program is and under which licence it comes.
///
/// Escape and its close button close it.
@MainActor public final class AboutDialog: Window {
  /// A licence whose words GTK knows; these are the ones that were needed so far.
  public enum License: Sendable {
    /// The MIT licence, which GTK calls X11's.
    case mit

    fileprivate var gtk: GtkLicense {
      switch self {
      case .mit: GTK_LICENSE_MIT_X11
      }
    }
  }

  /// Makes the dialog over a window; ``Window/present()`` shows it.
  ///
  /// - Parameters:
  ///   - sourceAddress: Where the source code is, which the dialog links to.
  ///   - logoIconName: The name of the program's icon in the icon theme.
  public init(
    over parent: Window, programName: String, version: String, comments: String,
    sourceAddress: String, license: License, logoIconName: String
  ) {
    super.init(gtk_about_dialog_new())
    let dialog = cgtk_about_dialog(pointer)
    gtk_about_dialog_set_program_name(dialog, programName)
    gtk_about_dialog_set_version(dialog, version)
    gtk_about_dialog_set_comments(dialog, comments)
    gtk_about_dialog_set_website(dialog, sourceAddress)
    gtk_about_dialog_set_website_label(dialog, "Source Code")
    gtk_about_dialog_set_license_type(dialog, license.gtk)
    gtk_about_dialog_set_logo_icon_name(dialog, logoIconName)
    gtk_window_set_modal(window, 1)
    setTransient(for: parent)
    Signal.connectNumber(pointer, "response") { [weak self] _ in self?.destroy() }
    Signal.connectStatus(pointer, "activate-link") { address in
      DefaultProgram.open(String(cString: address.assumingMemoryBound(to: CChar.self)))
      return 1
    }
  }
}
