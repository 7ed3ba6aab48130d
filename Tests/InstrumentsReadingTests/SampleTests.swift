import Testing

@testable import InstrumentsReading

@Suite("Samples of the processor become stacks")
struct SampleTests {
  private static let columns = [
    "time", "thread", "process", "core", "thread-state", "weight", "stack",
  ]
  private static let process = "<process fmt='Shop (731)'><pid>731</pid></process>"

  /// A row with a stack as a build of Xcode writes it.
  private static func row(
    _ stack: String,
    weight: Int = 1_000_000,
    state: String = "Running",
    process: String = process
  ) -> String {
    "<row><sample-time>5</sample-time><thread><tid>1</tid>\(process)</thread>\(process)<core>0</core>"
      + "<thread-state fmt='x'>\(state)</thread-state><weight>\(weight)</weight>\(stack)</row>"
  }

  private static func table(_ rows: [String], name: String = "time-profile") -> String {
    "<?xml version='1.0'?><trace-query-result><node xpath='//trace-toc/run[@number=\"1\"]/x'>"
      + "<schema name='\(name)'>"
      + columns.map { "<col><mnemonic>\($0)</mnemonic></col>" }.joined() + "</schema>"
      + rows.joined() + "</node></trace-query-result>"
  }

  /// Something that the import is about.
  private static let hitches = """
    <?xml version='1.0'?><trace-query-result><node><schema name='hitches'>
    <col><mnemonic>start</mnemonic></col><col><mnemonic>duration</mnemonic></col></schema>
    <row><x>1</x><x>5</x></row></node></trace-query-result>
    """

  private func samples(_ rows: [String], options: ImportOptions = ImportOptions()) throws
    -> SampledStacks
  {
    let files = [Self.table(rows), Self.hitches]
    return try #require(try ImportedTrace(files, options: options).recording.runs[0].samples)
  }

  private func folded(_ samples: SampledStacks) -> [String] {
    var lines: [String] = []
    samples.writeFolded { lines.append($0) }
    return lines
  }

  private static let direct = """
    <backtrace id='10'><frame id='11' name='leaf' addr='0x1'><binary name='A'/></frame>\
    <frame id='12' name='middle &amp; co; x' addr='0x2'/><frame id='13' name='main' addr='0x3'/>\
    </backtrace>
    """

  @Test(
    "Every way in which a stack is written",
    arguments: [
      direct,
      "<tagged-backtrace>\(direct)</tagged-backtrace>",
      direct.replacing("backtrace", with: "tagged-backtrace"),
    ]
  )
  func shapes(stack: String) throws {
    let samples = try samples([Self.row(stack)])
    #expect(folded(samples) == ["main;middle & co, x;leaf 1000000\n"])
    #expect(samples.count == 1 && samples.weightNs == 1_000_000)
  }

  @Test("Whole stacks and single frames are referred to")
  func references() throws {
    let found = try samples([
      Self.row(Self.direct), Self.row("<backtrace ref='10'/>", weight: 2_000_000),
      Self.row("<tagged-backtrace><backtrace ref='10'/></tagged-backtrace>", weight: 3_000_000),
      Self.row("<backtrace><frame name='other' addr='0x9'/><frame ref='13'/></backtrace>"),
    ])
    #expect(folded(found) == ["main;middle & co, x;leaf 6000000\n", "main;other 1000000\n"])
  }

  @Test("A missing stack keeps its time, a frame without a name has its address")
  func missing() throws {
    let found = try samples([
      Self.row("<sentinel/>", weight: 7), Self.row("<backtrace ref='99'/>", weight: 5),
      Self.row("<backtrace><frame addr='0x7f'/></backtrace>", weight: 3),
    ])
    #expect(folded(found) == ["(no stack) 12\n", "0x7f 3\n"])
    #expect(found.withoutStackNs == 12)
  }

  @Test("Waiting threads, other processes and impossible weights are not counted")
  func others() throws {
    let other = "<process fmt='Other (8)'><pid>8</pid></process>"
    let rows = [
      Self.row(Self.direct), Self.row("<backtrace ref='10'/>", state: "Blocked"),
      Self.row("<backtrace ref='10'/>", weight: 5, process: other),
      Self.row("<backtrace ref='10'/>", weight: 0),
    ]
    let all = try samples(rows)
    #expect(all.weightNs == 1_000_005 && all.leftOut == 1)
    let shop = try samples(rows, options: ImportOptions(process: "Shop"))
    #expect(shop.weightNs == 1_000_000)
  }

  @Test("A function's total counts a recursion once")
  func functions() throws {
    let recursive = """
      <backtrace><frame name='b' addr='1'/><frame name='a' addr='2'/><frame name='b' addr='3'/>\
      <frame name='main' addr='4'/></backtrace>
      """
    let found = try samples([
      Self.row(recursive, weight: 10),
      Self.row(
        "<backtrace><frame name='a' addr='2'/><frame name='main' addr='4'/></backtrace>",
        weight: 4
      ),
    ])
    #expect(
      found.functions.map { "\($0.name) \($0.selfNs) \($0.totalNs)" }
        == ["b 10 10", "a 4 14", "main 0 14"]
    )
  }

  @Test("Cycles are no time, and a stack of endless depth ends")
  func bounds() throws {
    let profile = Self.table([Self.row(Self.direct)], name: "cpu-profile")
    let run = try ImportedTrace([profile, Self.hitches]).recording.runs[0]
    #expect(run.samples == nil && run.unread["cpu-profile"] == 1)
    let deep = (0..<2_000).map { "<frame name='f\($0)' addr='1'/>" }.joined()
    let found = try samples([Self.row("<backtrace>\(deep)</backtrace>", weight: 9)])
    #expect(found.weightNs == 9)
    #expect(found.functions.count == StackTable.maxDepth)
  }
}
