import ArgumentParser
import TraceAnalysis

/// The budget and device that frames are evaluated by, where they differ from those of the run.
struct EvaluationArguments: ParsableArguments {
  @Option(
    help: .init(
      "Frames per second, for traces that do not state it. (default: 60)",
      valueName: "hz"
    )
  )
  var refreshRate: Int?

  @Option(
    help: .init(
      "Evaluate frames by this share of a period, instead of the run's own; above 0 and at most 1.",
      valueName: "share"
    )
  )
  var budgetShare: Double?

  @Option(
    help: .init(
      "Evaluate frames as on a device that is slower by this factor, instead of the run's own.",
      valueName: "factor"
    )
  )
  var slowdown: Double?

  @Option(
    help: .init(
      """
      Evaluate frames by a factor for each kind of work, instead of the run's own: a file that `fit` has \
      written, or KIND=FACTOR,…
      """,
      valueName: "file"
    ),
    completion: .file()
  )
  var slowdownProfile: String?

  @Option(
    help: .init(
      """
      Take only signposts of this category, subsystem, or SUBSYSTEM/CATEGORY; '*' stands for any text. May be \
      repeated. The list's own intervals stay.
      """,
      valueName: "pattern"
    )
  )
  var category: [String] = []

  /// The same for the analysis.
  var options: EvaluationOptions {
    get throws {
      var options = EvaluationOptions(
        refreshRateHz: refreshRate,
        budgetShare: budgetShare,
        slowdown: slowdown,
        slowdownFactors: try slowdownProfile.map { try SlowdownProfileArgument($0).factors }
      )
      options.categories = CategoryFilter(category)
      return options
    }
  }

  /// The options that were given, as words of a command.
  var words: [String] {
    let values = [
      ("refresh-rate", refreshRate.map { "\($0)" }), ("budget-share", budgetShare.map { "\($0)" }),
      ("slowdown", slowdown.map { "\($0)" }), ("slowdown-profile", slowdownProfile),
    ]
    return values.flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
      + category.flatMap { ["--category", $0] }
  }

  func validate() throws {
    _ = try options
    if let budgetShare, !(budgetShare > 0 && budgetShare <= 1) {
      throw ValidationError("--budget-share must be above 0 and at most 1, not \(budgetShare).")
    }
    if let slowdown, !(0.01...1_000).contains(slowdown) {
      throw ValidationError("--slowdown must be between 0.01 and 1000, not \(slowdown).")
    }
    if let refreshRate, !(1...1000).contains(refreshRate) {
      throw ValidationError("--refresh-rate must be between 1 and 1000, not \(refreshRate).")
    }
  }
}
