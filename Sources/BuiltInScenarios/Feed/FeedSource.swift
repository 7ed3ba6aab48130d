import Workloads

/// An endless source of posts.
struct FeedSource {
  private typealias Numbers = FeedScenario.Numbers

  private var text: SplitMix64
  private var structure: SplitMix64

  /// Creates the posts of a seed.
  init(seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "feed", stream: .text)
    structure = SplitMix64(seed: seed, scenario: "feed", stream: .structure)
  }

  /// The next post.
  mutating func post(id: Int) -> Feed.Post {
    let letters = Distributions.logNormal(
      median: Numbers.medianLetters,
      sigma: Numbers.lettersSigma,
      using: &text
    )
    return Feed.Post(
      id: id,
      author: EverydayWords.name(using: &text),
      text: words(Int(min(letters.rounded(), Double(Numbers.maxLetters)))),
      attachment: attachment(),
      likes: Int.random(in: 0...400, using: &text)
    )
  }

  private mutating func attachment() -> Feed.Post.Attachment {
    var share = Double.random(in: 0..<1, using: &structure)
    func isNext(_ size: Double) -> Bool {
      share -= size
      return share < 0
    }
    if isNext(Numbers.kindShares.text) { return .none }
    if isNext(Numbers.kindShares.picture) {
      return .picture(height: within(Numbers.pictureHeights))
    }
    if isNext(Numbers.kindShares.link) {
      return .link(title: words(60), site: site())
    }
    if isNext(Numbers.kindShares.poll) { return .poll(answers()) }
    return .ad(title: words(40), height: within(Numbers.adHeights))
  }

  /// Answers, each with a part of the remaining votes; the last one gets the rest.
  private mutating func answers() -> [Feed.Post.Answer] {
    let count = within(Numbers.answerCounts)
    var left = 100
    return (1...count).map { number in
      let percent = number == count ? left : within(0...left)
      left -= percent
      return Feed.Post.Answer(text: words(14), percent: percent)
    }
  }

  private mutating func site() -> String {
    EverydayWords.name(using: &text).lowercased() + ".example"
  }

  private mutating func within(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &structure)
  }

  private mutating func words(_ letters: Int) -> String {
    EverydayWords.text(letters: letters, using: &text)
  }
}
