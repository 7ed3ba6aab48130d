import ArgumentParser
import Experiments
import Foundation
import TraceAnalysis
import Workloads

/// `listscope scenarios`: what can be played.
struct ScenariosCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenarios",
    abstract: "List the scenarios that `run` and `record` can play."
  )

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Terminal") var pagerOptions: PagerOptions

  private struct Description: Encodable {
    let name: String
    let summary: String
    let items: [Int]
    let updates: String
    let sizing: String
    let gestures: [Script]
    let parameters: [ParameterDescription]
  }

  private struct Script: Encodable {
    let name: String
    let summary: String
    let reach: Reach?

    init(_ script: GestureScript) {
      name = script.name
      summary = script.summary
      reach = GestureReach.builtIn[script.name].map(Reach.init)
    }
  }

  /// The part of a list that a gesture shows.
  private struct Reach: Encodable {
    let scenario = GestureReach.scenario
    let items = GestureReach.items
    let seconds = GestureReach.seconds
    let shownItems: Int
    let deepestItem: Int

    init(_ reach: GestureReach) {
      shownItems = reach.shownItems
      deepestItem = reach.deepestItem
    }
  }

  func run() throws {
    let descriptions = ScenarioCatalogue.shared.all.map {
      Description(
        name: $0.name,
        summary: $0.summary,
        items: $0.itemCounts,
        updates: $0.updates,
        sizing: $0.sizing.rawValue,
        gestures: $0.gestures.map(Script.init),
        parameters: $0.parameters.map(ParameterDescription.init)
      )
    }
    guard !json else { return try StandardOutput.writeLine(try JSONText.encode(descriptions)) }
    let pager = Pager.start(pagerOptions.pager)
    defer { pager?.finish() }
    try StandardOutput.write(descriptions.map(text).joined() + gestureText)
  }

  private func text(_ scenario: Description) -> String {
    let own = scenario.parameters.map {
      "  --set     \($0.name)=\($0.defaultText)  \($0.text)\n"
    }
    return """
      \(scenario.name)
        \(scenario.summary)
        items     \(scenario.items.map(String.init).joined(separator: ", "))
        updates   \(scenario.updates)
        sizing    \(scenario.sizing)
        gestures  \(scenario.gestures.map(\.name).joined(separator: ", "))

      """ + own.joined()
  }

  private var gestureText: String {
    let width = GestureScript.builtIn.map(\.name.count).max() ?? 0
    let lines = GestureScript.builtIn.map { script in
      let name = script.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let reach = GestureReach.builtIn[script.name]
      let items = [reach?.shownItems, reach?.deepestItem].map { item in
        Self.right(item.map { Readable.number($0) } ?? "-")
      }
      return "  \(name)  \(items.joined(separator: "  "))  \(script.summary)\n"
    }
    return """
      gestures, for --gesture; the items that they show of \(Readable.number(GestureReach.items)) in \
      \(GestureReach.seconds) seconds of \(GestureReach.scenario), and the last of them
      \("  ".padding(toLength: width + 4, withPad: " ", startingAt: 0))\(Self.right("shown"))  \
      \(Self.right("last"))

      """ + lines.joined()
  }

  /// Text in a column of numbers.
  private static func right(_ text: String) -> String {
    String(repeating: " ", count: max(0, 6 - text.count)) + text
  }
}
