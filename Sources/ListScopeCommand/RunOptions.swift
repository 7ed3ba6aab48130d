public import ArgumentParser
public import ListEngine
public import Workloads

/// The options that `run`, `record` and `snapshot` share: everything that decides what is played.
struct RunOptions: ParsableArguments {
  @Argument(
    help: "The scenario to play; see `listscope scenarios`.",
    completion: .custom { _, _, _ in ScenarioCatalogue.shared.all.map(\.name) }
  )
  var scenario: String

  @Option(parsing: .unconditional, help: "How many items the list has.")
  var items = 10_000

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

  @Option(help: "How items get their sizes: all fixed, or from their text.")
  var sizing = RunParameters.Sizing.text

  @Option(
    help: """
      How much of the content is presented: window:BEFORE:AFTER items around those on screen, or \
      prefix:COUNT items after the first visible one, more of them when less than SCREENS screens are \
      left behind it (prefix:COUNT:SCREENS, 0.5).
      """
  )
  var batching = BatchingPolicy.default

  /// The longest run, in frames: a day at 120 Hz.
  private static let maximalFrames = 24 * 60 * 60 * 120

  func validate() throws {
    _ = try ScenarioCatalogue.shared.scenario(named: scenario)
    guard (1...10_000_000).contains(items) else {
      throw ValidationError(
        "--items must be between 1 and 10000000, not \(items). Try --items 10000."
      )
    }
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
    parameters.items = items
    parameters.seed = seed
    parameters.frames = frameCount
    parameters.refreshRate = refreshRate
    parameters.layout = layout
    parameters.sizing = sizing
    parameters.batching = batching
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
    ]
  }
}

extension RunParameters.Layout: ExpressibleByArgument {}
extension RunParameters.Sizing: ExpressibleByArgument {}

extension BatchingPolicy: ExpressibleByArgument {
  /// Reads `window:BEFORE:AFTER`, `prefix:COUNT` and `prefix:COUNT:SCREENS`.
  public init?(argument: String) {
    self.init(argument)
  }

  /// As it is written on the command line.
  public var defaultValueDescription: String { description }
}
