extension ImageSlice {
  /// The slice of a picture that is as much larger as the place that it fills.
  public func scaled(by scale: TextScale) -> ImageSlice {
    guard !scale.isUsual else { return self }
    return ImageSlice(source: scale.exact(source), destination: scale.exact(destination))
  }
}

extension StretchableImage {
  /// The slices of the picture in another scale that fill a target of a size on the screen.
  ///
  /// The caps grow with the picture, as the corners of everything beside it do.
  public func slices(for targetSize: Size, scale: TextScale) -> [ImageSlice] {
    guard !scale.isUsual else { return slices(for: targetSize) }
    let size = Size(
      width: targetSize.width / scale.factor, height: targetSize.height / scale.factor)
    return slices(for: size).map { $0.scaled(by: scale) }
  }
}
