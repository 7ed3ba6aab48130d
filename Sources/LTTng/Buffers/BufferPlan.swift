internal import Foundation
internal import Glibc

/// The folder and the sizes of a recording's ring buffers.
struct BufferPlan: Equatable {
  /// The folder, which does not exist yet.
  var folder: String
  /// The size of one sub-buffer in bytes.
  var subbufferBytes: Int
  /// The number of sub-buffers per CPU.
  var subbufferCount: Int

  /// The smallest sub-buffer of LTTng.
  static let minSubbufferBytes = 4096

  /// Returns the bytes that LTTng allocates for buffers of this size on a machine with this many
  /// CPUs.
  ///
  /// One sub-buffer per CPU more than asked for, a few pages of bookkeeping, and the metadata.
  static func neededBytes(subbufferBytes: Int, subbufferCount: Int, processors: Int) -> Int {
    processors * (subbufferBytes * (subbufferCount + 1) + 64 << 10) + 256 << 10
  }

  /// A folder that can hold buffers.
  struct Place: Equatable {
    let folder: String
    let freeBytes: Int
  }

  /// Chooses the first place that has room; without one, smaller sub-buffers in the largest place.
  ///
  /// - Returns: the plan; nil if not even the smallest sub-buffers fit.
  static func choose(
    subbufferBytes: Int,
    subbufferCount: Int,
    processors: Int,
    places: [Place]
  ) -> BufferPlan? {
    func fits(_ bytes: Int, _ place: Place) -> Bool {
      neededBytes(subbufferBytes: bytes, subbufferCount: subbufferCount, processors: processors)
        <= place.freeBytes
    }
    var bytes = subbufferBytes
    while bytes >= minSubbufferBytes {
      if let place = places.first(where: { fits(bytes, $0) }) {
        return BufferPlan(
          folder: place.folder,
          subbufferBytes: bytes,
          subbufferCount: subbufferCount
        )
      }
      bytes /= 2
    }
    return nil
  }
}

extension BufferPlan {
  /// Chooses buffers for a request: in `/dev/shm`, else in the folder of the trace.
  ///
  /// - Parameters:
  ///   - request: the recording to plan for.
  ///   - name: the name of the folder in `/dev/shm`.
  /// - Returns: the plan.
  /// - Throws: `LTTngError.noRoomForBuffers`.
  static func choose(
    for request: RecordingRequest,
    named name: String
  ) throws(LTTngError) -> BufferPlan {
    let processors = ProcessorCount.possible
    let folders = [
      (of: sharedMemory, "\(sharedMemory)/\(name)"),
      (of: request.outputDirectory, request.bufferDirectory),
    ]
    let taken = request.flight == nil ? 0 : processors * FlightRequest.lastingBytes
    let places = folders.map {
      Place(folder: $0.1, freeBytes: (FileSystem.freeBytes(of: $0.of) ?? 0) - taken)
    }
    let plan = choose(
      subbufferBytes: request.subbufferBytes,
      subbufferCount: request.subbufferCount,
      processors: processors,
      places: places
    )
    guard let plan else {
      let needed = neededBytes(
        subbufferBytes: minSubbufferBytes,
        subbufferCount: request.subbufferCount,
        processors: processors
      )
      let free = places.map(\.freeBytes).max() ?? 0
      throw .noRoomForBuffers(needed: needed, free: free, folders: folders.map(\.of))
    }
    return plan
  }

  static let sharedMemory = "/dev/shm"

  /// Removes the buffers of a recording whose guard is gone, wherever they are.
  static func removeAll(of request: RecordingRequest, home: String) {
    let name = (home as NSString).lastPathComponent
    for path in ["\(sharedMemory)/\(name)", request.bufferDirectory] {
      // There is at most one of them.
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Says that the sub-buffers are smaller than requested; nil if they are not.
  func note(on request: RecordingRequest) -> String? {
    guard subbufferBytes < request.subbufferBytes else { return nil }
    let needed = Self.neededBytes(
      subbufferBytes: request.subbufferBytes,
      subbufferCount: request.subbufferCount,
      processors: ProcessorCount.possible
    )
    func kilobytes(_ bytes: Int) -> String { "\(bytes >> 10) KiB" }
    return """
      Sub-buffers have \(kilobytes(subbufferBytes)) instead of \
      \(kilobytes(request.subbufferBytes)), because \(subbufferCount) of those for each CPU need \
      \(kilobytes(needed)), which neither \(Self.sharedMemory) nor the folder of the trace has \
      free; events may be lost. Fix: mount -o remount,size=\(2 * needed) \(Self.sharedMemory)
      """
  }
}
