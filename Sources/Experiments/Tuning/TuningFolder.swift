import Foundation
package import TraceAnalysis

/// The folder of a tuning: what is tuned, and everything that was measured.
package struct TuningFolder {
  /// The subject of a tuning: a folder holds one tuning, which can be continued.
  package struct Manifest: Codable, Equatable {
    package var formatVersion = 1
    package var version = ToolVersion.current
    /// The program: its path, its size and when it was built.
    package let program: String
    package let scenario: String
    package let arguments: [String]
    package let parameters: [TunedParameter]
    package let objective: TuningObjective
    package let constraints: [String]
    /// The maximum duration of the tuning, in seconds.
    package let timeLimit: Double
  }

  package let path: String
  /// Everything that was measured.
  let journal: TuningJournal

  private static let manifestName = "tuning.json"
  private static let journalName = "measurements.ndjson"

  /// True if there was nothing at its path before.
  private var isNew = false

  /// Removes the folder of a tuning that cannot be, unless there was one before.
  func removeIfNew() {
    guard isNew else { return }
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func isMeasured(_ path: String) -> Bool {
    FileManager.default.contents(atPath: path + "/" + journalName)?.isEmpty == false
  }

  /// Makes the folder, or continues what is in it.
  ///
  /// - Throws: `CommandFailure` where the folder holds something else, or cannot be made.
  package init(_ path: String, _ manifest: Manifest) throws {
    self.path = path
    let file = path + "/" + Self.manifestName
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let isMeasured = Self.isMeasured(path)
    if isMeasured, let known = FileManager.default.contents(atPath: file) {
      try Self.check(known, manifest, path)
    } else {
      let content = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      // A tuning that failed before anything was measured may be started with other options.
      guard !isMeasured, Set(content).isSubset(of: [Self.manifestName, Self.journalName]) else {
        throw CommandFailure.unusableOutput(
          "'\(path)' holds something else than a tuning, and is left as it is. Choose another --folder."
        )
      }
      isNew = !FileManager.default.fileExists(atPath: path)
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw CommandFailure.unusableOutput(
          "The folder '\(path)' cannot be made: \(error.systemReason)"
        )
      }
      try CommandOutput.write(try encoder.encode(manifest) + Data("\n".utf8), to: file)
    }
    journal = try TuningJournal(path + "/" + Self.journalName)
  }

  /// The folder of a tuning for which none was named.
  package static func defaultPath(_ scenario: String) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyyMMdd-HHmmss"
    return "Traces/tunings/\(scenario)-\(format.string(from: Date()))"
  }

  /// Returns an identity that distinguishes the program from others, as far as a file's attributes
  /// do.
  static func identity(ofProgram path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path), \(attributes?[.size] ?? 0) bytes, \(Int(date))"
  }

  /// Writes the result beside what it follows from.
  package func write(_ text: String, as name: String) throws {
    try CommandOutput.write(text, to: path + "/" + name)
  }

  private static func check(_ bytes: Data, _ manifest: Manifest, _ path: String) throws {
    guard let found = try? JSONDecoder().decode(Manifest.self, from: bytes) else {
      throw CommandFailure(
        message:
          "'\(path)/\(manifestName)' is damaged, or of another version. Choose another --folder.",
        status: .badData
      )
    }
    guard found != manifest else { return }
    let differences = [
      found.scenario == manifest.scenario ? nil : "the scenario '\(found.scenario)'",
      found.version == manifest.version && found.program == manifest.program
        ? nil : "another build of the program",
      found.arguments == manifest.arguments ? nil : "other options",
      found.parameters == manifest.parameters ? nil : "other parameters or values",
      found.objective == manifest.objective ? nil : "the objective \(found.objective.rawValue)",
      found.constraints == manifest.constraints ? nil : "other constraints",
      found.timeLimit == manifest.timeLimit
        ? nil : "a time limit of \(Int(found.timeLimit)) s, on which the steps depend",
    ].compactMap { $0 }
    throw CommandFailure.unusableOutput(
      "'\(path)' holds a tuning with \(differences.joined(separator: ", ")). It is left as it is: "
        + "choose another --folder."
    )
  }
}
