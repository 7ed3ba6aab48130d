public import HeadlessUIKit
public import ListEngine
import ListSchema
public import Signposts

/// Plays a scenario frame by frame on a virtual display clock.
///
/// Each frame applies input, due updates, layout and display, inside one `frame` interval. Work
/// never changes what the next frame shows, so a run is the same on a slow machine.
public final class ScenarioRunner {
  /// The screen, in points: that of a telephone of 6.1 inches.
  public static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// What a run leaves behind.
  public struct Outcome: Hashable, Sendable {
    /// The time that each frame took, in nanoseconds.
    public let frameDurationsNs: [Int64]
    /// The checksum of the content as generated.
    public let checksum: Checksum
  }

  private let parameters: RunParameters
  private let signposter: Signposter
  /// The list that is played.
  public let list: ListView

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - parameters: what is played.
  ///   - signposter: marks what the run does.
  ///   - textMeasurer: measures text; see `RunParameters.makeTextMeasurer`.
  ///   - screen: the frame of the list, in points.
  public init(
    _ parameters: RunParameters,
    signposter: Signposter,
    textMeasurer: any TextMeasurer = FixedWidthTextMeasurer(),
    screen: CGRect = ScenarioRunner.screen
  ) {
    self.parameters = parameters
    self.signposter = signposter
    list = ListView(frame: screen)
    list.textMeasurer = textMeasurer
    list.signposter = signposter
    list.batching = parameters.batching
  }

  /// Plays all frames of a scenario.
  ///
  /// `progress` is called after every frame with the number of frames played.
  public func run(_ scenario: any Scenario, progress: (Int) -> Void = { _ in }) -> Outcome {
    announceRun(scenario)
    let session = scenario.makeSession(parameters)
    announceContent(session)
    var gesture = session.makeGesture()
    var clock = DisplayClock(refreshRate: parameters.refreshRate)
    var durations: [Int64] = []
    durations.reserveCapacity(parameters.frames)
    while clock.frame < parameters.frames {
      let step = gesture.step(at: clock.time, in: list.scrollView)
      let begin = MonotonicClock.nowNs()
      play(step, session, clock)
      let duration = MonotonicClock.nowNs() - begin
      durations.append(duration)
      if duration > parameters.budgetNs { announceOverrun(frame: clock.frame, duration) }
      clock.advance()
      progress(clock.frame)
    }
    signposter.event(.runEnd, [.integer(Int64(clock.frame))])
    return Outcome(frameDurationsNs: durations, checksum: session.checksum)
  }

  /// Makes one frame: input, due updates, layout, display.
  private func play(_ step: ScrollStep, _ session: any ScenarioSession, _ clock: DisplayClock) {
    let interval = signposter.beginInterval(
      .frame,
      .frameBegin(
        frame: clock.frame,
        offsetPoints: list.scrollView.contentOffset.y,
        phase: step.phase
      )
    )
    list.runLoop.advance(to: clock.time)
    step.perform(on: list.scrollView)
    let change = session.dueUpdate(at: clock.time)
    if let change { signposter.interval(change.name, change.apply) }
    if change != nil || clock.frame == 0 { configure(session) }
    list.layoutIfNeeded()
    interval.end(.frameEnd(visibleItems: list.visibleItems.count))
  }

  private func configure(_ session: any ScenarioSession) {
    list.configure { properties in
      session.configure(&properties)
      if let layout = parameters.layout.description { properties.layout = layout }
    }
  }

  private func announceRun(_ scenario: any Scenario) {
    signposter.event(
      .schema,
      [
        .integer(Int64(ListSchema.schema.version)),
        .text(String(ListSchema.schema.fingerprint, radix: 16)),
      ]
    )
    signposter.event(
      .runBegin,
      [
        .text(scenario.name),
        .integer(Int64(parameters.items)),
        .integer(Int64(bitPattern: parameters.seed)),
        .integer(Int64(parameters.frames)),
        .integer(Int64(parameters.refreshRate)),
        .integer(parameters.budgetNs),
        .text(parameters.layout.rawValue),
        .text(parameters.sizing.rawValue),
        .text(parameters.batching.description),
        .integer(Int64(parameters.repetition)),
      ]
    )
  }

  private func announceContent(_ session: any ScenarioSession) {
    signposter.event(
      .scenario,
      [
        .integer(Int64(session.sectionCount)),
        .integer(Int64(session.itemCount)),
        .text(session.checksum.hexadecimal),
      ]
    )
  }

  private func announceOverrun(frame: Int, _ durationNs: Int64) {
    signposter.event(
      .frameOverrun,
      [.integer(Int64(frame)), .integer(durationNs), .integer(parameters.budgetNs)]
    )
  }
}
