@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Signposts
import Testing
@testable import Workloads

@Suite struct FeedTests {
  @Test("Kinds and lengths match the scenario's parameters")
  func statistics() {
    let posts = Feed(count: 10_000, seed: 2).posts
    func share(_ isOfKind: (Feed.Post.Attachment) -> Bool) -> Double {
      Double(posts.count { isOfKind($0.attachment) }) / 10_000
    }
    #expect(abs(share { $0 == .none } - 0.35) < 0.02)
    #expect(abs(share { if case .picture = $0 { true } else { false } } - 0.3) < 0.02)
    #expect(abs(share { if case .link = $0 { true } else { false } } - 0.15) < 0.02)
    #expect(abs(share { if case .poll = $0 { true } else { false } } - 0.1) < 0.02)
    #expect(abs(share { if case .ad = $0 { true } else { false } } - 0.1) < 0.02)
    let lengths = posts.map(\.text.utf8.count).sorted()
    #expect(abs(lengths[5_000] - 90) <= 4)
    for case .poll(let answers) in posts.map(\.attachment) {
      #expect(answers.reduce(0) { $0 + $1.percent } == 100)
    }
  }

  @Test("A feed loads pages until everything is loaded; a like can be removed")
  func edits() {
    var feed = Feed(count: 130, seed: 1)
    #expect(feed.loaded.count == 100)
    feed.loadPage()
    #expect(feed.loaded.count == 120)
    feed.loadPage()
    feed.loadPage()
    #expect(feed.loaded.count == 130)
    #expect(!feed.hasMore)
    let likes = feed.posts[7].likes
    feed.toggleLike(of: 7)
    #expect(feed.posts[7].likes == likes + 1)
    feed.toggleLike(of: 7)
    #expect(feed.posts[7].likes == likes)
  }

  @Test(
    "The feed grows near its end, and rows on screen are liked",
    arguments: [BatchingPolicy.prefix(250), .default]
  )
  func grows(batching: BatchingPolicy) {
    let stage = Stage(FeedSession(RunParameters(items: 1_000)), batching: batching)
    stage.play(for: 2.5)
    #expect(stage.changes == ["like", "like"])
    stage.list.scrollToLastItem()
    stage.play(for: 1)
    #expect(stage.session.feed.loadedCount == 120)
    #expect(stage.list.content.itemCount == 120)
    stage.list.scrollToLastItem()
    stage.play(for: 1)
    #expect(stage.session.feed.loadedCount == 140)
    #expect(stage.session.feed.posts.contains { $0.isLiked })
  }

  @Test("The scenario's own gesture makes the feed grow within ten seconds")
  func ownGesture() {
    let runner = ScenarioRunner(RunParameters(items: 5_000), signposter: .disabled)
    _ = runner.run(FeedScenario())
    #expect(runner.list.content.itemCount >= 120)
  }

  @Test("Rows of all kinds are 80 to 900 points high")
  func heights() {
    let stage = Stage(FeedSession(RunParameters(items: 200)))
    var heights: Set<CGFloat> = []
    var kinds: Set<String> = []
    stage.play(for: 10) {
      stage.list.scrollView.contentOffset.y += 60
      for item in stage.list.visibleItems { kinds.insert("\(type(of: item))") }
      for cell in stage.list.scrollView.subviews { heights.insert(cell.frame.height) }
    }
    #expect(kinds.count == 5)
    #expect(heights.filter { $0 > 10 }.allSatisfy { (80...900).contains($0) })
    #expect((heights.max() ?? 0) > 500)
  }
}
