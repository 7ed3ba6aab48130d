import Foundation
import TraceAnalysis

/// The files of one CTF trace, checked for libbabeltrace2: a folder with `metadata` and streams.
///
/// The library refuses a whole trace for one damaged packet, without saying which; so the packets are
/// checked first.
struct TraceFiles {
  /// The folder.
  let path: String
  /// The description of the streams.
  let metadata: Metadata
  /// The facts in the metadata about the trace.
  let trace: RecordedTrace
  /// The environment that they state.
  let environment: [String: String]
  /// The paths of all files that hold packets.
  private(set) var streams: [String] = []
  /// False if packets are laid out in a way that is not understood, so that neither they nor their
  /// counters of lost events could be checked.
  private(set) var isChecked = true

  /// Checks a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - census: takes all packets.
  ///   - log: takes the counters of lost events.
  ///   - name: the name of a file there.
  /// - Throws: the errors of the checks of its files.
  init(
    path: String,
    _ census: PacketCensus,
    _ log: ReadingLog,
    name: (String) -> String
  ) throws(TraceReadingError) {
    self.path = path
    metadata = try Metadata(path: path + "/metadata")
    if let cut = metadata.cut { throw cut }
    let format = try TraceFormat(metadata)
    let files = try Self.streamFiles(in: path)
    trace = RecordedTrace(format.description, path: path, named: name(path))
    environment = format.description.environment
    var hasEmptyFiles = false
    let extent = StreamExtent(ofFolder: path)
    for file in files {
      guard let mapped = try MappedFile(path: file) else {
        hasEmptyFiles = true
        continue
      }
      let count = PacketFile(mapped, named: name(file), format, log)
        .count(into: census, extent: extent.ofFile(name(file)), log: log)
      if case .unusableStream? = count.fault?.0 {
        isChecked = false
      } else if let (fault, offset) = count.fault {
        let isStray = offset == 0 && !format.isBegun(by: mapped)
        throw isStray ? .strayFile(path: file) : Self.error(fault, offset, file)
      }
      if count.hasNews || !isChecked { streams.append(file) }
    }
    census.expectPackets(
      of: path,
      format.description,
      hasEmptyFiles: hasEmptyFiles,
      name: name
    )
  }

  private static func error(
    _ fault: PacketFault,
    _ offset: Int,
    _ path: String
  ) -> TraceReadingError {
    switch fault {
    case .cut(let expected, let found):
      .cut(path: path, offset: offset, expected: expected, found: found)
    default: .damaged(path: path, offset: offset, reason: fault.reason)
    }
  }

  /// As the decoder does, takes every file but metadata and hidden ones for a stream.
  ///
  /// A link that leads nowhere is taken as well, so that it is missed and not forgotten.
  static func streamFiles(in path: String) throws(TraceReadingError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw .unreadable(path: path, reason: "the folder cannot be listed")
    }
    return names.filter { $0 != "metadata" && !$0.hasPrefix(".") }
      .map { path + "/" + $0 }
      .filter { file in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        return !exists || !isFolder.boolValue
      }
  }
}
