@testable import BuiltInScenarios
import Foundation
import ListEngine
import Testing
@testable import Workloads

@Suite struct InboxTests {
  @Test(
    "Mails are in three boxes, and none is lost",
    arguments: [(1, 0, 0), (40, 2, 10), (5_000, 5, 40)]
  )
  func boxes(count: Int, pinned: Int, today: Int) {
    let inbox = Inbox(count: count, seed: 1)
    #expect(inbox[.pinned].count == pinned)
    #expect(inbox[.today].count == today)
    #expect(inbox.mailCount == count)
    let ids = Inbox.Box.allCases.flatMap { inbox[$0].map(\.id) }
    #expect(ids == (0..<count).reversed())
  }

  @Test("The text of a mail has a median of 48 letters")
  func lengths() {
    let lengths = Inbox(count: 5_000, seed: 3)[.earlier].map(\.text.utf8.count).sorted()
    #expect(abs(lengths[lengths.count / 2] - 48) <= 3)
  }

  @Test("Mails are added, removed and marked")
  func edits() {
    var inbox = Inbox(count: 40, seed: 1)
    inbox.receive()
    #expect(inbox[.today].first?.id == 40)
    inbox.remove(40)
    inbox.remove(40)
    inbox.remove(0)
    #expect(inbox.mailCount == 39)
    inbox.markAll(read: true)
    #expect(Inbox.Box.allCases.allSatisfy { inbox[$0].allSatisfy { $0.isRead } })
  }

  @Test(
    "Rows are swiped away, mails arrive, and all are marked as read",
    arguments: [BatchingPolicy.prefix(250), .default]
  )
  func plays(batching: BatchingPolicy) {
    let stage = Stage(InboxSession(RunParameters(items: 500)), batching: batching)
    stage.play(for: 4.9)
    #expect(stage.changes.contains("swipe_remove"))
    #expect(!stage.changes.contains("mark_all"))
    stage.play(for: 0.3)
    #expect(stage.changes.contains("mark_all"))
    #expect(stage.session.inbox[.earlier].allSatisfy { $0.isRead })
    stage.play(for: 19)
    let removed = stage.changes.count { $0 == "swipe_remove" }
    let received = stage.changes.count { $0 == "prepend" }
    #expect((5...6).contains(removed))
    #expect((1...12).contains(received))
    #expect(stage.list.content.itemCount == 500 - removed + received)
    #expect(stage.changes.count { $0 == "mark_all" } == 1)
  }
}
