import ArgumentParser
import Experiments
import Reports

/// `listscope schema`: what traces, reports and tables contain.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Describe what traces, reports and tables contain, with fields and units.",
    discussion: """
      events: every interval and event of a trace. report: the keys of `\(ProgramName.current) \
      report --format json`. tables: those of `\(ProgramName.current) query` and of exports.

      With --json, `report` is a JSON Schema (2020-12):

        \(ProgramName.current) schema report --json
      """
  )

  @Argument(help: "The subject to describe.")
  var subject = SchemaSubject.events

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Terminal") var pagerOptions: PagerOptions

  func run() throws {
    let text =
      switch subject {
      case .events: json ? try EventGuide.json() : EventGuide.text
      case .report:
        json ? try JSONSchema(Report.schema).document.text() : RecordGuide(Report.schema).text
      case .tables: json ? try TableGuide.json() : TableGuide.text
      }
    let pager = Pager.start(pagerOptions.pager && !json)
    defer { pager?.finish() }
    try StandardOutput.write(text)
  }
}

/// The subjects that `schema` can describe.
enum SchemaSubject: String, CaseIterable, ExpressibleByArgument {
  case events
  case report
  case tables
}
