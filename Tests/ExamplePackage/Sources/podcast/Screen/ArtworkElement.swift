import ListScope

/// The picture of a show.
struct ArtworkElement: UIViewElement {
  var show: Int
  var services: RowServices

  func makeUIView() -> ArtworkView { ArtworkView() }

  func updateUIView(_ view: ArtworkView, with context: UIViewElementContext) {
    guard !context.isMeasuring else { return }
    view.artwork =
      services.mistakes.artwork
      ? DecodedArtwork(services.artwork.artwork(ofShow: show))
      : services.artwork.decoded(ofShow: show)
  }
}

/// Shows a picture with round corners.
final class ArtworkView: UIView {
  var artwork: DecodedArtwork? {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard let color = artwork?.color else { return }
    UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
  }
}
