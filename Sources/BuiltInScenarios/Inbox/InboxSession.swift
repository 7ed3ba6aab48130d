import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// One run of the scenario `inbox`.
final class InboxSession: ScenarioSession {
  private typealias Numbers = InboxScenario.Numbers

  private(set) var inbox: Inbox
  private var arrivals: PoissonArrivals
  private var swipes = Cadence(
    first: Numbers.swipeInterval.first,
    every: Numbers.swipeInterval.later
  )
  private var marks = Cadence(first: Numbers.markInterval.first, every: Numbers.markInterval.later)
  private var generator: SplitMix64
  private let sizing: RunParameters.Sizing
  private var swipe: RowSwipe?
  private var areAllRead = false
  /// The update requested by a swipe action.
  private var requestedUpdate: ContentUpdate?
  let sectionCount = Inbox.Box.allCases.count
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    inbox = Inbox(count: parameters.items, seed: parameters.seed)
    generator = SplitMix64(seed: parameters.seed, scenario: "inbox", stream: .updates)
    arrivals = PoissonArrivals(
      perSecond: Numbers.arrivalsPerSecond,
      SplitMix64(seed: parameters.seed, scenario: "inbox arrivals", stream: .updates)
    )
    sizing = parameters.sizing
    itemCount = inbox.mailCount
    checksum = inbox.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    if let update = requestedUpdate {
      requestedUpdate = nil
      return update
    }
    if marks.isDue(at: time) {
      return ContentUpdate(name: "mark_all") { [self] in
        areAllRead.toggle()
        inbox.markAll(read: areAllRead)
      }
    }
    return arrivals.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "prepend") { [self] in inbox.receive() }
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? {
    let begins = swipes.isDue(at: time)
    guard begins || swipe != nil else { return nil }
    return { [self] list in
      if swipe?.step(in: list) == false { swipe = nil }
      if begins { swipe = swipeOfRow(in: list) }
    }
  }

  /// A full swipe to the left of one of the visible rows; nil if there is none.
  private func swipeOfRow(in list: ListView) -> RowSwipe? {
    list.visibleItems.randomElement(using: &generator).map { item in
      RowSwipe(
        item: item.anyIdentifier,
        share: -1,
        frames: Numbers.swipeFrames,
        velocity: -Numbers.swipeVelocity
      )
    }
  }

  func configure(_ list: inout ListProperties) {
    for box in Inbox.Box.allCases {
      list += Section(box) { section in
        section.header = CatalogTitle(text: box.title)
        section += inbox[box].map { item($0) }
      }
    }
  }

  private func item(_ mail: Inbox.Mail) -> Item<MailRow> {
    Item(
      MailRow(mail: mail),
      sizing: sizing == .text ? .thatFits() : .fixed(height: Numbers.fixedHeight),
      trailingSwipeActions: SwipeActionsConfiguration(
        action: SwipeAction(title: "Delete", backgroundColor: .systemRed) { [weak self] done in
          self?.delete(mail.id, done)
        },
        performsFirstActionWithFullSwipe: true
      )
    )
  }

  private func delete(_ id: Int, _ done: @escaping (SwipeAction.Completion) -> Void) {
    done(.expandActions)
    requestedUpdate = ContentUpdate(name: "swipe_remove") { [self] in inbox.remove(id) }
  }
}
