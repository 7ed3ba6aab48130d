import Foundation
import TraceAnalysis

/// The files of one CTF trace, checked: a folder with `metadata` and streams.
struct TraceFiles {
  /// The folder.
  let path: String
  /// The same, below the folder that is read.
  let name: String
  /// The description of the streams.
  let metadata: Metadata
  /// What the metadata say of the trace; nil where only the library understands them.
  let trace: RecordedTrace?
  /// The environment that they state; nil where only the library understands them.
  let environment: [String: String]?
  /// The paths of all files that hold packets.
  let streams: [String]
  /// The largest number of discarded events of every stream; nil where the packets are laid out in
  /// a way that is not understood, so that neither they nor their counters could be checked.
  let discarded: [StreamFile.StreamKey: UInt64]?

  /// Checks a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - census: takes all packets.
  ///   - name: what a file is called there.
  /// - Throws: what the checks of its files throw.
  init(
    path: String,
    _ census: PacketCensus<StreamFile.StreamKey>,
    name: (String) -> String
  ) throws(TraceReadingError) {
    self.path = path
    metadata = try Metadata(path: path + "/metadata")
    let files = try Self.streamFiles(in: path)
    let layout = PacketLayout(metadata)
    let description = layout?.description ?? (try? DescriptionParser.parse(metadata.bytes))
    let folder = name(path)
    self.name = folder
    trace = description.map { RecordedTrace($0, path: path, named: folder) }
    environment = description?.environment
    if metadata.isFromLTTng, layout?.hasSizes != true {
      throw .damaged(
        path: path + "/metadata",
        offset: 0,
        reason: "it describes packets in another way than LTTng does"
      )
    }
    guard let layout else {
      discarded = nil
      streams = files
      return
    }
    var largest: [StreamFile.StreamKey: UInt64] = [:]
    var filled: [String] = []
    var hasEmptyFiles = false
    let extent = StreamExtent(ofFolder: path)
    for file in files {
      let extent = extent.ofFile(file)
      let packets = try StreamFile.check(file, layout) { packet, stream in
        census.add(packet, of: stream, in: name(file), extent: extent)
      }
      guard let packets else {
        hasEmptyFiles = true
        continue
      }
      largest[packets.key] = max(largest[packets.key] ?? 0, packets.discarded)
      if packets.hasNews { filled.append(file) }
    }
    if let uuid = layout.description.uuid, metadata.isFromLTTng {
      census.addTrace(uuid, folder: name(path), hasEmptyFiles: hasEmptyFiles)
      PacketIndex.readAll(of: path, layout.description) { entry, stream in
        census.expect(entry, of: .init(trace: uuid, entry), in: name(path + "/" + stream))
      }
    }
    discarded = largest
    streams = filled
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
