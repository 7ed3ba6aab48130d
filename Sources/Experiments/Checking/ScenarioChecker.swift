import Reports
import Foundation
import Glibc
import SignpostCounting
import Signposts

/// Checks a scenario against its baseline, or makes the baseline new.
struct ScenarioChecker {
  let suite: Suite
  let counter: any CountPlayer
  /// True if instructions are counted.
  let countsInstructions: Bool

  /// Plays a scenario and compares its counts with the baseline.
  ///
  /// - Throws: `CommandFailure` where it does not play, or the baseline cannot be read.
  func check(_ scenario: SuiteScenario) throws(CommandFailure) -> ScenarioCheck {
    let start = MonotonicClock.nowNs()
    var check = makeCheck(scenario)
    guard let baseline = try baseline(of: scenario) else {
      check.obstacles = [
        "There is no baseline yet. Write it with `\(updateCommand(scenario))` and commit it."
      ]
      return check
    }
    let outcome = try counter.count(scenario, instructions: countsInstructions)
    show(outcome, baseline, in: &check)
    check.obstacles = Self.obstacles(baseline.facts, outcome.file.facts)
    guard check.obstacles.isEmpty else {
      check.notes.append("If that is meant, take it over with `\(updateCommand(scenario))`.")
      return finished(check, since: start)
    }
    let (old, new) = comparable(baseline, outcome, scenario, &check)
    check.compared = Set(old.keys).union(new.keys).count { $0.function == nil }
    check.differences = comparison(scenario).differences(old, new)
    if !check.differences(.regression).isEmpty {
      check.differences = try confirmed(check.differences, scenario, outcome.file, &check)
    }
    return finished(check, since: start)
  }

