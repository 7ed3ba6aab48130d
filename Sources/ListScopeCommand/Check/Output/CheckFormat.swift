import ArgumentParser
import Experiments
import Reports

/// The output formats of a check.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, junit, json

  func text(_ result: CheckResult, _ style: TextStyle = .plain) throws -> String {
    switch self {
    case .text: TextReport(result.report, style: style).text()
    case .markdown: MarkdownReport(result.report).text()
    case .junit: CheckJUnit(result).text
    case .json: try JSONReport(result.report).text()
    }
  }
}
