import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// One run of the scenario `feed`.
final class FeedSession: ScenarioSession {
  private typealias Numbers = FeedScenario.Numbers

  private(set) var feed: Feed
  private var likes = Cadence(first: Numbers.likeInterval, every: Numbers.likeInterval)
  private var generator: SplitMix64
  private let sizing: RunParameters.Sizing
  /// The time at which a requested page arrives.
  private var pageTime: Double?
  let sectionCount = 1
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    feed = Feed(count: parameters.items, seed: parameters.seed)
    generator = SplitMix64(seed: parameters.seed, scenario: "feed", stream: .updates)
    sizing = parameters.sizing
    itemCount = feed.posts.count
    checksum = feed.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    if let update = pageUpdate(at: time, in: list) { return update }
    return likes.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  /// Requests a page near the end; it arrives some time later.
  private func pageUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard let pageTime else {
      let left = list.scrollPositionInfo.bottomScrollOffset
      guard feed.hasMore, !list.visibleItems.isEmpty,
        left < Numbers.pageScreens * list.bounds.height
      else { return nil }
      self.pageTime = time + Numbers.pageDelay
      return nil
    }
    guard time >= pageTime else { return nil }
    self.pageTime = nil
    return ContentUpdate(name: "append_page") { [self] in feed.loadPage() }
  }

  /// Likes a visible post, or removes the like.
  func extraUpdate(in list: ListView) -> ContentUpdate? {
    let posts = list.visibleItems.compactMap { ($0.anyContent as? any FeedPostRow)?.post.id }
    guard let post = posts.randomElement(using: &generator) else { return nil }
    return ContentUpdate(name: "like") { [self] in feed.toggleLike(of: post) }
  }

  func configure(_ list: inout ListProperties) {
    list.layout = .table { $0.layout.itemSpacing = 8 }
    list.appearance.backgroundColor = .secondarySystemBackground
    list += Section("feed") { section in
      section += feed.loaded.map { $0.item(sizing) }
    }
  }
}
