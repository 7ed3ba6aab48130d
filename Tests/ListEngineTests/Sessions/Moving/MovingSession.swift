import Foundation
import HeadlessUIKit
import Workloads

@testable import ListEngine

/// A list to which anything happens that can happen to a view, several things at a time.
final class MovingSession {
  enum Change: String, CaseIterable {
    case scroll, jump, fling, animated
    case frame, bounds, superview, layout, content, insets, safeArea, keyboard
    case policy, traits, direction, emptied, window, inner
  }

  let list: ListView
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 1_100, height: 1_366))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_100, height: 1_366))
  let display = MovingDisplay()
  var random: SplitMix64
  var content: MovingContent
  var layout: MovingLayout
  /// The inner lists that were scrolled, by the rows' identifiers.
  var scrolledLists: Set<Int> = []
  /// True if a call from a callback was made in the current change.
  var hasReacted = false
  private var reactions = 0
  private(set) var history: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    content = MovingContent(seed: seed, isHorizontal: seed % 5 == 0, &random)
    layout = MovingLayout.random(isHorizontal: content.isHorizontal, &random)
    list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    if seed % 4 == 3 { list.batching = .prefix(20) }
    if seed % 7 == 6 { list.behavior.verticalLayoutGravity = .bottom }
    window.addSubview(superview)
    display.react = { [unowned self] in react() }
    show()
  }

  /// The session's content, in a word.
  var kind: String {
    "\(content.rows)\(content.isFixed ? " fixed" : "")\(content.isHorizontal ? " horizontal" : "")"
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func randomLayout() -> MovingLayout {
    .random(isHorizontal: content.isHorizontal, &random)
  }

  /// Shows the content and the layout.
  func show() {
    let animates = number(0...3) == 0
    list.configure { properties in
      properties.animatesChanges = animates
      properties.layout = layout.description
      properties.stateObserver = ListStateObserver { [unowned self] observer in
        observer.onDidScroll { _ in self.react() }
        observer.onContentUpdated { _ in self.react() }
        observer.onVisibilityChanged { _ in self.react() }
        observer.onFrameChanged { _ in self.react() }
      }
      content.describe(&properties, display)
    }
  }

  /// Sometimes changes something in the middle of a callback.
  private func react() {
    guard reactions > 0, number(0...5) == 0 else { return }
    reactions -= 1
    hasReacted = true
    let changes: [Change] = [
      .scroll, .layout, .content, .frame, .insets, .policy, .traits, .window,
    ]
    guard let change = changes.randomElement(using: &random) else { return }
    note(change, "in a callback: ")
    perform(change)
  }

  private func note(_ change: Change, _ prefix: String = "") {
    let size = list.axis.length(of: list.contentSize)
    let offset = list.axis.position(of: list.scrollView.contentOffset)
    let (width, height) = (list.bounds.width, list.bounds.height)
    history.append(
      "\(prefix)\(change.rawValue) \(layout.name) \(width)×\(height) at \(offset) of \(size), "
        + "\(list.batching)\(list.isRightToLeft ? " from the right" : "")"
    )
    if history.count > 40 { history.removeFirst(20) }
  }

  /// Makes some changes, and compares the list with a fresh one.
  func step() -> [String] {
    var faults: [String] = []
    reactions = number(0...3) == 0 ? 2 : 0
    for _ in 0..<number(1...3) {
      guard let change = Change.allCases.randomElement(using: &random) else { continue }
      hasReacted = false
      let wasHeld = holdsRows
      let before = positions
      let (height, startDistance) = (
        list.bounds.height, list.axis.position(of: list.scrollView.contentOffset)
      )
      content.moved = []
      perform(change)
      note(change)
      let leads = [.scroll, .jump, .fling, .animated, .direction].contains(change)
      // A view that grows beyond the start of the content stops there.
      let reachesStart = startDistance < list.bounds.height - height
      // Bottom gravity keeps the distance from the end of the content, whatever grows.
      let isFree =
        list.gravity == .bottom && ([.content, .layout].contains(change) || reachesStart)
      // A list that was empty starts again, with other estimates.
      let forgets = change == .emptied && !(content.isFixed && layout.knowsLengths)
      if !leads, !forgets, !isFree, !hasReacted, wasHeld, holdsRows {
        faults += anchorFaults(before).map { "\(change.rawValue): \($0)" }
      }
    }
    reactions = 0
    rest()
    return faults + restFaults()
  }

  /// Ends what goes on.
  private func rest() {
    let scrollView = list.scrollView
    if scrollView.isDragging { scrollView.endDragging(willDecelerate: false) }
    if scrollView.isDecelerating { scrollView.endDecelerating() }
    window.runLoop.runUntilIdle()
    list.runLoop.runUntilIdle()
    let limits = scrollView.offsetLimits(list.axis)
    let clamped = limits.limits.clamp(limits.offset)
    // Content that was let go beyond its ends comes back.
    guard wasDragged, clamped != limits.offset else { return wasDragged = false }
    wasDragged = false
    scrollView.contentOffset = list.axis.point(at: clamped, across: scrollView.contentOffset)
    list.runLoop.runUntilIdle()
  }

  /// True if a finger has moved the content in this step.
  var wasDragged = false

  /// True if rows on screen stay in place: those of a window do, except at the ends.
  private var holdsRows: Bool {
    let limits = list.scrollView.offsetLimits(list.axis)
    return list.isWindowed && !list.scrollView.isScrollAnimating
      && limits.offset > limits.limits.lowerBound + 0.01
      && limits.offset < limits.limits.upperBound - 0.01
  }
}
