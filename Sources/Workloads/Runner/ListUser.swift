import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts

/// A simulated user who looks at a list: its content, how it changes, how it is scrolled.
final class ListUser {
  /// A frame that has its turn on the display.
  struct Frame {
    /// The number within the run, from 0.
    let number: Int
    /// The number of the display's vertical synchronisation.
    let vsync: Int
    /// The time on the display, in seconds.
    let time: Double
    /// How long the synchronisation is gone by, in nanoseconds.
    let startDelayNs: Int64
  }

  let list: ListView
  let session: any ScenarioSession
  private let layout: LayoutDescription?
  private var gesture: any ScrollGesture

  init(
    _ list: ListView,
    _ session: any ScenarioSession,
    _ gesture: any ScrollGesture,
    layout: LayoutDescription?
  ) {
    self.list = list
    self.session = session
    self.gesture = gesture
    self.layout = layout
  }

  /// Makes one frame: input, due updates, layout, display.
  ///
  /// - Returns: the time that it took, in nanoseconds, without deciding what the user does.
  func play(_ frame: Frame) -> Int64 {
    let step = gesture.step(at: frame.time, in: list.scrollView)
    var change = session.dueUpdate(at: frame.time, in: list)
    if change == nil, step.wantsUpdate { change = session.extraUpdate(in: list) }
    let begin = MonotonicClock.nowNs()
    let interval = list.signposter.beginInterval(
      .frame,
      .frameBegin(
        frame: frame.number,
        offsetPoints: list.scrollView.contentOffset.y,
        phase: step.phase == .idle && change != nil ? .update : step.phase,
        vsync: frame.vsync,
        startDelayNs: Int(frame.startDelayNs)
      )
    )
    list.runLoop.advance(to: frame.time)
    step.perform(on: list)
    if let change { list.signposter.interval(change.name, change.apply) }
    if change != nil || frame.number == 0 { configure() }
    list.layoutIfNeeded()
    let durationNs = MonotonicClock.nowNs() - begin
    interval.end(
      .frameEnd(
        visibleItems: list.visibleItems.count,
        blankPoints: list.blankLength,
        durationNs: Int(durationNs)
      )
    )
    return durationNs
  }

  /// Tells the trace what was generated.
  func announceContent() {
    list.signposter.event(
      .scenario,
      .scenario(
        sections: session.sectionCount,
        items: session.itemCount,
        checksum: session.checksum.hexadecimal
      )
    )
  }

  /// Tells the trace of a frame that took longer than it may.
  func announceOverrun(_ frame: Frame, durationNs: Int64, budgetNs: Int64) {
    list.signposter.event(
      .frameOverrun,
      .frameOverrun(
        frame: frame.number,
        durationNs: Int(durationNs),
        budgetNs: Int(budgetNs)
      )
    )
  }

  private func configure() {
    list.configure { properties in
      session.configure(&properties)
      if let layout { properties.layout = layout }
    }
  }
}
