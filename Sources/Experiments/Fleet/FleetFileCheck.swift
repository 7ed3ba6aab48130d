import Foundation
import Glibc
import Reports
import TraceAnalysis

/// Looks for what an interrupted copy leaves of a file, without reading all of it.
struct FleetFileCheck {
  private let file: FleetFile
  private let path: String

  /// Prepares to look at a file of a folder.
  init(_ file: FleetFile, in folder: String) {
    self.file = file
    path = "\(folder)/\(file.path)"
  }

  /// The first and last bytes of every file in Parquet.
  private static let magic = Data("PAR1".utf8)

  /// The reason for which the file cannot be read; nil where nothing is wrong with its ends.
  ///
  /// - Complexity: O(1): two small reads.
  var complaint: String? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return SystemError().reason }
    defer { try? handle.close() }
    do {
      return switch file.format {
      case .csv: try complaintAboutCSV(handle)
      case .parquet: try complaintAboutParquet(handle)
      }
    } catch {
      return error.systemReason
    }
  }

  private func complaintAboutParquet(_ handle: FileHandle) throws -> String? {
    let head = try handle.read(upToCount: 4)
    let (size, tail) = try end(of: handle, bytes: 4)
    let isWhole = head == Self.magic && tail == Self.magic && size > 8
    return isWhole ? nil : "no Parquet, or cut"
  }

  /// Engines take columns by their place, and a line that a copy has cut for a whole one.
  private func complaintAboutCSV(_ handle: FileHandle) throws -> String? {
    let header = Data(FleetSource.csvHeader(file.table).utf8)
    let head = try handle.read(upToCount: header.count) ?? Data()
    let (size, tail) = try end(of: handle, bytes: 1)
    if head == header { return tail == Data("\n".utf8) ? nil : "cut inside of a line" }
    if header.starts(with: head) { return size == 0 ? "empty" : "cut inside of its header" }
    return "other columns than version \(TraceTable.formatVersion) has"
  }

  /// The size of a file, and its last bytes.
  private func end(of handle: FileHandle, bytes: UInt64) throws -> (size: UInt64, Data?) {
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: size < bytes ? 0 : size - bytes)
    return (size, try handle.read(upToCount: Int(bytes)))
  }
}
