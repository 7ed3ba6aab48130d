/// A file that is being read, of whichever form.
protocol ImportedFile: AnyObject {
  /// True if it turned out to be what it looked like.
  var isKnown: Bool { get }
  /// Reads the next piece; returns why no more is wanted.
  func feed(_ piece: UnsafeMutableBufferPointer<UInt8>) throws -> String?
  /// Reads the end, unless there was a fault before; returns why not all was read.
  func finish(_ fault: String?) throws -> String?
}

/// A file of XML.
final class XMLFile: ImportedFile {
  let tables: TableImport
  let export: ExportReader
  private let parser: XMLPushParser

  init(_ run: @escaping (Int) -> RunImport) {
    tables = TableImport(run)
    export = ExportReader(tables)
    parser = XMLPushParser(export)
  }

  var isKnown: Bool { export.hasRoot }

  func feed(_ piece: UnsafeMutableBufferPointer<UInt8>) throws -> String? {
    do throws(XMLFault) { try parser.feed(piece) } catch { return error.reason }
    if let failure = tables.failure { throw failure }
    return nil
  }

  func finish(_ fault: String?) throws -> String? {
    var fault = fault
    if fault == nil {
      do throws(XMLFault) { try parser.finish() } catch { fault = error.reason }
    }
    tables.finish()
    if let failure = tables.failure { throw failure }
    return fault
  }
}

/// A file of the unified log.
final class LogFile: ImportedFile {
  let log: LogReader

  init(_ run: RunImport) {
    log = LogReader(run)
  }

  var isKnown: Bool { log.signposts > 0 || log.isFinished }

  func feed(_ piece: UnsafeMutableBufferPointer<UInt8>) throws -> String? {
    try log.feed(UnsafeBufferPointer(piece))
    return log.fault
  }

  func finish(_ fault: String?) throws -> String? {
    try log.finish()
    return log.fault
  }
}
