public import HeadlessUIKit
public import ListEngine
import ListSchema
public import Signposts

/// Plays a scenario frame by frame.
///
/// Each frame applies input, due updates, layout and display, inside one `frame` interval. On the
/// virtual clock work never changes what the next frame shows, so a run is the same on a slow
/// machine.
public final class ScenarioRunner {
  /// The screen, in points: that of a phone of 6.1 inches.
  public static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The result of a run.
  public struct Outcome: Hashable, Sendable {
    /// The time that each frame of each user took, in nanoseconds.
    public let frameDurationsNs: [Int64]
    /// The processor's time of each frame of each user, in nanoseconds.
    public let frameProcessorNs: [Int64]
    /// The time after each frame of each user in which was freed what it no longer needs, in
    /// nanoseconds.
    public let frameReleaseNs: [Int64]
    /// The factors by which the evaluated device is slower, for each frame of each user.
    public let frameSlowdowns: [Double]
    /// The checksum of the content as generated, for all users together.
    public let checksum: Checksum
    /// The largest resident set that the process has had at the end, in bytes.
    public let peakResidentBytes: Int64
  }

  private let parameters: RunParameters
  private let signposter: Signposter
  /// The list of each user; from the start of a run on, that of the screen which has one.
  private var lists: [ListView]
  private var screens: [ScenarioScreen?] = []
  /// Finds out how much slower the evaluated device is for a frame; nil where that is one factor.
  private let slowdownSink: SlowdownSink?

  /// The list that is played; that of the first user.
  public var list: ListView { lists[0] }

  /// The view on the screen: the list, or the view in which it is.
  public var screenView: UIView { (screens.first ?? nil)?.window ?? list }

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - parameters: the parameters of the run.
  ///   - signposter: marks what the run does.
  ///   - textMeasurer: measures text; see `RunParameters.makeTextMeasurer`.
  ///   - screen: the frame of the list, in points.
  /// - Precondition: there is at least one user.
  public init(
    _ parameters: RunParameters,
    signposter: Signposter,
    textMeasurer: any TextMeasurer = FixedWidthTextMeasurer(),
    screen: CGRect = ScenarioRunner.screen
  ) {
    precondition(parameters.users > 0, "a run needs a user, not \(parameters.users)")
    // A delay of whole frames is the user's: the frame's clock has to see it.
    let inner = parameters.inject.flatMap { $0.interval == "frame" ? nil : $0 }
    var signposter = inner.map { signposter.injecting($0, ListSchema.schema) } ?? signposter
    slowdownSink = parameters.slowdownProfile.map { [signposter] in
      SlowdownSink($0, ListSchema.schema, target: signposter)
    }
    if let slowdownSink { signposter = Signposter(sink: slowdownSink, scope: signposter.scope) }
    signposter.isDetailed = parameters.elementDetail == "on"
    self.parameters = parameters
    self.signposter = signposter
    lists = (0..<parameters.users).map { [signposter] _ in
      let list = ListView(frame: screen)
      list.textMeasurer = textMeasurer
      list.signposter = signposter
      list.batching = parameters.batching
      list.measuringAhead = parameters.measuringAhead
      return list
    }
  }

  /// Plays all frames of a scenario.
  ///
  /// A gesture script that the scenario does not know counts as its first one.
  ///
  /// - Parameters:
  ///   - scenario: the scenario to play.
  ///   - end: the number of frames of the display after which it ends early; nil to play all of them.
  ///     A scenario may do something in the middle of its run, so that a short run is not the start
  ///     of a long one.
  ///   - progress: called after every frame with the number of frames of the display gone by.
  /// - Returns: the measurements of the frames.
  public func run(
    _ scenario: any Scenario,
    until end: Int? = nil,
    progress: (Int) -> Void = { _ in }
  ) -> Outcome {
    let end = min(end ?? parameters.frames, parameters.frames)
    guard parameters.contentSize != nil else { return play(scenario, end, progress) }
    return UITraitCollection.$current.withValue(parameters.traits()) {
      play(scenario, end, progress)
    }
  }

