import Foundation
import HeadlessUIKit
import Workloads

@testable import ListEngine

/// A call of a list by an app, between callbacks or in the middle of one.
enum ListCall {
  case configure([CallRow], animated: Bool)
  case scroll(id: Int, ScrollPosition.Position, animated: Bool)
  case tap(IndexPath)
  case height(CGFloat)
  case superview(Bool)

  /// A random call.
  static func random(_ random: inout SplitMix64, _ model: inout [CallRow]) -> ListCall {
    switch random.number(10) {
    case 0...4:
      CallRow.edit(&model, &random)
      return .configure(model, animated: random.number(2) == 0)
    case 5, 6:
      let position = random.element([ScrollPosition.Position.top, .centered, .bottom])
      return .scroll(id: random.number(60), position, animated: random.number(3) == 0)
    case 7, 8: return .tap(IndexPath(item: random.number(40), section: random.number(2)))
    default:
      return random.number(2) == 0
        ? .height(200 + CGFloat(random.number(3)) * 50) : .superview(random.number(2) == 0)
    }
  }
}

/// A row that reports its callbacks.
struct CallRow: ItemContent {
  var id: Int
  var value = 0
  var section = 0
  var tell: ((String) -> Void)?

  var identifierValue: Int { id }

  func isEquivalent(to other: CallRow) -> Bool { value == other.value }

  static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.fittingHeight = 20 + CGFloat((id * 7 + value * 13) % 40)
    tell?("apply")
  }

  /// Inserts, removes, changes or moves some rows.
  static func edit(_ rows: inout [CallRow], _ random: inout SplitMix64) {
    for _ in 0...random.number(4) {
      let place = random.number(rows.count + 1)
      switch random.number(4) {
      case 0:
        let id = random.number(60)
        guard !rows.contains(where: { $0.id == id }) else { continue }
        rows.insert(CallRow(id: id, section: random.number(2)), at: place)
      case 1 where place < rows.count && rows.count > 8: rows.remove(at: place)
      case 2 where place < rows.count: rows[place].value += 1
      default: if place < rows.count { rows.append(rows.remove(at: place)) }
      }
    }
  }
}

/// A list to which calls are made: at random in the middle of its callbacks, or one after another.
final class CalledList {
  let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  /// Called in the middle of callbacks, while the list is busy.
  var react: () -> Void = {}
  /// The number of calls of each completion.
  private(set) var completions: [Int] = []

  init() {
    parent.addSubview(list)
  }

  func make(_ call: ListCall) {
    switch call {
    case .configure(let rows, let animated): configure(rows, animated: animated)
    case .scroll(let id, let position, let animated):
      let index = completions.count
      completions.append(0)
      list.scrollTo(
        item: CallRow.identifier(with: id),
        position: ScrollPosition(position: position),
        animated: animated
      ) { [weak self] _ in self?.completions[index] += 1 }
    case .tap(let path): list.tapItem(at: path)
    case .height(let height): list.frame.size.height = height
    case .superview(true): if list.superview == nil { parent.addSubview(list) }
    case .superview(false): list.removeFromSuperview()
    }
  }

  private func configure(_ rows: [CallRow], animated: Bool) {
    let tell: (String) -> Void = { [weak self] _ in self?.callback() }
    list.configure { list in
      list.animatesChanges = animated
      list.behavior.selectionMode = .multiple
      list.stateObserver = ListStateObserver { observer in
        observer.onDidScroll { _ in tell("scroll") }
        observer.onContentUpdated { _ in tell("content") }
        observer.onVisibilityChanged { _ in tell("visibility") }
        observer.onSelectionChanged { _ in tell("selection") }
        observer.onFrameChanged { _ in tell("frame") }
        observer.onDidEndScrollingAnimation { _ in tell("end") }
      }
      for index in 0..<2 {
        list += Section(index) { section in
          for var row in rows where row.section == index {
            row.tell = tell
            section += Item(
              row,
              selectionStyle: .toggles(),
              onDisplay: { _ in tell("display") },
              onEndDisplay: { _ in tell("endDisplay") },
              onInsert: { _ in tell("insert") },
              onRemove: { _ in tell("remove") },
              onMove: { _ in tell("move") },
              onUpdate: { _ in tell("update") }
            )
          }
        }
      }
    }
  }

  private func callback() {
    // A callback of the run loop is not in the middle of anything.
    if list.updateQueue.isRunning { react() }
  }

  /// The visible state of the list.
  var state: [String] {
    let rows = list.content.sections.map { $0.items.map { "\($0.anyIdentifier)" } }
    return [
      "content \(rows)", "offset \(list.scrollView.contentOffset.y)",
      "size \(list.contentSize)", "frame \(list.frame)", "in a view \(list.superview != nil)",
      "visible \(list.visibleItems.map { "\($0.anyIdentifier)" })",
      "selected \(list.selectedIndexPaths)", "completions \(completions)",
      "presented \(list.presentation.window)",
    ]
  }
}
