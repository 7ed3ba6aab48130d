extension SessionRecording {
  /// Reads a file.
  ///
  /// The good part is read, up to the first damage; `problems` has the rest with its places.
  ///
  /// - Throws: `SessionRecordingError`, if nothing can be read.
  public init(_ bytes: [UInt8]) throws(SessionRecordingError) {
    var reader = try SessionReader(bytes)
    reader.readAll()
    self = reader.finish()
  }
}

/// Reads the parts of a file, and in them the records.
struct SessionReader {
  static let version = 2
  /// The most frames of a recording: more are a damaged number.
  static let maxFrames = 4_000_000

  private var chunks: SessionChunks
  private var recording: SessionRecording
  private var records: SessionRecords
  private var nextNumber: Int
  private var hasEnded = false

  /// Reads the header.
  init(_ bytes: [UInt8]) throws(SessionRecordingError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.prefix(4).elementsEqual(SessionChunks.mark.prefix(bytes.count)) else {
      throw .foreign
    }
    chunks = SessionChunks(bytes)
    let first: SessionChunks.Chunk?
    do {
      first = try chunks.next()
    } catch {
      throw .damaged(error.text)
    }
    guard let first, first.kind == .header else {
      throw .damaged("it does not begin with a header")
    }
    let header = try Self.header(first)
    recording = SessionRecording(
      salt: header.salt,
      refreshRateHz: header.refreshRateHz,
      source: header.source
    )
    nextNumber = first.number + 1
    records = SessionRecords(version: header.version)
  }

  private struct Header {
    var version: Int
    var salt: UInt64
    var refreshRateHz: Int
    var source: SessionRecording.Source
    var continues: Bool
  }

  private static func header(
    _ chunk: SessionChunks.Chunk
  ) throws(SessionRecordingError) -> Header {
    var bytes = SessionBytes(chunk.values)
    do {
      let version = try bytes.number()
      guard version <= Self.version else { throw SessionRecordingError.newer(version: version) }
      let (salt, rate, source) = (try bytes.hash(), try bytes.number(), try bytes.number())
      guard let source = SessionRecording.Source(rawValue: source), (1...1_000).contains(rate)
      else {
        throw SessionBytes.Damage()
      }
      return Header(
        version: version,
        salt: salt,
        refreshRateHz: rate,
        source: source,
        continues: try bytes.number() == 1
      )
    } catch let error as SessionRecordingError {
      throw error
    } catch {
      throw .damaged("its header makes no sense")
    }
  }

  /// Reads part after part, until one is not good.
  mutating func readAll() {
    do {
      while let chunk = try chunks.next() {
        guard try read(chunk) else { return }
      }
    } catch let damage as SessionChunks.Damage {
      stop(damage.byte, damage.text, unread: chunks.unread)
    } catch {
      stop(0, "\(error)", unread: chunks.unread)
    }
  }

  private mutating func read(_ chunk: SessionChunks.Chunk) throws -> Bool {
    let unread = chunks.unread + chunk.values.count
    guard chunk.number == nextNumber || chunk.kind == .header else {
      stop(
        chunk.byte,
        "part \(nextNumber) is missing: this is part \(chunk.number)",
        unread: unread
      )
      return false
    }
    switch chunk.kind {
    case .header:
      guard let header = try? Self.header(chunk), header.continues, header.salt == recording.salt,
        header.version == records.version, chunk.number == nextNumber
      else {
        stop(chunk.byte, "another recording begins here, of another list or time", unread: unread)
        return false
      }
      records.beginSegment()
    case .records:
      if let damage = records.read(chunk.values) {
        stop(damage.byte, damage.text, unread: chunk.values.endIndex - damage.byte + chunks.unread)
        return false
      }
    case .end: hasEnded = true
    }
    nextNumber += 1
    return true
  }

  private mutating func stop(_ byte: Int, _ text: String, unread: Int) {
    hasEnded = true
    records.add(byte, "\(text). The recording is read up to here; \(unread) bytes are not.")
  }

  /// The rate at which most frames came.
  private static func rate(of times: [Int]) -> Int? {
    let times = times.filter { $0 > 0 }.sorted()
    guard times.count > 8 else { return nil }
    return max(1, min(1_000, Int((1e6 / Double(times[times.count / 2])).rounded())))
  }

  /// The recording, in the order of frames.
  func finish() -> SessionRecording {
    var (recording, records) = (recording, records)
    if !hasEnded {
      records.add(
        records.lastByte,
        "the recording was not ended: the app ended before. Up to a second of it is missing."
      )
    }
    records.finish()
    recording.frameCount = records.frames
    recording.types = records.types
    recording.names = records.names
    recording.events = records.events
    recording.frameTimesUs = records.times
    if let rate = Self.rate(of: records.times) { recording.refreshRateHz = rate }
    recording.problems = records.problems
    recording.checksum = records.checksum
    return recording
  }
}
