import Workloads

/// Photos by the day on which they were taken: the model behind the scenario `photos`.
struct PhotoLibrary {
  /// A photo.
  struct Photo: Hashable {
    let id: Int
    /// The index of its palette.
    let palette: Int
  }

  /// The photos of one day; at least one.
  struct Day {
    /// Days since 1 January 1970.
    let number: Int
    let photos: [Photo]

    /// The date, such as `29 February 2024`.
    var title: String { CivilDate(dayNumber: number).title }
  }

  /// The initial day of the newest photo: 1 March 2024.
  private static let lastDay = 19_783

  /// The days with photos, newest first.
  private(set) var days: [Day] = []
  /// The ids of the selected photos.
  private(set) var selected: Set<Int> = []
  private(set) var photoCount = 0
  private var text: SplitMix64
  private var structure: SplitMix64

  /// Creates a library of `count` photos.
  init(count: Int, seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "photos", stream: .text)
    structure = SplitMix64(seed: seed, scenario: "photos", stream: .structure)
    let sizes = daySizes(count)
    days = newDays(sizes, lastDay: Self.lastDay)
  }

  /// A checksum of everything that is shown.
  var checksum: Checksum {
    var checksum = Checksum()
    for day in days {
      checksum.combine(day.number)
      for photo in day.photos {
        checksum.combine(photo.id)
        checksum.combine(photo.palette)
      }
    }
    return checksum
  }

  /// Adds `count` photos of later days before all others.
  mutating func addPhotos(_ count: Int) {
    let sizes = daySizes(count)
    let newest = days.first?.number ?? Self.lastDay
    days.insert(contentsOf: newDays(sizes, lastDay: newest + sizes.count), at: 0)
  }

  /// Selects the next `count` unselected photos, starting at a photo.
  ///
  /// It wraps around after the last photo. An unknown id starts at the first one.
  mutating func select(_ count: Int, from id: Int?) {
    let photos = days.lazy.flatMap(\.photos)
    var rest = count
    for half in [photos.drop { $0.id != id }, photos.drop { _ in false }] {
      for photo in half {
        guard rest > 0 else { return }
        if selected.insert(photo.id).inserted { rest -= 1 }
      }
    }
  }

  /// Clears the selection.
  mutating func deselectAll() {
    selected = []
  }

  /// The numbers of photos in consecutive days, `count` in total.
  private mutating func daySizes(_ count: Int) -> [Int] {
    var sizes: [Int] = []
    var rest = count
    while rest > 0 {
      let size = Distributions.logNormal(
        median: PhotosScenario.medianPerDay,
        sigma: PhotosScenario.sigmaPerDay,
        using: &structure
      )
      sizes.append(min(rest, max(1, Int(size.rounded()))))
      rest -= sizes[sizes.count - 1]
    }
    return sizes
  }

  /// Consecutive days, the last one first.
  private mutating func newDays(_ sizes: [Int], lastDay: Int) -> [Day] {
    sizes.enumerated().map { index, size in
      Day(number: lastDay - index, photos: (0..<size).map { _ in newPhoto() })
    }
  }

  private mutating func newPhoto() -> Photo {
    defer { photoCount += 1 }
    return Photo(
      id: photoCount,
      palette: Int.random(in: 0..<PhotoPalette.all.count, using: &text)
    )
  }
}
