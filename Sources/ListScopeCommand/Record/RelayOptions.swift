public import ArgumentParser
import Experiments
import Foundation
public import LTTng
import TraceReading

/// The option that sends a recording to another machine.
struct RelayOptions: ParsableArguments {
  @Option(
    help: .init(
      "Send the trace to the lttng-relayd there, instead of keeping it here. (ports: 5342:5343)",
      valueName: "host[:control[:data]]"
    )
  )
  var relay: RelayAddress?

  /// Refuses what needs the trace here.
  ///
  /// - Throws: `ValidationError`.
  func check(stacks: Int?, json: Bool) throws {
    guard relay != nil else { return }
    if stacks != nil {
      throw ValidationError("--stacks counts samples in the trace, which --relay sends away.")
    }
    if json {
      throw ValidationError("--json prints a report, and --relay sends the trace away.")
    }
  }
}

extension RelayAddress: ExpressibleByArgument {
  /// Reads `HOST[:CONTROL[:DATA]]`.
  public init?(argument: String) { self.init(argument) }
}

/// The end of a recording whose trace another machine keeps.
struct RelayedRecording {
  let relay: RelayAddress
  /// The name of the session.
  let session: String
  let folder: RecordingFolder

  /// A name of a session: letters, digits, and a few signs that no folder minds.
  static func session(_ subject: String) -> String {
    let name = subject.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar)
      return scalar.isASCII && isPlain ? Character(scalar) : "_"
    }
    return "listscope-\(String(name).prefix(100))"
  }

  /// Says where the trace is, and fails where it lost events.
  ///
  /// - Throws: `CommandFailure` with exit code 65.
  func print(_ manifest: TraceManifest) throws {
    try StandardOutput.writeLine(
      """
      The trace was sent to \(relay), which keeps it below its output folder, in
        \(hostName)/\(session)-DATE-TIME
      There:
        \(ProgramName.current) report FOLDER/\(hostName)
        \(ProgramName.current) export FOLDER/\(hostName) --format parquet --host \(hostName) --output DIR
      \(folder.path) has the manifest.
      """
    )
    guard manifest.lostEvents > 0 else { return }
    throw CommandFailure(
      message:
        "\(manifest.lostEvents) events were lost, as buffers were full: the program was faster "
        + "than the connection to \(relay), or that was cut for a while. Record again with a larger "
        + "--buffer-size.",
      status: .badData
    )
  }

  private var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "HOST" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
