package import Foundation

/// The suite that `check` reads: scenarios, the margins of their counts, and waivers.
package struct Suite {
  /// The scenarios, in the order of the file.
  package let scenarios: [SuiteScenario]
  /// The margins of all scenarios; the last one that names a count is in force.
  let metrics: [SuiteMetric]
  /// The increases that are let through.
  let waivers: [SuiteWaiver]
  /// The path of the file.
  package let path: String
  /// The folder of the baselines.
  package var baselines: String {
    let folder = OutputTarget.folder(of: path)
    return folder == "." ? "baselines" : "\(folder)/baselines"
  }

  /// The name of the file unless another one is given.
  package static let defaultPath = "listscope.json"

  /// Reads a file.
  ///
  /// - Throws: `CommandFailure` with exit code 66 where there is none, and 64 for a mistake in it.
  package init(path: String, resolve: RunResolver) throws(CommandFailure) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      let isDefault = path == Self.defaultPath
      throw CommandFailure(
        message: "There is no suite '\(path)'. "
          + (isDefault
            ? "Write one with `\(ProgramName.current) init suite`, or name another by --suite."
            : "Give the path of a file as `\(ProgramName.current) init suite` writes it."),
        status: .noInput
      )
    }
    do throws(SuiteMistake) {
      try self.init(bytes, path: path, resolve: resolve)
    } catch {
      throw error.failure(file: path)
    }
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `SuiteMistake`.
  package init(_ bytes: Data, path: String, resolve: RunResolver) throws(SuiteMistake) {
    self.path = path
    let file = SuiteReader(value: try Self.value(bytes), path: "")
    let keys = ["scenarios", "metrics", "waivers", "allocations"]
    let members = try file.members(keys)
    guard let list = members["scenarios"] else {
      throw file.mistake("'scenarios' is missing: the list of what is to be played.")
    }
    let countsAllocations = try members["allocations"]?.bool() ?? true
    var scenarios: [SuiteScenario] = []
    for reader in try list.list() {
      let found = try SuiteScenario.all(
        reader,
        countsAllocations: countsAllocations,
        resolve: resolve
      )
      for scenario in found {
        guard !scenarios.contains(where: { $0.name == scenario.name }) else {
          throw SuiteMistake(
            path: reader.path,
            reason:
              "the name '\(scenario.name)' is used before. Give each scenario a 'name' of its own."
          )
        }
        scenarios.append(scenario)
      }
    }
    guard !scenarios.isEmpty else { throw list.mistake("must name at least one scenario.") }
    self.scenarios = scenarios
    metrics = try SuiteMetric.all(members["metrics"])
    waivers = try SuiteWaiver.all(members["waivers"], scenarios.map(\.name))
  }

  private static func value(_ bytes: Data) throws(SuiteMistake) -> SuiteValue {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      return try decoder.decode(SuiteValue.self, from: bytes)
    } catch DecodingError.dataCorrupted(let context) {
      let reason = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
      let detail = (reason as? String).map { ": \($0)" } ?? ""
      throw SuiteMistake(
        path: "",
        reason: "this is not JSON5\(detail). Compare it with "
          + "`\(ProgramName.current) init suite --output -`."
      )
    } catch {
      throw SuiteMistake(path: "", reason: "this is not JSON5: \(error)")
    }
  }
}
