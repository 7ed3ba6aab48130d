import Foundation
import HeadlessUIKit
import ListEngine

@testable import Workloads

/// A list on which a test plays a session, without gestures unless the test makes them.
final class Stage<Session: ScenarioSession> {
  let list = ListView(frame: ScenarioRunner.screen)
  let session: Session
  private var clock = DisplayClock(refreshRate: 60)
  /// The names of the changes so far.
  private(set) var changes: [String] = []

  /// Shows the session's content.
  init(_ session: Session, batching: BatchingPolicy = .default) {
    self.session = session
    list.batching = batching
    list.configure { session.configure(&$0) }
    list.layoutIfNeeded()
  }

  /// Plays some more seconds, and inspects the list after each frame.
  func play(for seconds: Double, eachFrame: () -> Void = {}) {
    play(until: clock.time + seconds, eachFrame: eachFrame)
  }

  /// Plays all frames before a time, in seconds, and inspects the list after each of them.
  func play(until end: Double, eachFrame: () -> Void = {}) {
    while clock.time < end {
      let change = session.dueUpdate(at: clock.time, in: list)
      change?.change?()
      list.runLoop.advance(to: clock.time)
      session.dueInput(at: clock.time)?(list)
      if let change {
        changes.append("\(change.name)")
        change.apply?(list)
        list.configure { session.configure(&$0) }
      }
      list.layoutIfNeeded()
      clock.advance(to: clock.frame + 1)
      eachFrame()
    }
    list.runLoop.runUntilIdle()
  }

  /// The contents of one type, in the order of the list, with the index of their section.
  func rows<Content: ItemContent>(_ type: Content.Type) -> [(section: Int, content: Content)] {
    list.content.sections.enumerated().flatMap { index, section in
      section.items.compactMap { item in
        (item.anyContent as? Content).map { (index, $0) }
      }
    }
  }

  /// All views of one type on screen.
  func views<View: UIView>(_ type: View.Type) -> [View] {
    Self.descendants(of: list).compactMap { $0 as? View }
  }

  /// The distances of visible rows from the top of the list, by their identifiers.
  func positions<View: UIView>(of type: View.Type, by key: (View) -> String?) -> [String: CGFloat] {
    let scrollView = list.scrollView
    let cells = scrollView.subviews.filter { $0.frame.overlaps(scrollView.bounds) }
    var positions: [String: CGFloat] = [:]
    for cell in cells {
      for case let view as View in Self.descendants(of: cell) {
        guard let key = key(view) else { continue }
        positions[key] = cell.frame.minY - scrollView.contentOffset.y
      }
    }
    return positions
  }

  private static func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }
}

extension RunParameters {
  /// The parameters of a run with the given number of items.
  init(items: Int, seed: UInt64 = 1, frames: Int = 600) {
    self.init()
    self.items = items
    self.seed = seed
    self.frames = frames
  }
}
