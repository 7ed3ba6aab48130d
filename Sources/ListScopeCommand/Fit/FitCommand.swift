import ArgumentParser
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

      With --slowdown-profile, `record`, `report` and `tune` evaluate frames by these factors, and \
      `compare` does after `--`:

        \(ProgramName.current) record catalog --slowdown-profile device.json

      Exit code 3 where no kind gets a factor.
      """
  )

  @Argument(help: "The trace of the device.", completion: .trace)
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
    guard FileManager.default.fileExists(atPath: device) else {
      throw CommandFailure(TraceReadingError.noSuchPath(path: device))
    }
    guard TraceManifest(inFolder: device)?.device != nil else {
      throw CommandFailure(
        message: "'\(device)' was not imported from a device. Give the device's trace first: "
          + "`\(ProgramName.current) import` makes it.",
        code: ExitStatus.usage.code
      )
    }
    if let output { try CommandOutput.check(output) }
    let terminal = terminalOptions.terminal
    let profile = SlowdownProfile(
      device: try TraceFolder(device).sharedWork { terminal.warn("in '\(device)', \($0)") },
      here: try TraceFolder(here).sharedWork { terminal.warn("in '\(here)', \($0)") },
      schema: ListSchema.schema
    )
    if let output { try CommandOutput.write(try JSONText.encode(profile) + "\n", to: output) }
    if output != "-" { try StandardOutput.write(FitText(profile).text) }
    for note in TraceManifest(inFolder: device)?.device?.notes.prefix(2) ?? [] {
      terminal.warn(note)
    }
    guard !profile.kinds.isEmpty else {
      throw CommandFailure(
        message: "No kind of work gets a factor: the traces did not do the same work often enough.",
        code: ExitStatus.notComparable.code
      )
    }
  }
}

/// The factors as text.
struct FitText {
  private let profile: SlowdownProfile

  init(_ profile: SlowdownProfile) {
    self.profile = profile
  }

  /// The lines, each with its end.
  var text: String {
    let factors = profile.kinds.map { kind in
      "\(kind.name): \(kind.ratio.words), from "
        + "\(Readable.number(kind.deviceCount)) on the device and "
        + "\(Readable.number(kind.hereCount)) here"
    }
    let refused = profile.refused.map { "\($0.name): no factor, \($0.reason)" }
    let share = profile.frameShare.map { share in
      [
        "these kinds cover \(Readable.share(share)) of the time of frames here; fonts, drawing and "
          + "animation are not on this side"
      ]
    }
    return (factors + refused + (share ?? [])).map { $0 + "\n" }.joined()
  }
}

extension DurationRatio {
  /// The ratio, and where it lies.
  var words: String {
    "×\(Readable.number(factor, digits: 2)) (95 %: \(Readable.number(low, digits: 2)) to "
      + "\(Readable.number(high, digits: 2)))"
  }
}
