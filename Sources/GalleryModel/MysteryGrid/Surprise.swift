import ControlModel

/// The surprise that a mystery button hides (WriteUps.md 3.1).
///
/// The original's name for this type is `ButtonSuprise`.
public enum Surprise: Int, CaseIterable, Sendable {
  /// A square, which has the lowest value.
  case square

  /// A star.
  case star

  /// A circle.
  case circle

  /// A cake, which has the highest value.
  case cake

  /// The number of surprises.
  public static var caseCount: Int { allCases.count }

  /// Returns a random surprise.
  ///
  /// All surprises are equally likely.
  public static func random(using generator: inout some RandomNumberGenerator) -> Surprise {
    allCases[Int.random(in: allCases.indices, using: &generator)]
  }

  /// The surprise's value, in points.
  public var value: Int {
    switch self {
    case .square: 10
    case .star: 15
    case .circle: 20
    case .cake: 50
    }
  }

  /// The name of the surprise's picture.
  public var imageName: ImageName {
    switch self {
    case .square: "square"
    case .star: "star"
    case .circle: "circle"
    case .cake: "cake"
    }
  }
}

extension Surprise: CustomStringConvertible {
  /// The surprise's name in English, such as "Square".
  ///
  /// This is the original's `basicDescription`.
  public var description: String {
    switch self {
    case .square: "Square"
    case .star: "Star"
    case .circle: "Circle"
    case .cake: "Cake"
    }
  }
}
