import Foundation
import HeadlessUIKit
import ListEngine

/// One replay of a recording.
final class SessionReplay: ScenarioSession {
  private let timeline: SessionTimeline
  private let makeRow: SessionScenario.MakeRow?
  private let refreshRateHz: Int
  private let measuresHeights: Bool
  /// True if the recorded user scrolls, not another gesture.
  private let isScrolled: Bool

  private let geometry: SessionGeometry
  /// The content in this frame, which the list shows from its update on.
  private var structure = SessionStructure()
  private var table: SessionRowTable
  private var versions: [Int]
  private var frame = -1
  private var nextEvent = 0
  /// The facts that rows get in this frame.
  private var newFacts: [(row: Int, facts: SessionRowFacts)] = []
  /// True if the list gets other content in this frame.
  private var isUpdating = false
  let checksum: Checksum

  init(
    _ timeline: SessionTimeline,
    _ parameters: RunParameters,
    _ makeRow: SessionScenario.MakeRow?
  ) {
    self.timeline = timeline
    self.makeRow = makeRow
    refreshRateHz = parameters.refreshRateHz
    measuresHeights = parameters.sizing == .text
    isScrolled = [nil, SessionScenario.gestureName].contains(parameters.gesture)
    geometry = SessionGeometry(timeline)
    table = timeline.table
    versions = timeline.table.rows.map { _ in 0 }
    checksum = timeline.recording.checksum
    takeEvents(upTo: 0)
    commit()
  }

  var sectionCount: Int { structure.sections.count }
  var itemCount: Int { structure.rowCount }

  // MARK: Content

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    let due = Int((time * Double(refreshRateHz)).rounded())
    guard due > 0, takeEvents(upTo: due) else { return nil }
    return ContentUpdate(name: "session_update", apply: { [self] _ in commit() })
  }

  /// Takes over what happened up to a frame; returns whether the content was updated.
  @discardableResult
  private func takeEvents(upTo due: Int) -> Bool {
    isUpdating = false
    frame = due
    let events = timeline.recording.events
    while nextEvent < events.count, events[nextEvent].frame <= due {
      switch events[nextEvent].kind {
      case .update(let update):
        isUpdating = true
        structure.apply(update, &table)
        for place in update.changed {
          if let row = structure.row(place.section, place.item) { versions[row] += 1 }
        }
      case .row(let section, let item, let facts):
        if let row = structure.row(section, item) { newFacts.append((row, facts)) }
      default: break
      }
      nextEvent += 1
    }
    return isUpdating
  }

  /// Places the content of this frame from now on; returns whether rows are elsewhere.
  @discardableResult
  private func commit() -> Bool {
    geometry.structure = structure
    var isChanged = false
    for (row, facts) in newFacts where geometry.set(facts, ofRow: row) {
      isChanged = true
    }
    newFacts = []
    if isChanged { geometry.placesChanged() }
    return isChanged
  }

  func configure(_ list: inout ListProperties) {
    list.layout = layout
    list.animatesChanges = false
    for (index, part) in structure.sections.enumerated() {
      list += Section(part.hash) { section in
        if part.header > 0 { section.header = header(part.header) }
        if part.footer > 0 { section.footer = header(part.footer) }
        section += rows(ofSection: index)
      }
    }
  }

  private var layout: LayoutDescription {
    SessionAppearance(
      geometry: geometry,
      revision: geometry.revision,
      measuresHeights: measuresHeights
    ).toLayoutDescription()
  }

  private func header(_ type: Int) -> RecordedHeader {
    RecordedHeader(typeName: timeline.recording.types[type - 1])
  }

  private func rows(ofSection section: Int) -> [any AnyItem] {
    structure.sections[section].rows.map { number in
      let row = row(number)
      if let item = makeRow?(row) { return item.toAnyItem() }
      let isFixed = row.isFixed && !measuresHeights
      return Item(
        row,
        sizing: isFixed ? .fixed(width: row.size.width, height: row.size.height) : .thatFits()
      )
    }
  }

  private func row(_ number: Int) -> RecordedRow {
    let (row, facts) = (table.rows[number], geometry.facts(ofRow: number))
    return RecordedRow(
      identifierValue: row.hash,
      typeName: timeline.recording.types[row.type],
      version: versions[number],
      isFixed: row.isFixed,
      size: CGSize(width: facts.width, height: facts.height),
      labels: facts.labels
    )
  }

  // MARK: Scrolling

  /// Places rows again whose sizes changed without an update.
  func dueInput(at time: Double) -> ((ListView) -> Void)? {
    guard timeline.changes.contains(frame + 1) else { return nil }
    return { [self] list in
      // The rows of an update are not there yet.
      if !isUpdating, commit() { list.layout = layout }
    }
  }

  /// Scrolls to where the list was in this frame, after the update and the sizes of rows are known.
  func adjustOffset(of list: ListView) {
    guard isScrolled, let position = timeline.position(in: frame) else { return }
    for _ in 0..<Self.maxCorrections {
      let offset = position.offset(in: list)
      guard list.scrollView.contentOffset != offset else { return }
      list.scrollView.contentOffset = offset
      list.layoutIfNeeded()
    }
  }

  private static let maxCorrections = 4
}

extension SessionPosition {
  /// The offset at which a list is at this place.
  func offset(in list: ListView) -> CGPoint {
    guard let section,
      let frame = list.expectedFrame(ofItemAt: IndexPath(item: item, section: section))
    else {
      return CGPoint(x: across, y: section == nil ? distance : list.scrollView.contentOffset.y)
    }
    return CGPoint(x: across, y: frame.minY - distance)
  }
}
