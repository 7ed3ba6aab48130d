import Foundation

/// A conversation of two people.
struct Conversation {
  struct Message: Identifiable, Equatable {
    struct Reply: Equatable {
      var author: String
      var text: String
    }

    struct Reaction: Equatable {
      var emoji: String
      var count: Int
    }

    var id: Int
    var author: String
    var isOutgoing: Bool
    var text: String
    var date: Date
    var reply: Reply?
    var reactions: [Reaction] = []
  }

  struct Day: Identifiable {
    var date: Date
    var messages: [Message]

    var id: Date { date }
  }

  private(set) var messages: [Message] = []
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The messages by day, the oldest first.
  var days: [Day] {
    var days: [Day] = []
    for message in messages {
      let date = Self.calendar.startOfDay(for: message.date)
      if days.last?.date == date {
        days[days.count - 1].messages.append(message)
      } else {
        days.append(Day(date: date, messages: [message]))
      }
    }
    return days
  }

  init(count: Int, using generator: inout some RandomNumberGenerator) {
    for _ in 0..<count { receive(using: &generator) }
  }

  /// A message arrives, or is one that was sent on another device.
  mutating func receive(using generator: inout some RandomNumberGenerator) {
    let isOutgoing = Int.random(in: 0..<5, using: &generator) < 2
    let sentences = Int.random(in: 1...3, using: &generator)
    let text = (0..<sentences).map { _ in generator.pick(from: Self.sentences) }
    let minutes = Double(Int.random(in: 1...90, using: &generator))
    add(
      text.joined(separator: " "),
      isOutgoing: isOutgoing,
      replyTo: Int.random(in: 0..<4, using: &generator) == 0
        ? messages.suffix(12).randomElement(using: &generator) : nil,
      at: (messages.last?.date ?? Date(timeIntervalSince1970: 1_790_000_000)) + minutes * 60
    )
    if Int.random(in: 0..<3, using: &generator) == 0 {
      react(to: messages.count - 1, using: &generator)
    }
  }

  /// Sends a message.
  mutating func send(_ text: String) {
    guard let last = messages.last else { return }
    add(text, isOutgoing: true, replyTo: nil, at: last.date + 60)
  }

  /// Adds a reaction to one of the last messages.
  mutating func react(to index: Int, using generator: inout some RandomNumberGenerator) {
    guard messages.indices.contains(index) else { return }
    let emoji = generator.pick(from: ["+1", "ha", "wow", "<3"])
    if let known = messages[index].reactions.firstIndex(where: { $0.emoji == emoji }) {
      messages[index].reactions[known].count += 1
    } else {
      messages[index].reactions.append(.init(emoji: emoji, count: 1))
    }
  }

  private mutating func add(
    _ text: String,
    isOutgoing: Bool,
    replyTo original: Message?,
    at date: Date
  ) {
    messages.append(
      Message(
        id: messages.count,
        author: isOutgoing ? "You" : "Ada",
        isOutgoing: isOutgoing,
        text: text,
        date: date,
        reply: original.map { .init(author: $0.author, text: $0.text) }
      )
    )
  }

  private static let sentences = [
    "Are we still on for Saturday?",
    "The train leaves at half past nine, so let us meet at the station a little earlier.",
    "Sure!",
    "I have booked the table for six people, by the window as last time.",
    "Could you bring the projector?",
    "No idea, I will ask Grace and tell you tomorrow.",
    "That sounds great.",
    "The second draft is in the shared folder; the figures in the third chapter are still missing.",
    "On my way",
    "It rained all day, and the garden looks wonderful now.",
  ]
}
