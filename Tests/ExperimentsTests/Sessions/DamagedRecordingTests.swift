import Foundation
import Testing

@testable import Workloads

/// Files that are not as they were written: what is good is read, the rest is named with its place.
@Suite struct DamagedRecordingTests {
  private let file: [UInt8]
  private let whole: SessionRecording

  init() throws {
    file = try RecordedFile.inbox.get()
    whole = try SessionRecording(file)
  }

  private func error(_ bytes: [UInt8]) -> SessionRecordingError? {
    do {
      _ = try SessionRecording(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("An empty file, another one and one of a later version say so")
  func unreadable() {
    #expect(error([]) == .empty)
    #expect(error(Array("PK\u{3}\u{4} something else".utf8)) == .foreign)
    let newer = SessionChunks.part(.header, 0, [9] + Array(repeating: 0, count: 12))
    #expect(error(newer) == .newer(version: 9))
    #expect(error(Array(file.prefix(9))) == .damaged("the file ends within this part"))
    var flipped = file
    flipped[20] ^= 1
    guard case .damaged = error(flipped) else {
      Issue.record("a header with another checksum was read")
      return
    }
  }

  @Test("A file of the first version is read")
  func firstVersion() throws {
    func hash(_ number: UInt8) -> [UInt8] { [number] + Array(repeating: 0, count: 7) }
    let header: [UInt8] = [1] + hash(7) + [60, 0, 0]
    let new: [UInt8] =
      [6, 5, 0, 0, 0, 1, 1, 0] + hash(9) + [0, 0, 1, 0, 2, 1] + hash(1) + [1] + hash(2) + [0]
    // Row 1 and then row 0, which has changed.
    let turned: [UInt8] = [6, 5, 0, 0, 0, 1, 1, 1, 0, 0, 2, 1, 1, 1, 1, 1, 0, 1, 0, 1]
    let records = [3, 1, 65] + new + [1, 0] + turned + [1, 0]
    let recording = try SessionRecording(
      SessionChunks.part(.header, 0, header) + SessionChunks.part(.records, 1, records)
        + SessionChunks.part(.end, 2, [])
    )
    #expect(recording.problems == [])
    guard case .update(let update)? = recording.events.last?.kind else {
      Issue.record("no update: \(recording.events)")
      return
    }
    #expect(
      update.sections?.first?.runs
        == [.former(section: 0, start: 1, count: 1), .former(section: 0, start: 0, count: 1)]
    )
    #expect(update.changed == [.init(section: 0, item: 1)])
    // Written again, it is of this version, and says the same.
    #expect(try SessionRecording(recording.fileBytes).events == recording.events)
  }

  @Test("Of a file that is cut, all is read up to the part in which it ends", arguments: [3, 200])
  func cut(_ bytes: Int) throws {
    let cut = try SessionRecording(Array(file.dropLast(bytes + 17)))
    #expect(cut.frameCount < whole.frameCount)
    #expect(cut.frameCount > 0)
    #expect(cut.problems.count == 1)
    let problem = try #require(cut.problems.first)
    #expect(RecordedFile.parts(of: file).contains(problem.byte))
    #expect(problem.description.contains("the file ends within this part"))
    #expect(cut.events == whole.events.filter { $0.frame < cut.frameCount })
  }

  @Test("A recording that was not ended is whole, and says so")
  func notEnded() throws {
    let open = try SessionRecording(Array(file.dropLast(17)))
    #expect(open.events == whole.events)
    #expect(open.problems.map(\.text).first?.contains("was not ended") == true)
  }

  @Test("A part that is missing or twice ends the reading")
  func parts() throws {
    let starts = RecordedFile.parts(of: file)
    let missing = try SessionRecording(Array(file[..<starts[1]] + file[starts[2]...]))
    #expect(missing.problems.map(\.text).first?.hasPrefix("part 1 is missing") == true)
    let twice = try SessionRecording(Array(file[..<starts[2]] + file[starts[1]...]))
    #expect(twice.problems.map(\.text).first?.hasPrefix("part 2 is missing") == true)
  }

  @Test("A recording of two lists is read up to the second")
  func twoLists() throws {
    let both = try SessionRecording(file + file)
    #expect(both.events == whole.events)
    #expect(both.problems.count == 1)
    #expect(both.problems[0].byte == file.count)
    #expect(both.problems[0].text.hasPrefix("another recording begins here"))
  }

  @Test("A clock that goes back is named, and nothing is lost")
  func clock() throws {
    var changed = whole
    changed.frameTimesUs[3] = -500
    let read = try SessionRecording(changed.fileBytes)
    #expect(read.events == whole.events)
    #expect(read.problems.map(\.isLoss) == [false])
    #expect(read.problems[0].text.hasPrefix("the clock goes back by 500 µs"))
    #expect(read.frameTimesUs[3] == 0)
  }

  @Test("An update that contradicts what was there before ends the reading at its frame")
  func contradiction() throws {
    var changed = whole
    let index = try #require(
      changed.events.lastIndex {
        if case .update(let update) = $0.kind { update.sections != nil } else { false }
      }
    )
    guard case .update(var update) = changed.events[index].kind else { return }
    update.sections?[0].runs = [.former(section: 0, start: 1_000, count: 5)]
    changed.events[index].kind = .update(update)
    let read = try SessionRecording(changed.fileBytes)
    #expect(read.frameCount <= changed.events[index].frame)
    #expect(read.problems.map(\.text).first?.contains("contradicts what was there before") == true)
  }

  @Test("A frame of a row that is not there is left out and named")
  func row() throws {
    var changed = whole
    let facts = SessionRowFacts(x: 0, width: 1, height: 1, start: nil, labels: [])
    changed.events.append(
      SessionEvent(frame: whole.frameCount - 1, .row(section: 99, item: 0, facts))
    )
    let read = try SessionRecording(changed.fileBytes)
    #expect(read.events == whole.events)
    #expect(read.problems.map(\.text).first?.hasPrefix("row 0 of section 99 is not there") == true)
  }

  @Test("What is written again is read as the same")
  func written() throws {
    let read = try SessionRecording(whole.fileBytes)
    #expect(read.problems == [])
    #expect(read.events == whole.events.map { Self.withoutDelay($0) })
    #expect(read.frameCount == whole.frameCount)
    #expect(read.frameTimesUs == whole.frameTimesUs)
    #expect(read.types == whole.types)
  }

  static func withoutDelay(_ event: SessionEvent) -> SessionEvent {
    guard case .update(var update) = event.kind else { return event }
    update.delay = 0
    return SessionEvent(frame: event.frame, .update(update))
  }

  @Test("No change of a file's bytes goes unnoticed, crashes or hangs: 10,000 of them")
  func mutated() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let changed = Self.mutated(file, &random)
      guard changed != file, let read = try? SessionRecording(changed) else { continue }
      guard read.problems.isEmpty else { continue }
      Issue.record("a changed file was read without a problem")
      return
    }
  }

  @Test(
    "No record that makes no sense crashes or hangs, even with a right checksum: 10,000 of them"
  )
  func nonsense() throws {
    var random = SplitMix64(seed: 2)
    let starts = RecordedFile.parts(of: file)
    let records = Array(file[starts[1] + 17..<starts[2]])
    for _ in 0..<10_000 {
      let changed = Self.mutated(records, &random)
      let bytes = file[..<starts[1]] + SessionChunks.part(.records, 1, changed)
      let read = try SessionRecording(Array(bytes))
      #expect(!read.problems.isEmpty)
      _ = SessionTimeline(read)
    }
  }

  private static func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
      guard place < bytes.count else { break }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3: bytes.remove(at: place)
      case 4: bytes.removeLast(bytes.count - place)
      default:
        let end = min(bytes.count, place + Int.random(in: 1...64, using: &random))
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
    return bytes
  }
}
