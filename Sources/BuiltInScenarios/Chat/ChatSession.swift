import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// One run of the scenario `chat`.
final class ChatSession: ScenarioSession {
  private typealias Numbers = ChatScenario.Numbers

  private(set) var chat: Chat
  private var arrivals: PoissonArrivals
  private var bursts: SplitMix64
  private let sizing: RunParameters.Sizing
  /// The time at which requested older messages arrive.
  private var historyTime: Double?
  /// The automatic scroll of the next update.
  private var autoScroll: AutoScrollAction
  let sectionCount: Int
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    chat = Chat(count: parameters.items, seed: parameters.seed)
    bursts = SplitMix64(seed: parameters.seed, scenario: "chat bursts", stream: .updates)
    arrivals = PoissonArrivals(
      perSecond: Numbers.arrivalsPerSecond,
      SplitMix64(seed: parameters.seed, scenario: "chat", stream: .updates)
    )
    sizing = parameters.sizing
    sectionCount = chat.days.count
    itemCount = chat.messageCount
    checksum = chat.checksum
    autoScroll = .none
    autoScroll = scrollToEnd()
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    if let update = historyUpdate(at: time, in: list) { return update }
    guard arrivals.isDue(at: time) else { return nil }
    let isBurst = Double.random(in: 0..<1, using: &bursts) < Numbers.burstShare
    return isBurst
      ? append(Numbers.burstCount, "append_burst", in: list) : extraUpdate(in: list)
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? { append(1, "append", in: list) }

  /// Appends messages; the list scrolls to them if its last one is visible.
  private func append(_ count: Int, _ name: StaticString, in list: ListView) -> ContentUpdate {
    let wasAtEnd = list.scrollPositionInfo.isLastItemVisible
    return ContentUpdate(name: name) { [self] in
      chat.append(count)
      autoScroll = wasAtEnd ? scrollToEnd() : .none
    }
  }

  /// Requests older messages near the top; they arrive some time later.
  private func historyUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard let historyTime else {
      let reach = Numbers.historyScreens * list.bounds.height
      guard !list.visibleItems.isEmpty, list.scrollView.contentOffset.y < reach else { return nil }
      self.historyTime = time + Numbers.historyDelay
      return nil
    }
    guard time >= historyTime else { return nil }
    self.historyTime = nil
    return ContentUpdate(
      name: "prepend_history",
      apply: { [self] in autoScroll = holding($0) },
      change: { [self] in chat.prependHistory(Numbers.historyCount) }
    )
  }

  func configure(_ list: inout ListProperties) {
    list.layout = .table {
      $0.layout.sectionHeaderBottomSpacing = 4
      $0.layout.interSectionSpacingWithNoFooter = 12
    }
    list.behavior.underflow.alignment = .bottom
    list.autoScrollAction = autoScroll
    for day in chat.days {
      list += Section(day.number) { section in
        section.header = ChatDayTitle(day: day.number)
        section += day.messages.map { ChatRow(message: $0).item(sizing) }
      }
    }
  }

  private func scrollToEnd() -> AutoScrollAction {
    guard let last = chat.lastMessage else { return .none }
    return .scrollTo(
      .lastItem,
      onInsertOf: ChatRow(message: last).identifier,
      position: ScrollPosition(position: .bottom, ifAlreadyVisible: .scrollToPosition)
    )
  }

  /// Keeps the first visible message in place, while others are inserted above it.
  private func holding(_ list: ListView) -> AutoScrollAction {
    guard let oldest = chat.firstMessage, let anchor = list.visibleItems.first?.anyIdentifier,
      let position = Self.position(of: anchor, in: list)
    else { return .none }
    return .scrollTo(
      .item(anchor),
      onInsertOf: ChatRow(message: oldest).identifier,
      itemPosition: .verticalContentOffsetAdjustment { $0.position - position }
    )
  }

  /// The distance of an item from the top of the view, in points.
  private static func position(of item: AnyIdentifier, in list: ListView) -> CGFloat? {
    var position: CGFloat?
    // A scroll by 0 points, whose closure receives the item's position.
    list.scrollTo(
      item: item,
      contentOffsetAdjustment: { info in
        position = info.position
        return 0
      }
    )
    return position
  }
}

extension ListItemScrollPositionInfo {
  /// The distance of the item from the top of the visible part, in points.
  fileprivate var position: CGFloat { itemFrame.minY - visibleContentFrame.minY }
}
