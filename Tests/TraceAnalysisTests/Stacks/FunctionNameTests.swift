import Testing
import TraceAnalysis

@Suite struct FunctionNameTests {
  @Test(
    "Names are those of the source, without modules, types and what the compiler did",
    arguments: [
      ("App.Dates.text(App.Episode) -> Swift.String", "Dates.text(_:)"),
      (
        "App.Library.search(for: Swift.String, Swift.Int) throws -> [App.Row]",
        "Library.search(for:_:)"
      ),
      ("App.load() -> ()", "load()"),
      (
        "function signature specialization <Arg[2] = [Closure Propagated : $s3App1AyyFSbAA3RowV_AFtXEfU_, "
          + "Argument Types : [App.Row]> of generic specialization <App.Row> of App.Box.sort(by: (A, A) throws "
          + "-> Swift.Bool) throws -> ()",
        "Box.sort(by:)"
      ),
      (
        "function signature specialization <Arg[0] = Dead, Arg[1] = Owned To Guaranteed> of "
          + "App.Notes.text(_: Swift.String, links: Swift.Bool) -> Foundation.AttributedString",
        "Notes.text(_:links:)"
      ),
      (
        "generic specialization <Swift.Array<App.Row>, (Swift.Int) -> Swift.Bool> of "
          + "App.Box.map<A, B where A: Swift.Sequence>(to: (A) -> B) -> App.Box<B>",
        "Box.map(to:)"
      ),
      (
        "static App.Notes.(ranges in _33A0F7B1)(of: Swift.Regex<(Swift.Substring, x: Swift.Int)>, "
          + "in: Swift.String) -> [Swift.Range<Swift.String.Index>]",
        "Notes.ranges(of:in:)"
      ),
      (
        "closure #1 () -> Swift.Array<Elements.Element> in App.Row.element(with: App.Size) -> Elements.Element",
        "closure #1 in Row.element(with:)"
      ),
      (
        "partial apply forwarder for closure #2 (inout Swift.Int) throws -> () in closure #1 () -> () in "
          + "App.Screen.reload() -> ()",
        "closure #2 in Screen.reload()"
      ),
      ("App.Row.title.getter : Swift.String", "Row.title.getter"),
      ("(extension in App):Swift.Array.sum(of: (A) -> Swift.Int) -> Swift.Int", "Array.sum(of:)"),
      ("App.Box<Swift.Int>.value.modify : Swift.Int", "Box.value.modify"),
      ("helper #1 (x: Swift.Int) -> Swift.Int in App.run() -> ()", "helper #1 (x:)"),
      (
        "protocol witness for Elements.Element.measure(in: Elements.Size) -> Elements.Size in "
          + "conformance App.Badge : Elements.Element in App",
        "Badge.measure(in:)"
      ),
      ("static App.Row.== infix(App.Row, App.Row) -> Swift.Bool", "Row.== infix(_:_:)"),
      ("static App.Row.<> infix(App.Row, App.Row) -> Swift.Bool", "Row.<> infix(_:_:)"),
      ("static App.Box.>>> infix<A>(App.Box<A>, Swift.Int) -> A", "Box.>>> infix(_:_:)"),
      ("App.<< prefix(Swift.Int) -> Swift.Int", "<< prefix(_:)"),
      (
        "(1) await resume partial function for App.load(Swift.Int) async -> Swift.Int", "load(_:)"
      ),
      (
        "(12) suspend resume partial function for closure #1 @Sendable () async -> Swift.Int in "
          + "App.load(Swift.Int) async -> Swift.Int",
        "closure #1 in load(_:)"
      ),
    ]
  )
  func short(name: String, short: String) {
    #expect(SourceFunction(name: name, module: "App").shortName == short)
  }

  @Test(
    "What is not understood stays as it is",
    arguments: [
      "", "(", "closure #1 () -> ", "generic specialization <A of App.x()", "<>", "App.Row.< infix",
      "protocol witness for ", "(1) await resume partial function for ", "(1",
    ]
  )
  func unknown(name: String) {
    let short = SourceFunction(name: name, module: "App").shortName
    #expect(short == name || name.hasSuffix(short) && !short.isEmpty)
  }

  @Test("Very long names stay as they are", arguments: ["(", "<", "App.x(a: B, "])
  func long(part: String) {
    let name = String(repeating: part, count: 10_000)
    #expect(SourceFunction(name: name, module: "App").shortName == name)
  }

  @Test("Names of other languages stay as they are")
  func others() {
    #expect(SourceFunction(name: "main(int, char**)").shortName == "main(int, char**)")
    let made = "generic pre-specialization <Swift.String> of Swift.Array.append(__owned A) -> ()"
    #expect(SourceFunction(name: made).shortName == "Array.append(_:)")
  }

  @Test("A label says where a function is")
  func label() {
    let function = SourceFunction(
      name: "App.Row.load(Swift.Int) -> ()",
      module: "App",
      file: "/src/Row.swift",
      line: 7
    )
    #expect(function.label == "Row.load(_:) (Row.swift:7)")
  }
}
