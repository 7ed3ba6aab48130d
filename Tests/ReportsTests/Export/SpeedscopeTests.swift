import Foundation
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Exports

@Suite struct SpeedscopeTests {
  /// The parts of a document that its schema demands.
  private struct Document: Decodable {
    struct Frame: Decodable {
      let name: String
    }
    struct Shared: Decodable {
      let frames: [Frame]
    }
    struct Event: Decodable {
      let type: String
      let frame: Int
      let at: Int64
    }
    struct Profile: Decodable {
      let type: String
      let name: String
      let unit: String
      let startValue: Int64
      let endValue: Int64
      let events: [Event]
    }
    let schema: String
    let shared: Shared
    let profiles: [Profile]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case shared
      case profiles
    }
  }

  private func document(_ script: TraceScript) throws -> Document {
    try decoded(ExportedText.of(script, exporter))
  }

  private func exporter(_ output: ExportOutput) throws -> SpeedscopeProfiles {
    try SpeedscopeProfiles(title: AwkwardTrace.name, exporter: "tests", output)
  }

  private func decoded(_ text: String) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  /// Events are in the order of time, and every close matches the latest open.
  private func check(_ profile: Document.Profile, _ document: Document) {
    var (open, time, opened): ([Int], Int64, Int) = ([], profile.startValue, 0)
    for event in profile.events {
      #expect(event.at >= time && event.at <= profile.endValue)
      #expect(document.shared.frames.indices.contains(event.frame))
      time = event.at
      if event.type == "O" {
        open.append(event.frame)
        opened += 1
      } else {
        #expect(event.type == "C")
        #expect(open.popLast() == event.frame)
      }
    }
    #expect(open.isEmpty)
    #expect(opened * 2 == profile.events.count)
    #expect(profile.type == "evented")
    #expect(profile.unit == "nanoseconds")
  }

  @Test("Documents keep to the rules of the format", arguments: [0, 1, 2])
  func rules(number: Int) throws {
    let script = [TraceScript(), AwkwardTrace.script, ExportedText.long][number]
    let document = try document(script)
    #expect(document.schema == "https://www.speedscope.app/file-format-schema.json")
    for profile in document.profiles { check(profile, document) }
    let opens = document.profiles.reduce(0) { $0 + $1.events.count / 2 }
    #expect(opens == script.intervals.count)
  }

  @Test("So do those of real traces", arguments: ExportedText.goldenNames)
  func golden(name: String) throws {
    let document = try decoded(ExportedText.ofGolden(name, exporter))
    #expect(!document.profiles.isEmpty)
    for profile in document.profiles { check(profile, document) }
  }

  @Test("There is a profile a thread, and one more for every lane of crossing intervals")
  func profiles() throws {
    #expect(
      try document(AwkwardTrace.script).profiles.map(\.name) == [
        "process 1, thread 1", "process 1, thread 1, lane 2", "process 1, thread 1, lane 3",
        "process 1 of host 1, thread 7",
      ]
    )
  }

  @Test("Names are shared, whatever they hold")
  func names() throws {
    let names = try document(AwkwardTrace.script).shared.frames.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains(AwkwardTrace.name))
  }

  @Test("Samples are profiles of their own, with files and lines")
  func samples() throws {
    let text = try ExportedText.of(TraceScript(), samples: SampledTrace.samples) {
      try SpeedscopeProfiles(title: "t", exporter: "e", $0)
    }
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let shared = (document?["shared"] as? [String: Any])?["frames"] as? [[String: Any]] ?? []
    let frames = shared.map { frame in
      "\(frame["name"] ?? "") \(frame["file"] ?? "-"):\(frame["line"] ?? 0)"
    }
    let profiles = try #require(document?["profiles"] as? [[String: Any]])
    #expect(profiles.count == 2)
    let stacks = try #require(profiles[0]["samples"] as? [[Int]])
    #expect((profiles[0]["weights"] as? [Int]) == [1, 1, 1, 1, 1])
    #expect(profiles[0]["endValue"] as? Int == 5)
    let full = [
      "main -:0", "draw;() View.swift:30", "outer() View.swift:7", "inner() List.swift:12",
    ]
    #expect(stacks.map { $0.map { frames[$0] } }.first == full)
    #expect(stacks.last == [])
  }
}
