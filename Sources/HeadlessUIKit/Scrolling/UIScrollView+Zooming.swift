public import Foundation

// Zooming, which takes no time.
extension UIScrollView {
  /// The lowest scale of the content.
  public var minimumZoomScale: CGFloat {
    get { rare(1) }
    set { setRare(newValue) }
  }

  /// The highest scale of the content.
  public var maximumZoomScale: CGFloat {
    get { rare(1) }
    set { setRare(newValue) }
  }

  /// The scale of the content, between the limits.
  ///
  /// Setting another one transforms the view that the delegate names, and tells the delegate.
  public var zoomScale: CGFloat {
    get { rare(1) }
    set {
      let scale = max(minimumZoomScale, min(maximumZoomScale, newValue))
      guard scale != zoomScale else { return }
      setRare(scale)
      delegate?.viewForZooming(in: self)?.transform = CGAffineTransform(scaleX: scale, y: scale)
      delegate?.scrollViewDidZoom(self)
    }
  }

  /// Zooms to a scale, and tells the delegate of the beginning and the end.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let view = delegate?.viewForZooming(in: self)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    zoomScale = scale
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }

  /// Zooms so far that a rectangle of the content fills the view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(scale, animated: animated)
    let scaled = CGRect(
      x: rect.minX * zoomScale,
      y: rect.minY * zoomScale,
      width: rect.width * zoomScale,
      height: rect.height * zoomScale
    )
    scrollRectToVisible(scaled, animated: animated)
  }

  /// True while fingers zoom; they do not, here.
  public var isZooming: Bool { false }
  /// True while the content returns to a limit of the scale; it takes no time here.
  public var isZoomBouncing: Bool { false }
}
