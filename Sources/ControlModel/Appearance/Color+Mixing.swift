extension Color {
  /// The colour that is seen where this one is painted over `backdrop`.
  ///
  /// Components are mixed as they stand in sRGB, as cairo and GTK do, not in linear light.
  public func composited(over backdrop: Color) -> Color {
    Self.mix(self, weight: 1, backdrop, weight: 1 - alpha)
  }

  // Weighs each colour by its opacity, so that one that cannot be seen lends no hue.
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
  /// The colour between this one and another, at 0…1 of the way.
  ///
  /// The opacities weigh the hues: on the way from clear to white no gray is seen.
  public func interpolated(to end: Color, at fraction: Double) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return end }
    return Self.mix(self, weight: 1 - fraction, end, weight: fraction)
  }
}
