extension SessionRecording {
  /// The recording with other hashes, and without the names of types and causes.
  ///
  /// The same identifier has the same hash as another one of this recording, but not as one of others.
  ///
  /// - Parameter salt: mixed into all hashes.
  /// - Returns: the recording.
  public func anonymized(salt: UInt64) -> SessionRecording {
    var recording = self
    recording.salt = salt
    recording.types = types.indices.map { "type\($0 + 1)" }
    recording.names = names.indices.map { "cause\($0 + 1)" }
    for index in events.indices {
      guard case .update(var update) = events[index].kind else { continue }
      update.sections = update.sections.map { $0.map { Self.anonymized($0, salt) } }
      recording.events[index].kind = .update(update)
    }
    return recording
  }

  private static func anonymized(
    _ section: SessionUpdate.Section,
    _ salt: UInt64
  ) -> SessionUpdate.Section {
    var section = section
    if section.former == nil { section.hash = mixed(section.hash, salt) }
    section.runs = section.runs.map { run in
      guard case .rows(var rows) = run else { return run }
      for index in rows.indices { rows[index].hash = mixed(rows[index].hash, salt) }
      return .rows(rows)
    }
    return section
  }

  /// A hash of a hash: different ones stay different.
  private static func mixed(_ hash: UInt64, _ salt: UInt64) -> UInt64 {
    let start = hash ^ salt
    let first = (start ^ start >> 30) &* 0xbf58_476d_1ce4_e5b9
    let second = (first ^ first >> 27) &* 0x94d0_49bb_1331_11eb
    return second ^ second >> 31
  }
}
