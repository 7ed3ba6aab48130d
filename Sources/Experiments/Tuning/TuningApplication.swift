import Foundation
import ListEngine
import ListSchema
import Signposts
import TraceAnalysis
import Workloads

/// The ways to apply values of parameters: a line of code where the engine has one, and options.
enum TuningApplication {
  /// The parameters of a point's runs.
  static func parameters(
    _ point: TuningPoint,
    in run: RunParameters,
    of scenario: any Scenario
  ) -> RunParameters {
    var changed = run
    for parameter in scenario.settableParameters {
      guard let text = point.settings[parameter.name] else { continue }
      // Values come from the parameter's own domain.
      try? changed.set(parameter, to: text)
    }
    return changed
  }

  /// The lines, code first.
  static func lines(_ point: TuningPoint, in run: RunParameters, of scenario: any Scenario)
    -> [String]
  {
    let changed = parameters(point, in: run, of: scenario)
    var lines: [String] = []
    if changed.batching != run.batching { lines.append("list.batching = \(code(changed))") }
    if changed.measuringAhead != run.measuringAhead {
      lines.append("list.measuringAhead = \(changed.measuringAhead)")
    }
    if changed.animation != run.animation { lines.append("list.animation = .\(changed.animation)") }
    if changed.textCache != run.textCache {
      lines.append("try PangoText(cacheCapacity: \(changed.textCache))")
    }
    let options = point.settings.sorted { $0.key < $1.key }.map { "--set \($0.key)=\($0.value)" }
    return lines + ["run \(scenario.name) \(options.joined(separator: " "))"]
  }

  private static func code(_ run: RunParameters) -> String {
    switch run.batching {
    case .window(let before, let after): ".window(before: \(before), after: \(after))"
    case .prefix(let count, 0.5): ".prefix(\(count))"
    case .prefix(let count, let screens): ".prefix(count: \(count), nearBottom: \(screens))"
    }
  }
}
