/// A recording, prepared to be replayed: its rows with the facts that they have first, and what the user does
/// in each frame.
final class SessionTimeline: Sendable {
  let recording: SessionRecording
  /// All rows.
  let table: SessionRowTable
  /// The facts with which rows begin; nil for rows that were never on screen.
  let firstFacts: [SessionRowFacts?]
  /// The facts of rows that were never on screen, by type.
  let usual: SessionUsualFacts
  /// The number of rows in the first frame with any.
  let firstRowCount: Int
  /// The state of the finger in each frame.
  let gestures: [UInt8]
  /// The number of the position that holds in each frame, from 1 on; 0 before the first.
  private let positionNumbers: [Int32]
  private let positions: [SessionPosition]
  /// The frames in which content or sizes change.
  let changes: Set<Int>
  /// The size of the list by frame, where it changes.
  let sizes: [Int: (width: Double, height: Double)]

  init(_ recording: SessionRecording) {
    self.recording = recording
    var pass = Pass(recording.frameCount)
    for event in recording.events { pass.read(event) }
    pass.fillIn(to: recording.frameCount)
    table = pass.table
    firstFacts = pass.firstFacts
    usual = SessionUsualFacts(pass.firstFacts, pass.table, gaps: pass.gaps)
    firstRowCount = pass.firstRowCount
    gestures = pass.gestures
    (positions, positionNumbers) = (pass.positions, pass.positionNumbers)
    changes = pass.changes
    sizes = pass.sizes
  }

  /// The position at the end of a frame; nil before the first.
  func position(in frame: Int) -> SessionPosition? {
    guard positionNumbers.indices.contains(frame) else { return positions.last }
    let number = Int(positionNumbers[frame])
    return number == 0 ? nil : positions[number - 1]
  }

  /// The state of the finger in a frame.
  func gesture(in frame: Int) -> UInt8 { gestures.indices.contains(frame) ? gestures[frame] : 0 }

  /// The milliseconds by which the display waited too long for a frame of the device; nil if it did not.
  func hitchMs(in frame: Int) -> Int? {
    guard recording.frameTimesUs.indices.contains(frame) else { return nil }
    let late = recording.frameTimesUs[frame] - recording.periodUs
    return late * 2 > recording.periodUs ? (late + 500) / 1_000 : nil
  }

  /// The reading of all events, in order.
  private struct Pass {
    var structure = SessionStructure()
    var table = SessionRowTable()
    var firstFacts: [SessionRowFacts?] = []
    var gaps: [Double: Int] = [:]
    var firstRowCount = 0
    var gestures: [UInt8] = []
    var positions: [SessionPosition] = []
    var positionNumbers: [Int32] = []
    var changes: Set<Int> = []
    var sizes: [Int: (width: Double, height: Double)] = [:]
    private var gesture: UInt8 = 0

    init(_ frames: Int) {
      gestures.reserveCapacity(frames)
      positionNumbers.reserveCapacity(frames)
    }

    mutating func fillIn(to frame: Int) {
      while gestures.count < frame {
        gestures.append(gesture)
        positionNumbers.append(Int32(positions.count))
      }
    }

    mutating func read(_ event: SessionEvent) {
      fillIn(to: event.frame)
      switch event.kind {
      case .update(let update):
        changes.insert(event.frame)
        structure.apply(update, &table)
        if firstRowCount == 0 { firstRowCount = structure.rowCount }
      case .row(let section, let item, let facts): note(facts, section, item, event.frame)
      case .position(let position): positions.append(position)
      case .gesture(let state): gesture = UInt8(truncatingIfNeeded: state)
      case .bounds(let width, let height): sizes[event.frame] = (width, height)
      default: break
      }
    }

    private mutating func note(
      _ facts: SessionRowFacts,
      _ section: Int,
      _ item: Int,
      _ frame: Int
    ) {
      guard let row = structure.row(section, item) else { return }
      while firstFacts.count <= row { firstFacts.append(nil) }
      if let first = firstFacts[row] {
        if first.start == nil { firstFacts[row]?.start = facts.start }
        var merged = first
        merged.start = facts.start
        if merged != facts { changes.insert(frame) }
      } else {
        firstFacts[row] = facts
      }
      if item > 0, let start = facts.start, start > 0, let above = structure.row(section, item - 1),
        firstFacts.indices.contains(above), let height = firstFacts[above]?.height
      {
        gaps[start - height, default: 0] += 1
      }
    }
  }
}
