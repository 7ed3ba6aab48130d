/// The artwork of all shows, decoded before it is shown.
final class ArtworkStore {
  private var artwork: [Artwork] = []
  private var decoded: [DecodedArtwork] = []

  init(shows: Int) {
    // A few pictures stand for all.
    artwork = (0..<min(shows, 12)).map { Artwork(show: $0, side: 112) }
    decoded = artwork.map { DecodedArtwork($0) }
  }

  /// The picture of a show as it came over the network.
  func artwork(ofShow show: Int) -> Artwork { artwork[show % artwork.count] }

  /// The picture of a show, ready to be drawn.
  func decoded(ofShow show: Int) -> DecodedArtwork { decoded[show % decoded.count] }
}
