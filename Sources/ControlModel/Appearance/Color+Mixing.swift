extension Color {
  /// Returns the color that results from painting this color over `backdrop`.
  ///
  /// The sRGB components are mixed directly, as in cairo and GTK, not in linear light.
  public func composited(over backdrop: Color) -> Color {
    Self.mix(self, weight: 1, backdrop, weight: 1 - alpha)
  }

  // Weights each color by its opacity, so that a transparent color adds no hue.
  private static func mix(
    _ first: Color, weight firstWeight: Double, _ second: Color, weight secondWeight: Double
  ) -> Color {
    let firstShare = first.alpha * firstWeight
    let secondShare = second.alpha * secondWeight
    let alpha = firstShare + secondShare
    guard alpha > 0 else { return .clear }
    return Color(
      red: (first.red * firstShare + second.red * secondShare) / alpha,
      green: (first.green * firstShare + second.green * secondShare) / alpha,
      blue: (first.blue * firstShare + second.blue * secondShare) / alpha,
      alpha: alpha)
  }
}

extension Color: Interpolatable {
  /// Returns the color between this color and `end`.
  ///
  /// A fraction outside 0…1 is clamped.
  ///
  /// Each color is weighted by its opacity, so no gray appears between clear and white.
  public func interpolated(to end: Color, at fraction: Double) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return end }
    return Self.mix(self, weight: 1 - fraction, end, weight: fraction)
  }
}
