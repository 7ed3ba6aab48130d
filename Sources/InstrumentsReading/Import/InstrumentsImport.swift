import Foundation
public import Signposts

/// Turns what Instruments and the unified log of a device have recorded into a trace.
///
/// ```swift
/// let files = InstrumentsImport(files: ["intervals.xml", "toc.xml"], schema: ListSchema.schema)
/// let recording = try files.write(to: "device.trace/ctf")
/// ```
///
/// Files are read once and piece by piece; of tables only what later rows may refer to is kept.
public struct InstrumentsImport {
  private let files: [String]
  private let schema: Schema
  private let options: ImportOptions

  /// Prepares to import; nothing is touched yet.
  ///
  /// - Parameters:
  ///   - files: exports of one recording, in any order.
  ///   - schema: says what signposts become.
  ///   - options: the options of the import.
  public init(files: [String], schema: Schema, options: ImportOptions = ImportOptions()) {
    self.files = files
    self.schema = schema
    self.options = options
  }

  /// Reads all files, and writes a trace for each run into a folder, which is made.
  ///
  /// - Returns: the recording that was read.
  /// - Throws: `InstrumentsError`; the folder may hold parts of a trace then.
  /// - Complexity: O(bytes).
  public func write(to folder: String) throws(InstrumentsError) -> ImportedRecording {
    let reading = RecordingImport(folder: folder, schema, options)
    do {
      for path in files { try reading.read(path) }
      return try reading.finish()
    } catch let error as InstrumentsError {
      throw error
    } catch {
      throw .unwritable(path: folder, reason: (error as NSError).localizedDescription)
    }
  }
}
