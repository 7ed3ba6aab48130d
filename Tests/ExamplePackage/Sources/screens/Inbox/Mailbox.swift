import Foundation

/// The mails of an account.
struct Mailbox {
  struct Mail: Identifiable, Equatable {
    var id: Int
    var sender: String
    var subject: String
    var preview: String
    var time: String
    var isRead: Bool
    var isFlagged = false
  }

  /// Mails that the user keeps at the top, in an order of their own.
  var pinned: [Mail] = []
  var mails: [Mail] = []
  private var nextID = 0

  init(count: Int, using generator: inout some RandomNumberGenerator) {
    for number in 0..<count {
      let mail = makeMail(using: &generator)
      if number < min(3, count / 4) { pinned.append(mail) } else { mails.append(mail) }
    }
  }

  var ids: [Mail.ID] { (pinned + mails).map(\.id) }

  mutating func receive(using generator: inout some RandomNumberGenerator) {
    var mail = makeMail(using: &generator)
    mail.isRead = false
    mail.time = "now"
    mails.insert(mail, at: 0)
  }

  mutating func remove(_ ids: Set<Mail.ID>) {
    pinned.removeAll { ids.contains($0.id) }
    mails.removeAll { ids.contains($0.id) }
  }

  mutating func update(_ id: Mail.ID, _ change: (inout Mail) -> Void) {
    if let index = pinned.firstIndex(where: { $0.id == id }) { change(&pinned[index]) }
    if let index = mails.firstIndex(where: { $0.id == id }) { change(&mails[index]) }
  }

  mutating func movePinned(from: Int, to: Int) {
    pinned.insert(pinned.remove(at: from), at: to)
  }

  private mutating func makeMail(using generator: inout some RandomNumberGenerator) -> Mail {
    defer { nextID += 1 }
    let lines = Self.lines.shuffled(using: &generator)
    return Mail(
      id: nextID,
      sender: generator.pick(from: Self.senders),
      subject: generator.pick(from: Self.subjects),
      preview: lines.prefix(Int.random(in: 1...4, using: &generator)).joined(separator: " "),
      time:
        "\(Int.random(in: 7...22, using: &generator)):\(Int.random(in: 10...59, using: &generator))",
      isRead: Int.random(in: 0..<3, using: &generator) > 0
    )
  }

  private static let senders = [
    "Grace Hopper", "Alan Kay", "Barbara Liskov", "Edsger Dijkstra", "Hedy Lamarr", "Radia Perlman",
    "The Library", "City Council", "Ana Sofia Villanueva de la Cruz",
  ]
  private static let subjects = [
    "Minutes of Tuesday", "Your order has been shipped", "Draft, second version", "Lunch?",
    "Invoice 2026-118", "Re: The room on the third floor is no longer available", "Photos",
  ]
  private static let lines = [
    "Please find the minutes below.", "Two points are still open.", "The parcel arrives on Friday.",
    "Could you have a look at the second half before noon?", "Shall we say one o'clock?",
    "Payment is due within thirty days.", "I have added the pictures from the trip.",
  ]
}
