/// A shop's server sends new prices: some products change, a few come, a few go.
struct PriceSync {
  /// Seconds from the start to the first sync.
  static let firstDelay = 1.0
  /// Seconds between two syncs.
  static let interval = 10.0
  /// The share of products that get another price.
  static let updatedShare = 0.02
  /// The share of products that come, and of those that go.
  static let replacedShare = 0.002

  private var generator: SplitMix64
  private var times = Cadence(first: Self.firstDelay, every: Self.interval)

  /// Makes the syncs of a seed.
  init(seed: UInt64) {
    generator = SplitMix64(seed: seed, scenario: "catalog", stream: .updates)
  }

  /// Whether a sync is due.
  ///
  /// Once it was, the next one is due an interval later.
  mutating func isDue(at time: Double) -> Bool { times.isDue(at: time) }

  /// Changes the catalogue as one sync does.
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
