@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Testing
@testable import Workloads

@Suite struct ChatTests {
  @Test("Lengths, pictures and days match those of real conversations")
  func statistics() {
    let chat = Chat(count: 20_000, seed: 4)
    let messages = chat.days.flatMap(\.messages)
    var heights: [Int] = []
    var lengths: [Int] = []
    for message in messages {
      switch message.body {
      case .text(let text): lengths.append(text.utf8.count)
      case .picture(let height): heights.append(height)
      }
    }
    #expect(messages.count == 20_000)
    #expect(abs(Double(heights.count) / 20_000 - 0.12) < 0.01)
    #expect(heights.allSatisfy { (180...320).contains($0) })
    #expect(abs(lengths.sorted()[lengths.count / 2] - 17) <= 2)
    #expect((350...550).contains(chat.days.count))
    #expect(messages.map(\.id) == Array(0..<20_000))
  }

  @Test("Messages from the history are older than all others, and fill their days")
  func history() {
    var chat = Chat(count: 10, seed: 1)
    for _ in 0..<5 { chat.prependHistory(50) }
    let messages = chat.days.flatMap(\.messages)
    #expect(messages.map(\.id) == Array(-250..<10))
    #expect(chat.messageCount == 260)
    let numbers = chat.days.map(\.number)
    #expect(numbers == Array(numbers[0]...0))
    #expect(chat.days.allSatisfy { !$0.messages.isEmpty })
  }

  @Test("Reading the history does not change new messages")
  func independence() {
    var one = Chat(count: 10, seed: 1)
    var other = one
    other.prependHistory(50)
    one.append(20)
    other.append(20)
    #expect(one.days.last?.messages == other.days.last?.messages)
  }

  private func stage(_ items: Int, _ batching: BatchingPolicy) -> Stage<ChatSession> {
    Stage(ChatSession(RunParameters(items: items)), batching: batching)
  }

  private func positions(_ stage: Stage<ChatSession>) -> [String: CGFloat] {
    stage.positions(of: ChatRowView.self) { $0.label.text }
  }

  @Test(
    "A conversation starts at its end and stays there as messages arrive",
    arguments: [BatchingPolicy.prefix(250), .default]
  )
  func tail(batching: BatchingPolicy) {
    let stage = stage(400, batching)
    stage.play(for: 0.1)
    #expect(stage.list.scrollPositionInfo.isLastItemVisible)
    stage.play(for: 20)
    #expect(stage.session.chat.messageCount > 400)
    #expect(stage.list.scrollPositionInfo.bottomScrollOffset < 1)
    #expect(!stage.changes.contains("prepend_history"))
    #expect(stage.changes.contains("append_burst"))
  }

  @Test(
    "Older messages inserted at the top do not move the visible ones",
    arguments: [BatchingPolicy.prefix(250), .default],
    [0.0, 1, 500, 800]
  )
  func prepend(batching: BatchingPolicy, offset: CGFloat) {
    let stage = stage(400, batching)
    stage.play(for: 0.1)
    stage.list.scrollView.contentOffset.y = 1_000
    stage.play(for: 0.1)
    stage.list.scrollView.contentOffset.y = offset
    stage.play(for: 0.05)
    let before = positions(stage)
    #expect(before.count >= 3)
    stage.play(for: 0.4)
    #expect(stage.changes.contains("prepend_history"))
    #expect(stage.session.chat.firstMessage?.id == -50)
    let after = positions(stage)
    for (text, position) in before { #expect(abs((after[text] ?? .infinity) - position) <= 1) }
    #expect(stage.list.scrollView.contentOffset.y > 1_000)
  }

  @Test(
    "Messages appended at the end do not move the visible ones further up",
    arguments: [BatchingPolicy.prefix(250), .default]
  )
  func reading(batching: BatchingPolicy) {
    let stage = stage(400, batching)
    stage.play(for: 0.1)
    stage.list.scrollView.contentOffset.y = 5_000
    stage.play(for: 0.1)
    let before = positions(stage)
    #expect(before.count >= 3)
    stage.play(for: 10)
    #expect(stage.session.chat.messageCount > 400)
    #expect(positions(stage) == before)
  }

  @Test("Bubbles contain their text, on the side of the sender")
  func bubbles() {
    let stage = stage(200, .default)
    stage.play(for: 0.1)
    let rows = stage.views(ChatRowView.self)
    #expect(rows.count > 5)
    for row in rows {
      row.layoutIfNeeded()
      #expect(row.bounds.contains(row.bubble.frame))
      let label = row.label.frame
      #expect(row.label.sizeThatFits(label.size).height <= label.height)
      #expect(row.label.sizeThatFits(label.size).width <= label.width)
    }
    #expect(Set(rows.map { $0.bubble.frame.minX == 12 }).count == 2)
  }
}
