import ArgumentParser
import Foundation
import Workloads

/// `listscope scenarios`: what can be played.
struct ScenariosCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenarios",
    abstract: "List the scenarios that `run` and `record` can play."
  )

  @Flag(help: "Print JSON.")
  var json = false

  private struct Description: Encodable {
    let name: String
    let summary: String
    let items: [Int]
    let updates: String
    let gestures: String
  }

  func run() throws {
    let descriptions = ScenarioCatalogue.shared.all.map {
      Description(
        name: $0.name,
        summary: $0.summary,
        items: $0.itemCounts,
        updates: $0.updates,
        gestures: $0.gestures
      )
    }
    guard !json else { return print(try JSONText.encode(descriptions)) }
    for scenario in descriptions {
      print(
        """
        \(scenario.name)
          \(scenario.summary)
          items     \(scenario.items.map(String.init).joined(separator: ", "))
          updates   \(scenario.updates)
          scrolling \(scenario.gestures)
        """
      )
    }
  }
}

/// JSON as all commands print it.
enum JSONText {
  /// A value as JSON, with sorted keys, for people and for machines.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
