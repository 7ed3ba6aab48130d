extension SessionRecording {
  /// A part of the recording, which begins with everything as it was.
  ///
  /// - Parameter frames: the frames of the part.
  /// - Returns: the recording of the part.
  public func trimmed(to frames: Range<Int>) -> SessionRecording {
    let frames = frames.clamped(to: 0..<frameCount)
    var (start, rest) = (SessionStart(), [SessionEvent]())
    for event in events where event.frame < frames.upperBound {
      if event.frame < frames.lowerBound {
        start.read(event)
      } else {
        rest.append(SessionEvent(frame: event.frame - frames.lowerBound, event.kind))
      }
    }
    var recording = self
    recording.frameCount = frames.count
    recording.events = start.events.map { SessionEvent(frame: 0, $0) } + rest
    let times = frames.clamped(to: 0..<frameTimesUs.count)
    recording.frameTimesUs = Array(frameTimesUs[times])
    return recording
  }
}

/// The state of a list before the part of a recording.
private struct SessionStart {
  private var structure = SessionStructure()
  private var table = SessionRowTable()
  private var facts: [Int: SessionRowFacts] = [:]
  /// The last of each simple kind.
  private var last: [String: SessionEvent.Kind] = [:]

  mutating func read(_ event: SessionEvent) {
    switch event.kind {
    case .update(let update): structure.apply(update, &table)
    case .row(let section, let item, var facts):
      guard let row = structure.row(section, item) else { return }
      if facts.start == nil { facts.start = self.facts[row]?.start }
      self.facts[row] = facts
    case .interval: break
    default: last[Self.name(of: event.kind)] = event.kind
    }
  }

  /// The events that bring an empty list into this state.
  var events: [SessionEvent.Kind] {
    guard !structure.sections.isEmpty || !last.isEmpty else { return [] }
    let sections = structure.sections.map { section in
      SessionUpdate.Section(
        former: nil,
        hash: section.hash,
        header: section.header,
        footer: section.footer,
        runs: section.rows.isEmpty ? [] : [.rows(section.rows.map { table.rows[$0] })]
      )
    }
    let update = SessionUpdate(
      reason: 0,
      isObserved: true,
      delay: 0,
      sections: sections,
      changed: []
    )
    return [.update(update)] + rows + last.sorted { $0.key < $1.key }.map(\.value)
  }

  private var rows: [SessionEvent.Kind] {
    structure.sections.enumerated().flatMap { index, section in
      section.rows.enumerated().compactMap { item, row in
        facts[row].map { .row(section: index, item: item, $0) }
      }
    }
  }

  private static func name(of kind: SessionEvent.Kind) -> String {
    String("\(kind)".prefix { $0 != "(" })
  }
}
