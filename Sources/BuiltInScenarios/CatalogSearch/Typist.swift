import Foundation
import Workloads

/// A simulated user who types into a search field: the text at each time.
///
/// First the word is typed, with a result after every key, and three letters are deleted. Then the
/// field is cleared, and the word is typed again so fast that the first result comes after a burst
/// of keys. Then the field is cleared again, and everything repeats.
struct Typist {
  /// The word that is typed. (Own: it occurs in some of the products.)
  static let word = "espresso"
  /// The number of letters that are deleted. (Own.)
  static let deletedCount = 3
  /// The number of keys before the first result in the burst. (Own.)
  static let burstCount = 5
  /// The mean time between two keys, in seconds. (36.2 words per minute on phones; Palin et al.,
  /// MobileHCI 2019, over 37,370 people.)
  static let meanInterval = 0.331
  /// The standard deviation of the logarithm of that time. (Own.)
  static let intervalSigma = 0.4
  /// The time from the first frame to the first key, and between two rounds, in seconds. (Own.)
  static let pause = 0.8

  /// The text after a result, and the number of keys that led to it.
  private struct Result {
    let query: String
    let keys: Int
    var pause = 0.0
  }

  private static let round: [Result] = {
    let prefixes = (1...word.count).map { String(word.prefix($0)) }
    let deleted = (1...deletedCount).map { String(word.dropLast($0)) }
    let burst = Result(query: prefixes[burstCount - 1], keys: burstCount, pause: pause)
    let cleared = Result(query: "", keys: 1, pause: pause)
    return (prefixes + deleted).map { Result(query: $0, keys: 1) } + [cleared, burst]
      + prefixes[burstCount...].map { Result(query: $0, keys: 1) } + [cleared]
  }()

  private var generator: SplitMix64
  private var position = 0
  private var nextTime = 0.0

  /// Creates the typist of a seed.
  init(seed: UInt64) {
    generator = SplitMix64(seed: seed, scenario: "catalog-search", stream: .updates)
    nextTime = Self.pause + timeToNext()
  }

  /// The new search text at a time; nil if it has not changed.
  mutating func query(at time: Double) -> String? {
    guard time >= nextTime else { return nil }
    let query = Self.round[position].query
    position = (position + 1) % Self.round.count
    nextTime += timeToNext()
    return query
  }

  /// The time for the keys up to the next result, in seconds.
  private mutating func timeToNext() -> Double {
    let next = Self.round[position]
    // The mean of log-normal numbers is greater than their median.
    let median = Self.meanInterval * exp(-Self.intervalSigma * Self.intervalSigma / 2)
    return (0..<next.keys).reduce(next.pause) { time, _ in
      time
        + Distributions.logNormal(median: median, sigma: Self.intervalSigma, using: &generator)
    }
  }
}
