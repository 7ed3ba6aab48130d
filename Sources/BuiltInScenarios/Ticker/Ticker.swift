import Workloads

/// Share prices in order: the model behind the scenario `ticker`.
struct Ticker {
  /// A share and its price.
  struct Quote: Hashable {
    let symbol: String
    /// The first price of the day.
    let openInCents: Int
    var priceInCents: Int

    /// The change since the first price of the day, in hundredths of a percent.
    var changeInBasisPoints: Int { (priceInCents - openInCents) * 10_000 / openInCents }

    /// Returns whether the share is above another one.
    func precedes(_ other: Quote) -> Bool {
      priceInCents == other.priceInCents
        ? symbol < other.symbol : priceInCents > other.priceInCents
    }
  }

  /// The shares, the most expensive first.
  private(set) var quotes: [Quote]
  private var updates: SplitMix64

  /// Creates the prices of `count` shares.
  init(count: Int, seed: UInt64) {
    var text = SplitMix64(seed: seed, scenario: "ticker", stream: .text)
    updates = SplitMix64(seed: seed, scenario: "ticker", stream: .updates)
    let symbols = Self.symbols(count, using: &text)
    quotes = symbols.map { symbol in
      let price = Distributions.logNormal(
        median: TickerScenario.medianPrice,
        sigma: TickerScenario.priceSigma,
        using: &text
      )
      let change = Distributions.logNormal(
        median: 1,
        sigma: TickerScenario.daySigma,
        using: &text
      )
      return Quote(
        symbol: symbol,
        openInCents: max(1, Int(price / change)),
        priceInCents: max(1, Int(price))
      )
    }
    quotes.sort { $0.precedes($1) }
  }

  /// A checksum of everything that rows show.
  var checksum: Checksum {
    var checksum = Checksum()
    for quote in quotes {
      checksum.combine(quote.symbol)
      checksum.combine(quote.openInCents)
      checksum.combine(quote.priceInCents)
    }
    return checksum
  }

  /// Changes a share of the prices, at least one, and sorts the quotes again.
  mutating func changePrices(share: Double) {
    guard !quotes.isEmpty else { return }
    for _ in 0..<max(1, Int(Double(quotes.count) * share)) {
      let index = Int.random(in: 0..<quotes.count, using: &updates)
      quotes[index].priceInCents = changed(quotes[index].priceInCents)
    }
    quotes.sort { $0.precedes($1) }
  }

  /// A changed price: a step up or down, of at least a cent.
  private mutating func changed(_ cents: Int) -> Int {
    let share = Distributions.logNormal(
      median: TickerScenario.medianStep,
      sigma: TickerScenario.stepSigma,
      using: &updates
    )
    let step = max(1, Int(Double(cents) * share))
    return Bool.random(using: &updates) || cents <= step ? cents + step : cents - step
  }

  /// Unique symbols of four letters; of more if these are not enough.
  private static func symbols(_ count: Int, using generator: inout SplitMix64) -> [String] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var length = 4
    var possible = letters.count * letters.count * letters.count * letters.count
    while possible < count {
      length += 1
      possible *= letters.count
    }
    // A prime that does not divide the number of symbols reaches each of them once.
    let start = Int.random(in: 0..<possible, using: &generator)
    return (0..<count).map { index in
      var rest = (start + index * 7_919) % possible
      return String(
        (0..<length).map { _ in
          defer { rest /= letters.count }
          return letters[rest % letters.count]
        }
      )
    }
  }
}