  private func play(_ scenario: any Scenario, _ end: Int, _ progress: (Int) -> Void) -> Outcome {
    let script =
      scenario.gesture(named: parameters.gesture) ?? scenario.gestures.first ?? GestureScript.none
    announceRun(scenario, script)
    screens = lists.map { _ in nil }
    let users = lists.indices.map { makeUser($0, scenario, script) }
    let readings = playMetered(users, end, progress)
    for user in users { user.list.signposter.setState(nil) }
    return Outcome(
      frameDurationsNs: readings.map { $0.durationNs },
      frameProcessorNs: readings.map { $0.usage.cpuNs },
      frameReleaseNs: readings.map(\.releaseNs),
      frameSlowdowns: readings.map(\.slowdown),
      checksum: Checksum(users.map(\.session.checksum)),
      peakResidentBytes: MemoryCounter.peakResidentBytes
    )
  }

  private func makeUser(
    _ number: Int,
    _ scenario: any Scenario,
    _ script: GestureScript
  ) -> ListUser {
    let parameters = parameters.ofUser(number)
    let session = scenario.makeSession(parameters)
    if let controller = session.viewController {
      let screen = ScenarioScreen(controller, replacing: lists[number])
      screens[number] = screen
      lists[number] = screen.list
    }
    let user = ListUser(
      lists[number],
      session,
      script.makeGesture(parameters),
      parameters,
      ownLayout: scenario.layout,
      screen: screens[number],
      slowdownSink
    )
    user.announceContent()
    return user
  }

  /// Plays the frames with one meter for all of them, where they are recorded: making one takes memory, and so does
  /// making it the current one.
  private func playMetered(_ users: [ListUser], _ end: Int, _ progress: (Int) -> Void)
    -> [FrameStopwatch.Reading]
  {
    guard signposter.isEnabled else { return play(users, end, progress) }
    let meter = RowLayoutMeter()
    for user in users { user.meter = meter }
    var readings: [FrameStopwatch.Reading] = []
    // Not through the list's module: in stacks it would be the caller of all that follows.
    CurrentLayoutMeter.$value.withValue(meter) { readings = play(users, end, progress) }
    return readings
  }

  private func play(_ users: [ListUser], _ end: Int, _ progress: (Int) -> Void)
    -> [FrameStopwatch.Reading]
  {
    let pacer = FramePacer(parameters)
    var memory = MemoryCounter(signposter)
    var clock = DisplayClock(refreshRate: parameters.refreshRateHz)
    var readings: [FrameStopwatch.Reading] = []
    readings.reserveCapacity(end * users.count)
    var number = 0
    while clock.frame < end {
      var delay = pacer.begin(frame: clock.frame)
      for user in users {
        let frame = ListUser.Frame(
          number: number,
          vsync: clock.frame,
          time: clock.time,
          startDelayNs: delay
        )
        let reading = user.play(frame)
        evaluate(reading, of: frame, user)
        readings.append(reading)
        delay = pacer.delay(ofFrame: clock.frame)
      }
      number += 1
      memory.frameEnded(number, refreshRate: parameters.refreshRateHz)
      clock.advance(to: min(pacer.frame(after: clock.frame), end))
      progress(clock.frame)
    }
    memory.runEnded()
    signposter.event(.runEnd, .runEnd(frames: number))
    return readings
  }

  private func evaluate(
    _ reading: FrameStopwatch.Reading,
    of frame: ListUser.Frame,
    _ user: ListUser
  ) {
    let cost = Double(frame.startDelayNs) + reading.costNs
    guard cost > Double(parameters.budgetNs) else { return }
    user.announceOverrun(
      frame,
      durationNs: Int64(cost),
      budgetNs: parameters.budgetNs
    )
  }

  private func announceRun(_ scenario: any Scenario, _ script: GestureScript) {
    let schema = ListSchema.schema
    InstrumentCost.announce(to: signposter)
    signposter.event(
      .schema,
      .schema(version: schema.version, fingerprint: String(schema.fingerprint, radix: 16))
    )
    signposter.event(
      .runBegin,
      .runBegin(scenario: scenario.name, budgetNs: Int(parameters.budgetNs))
    )
    var parameters = parameters
    parameters.gesture = script.name
    for parameter in scenario.allParameters {
      guard let value = parameters[parameter] else { continue }
      signposter.event(
        .runParameter,
        .runParameter(
          name: parameter.name,
          type: value.type,
          value: value.description,
          unit: parameter.unit.isEmpty ? ParameterDefinition.noUnit : parameter.unit,
          meaning: parameter.meaning,
          comparison: parameter.comparison
        )
      )
    }
  }
}
