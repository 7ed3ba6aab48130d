import Workloads

/// A price sync with the shop's server: some products change, a few are added, a few are removed.
struct PriceSync {
  /// Seconds from the start to the first sync.
  static let firstDelay = 1.0
  /// Seconds between two syncs.
  static let interval = 10.0
  /// The share of products whose price changes.
  static let updatedShare = 0.02
  /// The share of products that are added, and of those that are removed.
  static let replacedShare = 0.002

  private var generator: SplitMix64
  private var times = Cadence(first: Self.firstDelay, every: Self.interval)

  /// Creates the syncs of a seed.
  init(seed: UInt64) {
    generator = SplitMix64(seed: seed, scenario: "catalog", stream: .updates)
  }

  /// Returns whether a sync is due.
  ///
  /// If so, the next one is due an interval later.
  mutating func isDue(at time: Double) -> Bool { times.isDue(at: time) }

  /// Applies one sync to the catalogue.
  mutating func apply(to catalog: inout Catalog) {
    let count = catalog.productCount
    for _ in 0..<Self.share(Self.updatedShare, of: count) {
      let index = Int.random(in: 0..<count, using: &generator)
      catalog.changePrice(at: index, using: &generator)
    }
    for _ in 0..<Self.share(Self.replacedShare, of: count) {
      catalog.insertProduct(at: Int.random(in: 0..<catalog.productCount, using: &generator))
      catalog.removeProduct(at: Int.random(in: 0..<catalog.productCount, using: &generator))
    }
  }

  /// The share of a number, at least 1.
  private static func share(_ share: Double, of count: Int) -> Int {
    max(1, Int(Double(count) * share))
  }
}
