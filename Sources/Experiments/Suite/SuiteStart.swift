package import Workloads

/// The suite that a user begins with.
package enum SuiteStart {
  /// The maximum number of scenarios that are named; more are the user's choice.
  private static let maxScenarios = 3

  /// A suite of the first scenarios of an executable, with comments.
  package static func text(_ scenarios: [any Scenario]) -> String {
    let entries = scenarios.prefix(maxScenarios).map { scenario in
      "    { scenario: \"\(scenario.name)\", seconds: 5 },\n"
    }
    let first = scenarios.first?.name ?? "catalog"
    return """
      // The runs and counts of `\(ProgramName.current) check`. JSON5: comments and unquoted keys are fine.
      //
      //   \(ProgramName.current) check --update    writes baselines/NAME.txt beside this file; commit them
      //   \(ProgramName.current) check             exit code 2 where a count went up
      {
        scenarios: [
          // The options are those of `\(ProgramName.current) run`, without their dashes: items, seconds, frames,
          // gesture, seed, layout, "refresh-rate" … A second run of a scenario needs a name of its own:
          // { name: "\(first)-deep", scenario: "\(first)", items: 50000, gesture: "up-down", set: { layout: "table" } },
      \(entries.joined())  ],

        // True if allocations are counted too, in a run of their own; it needs a C compiler.
        allocations: true,

        // The growth of a count that the check allows; by default none. `*` is any letters.
        metrics: {
          // "*.allocated_bytes": { margin: "2%" },
          // "visible.*": { gate: false },
          // Times, with `\(ProgramName.current) check --base COMMIT`: frame_mean_ns, frame_p95_ns, update_mean_ns …
          // "frame_mean_ns": { margin: "5%" },
        },

        // Increases that are let through, each with its reason.
        waivers: [
          // { scenario: "\(first)", metric: "measure.*", reason: "The title has two lines now." },
        ],
      }

      """
  }
}
