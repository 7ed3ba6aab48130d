import Testing
import TraceTestSupport

@testable import InstrumentsReading

@Suite("XML, piece by piece")
struct XMLTests {
  /// Notes what a document consists of.
  private final class Notes: XMLReceiver {
    var notes: [String] = []
    private var tags = ElementTags()

    func begin(_ element: XMLElement) {
      #expect(tags.tag(of: element) == ElementTag(element.nameText))
      let attributes = ["id", "fmt", "ref"].map { name in
        switch name {
        case "id": element.text("id")
        case "fmt": element.text("fmt")
        default: element.text("ref")
        }
      }
      notes.append("<\(element.nameText) \(attributes.map { $0 ?? "-" })")
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let last = notes.last, last.hasPrefix("text ") else {
        return notes.append("text " + text)
      }
      notes[notes.count - 1] = last + text
    }

    func end() { notes.append(">") }
  }

  private func read(_ pieces: [[UInt8]]) throws(XMLFault) -> [String] {
    let notes = Notes()
    let parser = XMLPushParser(notes)
    for var piece in pieces {
      let fault = piece.withUnsafeMutableBufferPointer { bytes -> XMLFault? in
        do throws(XMLFault) { try parser.feed(bytes) } catch { return error }
        return nil
      }
      if let fault { throw fault }
    }
    try parser.finish()
    return notes.notes
  }

  private func read(_ text: String) throws(XMLFault) -> [String] { try read([Array(text.utf8)]) }

  @Test("Names, attributes and text come as they are written")
  func content() throws {
    let notes = try read(
      "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?><!-- <a> --><rows fmt='&lt;µ&#x2192;&quot;' id=\"7\">"
        + "a &amp; b<![CDATA[<c>]]>\r\n<sentinel/><ä:x ref='1'></ä:x></rows>\n"
    )
    #expect(
      notes == [
        "<rows [\"7\", \"<µ→\\\"\", \"-\"]", "text a & b<c>\n",
        "<sentinel [\"-\", \"-\", \"-\"]", ">", "<ä:x [\"-\", \"-\", \"1\"]", ">", ">",
      ]
    )
  }

  @Test("A document in pieces of any length is the document", arguments: 0..<32)
  func pieces(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed))
    var random = RandomExport(seed: UInt64(seed))
    let bytes = Array(random.make().intervals.utf8)
    let whole = try read([bytes])
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...200, using: &chance))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    #expect(try read(pieces) == whole)
    #expect(whole.count > 20)
  }

  @Test("Names that share a place among the recent ones keep their own tags")
  func tags() throws {
    var chance = SeededGenerator(seed: 45)
    let known = [
      "process", "thread", "pid", "tid", "string", "backtrace", "frame", "path", "row",
      "start-time",
    ]
    let names = (0..<2_000).map { _ in
      let name = known.randomElement(using: &chance) ?? ""
      return Bool.random(using: &chance)
        ? name : name + "\(Int.random(in: 0...99, using: &chance))"
    }
    let notes = try read("<rows>" + names.map { "<\($0)/>" }.joined() + "</rows>")
    #expect(notes.count == 2 * names.count + 2)
  }

  @Test(
    "What is wrong is said, with its line",
    arguments: [
      ("<a>\n\n</b>", 3), ("<a>&no;</a>", 1), ("<a x='1' x='2'/>", 1), ("<a/>\n<a/>", 2),
      ("<a>\u{1}</a>", 1), ("\n <?xml version='1.0'?><a/>", 2), ("<a x=1/>", 1),
    ]
  )
  func malformed(text: String, line: Int) throws {
    let fault = try #require(throws: XMLFault.self) { try read(text) }
    guard case .malformed(line, let reason) = fault else { throw fault }
    #expect(!reason.isEmpty && reason != "unknown")
  }

  @Test("What ends too early is cut", arguments: ["", "<", "<a", "<a><b/>", "<a>&am", "<a><!-- "])
  func cut(text: String) throws {
    #expect(throws: XMLFault.cut) { try read(text) }
  }

  @Test(
    "A tag or comment without an end takes neither time nor memory without a limit",
    arguments: ["<a x='", "<!--"]
  )
  func long(start: String) throws {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 18)
    let pieces = [Array("<r>\(start)".utf8)] + Array(repeating: piece, count: 100)
    #expect(throws: XMLFault.tooLong) { try read(pieces) }
  }

  @Test("Text of any length is read")
  func longText() throws {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 18)
    let pieces = [Array("<r>".utf8)] + Array(repeating: piece, count: 60) + [Array("</r>".utf8)]
    let notes = try read(pieces)
    #expect(notes[1].utf8.count == "text ".utf8.count + 60 << 18)
  }
}
