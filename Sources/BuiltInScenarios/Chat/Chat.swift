import Workloads

/// A conversation between two people: the model behind the scenario of the same name.
struct Chat {
  /// A message.
  struct Message: Hashable {
    /// The content of a message.
    enum Body: Hashable {
      case text(String)
      /// A picture of a height in points.
      case picture(height: Int)
    }

    /// Ascending from the oldest message to the newest.
    let id: Int
    let isMine: Bool
    let body: Body
  }

  /// The messages of one day; days before the first one generated have negative numbers.
  struct Day {
    let number: Int
    var messages: [Message] = []
  }

  /// The days, from the oldest to today.
  private(set) var days = [Day(number: 0)]
  private var source: ChatSource
  /// A separate source, so that loading the history does not change new messages.
  private var history: ChatSource
  private var nextID = 0
  private var oldestID = 0
  /// The number of messages that the history still adds to the oldest day.
  private var olderRoom = 0

  /// Creates the last `count` messages of a conversation.
  init(count: Int, seed: UInt64) {
    source = ChatSource("chat", seed: seed)
    history = ChatSource("chat history", seed: seed)
    var left = count
    while left > 0 {
      let size = min(left, source.daySize())
      append(size)
      left -= size
      if left > 0 { days.append(Day(number: days.count)) }
    }
  }

  /// The number of messages.
  var messageCount: Int { nextID - oldestID }

  /// The newest message.
  var lastMessage: Message? { days.last?.messages.last }

  /// The oldest message.
  var firstMessage: Message? { days.first?.messages.first }

  /// A checksum of everything that rows show.
  var checksum: Checksum {
    var checksum = Checksum()
    for day in days {
      checksum.combine(day.number)
      for message in day.messages { message.add(to: &checksum) }
    }
    return checksum
  }

  /// Appends messages today.
  mutating func append(_ count: Int) {
    for _ in 0..<count {
      days[days.count - 1].messages.append(source.message(id: nextID))
      nextID += 1
    }
  }

  /// Loads older messages.
  ///
  /// - Complexity: O(count + days + messages of the oldest day).
  mutating func prependHistory(_ count: Int) {
    var left = count
    while left > 0 {
      if olderRoom == 0 { beginOlderDay() }
      let size = min(left, olderRoom)
      prepend(size)
      olderRoom -= size
      left -= size
    }
  }

  private mutating func beginOlderDay() {
    olderRoom = history.daySize()
    days.insert(Day(number: days[0].number - 1), at: 0)
  }

  private mutating func prepend(_ count: Int) {
    let older = (1...count).map { history.message(id: oldestID - $0) }
    oldestID -= count
    days[0].messages.insert(contentsOf: older.reversed(), at: 0)
  }
}

extension Chat.Message {
  fileprivate func add(to checksum: inout Checksum) {
    checksum.combine(id)
    checksum.combine(isMine ? 1 : 0)
    switch body {
    case .text(let text): checksum.combine(text)
    case .picture(let height): checksum.combine(height)
    }
  }
}
