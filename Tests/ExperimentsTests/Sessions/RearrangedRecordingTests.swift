import Testing
import TestSupport

@testable import Workloads

/// Files of which parts are missing, twice, exchanged, or of other files: what stands before the first of them is
/// read as it was, the rest is named.
///
/// The environment variable `SEED` tries another seed.
@Suite struct RearrangedRecordingTests {
  private let file: [UInt8]
  private let whole: SessionRecording
  private let parts: [[UInt8]]

  init() throws {
    let file = try RecordedFile.inbox.get()
    self.file = file
    whole = try SessionRecording(file)
    let starts = RecordedFile.parts(of: file)
    parts = zip(starts, starts.dropFirst()).map { Array(file[$0..<$1]) }
  }

  private enum Change: CaseIterable {
    case cut, missing, twice, exchanged, bytesTwice, bytesExchanged, twoLists, newer, clock, flipped
  }

  private func changed(_ change: Change, _ random: inout SplitMix64) -> [UInt8] {
    var (parts, bytes) = (parts, file)
    let (one, other) = (
      Int.random(in: 0..<parts.count, using: &random),
      Int.random(in: 0..<parts.count, using: &random)
    )
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = Int.random(in: place..<bytes.count, using: &random)
    switch change {
    case .cut: return Array(bytes.prefix(place))
    case .missing: parts.remove(at: one)
    case .twice: parts.insert(parts[one], at: other)
    case .exchanged: parts.swapAt(one, other)
    case .bytesTwice:
      bytes.insert(contentsOf: bytes[place..<end], at: place)
      return bytes
    case .bytesExchanged: return Array(bytes[..<place] + bytes[end...] + bytes[place..<end])
    case .twoLists: parts.insert(contentsOf: self.parts, at: one)
    case .newer:
      parts[one] = SessionChunks.part(.header, one, [UInt8.random(in: 3...127, using: &random)])
    case .clock: return withTimes(&random)
    case .flipped:
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      return bytes
    }
    return parts.flatMap(\.self)
  }

  /// The file with clocks that go back, by a little or by all that a number holds.
  private func withTimes(_ random: inout SplitMix64) -> [UInt8] {
    var recording = whole
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let frame = Int.random(in: recording.frameTimesUs.indices, using: &random)
      let time = Int.random(in: 1...1 << Int.random(in: 1...60, using: &random), using: &random)
      recording.frameTimesUs[frame] = -time
    }
    return recording.fileBytes
  }

  @Test(
    "What is before the first wrong part is read as it was, and the rest is named",
    arguments: [3, 4, 5, 6, Seeds.all[0] + 100]
  )
  func rearranged(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let written = whole.events.map { DamagedRecordingTests.withoutDelay($0) }
    for number in 0..<2_500 {
      let change = Change.allCases[number % Change.allCases.count]
      let bytes = changed(change, &random)
      guard bytes != file else { continue }
      // Of a file whose start is wrong, nothing can be read.
      guard let read = try? SessionRecording(bytes) else { continue }
      #expect(!read.problems.isEmpty, "\(change), number \(number): nothing is named")
      let events = read.events.map { DamagedRecordingTests.withoutDelay($0) }
      #expect(written.starts(with: events), "\(change), number \(number): another event was read")
      #expect(events == written.filter { $0.frame < read.frameCount })
      #expect(change != .clock || events == written)
      _ = SessionTimeline(read)
    }
  }
}
