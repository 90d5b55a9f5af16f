import CGtk

/// A dialog that describes the program and its license.
///
/// The user closes it with Escape or its close button.
@MainActor public final class AboutDialog: Window {
  /// A license that GTK knows by name.
  ///
  /// GTK knows more licenses. Add a case for each further license that a program needs.
  public enum License: Sendable {
    /// The MIT license, which GTK names after X11.
    case mit

    fileprivate var gtk: GtkLicense {
      switch self {
      case .mit: GTK_LICENSE_MIT_X11
      }
    }
  }

  /// Creates a hidden, modal dialog above `parent`.
  ///
  /// Show it with ``Window/present()``.
  ///
  /// - Parameters:
  ///   - parent: The window above which the dialog appears.
  ///   - programName: The name of the program.
  ///   - version: The version of the program.
  ///   - comments: A short description of the program.
  ///   - sourceAddress: The address of the source code, which the dialog links to.
  ///   - license: The license of the program.
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