  /// Plays a scenario twice, and writes its baseline where both plays agree.
  ///
  /// - Throws: `CommandFailure`, with exit code 3 where they do not.
  func update(_ scenario: SuiteScenario) throws(CommandFailure) -> ScenarioCheck {
    let start = MonotonicClock.nowNs()
    var check = makeCheck(scenario)
    check.isUpdated = true
    let old: CountFile?
    do {
      old = try baseline(of: scenario)
    } catch  where error.status == .badData {
      // A damaged file is what an update is advised for.
      old = nil
      check.notes.append("The baseline was damaged, and is written new: \(error.message)")
    }
    // Counts of the baseline are kept, even if they were not asked for.
    let instructions = countsInstructions || old?.counts[.instructions] != nil
    let first = try counter.count(scenario, instructions: instructions)
    let second = try counter.count(scenario, instructions: instructions)
    let unlike = unlike(first.file, second.file, scenario)
    guard unlike.isEmpty else {
      throw CommandFailure(
        message: "\(scenario.name): \(Self.words(unlike, first.file, second.file)) No baseline was "
          + "written.",
        status: .notComparable
      )
    }
    show(first, old, in: &check)
    var file = first.file
    if let old {
      check.differences = comparison(scenario).differences(old.counts, file.counts)
      // Counts that differ in every run would only fill the history.
      for difference in check.differences where difference.name.place == AllocationSink.firstFrame {
        guard difference.verdict == .withinMargin else { continue }
        file.counts[difference.name] = difference.baseline
      }
    }
    check.compared = first.file.counts.count { $0.key.function == nil }
    for (kind, obstacle) in first.obstacles.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      check.notes.append("\(kind.title) are not in the baseline: not counted, \(obstacle).")
    }
    try write(file, to: check.baseline)
    return finished(check, since: start)
  }

  private func makeCheck(_ scenario: SuiteScenario) -> ScenarioCheck {
    ScenarioCheck(
      name: scenario.name,
      run: scenario.run,
      baseline: "\(suite.baselines)/\(scenario.name).txt"
    )
  }

  private func finished(_ check: ScenarioCheck, since start: Int64) -> ScenarioCheck {
    var check = check
    check.seconds = Double(MonotonicClock.nowNs() - start) / 1e9
    return check
  }

  private func show(
    _ outcome: CountOutcome,
    _ baseline: CountFile?,
    in check: inout ScenarioCheck
  ) {
    check.events = (outcome.file.counts[.events] ?? 0, baseline?.counts[.events])
    check.setAllocations(outcome.file.counts)
  }

  private func comparison(_ scenario: SuiteScenario) -> CountComparison {
    CountComparison(scenario: scenario.name, metrics: suite.metrics, waivers: suite.waivers)
  }

  private func updateCommand(_ scenario: SuiteScenario) -> String {
    let suite = suite.path == Suite.defaultPath ? "" : " --suite \(suite.path)"
    return "\(ProgramName.current) check\(suite) --update \(scenario.name)"
  }

  // MARK: Baselines

  private func baseline(of scenario: SuiteScenario) throws(CommandFailure) -> CountFile? {
    let path = makeCheck(scenario).baseline
    guard access(path, F_OK) == 0 else { return nil }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        message: "The baseline '\(path)' cannot be read: "
          + "\(access(path, R_OK) == 0 ? "it is no file" : SystemError().reason).",
        status: .noInput
      )
    }
    do throws(CountFile.Mistake) {
      return try CountFile(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandFailure(
        message: "\(path):\(error.line): \(error.reason). Restore the baseline, or write it new "
          + "with `\(updateCommand(scenario))`.",
        status: .badData
      )
    }
  }

  private func write(_ file: CountFile, to path: String) throws(CommandFailure) {
    do {
      let folder = OutputTarget.folder(of: path)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try CommandOutput.write(file.text, to: path)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .unusableOutput("The folder of '\(path)' cannot be made. Check its permissions.")
    }
  }

  /// Returns the reasons for which a run cannot be compared with its baseline, a sentence each.
  private static func obstacles(_ old: [String: String], _ new: [String: String]) -> [String] {
    let names = Set(old.keys).union(new.keys).subtracting(PinnedProcessor.facts)
    return names.sorted().compactMap { name in
      guard old[name] != new[name] else { return nil }
      let (before, now) = (old[name] ?? "nothing", new[name] ?? "nothing")
      return switch name {
      case "run": "Another run: the baseline is of '\(before)', this is '\(now)'."
      case "content": "Other content: the baseline's has the checksum \(before), this has \(now)."
      default: "Another image: \(name) is \(before) in the baseline, and \(now) here."
      }
    }
  }

  /// The counts of both sides that can be compared.
  private func comparable(
    _ baseline: CountFile,
    _ outcome: CountOutcome,
    _ scenario: SuiteScenario,
    _ check: inout ScenarioCheck
  ) -> (old: [CountName: Int64], new: [CountName: Int64]) {
    var (old, new) = (baseline.counts, outcome.file.counts)
    for kind in CountKind.allCases {
      let isInBaseline = old.keys.contains(where: kind.covers)
      let isCounted = outcome.counted.contains(kind)
      if isInBaseline, isCounted {
        guard kind == .instructions,
          let obstacle = PinnedProcessor.obstacle(baseline.facts, outcome.file.facts)
        else { continue }
        check.obstacles.append("\(kind.title): not comparable: \(obstacle).")
        old = old.filter { !kind.covers($0.key) }
        new = new.filter { !kind.covers($0.key) }
        continue
      }
      if let obstacle = outcome.obstacles[kind] {
        let words = "\(kind.title): not counted: \(obstacle)."
        if isInBaseline { check.obstacles.append(words) } else { check.notes.append(words) }
      } else if isCounted {
        let option = kind == .instructions ? " --instructions" : ""
        check.notes.append(
          "The baseline has no \(kind.rawValue). Take them over with "
            + "`\(updateCommand(scenario))\(option)`."
        )
      }
      old = old.filter { !kind.covers($0.key) }
      new = new.filter { !kind.covers($0.key) }
    }
    return (old, new)
  }

  // MARK: Determinism

  /// Plays once more, and takes back what two plays of the same program do not agree on.
  private func confirmed(
    _ differences: [CountDifference],
    _ scenario: SuiteScenario,
    _ first: CountFile,
    _ check: inout ScenarioCheck
  ) throws(CommandFailure) -> [CountDifference] {
    let instructions = differences.contains { $0.name == .instructions }
    let second = try counter.count(scenario, instructions: instructions).file
    var first = first
    if !instructions {
      first.counts = first.counts.filter { !CountKind.instructions.covers($0.key) }
    }
    let unlike = unlike(first, second, scenario)
    guard !unlike.isEmpty else { return differences }
    check.obstacles.append(Self.words(unlike, first, second))
    return differences.filter { !unlike.contains($0.name) }
  }

  /// The counts that two plays do not agree on, beyond the margins.
  private func unlike(
    _ first: CountFile,
    _ second: CountFile,
    _ scenario: SuiteScenario
  ) -> [CountName] {
    comparison(scenario).differences(first.counts, second.counts)
      .filter { ![.withinMargin, .changed].contains($0.verdict) }.map(\.name)
  }

  private static func words(
    _ names: [CountName],
    _ first: CountFile,
    _ second: CountFile
  ) -> String {
    let shown = names.prefix(3).map { name in
      "\(name.text) is \(first.counts[name] ?? 0), then \(second.counts[name] ?? 0)"
    }
    return
      "Two plays of this program do not count alike: \(shown.joined(separator: "; ")). Does the "
      + "list read the clock, a UUID, or the order of a Set?"
  }
}
