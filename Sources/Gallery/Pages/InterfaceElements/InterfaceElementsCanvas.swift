import ControlModel
import GalleryModel
import GtkKit
import Theming

/// The demo of the page: a label that is set up by hand, a label that is requested by name, and a
/// sample of every named color and label.
final class InterfaceElementsCanvas: Fixed {
  /// The distance from one row of text to the next, in points.
  private static let line = 18.0

  /// The width of the left column, which contains names and samples, in points.
  ///
  /// A headline in the widest font fits into the column.
  private static let leftColumn = 111.0

  /// The left edge of the right column, which contains values and descriptions, in points.
  private static let rightColumn = 117.0

  private let width = InterfaceElementsDemo.handMadeFrame.width
  private var updates: [(Theme) -> Void] = []
  /// The top edge of the next row, in points.
  private var top = 0.0

  override init() {
    super.init()
    addHandMade()
    addGreeting()
    addColors()
    addLabels()
    setOwnSize(Size(width: width, height: top))
    // The labels can't have the focus. The canvas is a single Tab stop, so that a screen reader can
    // describe all the labels, and other users of the Tab key are not slowed down.
    becomeTabStop()
    addStyleClass(Theme.tabStopClass.name)
    setAccessibleRole(.image)
    accessibleName = InterfaceElementsDemo.samplesName
    refresh()
    AppTheme.shared.observe(by: self) { [weak self] in self?.refresh() }
  }

  /// Updates all labels with the values of the current theme.
  private func refresh() {
    for update in updates { update(AppTheme.shared.theme) }
    accessibleDescription = InterfaceElementsDemo.samplesDescription(in: AppTheme.shared.theme)
  }

  // MARK: By hand and by name

  private func addHandMade() {
    let frame = InterfaceElementsDemo.handMadeFrame
    place(
      StageLabel(InterfaceElementsDemo.handMadeText, role: .handMade, size: frame.size),
      at: frame.origin)
    top = frame.maxY + 6
    for index in ManualSetting.all(in: AppTheme.shared.theme).indices {
      addSetting {
        let settings = ManualSetting.all(in: $0)
        return settings.indices.contains(index)
          ? (settings[index].property, settings[index].value) : nil
      }
    }
    addSetting { ("contrast", ContrastReading(of: $0.colors[.handMadeText], in: $0).summary) }
  }

  /// Adds a row with a name on the left and a value on the right.
  ///
  /// The row is empty while `figure` returns nil.
  private func addSetting(_ figure: @escaping (Theme) -> (name: String, value: String)?) {
    addText(x: 0, width: Self.leftColumn, alignment: .right) { figure($0)?.name ?? "" }
    addText(x: Self.rightColumn, width: width - Self.rightColumn) { figure($0)?.value ?? "" }
    top += Self.line
  }

  private func addGreeting() {
    top += 24
    let greeting = InterfaceElements.getLabel(.headline, size: Size(width: width, height: 20))
    greeting.text = InterfaceElementsDemo.greeting
    place(greeting, at: Point(x: 0, y: top))
    top += 20
    addText(x: 0, width: width) { _ in InterfaceElementsDemo.oneLine }
    top += Self.line
  }

  // MARK: Names

  private func addColors() {
    top += 24
    for row in ColorSwatch.all(in: AppTheme.shared.theme) {
      let swatch = Box(orientation: .horizontal)
      swatch.addStyleClass(Theme.swatchClass(of: row.type.role).name)
      swatch.setSizeRequest(width: Int(Self.leftColumn), height: 40)
      place(swatch, at: Point(x: 0, y: top))
      top += 2
      addText(x: Self.rightColumn, width: width - Self.rightColumn) { _ in row.name }
      top += Self.line
      addText(x: Self.rightColumn, width: width - Self.rightColumn) {
        ColorSwatch(row.type, in: $0).summary
      }
      top += Self.line + 14
    }
    top -= 12
  }

  private func addLabels() {
    top += 24
    for sample in LabelSample.all(in: AppTheme.shared.theme) {
      let label = InterfaceElements.getLabel(
        sample.type, size: Size(width: Self.leftColumn, height: 20))
      label.text = sample.text
      place(label, at: Point(x: 0, y: top))
      top += 1
      addText(x: Self.rightColumn, width: width - Self.rightColumn) {
        LabelSample(sample.type, in: $0).contrast.summary
      }
      top += Self.line + 5
    }
  }

  /// Adds a label in the row at ``top``.
  ///
  /// The label shows the result of `text`, which is called again whenever the theme changes.
  private func addText(
    x: Double, width: Double, alignment: TextAlignment = .left,
    _ text: @escaping (Theme) -> String
  ) {
    let label = StageLabel(
      "", role: .caption, size: Size(width: width, height: Self.line), alignment: alignment)
    updates.append { [weak label] in label?.text = text($0) }
    place(label, at: Point(x: x, y: top))
  }
}
