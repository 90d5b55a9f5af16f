import ControlModel

/// The information about an app's labels, buttons, and focus rings that determines their contrast:
/// their states, sizes, and backgrounds.
///
/// ```swift
/// var places = ContrastPlaces()
/// places.buttons[.pretty] = ContrastPlaces.ButtonUse(
///   states: [.normal, .highlighted], size: Size(width: 120, height: 40))
/// let pairs = Theme.classic.contrastPairs(on: places)
/// ```
///
/// A theme computes the contrast for the places that are passed to it. An app declares its places
/// next to the frames of its views.
public struct ContrastPlaces: Sendable {
  /// The use of a button in an app.
  public struct ButtonUse: Sendable {
    /// The states that the button can have.
    public var states: [ControlState]

    /// The size of the button, in points.
    public var size: Size

    /// Whether the button shows text.
    ///
    /// A button without text shows only a picture.
    public var hasTitle: Bool

    /// The region of the picture around the button, or nil if the button is directly on the stage.
    public var region: PictureRegion?

    /// Creates the use of a button, by default with a title and directly on the stage.
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
    let role: ButtonRole
    let region: PictureRegion
  }

  /// The uses of the buttons, by role.
  ///
  /// The contrast of a button without a use isn't computed.
  public var buttons: [ButtonRole: ButtonUse] = [:]

  private(set) var labelRegions: [LabelRole: [PictureRegion]] = [:]
  private(set) var focusRings: [FocusRing] = []
  private(set) var darkEdges: [DarkEdge] = []

  /// Creates places without pictures or buttons.
  ///
  /// Each label is directly on the stage.
  public init() {}

  /// Adds a region of a picture where a label appears instead of directly on the stage.
  ///
  /// Like the other methods of this type, this method does nothing if `region` is nil.
  public mutating func addLabel(_ role: LabelRole, on region: PictureRegion?) {
    if let region { labelRegions[role, default: []].append(region) }
  }

  /// Adds a region of a picture on which focus rings are drawn.
  public mutating func addFocusRing(_ color: ColorRole, on region: PictureRegion?) {
    if let region { focusRings.append(FocusRing(color: color, region: region)) }
  }

  /// Adds a dark region of a picture where a button appears, in addition to the button's other
  /// uses.
  public mutating func addDarkEdge(of role: ButtonRole, on region: PictureRegion?) {
    if let region { darkEdges.append(DarkEdge(role: role, region: region)) }
  }
}
