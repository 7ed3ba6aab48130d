import Testing

@testable import InstrumentsReading

@Suite("Messages of many pieces")
struct MessageBoundTests {
  /// Reads values, and notes how much text it held at most.
  private final class Reader: XMLReceiver {
    var values = ValueReader()
    var depth = 0
    var largest = 0
    var cells: [String] = []

    func begin(_ element: XMLElement) {
      depth += 1
      if depth > 1 { values.begin(element) }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
      if depth > 1 { values.text(bytes) }
      largest = max(largest, values.bytes.count)
    }

    func end() {
      depth -= 1
      guard depth > 0, let cell = values.end() else { return }
      largest = max(largest, values.bytes.count)
      cells.append(values.definitions.text(of: cell) ?? "")
    }
  }

  private func read(_ text: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLPushParser(reader)
    var bytes = Array("<rows>\(text)</rows>".utf8)
    try bytes.withUnsafeMutableBufferPointer { try parser.feed($0) }
    try parser.finish()
    return reader
  }

  @Test("References to a long text do not make a message longer than any text may be")
  func references() throws {
    let long = String(repeating: "a", count: 40_000)
    let pieces = String(repeating: "<string ref='1'/><private/>", count: 50)
    let reader = try read(
      "<string id='1'>\(long)</string><os-log-metadata id='2'>\(pieces)</os-log-metadata>"
        + "<os-log-metadata><string ref='1'/><string>b</string></os-log-metadata>"
    )
    #expect(reader.largest <= 2 * TextTable.maxBytes)
    #expect(reader.cells.map(\.utf8.count) == [40_000, TextTable.maxBytes, 40_001])
    #expect(reader.cells.last?.hasSuffix("ab") ?? false)
  }

  @Test("Many pieces of text of their own are cut at the same length")
  func pieces() throws {
    let piece = "<string>\(String(repeating: "a", count: 1_000))</string>"
    let reader = try read(
      "<os-log-metadata>\(String(repeating: piece, count: 500))</os-log-metadata>"
    )
    #expect(reader.largest <= TextTable.maxBytes + 1_000)
    #expect(reader.cells.map(\.utf8.count) == [TextTable.maxBytes])
  }
}
