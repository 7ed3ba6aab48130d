import Workloads

/// An endless source of messages.
struct ChatSource {
  private typealias Numbers = ChatScenario.Numbers

  private var text: SplitMix64
  private var structure: SplitMix64
  private var isMine = false

  /// Creates the messages of a seed, for one end of the conversation.
  init(_ name: String, seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: name, stream: .text)
    structure = SplitMix64(seed: seed, scenario: name, stream: .structure)
  }

  /// A random number of messages in a day.
  mutating func daySize() -> Int {
    let size = Distributions.logNormal(
      median: Numbers.medianOfDay,
      sigma: Numbers.daySigma,
      using: &structure
    )
    return max(1, Int(size))
  }

  /// The next message.
  mutating func message(id: Int) -> Chat.Message {
    if isBelow(Numbers.turnShare) { isMine.toggle() }
    let isPicture = isBelow(Numbers.pictureShare)
    return Chat.Message(id: id, isMine: isMine, body: isPicture ? picture() : words())
  }

  private mutating func picture() -> Chat.Message.Body {
    .picture(height: Int.random(in: Numbers.pictureHeights, using: &structure))
  }

  private mutating func words() -> Chat.Message.Body {
    let letters = Distributions.logNormal(
      median: Numbers.medianLetters,
      sigma: Numbers.lettersSigma,
      using: &text
    )
    let length = Int(min(letters.rounded(), Double(Numbers.maxLetters)))
    return .text(EverydayWords.text(letters: length, using: &text))
  }

  private mutating func isBelow(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &structure) < share
  }
}
