import Foundation

/// The shows that a user follows.
struct Library {
  private(set) var shows: [Show]

  init(episodes count: Int, using generator: inout some RandomNumberGenerator) {
    let perShow = 100
    let day = 86_400.0
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    shows = (0..<max(1, count / perShow)).map { show in
      let name = "\(generator.pick(from: Self.adjectives)) \(generator.pick(from: Self.nouns))"
      let episodes = (0..<min(perShow, count)).map { place in
        let number = show * perShow + place
        return Episode(
          number: number,
          show: show,
          title: "\(generator.pick(from: Self.topics)), part \(place % 7 + 1)",
          notes: Self.notes.shuffled(using: &generator).prefix(3).joined(separator: " "),
          published: start.addingTimeInterval(-day * Double(place * 7 + show % 7)),
          minutes: Int.random(in: 9...140, using: &generator),
          rowID: .episode(number)
        )
      }
      return Show(number: show, name: name, episodes: episodes)
    }
  }

  /// The shows with the episodes that have a text in their titles.
  func search(_ text: String) -> [Show] {
    guard !text.isEmpty else { return shows }
    return shows.compactMap { show in
      var found = show
      found.episodes = show.episodes.filter { $0.title.hasText(text) }
      return found.episodes.isEmpty ? nil : found
    }
  }

  /// Changes an episode.
  mutating func change(_ number: Int, _ change: (inout Episode) -> Void) {
    let (show, place) = (number / 100, number % 100)
    guard shows.indices.contains(show), shows[show].episodes.indices.contains(place) else { return }
    change(&shows[show].episodes[place])
  }

  private static let adjectives = [
    "Slow", "Hidden", "Northern", "Daily", "Curious", "Open", "Late",
  ]
  private static let nouns = [
    "Radio", "Letters", "Science", "History", "Kitchen", "Markets", "Hours",
  ]
  private static let topics = [
    "The lighthouse keepers", "Why bread rises", "A bridge in winter", "Counting the stars",
    "The last ferry", "What the archive forgot", "Maps of nowhere", "The sound of a city",
  ]
  private static let notes = [
    "We talk at 12:40 about the first winter on the island and what came after it.",
    "A listener writes from Bergen, with a question that took us to a library.",
    "At 31:05 there is a recording that has not been heard for sixty years.",
    "Thanks to everybody who sent in recordings, and to the night shift.",
    "The book mentioned at 48:12 is out of print; your library may have it.",
  ]
}

extension String {
  /// Returns whether a text is somewhere in it, letter by letter.
  fileprivate func hasText(_ text: String) -> Bool {
    var (own, other) = (self, text)
    return own.withUTF8 { bytes in
      other.withUTF8 { wanted in
        bytes.indices.contains { bytes[$0] == wanted.first && bytes[$0...].starts(with: wanted) }
      }
    }
  }
}
