import Reports
import Testing
import TraceAnalysis
@testable import Exports

@Suite struct ResultWriterTests {
  private func text(_ format: ResultFormat, _ names: [String], _ rows: [[TableCell]]) throws
    -> String
  {
    var bytes: [UInt8] = []
    let output = ExportOutput { bytes.append(contentsOf: $0) }
    var writer = ResultWriter(format, output)
    writer.begin(names)
    for row in rows { writer.add(row) }
    writer.finish()
    try output.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  private let rows: [[TableCell]] = [
    [.text("layout"), .integer(1_200), .null], [.text("a\n\"b\""), .real(0.5), .text("")],
  ]

  @Test("A table shows null, and no character that a terminal would obey")
  func table() throws {
    #expect(
      try text(.table, ["name", "ns", "x"], rows) == """
        name         ns  x
        ---------  ----  ----
        layout     1200  NULL
        a\\u{A}"b"   0.5

        """
    )
  }

  @Test("A table cuts a text of a megabyte, and the formats of other programs do not")
  func megabyte() throws {
    let name = String(repeating: "x", count: 1 << 20)
    let row: [TableCell] = [.text(name), .integer(1)]
    #expect(try text(.table, ["name", name], [row]).utf8.count < 10_000)
    #expect(try text(.csv, ["name", "n"], [row]).contains(name))
    #expect(try text(.json, ["name", "n"], [row]).contains(name))
  }

  @Test("CSV tells null and empty text apart")
  func csv() throws {
    let expected = "name,ns,x\nlayout,1200,\n\"a\n\"\"b\"\"\",0.5,\"\"\n"
    #expect(try text(.csv, ["name", "ns", "x"], rows) == expected)
  }

  @Test("JSON is an array of objects, and columns of one name are numbered")
  func json() throws {
    #expect(
      try text(.json, ["x", "x", "x_2"], [[.integer(1), .null, .boolean(true)]])
        == "[\n{\"x\":1,\"x_2\":null,\"x_2_2\":true}\n]\n"
    )
    #expect(try text(.json, ["x"], []) == "[]\n")
  }

  @Test("After the first thousand rows a wider cell moves the rest of its row only")
  func long() throws {
    let narrow = Array(repeating: [TableCell.text("a"), .integer(1)], count: 1_000)
    let wide = [TableCell.text("wide"), .integer(12)]
    let lines = try text(.table, ["n", "m"], narrow + [wide]).split(separator: "\n")
    #expect(lines.count == 1_003)
    #expect(lines[2] == "a  1")
    #expect(lines[1_002] == "wide  12")
  }
}
