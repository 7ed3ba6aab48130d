import ListSchema
import Reports
import Signposts
import Workloads

/// A run of a suite: a scenario with options.
package struct SuiteScenario {
  /// The name of the run and of its baseline.
  package let name: String
  /// The arguments of `run` that play it.
  package let arguments: [String]
  /// True if its allocations are counted.
  package let countsAllocations: Bool
  /// The key of the scenario in the file.
  package let path: String

  private static let ownKeys = ["name", "scenario", "allocations", "seconds", "set"]

  /// Reads one element of `scenarios`: a scenario, or a folder with recorded sessions.
  ///
  /// - Throws: `SuiteMistake`.
  static func all(
    _ reader: SuiteReader,
    countsAllocations: Bool,
    resolve: RunResolver
  ) throws(SuiteMistake) -> [SuiteScenario] {
    let members = try reader.members(ownKeys + ListSchema.schema.parameters.compactMap(\.option))
    guard let named = members["scenario"] ?? members["name"] else {
      throw reader.mistake("'scenario' is missing: the name of what is to be played.")
    }
    let scenario = try named.text()
    let name = try members["name"]?.text()
    // A scenario is one even where a folder has its name.
    let isScenario = (try? resolve([scenario])) != nil
    let files = isScenario ? nil : SessionFiles.inFolder(scenario)
    guard let files else {
      return [
        try SuiteScenario(
          reader,
          scenario,
          name: name ?? scenario,
          countsAllocations: countsAllocations,
          resolve: resolve
        )
      ]
    }
    guard !files.isEmpty else {
      throw named.mistake("the folder '\(scenario)' has no recorded session, NAME.capture.")
    }
    var scenarios: [SuiteScenario] = []
    for file in files {
      let own = String(file.split(separator: "/").last ?? "")
      scenarios.append(
        try SuiteScenario(
          reader,
          file,
          name: name.map { "\($0).\(own)" } ?? own,
          countsAllocations: countsAllocations,
          resolve: resolve
        )
      )
    }
    return scenarios
  }

  private init(
    _ reader: SuiteReader,
    _ scenario: String,
    name: String,
    countsAllocations: Bool,
    resolve: RunResolver
  ) throws(SuiteMistake) {
    let options = ListSchema.schema.parameters.compactMap(\.option)
    let members = try reader.members(Self.ownKeys + options)
    _ = try Self.resolved([scenario], at: members["scenario"] ?? members["name"] ?? reader, resolve)
    path = reader.path
    self.name = name
    try Self.check(name, members["name"] ?? reader)
    self.countsAllocations = try members["allocations"]?.bool() ?? countsAllocations
    if members["clock"]?.value == .text("real"), let clock = members["clock"] {
      throw clock.mistake(
        "counts need the virtual clock, on which every run plays the same frames."
      )
    }
    var arguments = [scenario]
    // One option at a time, so that the message can say which one is wrong.
    for option in ["seconds"] + options {
      guard let member = members[option] else { continue }
      let option = ["--\(option)", try member.word()]
      _ = try Self.resolved([scenario] + option, at: member, resolve)
      arguments += option
    }
    for (key, member) in try (members["set"]?.members() ?? [:]).sorted(by: { $0.key < $1.key }) {
      let setting = ["--set", "\(key)=\(try member.word())"]
      _ = try Self.resolved([scenario] + setting, at: member, resolve)
      arguments += setting
    }
    let run = try Self.resolved(arguments, at: reader, resolve)
    // The scenario's own clock may be the real one.
    self.arguments =
      zip(run, run.dropFirst()).contains { $0 == ("--clock", "real") }
      ? try Self.resolved(arguments + ["--clock", "virtual"], at: reader, resolve) : run
  }

  /// Other file names would leave the folder, or be none.
  private static func check(_ name: String, _ reader: SuiteReader) throws(SuiteMistake) {
    let isName = name.utf8.allSatisfy { byte in
      let letter = Character(UnicodeScalar(byte))
      return letter.isASCII && (letter.isLetter || letter.isNumber || "-_.".contains(letter))
    }
    guard isName, name.first != ".", name.utf8.count <= 100 else {
      throw reader.mistake(
        "a name is made of letters, digits, '-', '_' and '.', since the baseline is called so; not "
          + "'\(name)'."
      )
    }
  }

  /// The arguments with every parameter, as `run` is started with them.
  private static func resolved(
    _ arguments: [String],
    at reader: SuiteReader,
    _ resolve: RunResolver
  ) throws(SuiteMistake) -> [String] {
    do {
      return try resolve(arguments)
    } catch {
      throw reader.mistake(error.message)
    }
  }

  /// The run of the scenario, as a command line.
  package var run: String { arguments.map(\.quotedForShell).joined(separator: " ") }
}
