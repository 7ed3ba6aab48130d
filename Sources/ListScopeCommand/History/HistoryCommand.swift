import ArgumentParser
import Experiments

/// `listscope history`: the numbers of runs over time.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Keep the numbers of runs in a file, and show them over time.",
    discussion: """
      A history is a file of comma-separated values with one row per run. Add each recording, and \
      look at the lines:

        \(ProgramName.current) record feed && \(ProgramName.current) history add
        \(ProgramName.current) history show --metric frame_mean_ns
        \(ProgramName.current) history export --format otava --output otava

      A line joins only runs of the same machine, scenario, parameters, content and build.
      """,
    subcommands: [HistoryAddCommand.self, HistoryShowCommand.self, HistoryExportCommand.self]
  )
}
