import ArgumentParser
import Experiments
import Foundation
import TraceAnalysis

/// `listscope doctor`: checks whether this machine can record, and says how to fix what is missing.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check whether this machine can record, and say how to fix problems.",
    discussion: """
      One of the checks records 1,000 events and reads them back. Exits with 69 when something that \
      recording needs is missing, and with 0 otherwise, even when there are warnings.
      """
  )

  @Flag(help: "Print JSON: an array of objects with check, status, detail and fix.")
  var json = false

  @Option(help: "The folder that traces will be written to.", completion: .directory)
  var output = "."

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func run() throws {
    let findings =
      InstallationChecks.all() + MachineChecks.all(output: output) + ProcessorChecks.all()
      + RoundTrip.check() + ExtraChecks.all()
    if json {
      try StandardOutput.writeLine(try JSONText.encode(findings))
    } else {
      try StandardOutput.write(findings.map(lines).joined())
    }
    if findings.contains(where: { $0.status == .fail }) { throw ExitStatus.unavailable.code }
  }

  private func lines(_ finding: Finding) -> String {
    let word = finding.status.rawValue
    let padding = String(repeating: " ", count: 4 - word.count)
    let detail = finding.detail.printable
    return "\(coloured(word, finding.status))\(padding)  \(finding.check): \(detail)\n"
      + (finding.fix.map { "      fix: \($0.printable)\n" } ?? "")
  }

  private func coloured(_ word: String, _ status: Finding.Status) -> String {
    guard terminalOptions.terminal.colour.isWanted(on: STDOUT_FILENO) else { return word }
    let code =
      switch status {
      case .ok: 32
      case .warn: 33
      case .fail: 31
      }
    return "\u{1B}[\(code)m\(word)\u{1B}[0m"
  }
}
