public import ArgumentParser
public import ListEngine
public import Workloads

/// The options that `run`, `record` and `snapshot` share: everything that decides what is played.
struct RunOptions: ParsableArguments {
  @Argument(
    help: "The scenario to play; see `\(ProgramName.current) scenarios`.",
    completion: .custom { _, _, _ in ScenarioCatalogue.shared.all.map(\.name) }
  )
  var scenario: String

  @Option(
    parsing: .unconditional,
    help: "How many items the list has. (default: the scenario's own, up to 10000)"
  )
  var items: Int?

  @Option(help: "The seed of all random numbers; the same seed plays the same run.")
  var seed: UInt64 = 1

  @Option(
    parsing: .unconditional,
    help: "How long to play, in seconds of the virtual display. (default: 10)"
  )
  var seconds: Double?

  @Option(parsing: .unconditional, help: "How many frames to play, instead of --seconds.")
  var frames: Int?

  @Option(parsing: .unconditional, help: "Frames a second: 60 or 120.")
  var refreshRate = 60

  @Option(help: "How content is placed.")
  var layout = RunParameters.Layout.table

  @Option(
    help: "How items get their sizes: fixed, or from their text. (default: the scenario's own)"
  )
  var sizing: RunParameters.Sizing?

  @Option(
    help: """
      How much of the content is presented: window:BEFORE:AFTER items around those on screen, or \
      prefix:COUNT items after the first visible one, more of them when less than SCREENS screens are \
      left behind it (prefix:COUNT:SCREENS, 0.5).
      """
  )
  var batching = BatchingPolicy.default

  @Option(
    help:
      "How the list is scrolled; see `\(ProgramName.current) scenarios`. (default: the scenario's first)",
    completion: .custom { _, _, _ in GestureScript.builtIn.map(\.name) }
  )
  var gesture: String?

  @Option(help: "Whose momentum flings have.")
  var physics = RunParameters().physics

  @Option(
    help: """
      What moves from frame to frame: virtual plays the same frames on every machine, real begins \
      them with the ticks of a display and leaves late ones out.
      """
  )
  var clock = RunParameters().clock

  @Option(
    name: .customLong("warmup"),
    parsing: .unconditional,
    help: "How many frames at the begin are warm-up, which the report leaves out."
  )
  var warmupFrames = 0

  @Option(
    parsing: .unconditional,
    help: "How many users are played in one process, each with a list of their own."
  )
  var users = 1

  @Option(parsing: .unconditional, help: "The share of a frame's period that the list may take.")
  var budgetShare = RunParameters().budgetShare

  @Option(
    parsing: .unconditional,
    help:
      "How many times slower than this machine the device is that late frames are evaluated for."
  )
  var slowdown = RunParameters().slowdown

  /// The longest run, in frames: a day at 120 Hz.
  private static let maximalFrames = 24 * 60 * 60 * 120

  func validate() throws {
    let scenario = try ScenarioCatalogue.shared.scenario(named: scenario)
    if let items, !(1...10_000_000).contains(items) {
      throw ValidationError(
        "--items must be between 1 and 10000000, not \(items). Try --items 10000."
      )
    }
    try validateGesture(of: scenario)
    try validateJudgement()
    guard [60, 120].contains(refreshRate) else {
      throw ValidationError("--refresh-rate must be 60 or 120, not \(refreshRate).")
    }
    guard frames == nil || seconds == nil else {
      throw ValidationError("Give either --seconds or --frames, not both.")
    }
    guard (1...Self.maximalFrames).contains(frameCount) else {
      throw ValidationError(
        "The run must have between 1 frame and a day's worth. Try --seconds 10."
      )
    }
  }

  private func validateGesture(of scenario: any Scenario) throws {
    guard let gesture, scenario.gesture(named: gesture) == nil else { return }
    var names: [String] = []
    for script in scenario.gestures + GestureScript.builtIn where !names.contains(script.name) {
      names.append(script.name)
    }
    throw ValidationError(
      "There is no gesture '\(gesture)'. Choose one of: \(names.joined(separator: ", "))."
    )
  }

  private func validateJudgement() throws {
    guard (1...1_000).contains(users) else {
      throw ValidationError("--users must be between 1 and 1000, not \(users).")
    }
    guard (0..<max(1, frameCount)).contains(warmupFrames) else {
      throw ValidationError(
        "--warmup must leave frames to measure: at least 0 and less than \(frameCount), "
          + "not \(warmupFrames)."
      )
    }
    guard budgetShare > 0, budgetShare <= 1 else {
      throw ValidationError("--budget-share must be above 0 and at most 1, not \(budgetShare).")
    }
    guard (0.01...1_000).contains(slowdown) else {
      throw ValidationError("--slowdown must be between 0.01 and 1000, not \(slowdown).")
    }
  }

  /// Whether the options say how long to play.
  var limitsLength: Bool { frames != nil || seconds != nil }

  /// How many frames the options ask for; 0 where they make no sense.
  private var frameCount: Int {
    if let frames { return frames }
    return Int(exactly: ((seconds ?? 10) * Double(refreshRate)).rounded()) ?? 0
  }

  /// The parameters of the run.
  ///
  /// Valid after `validate()`.
  var parameters: RunParameters {
    var parameters = RunParameters()
    let scenario = ScenarioCatalogue.shared.all.first { $0.name == self.scenario }
    parameters.items = items ?? scenario?.defaultItems ?? parameters.items
    parameters.seed = seed
    parameters.frames = frameCount
    parameters.refreshRate = refreshRate
    parameters.layout = layout
    parameters.sizing = sizing ?? scenario?.sizing ?? parameters.sizing
    parameters.batching = batching
    parameters.gesture = gesture
    parameters.physics = physics
    parameters.clock = clock
    parameters.warmupFrames = warmupFrames
    parameters.users = users
    parameters.budgetShare = budgetShare
    parameters.slowdown = slowdown
    return parameters
  }

  /// The arguments with which another process plays the same run.
  var arguments: [String] {
    let parameters = parameters
    return [
      scenario, "--items", "\(parameters.items)", "--seed", "\(parameters.seed)",
      "--frames", "\(parameters.frames)", "--refresh-rate", "\(parameters.refreshRate)",
      "--layout", parameters.layout.rawValue, "--sizing", parameters.sizing.rawValue,
      "--batching", parameters.batching.description,
      "--physics", parameters.physics.rawValue, "--clock", parameters.clock.rawValue,
      "--warmup", "\(parameters.warmupFrames)", "--users", "\(parameters.users)",
      "--budget-share", "\(parameters.budgetShare)", "--slowdown", "\(parameters.slowdown)",
    ] + (gesture.map { ["--gesture", $0] } ?? [])
  }
}

extension RunParameters.Layout: ExpressibleByArgument {}
extension RunParameters.Sizing: ExpressibleByArgument {}
extension RunParameters.Clock: ExpressibleByArgument {}
extension ScrollPhysics: ExpressibleByArgument {}

extension BatchingPolicy: ExpressibleByArgument {
  /// Reads `window:BEFORE:AFTER`, `prefix:COUNT` and `prefix:COUNT:SCREENS`.
  public init?(argument: String) {
    self.init(argument)
  }

  /// As it is written on the command line.
  public var defaultValueDescription: String { description }
}
