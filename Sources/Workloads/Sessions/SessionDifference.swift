/// The differences between a recording and that of its replay.
public struct SessionDifference: Sendable {
  /// The kinds of events that are compared.
  public enum Part: String, CaseIterable, Sendable {
    /// Sections, rows, and how they change.
    case updates
    /// The frames of rows.
    case sizes
    /// The places of the list.
    case offsets
    /// The numbers of rows on screen.
    case visible
    /// Fingers, sizes of the list, insets and the rest.
    case other
  }

  /// For each kind the number of events in the recording, and of those that are the same in both.
  public var counts: [Part: (recorded: Int, replayed: Int, same: Int)] = [:]
  /// The first difference; nil if there is none.
  public var first: String?
  /// The frames of both.
  public var frames: (recorded: Int, replayed: Int)

  /// True if the recordings are the same, byte for byte but for times.
  public var isSame: Bool { first == nil && frames.recorded == frames.replayed }

  /// Compares two recordings.
  public init(_ recorded: SessionRecording, _ replayed: SessionRecording) {
    frames = (recorded.frameCount, replayed.frameCount)
    // A replay describes its content; what was counted says less.
    let isCounted = recorded.source != .list
    let (oldEvents, newEvents) = (
      Self.comparable(recorded, isCounted), Self.comparable(replayed, isCounted)
    )
    for part in Part.allCases {
      let old = oldEvents.filter { Self.part(of: $0) == part }
      let new = newEvents.filter { Self.part(of: $0) == part }
      let same = Set(old).intersection(Set(new)).count
      let all = Set(old).count
      counts[part] = (old.count, new.count, old.count - (all - same))
    }
    let (old, new) = (oldEvents, newEvents)
    if let index = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      first =
        "frame \(old[index].frame): \(Self.words(old[index])), replayed as frame "
        + "\(new[index].frame): \(Self.words(new[index]))"
    } else if old.count != new.count {
      let rest = old.count > new.count ? old[new.count] : new[old.count]
      first = "frame \(rest.frame): \(Self.words(rest)) is in one of them only"
    } else if !isCounted, recorded.checksum != replayed.checksum {
      first = "the names of types or causes"
    }
  }

  /// The events without times; of updates that were counted, without what a count does not say.
  private static func comparable(_ recording: SessionRecording, _ isCounted: Bool)
    -> [SessionEvent]
  {
    recording.events.compactMap { event in
      switch event.kind {
      case .interval: return nil
      case .update(var update) where isCounted:
        (update.isObserved, update.delay, update.changed) = (false, 0, [])
        return SessionEvent(frame: event.frame, .update(update))
      default: return event
      }
    }
  }

  /// An event in a few words, however large an update is.
  private static func words(_ event: SessionEvent) -> String {
    switch event.kind {
    case .update(let update):
      let sections = update.sections.map { sections in
        "\(sections.count) sections of \(sections.reduce(0) { $0 + $1.runs.count }) runs"
      }
      return "an update (cause \(update.reason), read \(update.delay) frames later, "
        + "\(sections ?? "the same rows"), \(update.changed.count) of which look different)"
    case .row(let section, let item, let facts):
      return "row \(item) of section \(section), \(facts.width) × \(facts.height) points with "
        + "\(facts.labels.count) labels"
    default: return String("\(event.kind)".prefix(120))
    }
  }

  private static func part(of event: SessionEvent) -> Part? {
    switch event.kind {
    case .update: .updates
    case .row: .sizes
    case .position: .offsets
    case .visible: .visible
    case .interval: nil
    default: .other
    }
  }
}
