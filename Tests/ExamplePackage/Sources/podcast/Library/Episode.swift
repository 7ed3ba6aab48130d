import Foundation

/// An episode of a show.
struct Episode: Equatable {
  /// The state of its download to the device.
  enum Download: Equatable {
    case none
    case running
    case done
  }

  /// The identifier of a row.
  enum RowID: Hashable {
    case episode(Int)
    /// An identifier that was never used before, as `UUID()` makes them.
    case new(Int, version: Int)
  }

  let number: Int
  let show: Int
  let title: String
  let notes: String
  let published: Date
  let minutes: Int
  var download = Download.none
  /// The part that was heard, from 0 to 1.
  var progress = 0.0
  /// The identity of its row.
  var rowID: RowID

  /// The same episode in a row that is only known in one version of the list.
  func identified(inVersion version: Int) -> Episode {
    var episode = self
    episode.rowID = .new(number, version: version)
    return episode
  }
}

/// A show, whose episodes stand together.
struct Show: Equatable {
  let number: Int
  let name: String
  var episodes: [Episode]
}
