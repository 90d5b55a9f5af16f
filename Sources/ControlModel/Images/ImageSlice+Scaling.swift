extension ImageSlice {
  /// Returns the slice with both rectangles scaled and not rounded, for a picture that is scaled by
  /// the same factor.
  public func scaled(by scale: TextScale) -> ImageSlice {
    guard !scale.isUsual else { return self }
    return ImageSlice(source: scale.exact(source), destination: scale.exact(destination))
  }
}

extension StretchableImage {
  /// Returns the slices of the scaled picture that fill a target of the given size on the screen.
  ///
  /// The caps are scaled like the picture, so the corners match those of other scaled views.
  public func slices(for targetSize: Size, scale: TextScale) -> [ImageSlice] {
    guard !scale.isUsual else { return slices(for: targetSize) }
    let size = Size(
      width: targetSize.width / scale.factor, height: targetSize.height / scale.factor)
    return slices(for: size).map { $0.scaled(by: scale) }
  }
}
