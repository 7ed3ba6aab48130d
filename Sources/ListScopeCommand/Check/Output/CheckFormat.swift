import ArgumentParser
import Experiments

/// The output formats of `check`.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, junit, json

  /// The whole text, with a line break at its end.
  func text(_ result: CheckResult) throws -> String {
    switch self {
    case .text: CheckText(result).text
    case .markdown: CheckMarkdown(result).text
    case .junit: CheckJUnit(result).text
    case .json: try CheckJSON(result).text
    }
  }
}
