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
    /// The time since the synchronisation, in nanoseconds.
    let startDelayNs: Int64
  }

  let list: ListView
  let session: any ScenarioSession
  /// The screen around the list; nil where the list is all of it.
  private let screen: ScenarioScreen?
  /// The view of everything on the screen.
  private let root: UIView
  /// A delay for whole frames.
  private let injection: Injection?
  private let slowdown: Double
  /// True if frames serve the main queue, as the app's work arrives by the machine's clock.
  private let servesMainQueue: Bool
  /// Finds out how much slower the evaluated device is for a frame; nil where that is one factor.
  private let slowdownSink: SlowdownSink?
  private var gesture: any ScrollGesture
  /// Counts the layouts of views of the whole run, as it is the current one there; nil where nothing is recorded.
  var meter: RowLayoutMeter?
  /// The gesture's last statement of the user's activity.
  private var state: String?
  /// The loop that plays timers and animations: the list's.
  private var runLoop: MainRunLoop { list.runLoop }

  init(
    _ list: ListView,
    _ session: any ScenarioSession,
    _ gesture: any ScrollGesture,
    _ parameters: RunParameters,
    ownLayout: RunParameters.Layout = .table,
    screen: ScenarioScreen? = nil,
    _ slowdownSink: SlowdownSink? = nil
  ) {
    self.list = list
    self.session = session
    self.gesture = gesture
    self.screen = screen
    root = screen?.window ?? list
    let layout = parameters.layout == ownLayout ? nil : parameters.layout.description
    let animation = parameters.listAnimation
    if layout != nil || animation != nil {
      list.configurationOverride = { properties in
        if let layout { properties.layout = layout }
        if let animation { properties.animation = animation }
      }
    }
    injection = parameters.inject.flatMap { $0.interval == "frame" ? $0 : nil }
    slowdown = parameters.slowdown
    servesMainQueue = parameters.clock == .real && Thread.isMainThread
    self.slowdownSink = slowdownSink
  }

  /// Makes one frame: input, due updates, layout, display.
  ///
  /// The user's actions and the model's next state are prepared before: that is the harness's work.
  ///
  /// - Returns: the measurements of the frame.
  func play(_ frame: Frame) -> FrameStopwatch.Reading {
    let harnessStartNs = MonotonicClock.nowNs()
    let step = gesture.step(at: frame.time, in: list.scrollView)
    enter(step.state)
    let due = Due(
      input: session.dueInput(at: frame.time),
      update: dueUpdate(frame, step),
      isQuiet: step.actions.isEmpty && runLoop.isIdle
    )
    let signposter = list.signposter
    let interval = signposter.beginInterval(
      .frame,
      .frameBegin(
        frame: frame.number,
        offsetPoints: list.scrollView.contentOffset.y,
        phase: step.phase == .idle && due.update != nil ? .update : step.phase,
        vsync: frame.vsync,
        startDelayNs: Int(frame.startDelayNs),
        state: Int(signposter.state),
        harnessNs: Int(MonotonicClock.nowNs() - harnessStartNs),
        allItems: list.content.itemCount
      )
    )
    slowdownSink?.frameBegan()
    let stopwatch = FrameStopwatch()
    perform(step, due, frame)
    injection?.wait(since: stopwatch.startNs)
    var reading = stopwatch.read()
    reading.slowdown =
      slowdownSink?.slowdown(ofFrame: reading.durationNs, rest: slowdown) ?? slowdown
    interval.end(
      .frameEnd(
        visibleItems: list.visibleItems.count,
        blankPoints: list.blankLength,
        durationNs: Int(reading.durationNs),
        cpuNs: Int(reading.usage.cpuNs),
        involuntarySwitches: Int(reading.usage.involuntarySwitches),
        voluntarySwitches: Int(reading.usage.voluntarySwitches),
        pageFaults: Int(reading.usage.pageFaults),
        firstItem: list.firstVisibleItem ?? 0
      )
    )
    list.announceContentTypes()
    reading.releaseNs = endFrame()
    return reading
  }

  /// Performs what waits for the end of the frame, which is freeing.
  ///
  /// - Returns: the time that it took, in nanoseconds.
  private func endFrame() -> Int64 {
    guard runLoop.hasWorkAfterFrame else {
      runLoop.endFrame()
      return 0
    }
    let startNs = MonotonicClock.nowNs()
    runLoop.endFrame()
    // Looking for mistakes is no work of the list.
    return max(0, MonotonicClock.nowNs() - startNs - list.takeInspectionNs())
  }

  /// Tells the trace what the user does from this frame on.
  private func enter(_ state: String?) {
    guard let state, state != self.state else { return }
    self.state = state
    list.signposter.setState(state)
  }

  /// The update of a frame, with the model changed.
  private func dueUpdate(_ frame: Frame, _ step: ScrollStep) -> ContentUpdate? {
    var update = session.dueUpdate(at: frame.time, in: list)
    if update == nil, step.wantsUpdate { update = session.extraUpdate(in: list) }
    if let update, let change = update.change { list.signposter.interval(update.name, change) }
    return update
  }

  /// The work of a frame, as it was found before the frame.
  private struct Due {
    /// The input of the scenario's user.
    let input: ((ListView) -> Void)?
    let update: ContentUpdate?
    /// True if neither the gesture nor the run loop has anything to do.
    let isQuiet: Bool
  }

  /// The frame's own work.
  private func perform(_ step: ScrollStep, _ due: borrowing Due, _ frame: Frame) {
    interval(.input, unless: due.isQuiet && due.input == nil && !servesMainQueue) {
      runLoop.advance(to: frame.time)
      if servesMainQueue { MainQueue.serve() }
      due.input?(list)
      step.perform(on: list)
    }
    if let update = due.update, let apply = update.apply {
      list.signposter.interval(update.name) { apply(list) }
    }
    if frame.number == 0 { appear() } else if due.update != nil { configure() }
    if root.needsViewLayout { layOutViews() } else { root.layoutIfNeeded() }
    session.adjustOffset(of: list)
  }

  /// Lays out the views inside an interval that tells of which rows most of them are.
  private func layOutViews() {
    guard list.signposter.isEnabled else { return root.layoutIfNeeded() }
    let meter = meter ?? RowLayoutMeter()
    meter.reset()
    list.signposter.interval(.viewLayout) {
      if self.meter == nil {
        CurrentLayoutMeter.$value.withValue(meter) { root.layoutIfNeeded() }
      } else {
        root.layoutIfNeeded()
      }
    } end: {
      .viewLayoutEnd(
        type: meter.mainType.map { list.number(ofContentType: $0) } ?? 0,
        views: meter.layouts
      )
    }
  }

  /// Runs a part of the frame inside an interval, unless there is little to do.
  private func interval(_ kind: IntervalKind, unless isSmall: Bool, _ body: () -> Void) {
    if isSmall { body() } else { list.signposter.interval(kind) { body() } }
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

  /// Brings the list on the screen; a controller may configure it itself meanwhile.
  private func appear() {
    screen?.appear()
    if list.content.sections.isEmpty { configure() }
  }

  private func configure() {
    guard session.configuresList else { return }
    list.configure { session.configure(&$0) }
  }
}
