/// The controller of a page, which provides the page's view to the window.
///
/// ```swift
/// final class HelloViewController: PageViewController {
///   let view: PageView
///
///   init() {
///     let button = Button(role: .roundedRect, size: Size(width: 120, height: 44))
///     button.setTitle("Hello", for: .normal)
///     view = PageView(page: .buttons, stage: button, eventLog: EventLogView(), conversion: [])
///   }
/// }
/// ```
///
/// The sample shows a single button on the stage, under the title of the Buttons page.
/// `Page.makeViewController(in:)` creates the controller of each page when the page is first
/// opened. The window retains the controller for as long as the page exists. The initializer
/// therefore must create the whole view, and handlers should capture the controller weakly.
protocol PageViewController: AnyObject {
  /// The content of the window under the header bar.
  var view: PageView { get }
}
