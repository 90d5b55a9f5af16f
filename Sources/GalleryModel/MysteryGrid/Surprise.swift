import ControlModel

/// What a mystery button hides (WriteUps.md 3.1); the original spells it `ButtonSuprise`.
public enum Surprise: Int, CaseIterable, Sendable {
  /// The one worth least.
  case square

  /// A star.
  case star

  /// A circle.
  case circle

  /// The one worth most.
  case cake

  /// How many surprises there are, counted from the type.
  public static var caseCount: Int { allCases.count }

  /// A surprise, each as likely as another.
  public static func random(using generator: inout some RandomNumberGenerator) -> Surprise {
    allCases[Int.random(in: allCases.indices, using: &generator)]
  }

  /// What it adds to the score, in points.
  public var value: Int {
    switch self {
    case .square: 10
    case .star: 15
    case .circle: 20
    case .cake: 50
    }
  }

  /// The picture that shows it, which has its name.
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
  /// Its name in English, such as "Square": the original's `basicDescription`.
  public var description: String {
    switch self {
    case .square: "Square"
    case .star: "Star"
    case .circle: "Circle"
    case .cake: "Cake"
    }
  }
}
