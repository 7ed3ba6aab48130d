import ArgumentParser
import Experiments
import TraceAnalysis

/// The options of a comparison of two builds: its size, and the product to build.
struct ComparisonOptions: ParsableArguments {
  @Option(help: "The executable product to build. (default: the only one)")
  var product: String?

  @Option(
    help: """
      The number of rounds that each side is played, at least 8. Up to four times as many are played where \
      they do not agree.
      """
  )
  var rounds = 20

  @Option(
    help: .init(
      "The maximum time of each scenario: 90s, 2m. At least 8 rounds are played.",
      valueName: "time"
    )
  )
  var timeLimit: TimeLimit = TimeLimit(seconds: 60)

  func validate() throws {
    guard (MetricComparison.minRounds...1_000).contains(rounds) else {
      throw ValidationError(
        "--rounds must be from \(MetricComparison.minRounds) to 1000, not \(rounds)."
      )
    }
  }

  /// The settings of a comparison.
  var settings: BuildComparer.Settings {
    var settings = BuildComparer.Settings()
    settings.rounds = rounds
    settings.timeLimit = timeLimit.seconds
    return settings
  }
}

/// A time as people type it: `90s`, `2m`, `60`.
struct TimeLimit: ExpressibleByArgument {
  let seconds: Double

  init(seconds: Double) {
    self.seconds = seconds
  }

  init?(argument: String) {
    let units = [("ms", 1e-3), ("s", 1.0), ("m", 60.0), ("h", 3_600.0)]
    let unit = units.first { argument.hasSuffix($0.0) }
    let number = Double(argument.dropLast(unit?.0.count ?? 0))
    guard let number, number.isFinite, number > 0 else { return nil }
    seconds = number * (unit?.1 ?? 1)
  }

  var defaultValueDescription: String { "\(Int(seconds))s" }
}
