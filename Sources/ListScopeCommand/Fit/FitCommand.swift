import ArgumentParser
import Experiments
import Foundation
import ListSchema
import TraceAnalysis
import TraceReading

/// `listscope fit`: how much slower a device is, for each kind of work.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Find how much longer a device takes for each kind of work than this machine.",
    discussion: """
      Both traces must have done the same work, as often: play on the device what is played here, and \
      give first what `\(ProgramName.current) import` made of it:

        \(ProgramName.current) fit device.trace Traces/recordings/… --output device.json

      A kind gets a factor, the ratio of the medians with a 95 % interval of confidence, where both \
      sides have at least 20 of it and their counts differ by no more than 10 %. Updates as a whole \
      get none: on the device they end only after an animation. Times are those that no other kind \
      inside covers, as factors count for the innermost one. Fonts, drawing and animation are not \
      on this side at all.

      In place of the device's trace, a recorded session counts with the intervals that the app has measured: \
      `capture.record(interval: "diff", seconds: …)`, none of them inside of another one.

        \(ProgramName.current) fit feed.capture Traces/recordings/… --output device.json

      With --slowdown-profile, `record`, `report` and `tune` evaluate frames by these factors, and \
      `compare` does after `--`:

        \(ProgramName.current) record catalog --slowdown-profile device.json

      Exit code 3 where no kind gets a factor.
      """
  )

  @Argument(help: "The trace of the device, or a session recorded there.", completion: .trace)
  var device: String

  @Argument(help: "The trace that was recorded here.", completion: .trace)
  var here: String

  @Option(
    name: [.short, .long],
    help: .init("Write the factors to a file, as JSON.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func run() throws {
    let isSession = SessionFiles.isName(device)
    let notes = isSession ? [] : try SlowdownProfile.checkDevice(device).notes
    if let output { try CommandOutput.check(output) }
    let terminal = terminalOptions.terminal
    let profile =
      isSession
      ? try SlowdownProfile(session: device, here: here, terminal)
      : try SlowdownProfile(device: device, here: here, terminal)
    if let output { try CommandOutput.write(try JSONText.encode(profile) + "\n", to: output) }
    if output != "-" { try StandardOutput.write(profile.text) }
    notes.prefix(2).forEach(terminal.warn)
    guard !profile.kinds.isEmpty else {
      throw CommandFailure(
        message: "No kind of work gets a factor: the traces did not do the same work often enough.",
        status: .notComparable
      )
    }
  }
}
