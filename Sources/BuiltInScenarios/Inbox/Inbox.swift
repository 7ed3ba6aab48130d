import Workloads

/// A mailbox: the model behind the scenario of the same name.
struct Inbox {
  /// A mail as the list shows it.
  struct Mail: Hashable {
    /// Ascending from the oldest mail to the newest.
    let id: Int
    let sender: String
    let text: String
    /// The time of arrival, in minutes of its day.
    let minute: Int
    var isRead = false
  }

  /// The section of a mail.
  enum Box: Int, CaseIterable {
    case pinned
    case today
    case earlier

    /// The title above the mails.
    var title: String {
      switch self {
      case .pinned: "Pinned"
      case .today: "Today"
      case .earlier: "Earlier"
      }
    }
  }

  /// The mails of each box, the newest first.
  private var boxes: [[Mail]] = Box.allCases.map { _ in [] }
  private var text: SplitMix64
  private var nextID = 0

  /// Creates a mailbox of `count` mails, all unread.
  init(count: Int, seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "inbox", stream: .text)
    let numbers = InboxScenario.Numbers.self
    let pinned = min(numbers.pinned.max, Int(numbers.pinned.share * Double(count)))
    let today = min(numbers.today.max, Int(numbers.today.share * Double(count)))
    boxes[Box.earlier.rawValue] = newMails(count - pinned - today)
    boxes[Box.today.rawValue] = newMails(today)
    boxes[Box.pinned.rawValue] = newMails(pinned)
  }

  /// The number of mails.
  var mailCount: Int { boxes.reduce(0) { $0 + $1.count } }

  /// The mails of a box, the newest first.
  subscript(box: Box) -> [Mail] { boxes[box.rawValue] }

  /// A checksum of everything that rows show.
  var checksum: Checksum {
    var checksum = Checksum()
    for box in Box.allCases {
      checksum.combine(box.title)
      for mail in self[box] {
        checksum.combine(mail.id)
        checksum.combine(mail.sender)
        checksum.combine(mail.text)
        checksum.combine(mail.minute)
      }
    }
    return checksum
  }

  /// Receives a mail.
  mutating func receive() {
    boxes[Box.today.rawValue].insert(contentsOf: newMails(1), at: 0)
  }

  /// Deletes a mail; does nothing if it is already gone.
  ///
  /// - Complexity: O(mails).
  mutating func remove(_ id: Int) {
    for box in boxes.indices {
      guard let index = boxes[box].firstIndex(where: { $0.id == id }) else { continue }
      boxes[box].remove(at: index)
    }
  }

  /// Marks all mails as read or as unread.
  mutating func markAll(read isRead: Bool) {
    for box in boxes.indices {
      for index in boxes[box].indices { boxes[box][index].isRead = isRead }
    }
  }

  /// Changes the mails of a box.
  mutating func update(_ box: Box, _ change: (inout [Mail]) -> Void) {
    change(&boxes[box.rawValue])
  }

  private mutating func newMails(_ count: Int) -> [Mail] {
    (0..<count).map { _ in newMail() }.reversed()
  }

  private mutating func newMail() -> Mail {
    defer { nextID += 1 }
    let numbers = InboxScenario.Numbers.self
    let letters = Distributions.logNormal(
      median: numbers.medianLetters,
      sigma: numbers.lettersSigma,
      using: &text
    )
    return Mail(
      id: nextID,
      sender: EverydayWords.name(using: &text) + " " + EverydayWords.name(using: &text),
      text: EverydayWords.text(letters: min(Int(letters), numbers.maxLetters), using: &text),
      minute: Int.random(in: 0..<24 * 60, using: &text)
    )
  }
}
