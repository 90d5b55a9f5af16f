import ControlModel

/// The places where an app shows labels, buttons, and focus rings, as far as their contrast depends
/// on them.
///
/// ```swift
/// var places = ContrastPlaces()
/// places.buttons[.pretty] = ContrastPlaces.ButtonUse(
///   states: [.normal, .highlighted], size: Size(width: 120, height: 40))
/// let pairs = Theme.classic.contrastPairs(on: places)
/// ```
///
/// A theme judges its contrast on the places that it is passed. An app declares them beside its
/// frames.
public struct ContrastPlaces: Sendable {
  /// The use of a button.
  public struct ButtonUse: Sendable {
    /// The states that the button can have.
    public var states: [ControlState]

    /// The size of the button, in points.
    public var size: Size

    /// Whether the button shows text.
    ///
    /// All other buttons show only a picture.
    public var hasTitle: Bool

    /// The region of a picture around the button, or nil if the button is on the stage itself.
    public var region: PictureRegion?

    /// Creates the use of a button with a title, on the stage itself.
    public init(
      states: [ControlState], size: Size, hasTitle: Bool = true, region: PictureRegion? = nil
    ) {
      self.states = states
      self.size = size
      self.hasTitle = hasTitle
      self.region = region
    }
  }

  /// A focus ring on a region of a picture.
  struct FocusRing: Sendable {
    let color: ColorRole
    let region: PictureRegion
  }

  /// The edge of a button on a dark region of a picture.
  struct DarkEdge: Sendable {
    let name: String
    let role: ButtonRole
    let region: PictureRegion
  }

  /// The use of each button.
  ///
  /// A button that is not used is not judged.
  public var buttons: [ButtonRole: ButtonUse] = [:]

  private(set) var labelRegions: [LabelRole: [PictureRegion]] = [:]
  private(set) var focusRings: [FocusRing] = []
  private(set) var darkEdges: [DarkEdge] = []

  /// Creates places without pictures or buttons.
  ///
  /// Each label is on the stage itself.
  public init() {}

  /// Adds a region of a picture where a label appears, instead of on the stage itself.
  ///
  /// A region without a picture is ignored, here and in the other methods.
  public mutating func addLabel(_ role: LabelRole, on region: PictureRegion?) {
    if let region { labelRegions[role, default: []].append(region) }
  }

  /// Adds a region of a picture on which focus rings are drawn.
  public mutating func addFocusRing(_ color: ColorRole, on region: PictureRegion?) {
    if let region { focusRings.append(FocusRing(color: color, region: region)) }
  }

  /// Adds a button whose edge is judged on a dark region of a picture, in addition to its other
  /// uses.
  ///
  /// The name identifies the button in the names of contrast pairs.
  public mutating func addDarkEdge(
    _ name: String, of role: ButtonRole, on region: PictureRegion?
  ) {
    if let region { darkEdges.append(DarkEdge(name: name, role: role, region: region)) }
  }
}
