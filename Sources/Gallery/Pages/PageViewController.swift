/// What a page's window needs of it: its view.
///
/// The controller lives as long as the page.
protocol PageViewController: AnyObject {
  /// Everything that is shown under the header bar.
  var view: PageView { get }
}
