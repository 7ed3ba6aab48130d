import BuiltInScenarios
import Foundation
import Testing
import Workloads
@testable import Experiments

/// Parts of recordings, and recordings without names.
@Suite struct RecordingChangeTests {
  private let whole: SessionRecording

  init() throws {
    whole = try SessionRecording(RecordedFile.inbox.get())
  }

  @Test("A part begins with the list as it was")
  func trimmed() throws {
    let part = try SessionRecording(whole.trimmed(to: 60..<110).fileBytes)
    #expect(part.problems == [])
    #expect(part.frameCount == 50)
    let (of, all) = (SessionScenario(part, name: "a"), SessionScenario(whole, name: "b"))
    #expect(of.rowCount >= all.rowCount)
    let folder = try TemporaryFolder("part")
    let url = folder.url.appendingPathComponent("part.capture")
    let replayed = try SessionRoundTrip.recordReplay(of: part, to: url)
    #expect(replayed.frameCount == 50)
  }

  @Test("Without names, types and causes are numbers, and hashes are others")
  func anonymized() throws {
    let other = try SessionRecording(whole.anonymized(salt: 77).fileBytes)
    #expect(other.types.allSatisfy { $0.hasPrefix("type") })
    #expect(other.types.count == whole.types.count)
    #expect(other.salt == 77)
    #expect(Self.hashes(other).count == Self.hashes(whole).count)
    #expect(Self.hashes(other).isDisjoint(with: Self.hashes(whole)))
  }

  @Test("There is no text of a row in a file")
  func noText() throws {
    let bytes = try RecordedFile.inbox.get()
    let scenario = InboxScenario()
    var parameters = RunParameters(for: scenario)
    parameters.items = 60
    let texts = ["Delete", "Pinned", "Earlier"]
    for text in texts {
      #expect(bytes.firstRange(of: Array(text.utf8)) == nil, "\(text) is in the file")
    }
  }

  private static func hashes(_ recording: SessionRecording) -> Set<UInt64> {
    var hashes: Set<UInt64> = []
    for event in recording.events {
      guard case .update(let update) = event.kind else { continue }
      for section in update.sections ?? [] {
        for case .rows(let rows) in section.runs { hashes.formUnion(rows.map(\.hash)) }
      }
    }
    return hashes
  }
}
