import ArgumentParser
import ListSchema
import Reports
import Signposts
import Workloads

/// A run of a suite: a scenario with options.
struct SuiteScenario {
  /// The name of the run and of its baseline.
  let name: String
  /// The arguments of `run` that play it.
  let arguments: [String]
  /// True if its allocations are counted.
  let countsAllocations: Bool
  /// The key of the scenario in the file.
  let path: String

  private static let ownKeys = ["name", "scenario", "allocations", "seconds", "set"]

  /// Reads one element of `scenarios`.
  ///
  /// - Throws: `SuiteMistake`.
  init(_ reader: SuiteReader, countsAllocations: Bool) throws(SuiteMistake) {
    let options = ListSchema.schema.parameters.compactMap(\.option)
    let members = try reader.members(Self.ownKeys + options)
    guard let named = members["scenario"] ?? members["name"] else {
      throw reader.mistake("'scenario' is missing: the name of what is to be played.")
    }
    let scenario = try named.text()
    do {
      _ = try ScenarioCatalogue.shared.scenario(named: scenario)
    } catch {
      throw named.mistake(Self.words(error))
    }
    path = reader.path
    name = try members["name"]?.text() ?? scenario
    try Self.check(name, members["name"] ?? reader)
    self.countsAllocations = try members["allocations"]?.bool() ?? countsAllocations
    if members["clock"]?.value == .text("real"), let clock = members["clock"] {
      throw clock.mistake(
        "counts need the virtual clock, on which every run plays the same frames."
      )
    }
    var arguments = [scenario]
    for option in ["seconds"] + options {
      guard let member = members[option] else { continue }
      arguments += try Self.checked(["--\(option)", try member.word()], of: scenario, at: member)
    }
    for (key, member) in try (members["set"]?.members() ?? [:]).sorted(by: { $0.key < $1.key }) {
      let setting = ["--set", "\(key)=\(try member.word())"]
      arguments += try Self.checked(setting, of: scenario, at: member)
    }
    self.arguments = try Self.resolved(arguments, at: reader)
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

  /// Checks one option alone, so that the message can say which one is wrong.
  private static func checked(
    _ option: [String],
    of scenario: String,
    at reader: SuiteReader
  ) throws(SuiteMistake) -> [String] {
    _ = try resolved([scenario] + option, at: reader)
    return option
  }

  /// The arguments with every parameter, as `run` is started with them.
  private static func resolved(
    _ arguments: [String],
    at reader: SuiteReader
  ) throws(SuiteMistake) -> [String] {
    do {
      return try RunOptions.parse(arguments).arguments()
    } catch {
      throw reader.mistake(words(error))
    }
  }

  private static func words(_ error: any Error) -> String {
    RunOptions.message(for: error)
  }

  /// The run of the scenario, as a command line.
  var run: String { arguments.map(\.quotedForShell).joined(separator: " ") }
}
