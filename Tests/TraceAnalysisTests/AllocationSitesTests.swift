import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Samples of allocations in the rows of a type, with names for their addresses.
@Suite struct AllocationSitesTests {
  /// The addresses, in the file of the program, of functions that are in stacks.
  private enum Code: UInt64 {
    case formatter = 0x100
    case apply = 0x200
    case engine = 0x300
  }

  private static let base: UInt64 = 0x1000

  /// A row's apply in each frame, with a stack of one allocation or more.
  private static func script(rows: Int = 25, _ samples: [(size: Int64, standsFor: Int64, [Code])])
    -> TraceScript
  {
    var script = TraceScript()
    script.list = 1
    script.event(
      "binary",
      at: 0,
      [
        "path": .text("/bin/app"), "build_id": .text("ab"), "base": .integer(0x1000),
        "start": .integer(0x1000), "limit": .integer(0x9000),
      ]
    )
    script.event("type_name", at: 1, ["type": .integer(7), "name": .text("MessageRow")])
    for row in 1...Int64(rows) {
      let begin = row * 1_000_000
      script.begin("frame", UInt32(2 * row), at: begin, ["frame": .integer(row)])
      script.begin("apply", UInt32(2 * row + 1), at: begin + 10, ["type": .integer(7)])
      for (position, sample) in samples.enumerated() {
        let addresses = sample.2.enumerated().map {
          String($1.rawValue + base + ($0 == 0 ? 0 : 1), radix: 16)
        }
        script.event(
          "allocation_sample",
          at: begin + 20 + Int64(position),
          [
            "size": .integer(sample.size), "stands_for": .integer(sample.standsFor),
            "end": .text("walked"), "stack": .text(addresses.joined(separator: " ")),
          ]
        )
      }
      script.event(
        "allocations",
        at: begin + 60_000,
        [
          "interval": .text("apply"), "type": .integer(7), "allocations": .integer(40),
          "bytes": .integer(12_000), "own_allocations": .integer(40), "own_bytes": .integer(12_000),
          "cost_ns": .integer(30),
        ]
      )
      script.end("apply", UInt32(2 * row + 1), at: begin + 60_010)
      script.end("frame", UInt32(2 * row), at: begin + 100_000)
    }
    return script
  }

  private static func profile(_ script: TraceScript) -> StackProfile {
    let builder = StackProfileBuilder(.allocations)
    script.trace().read(into: [builder])
    return builder.profile()
  }

  private static func sites(_ profile: StackProfile) -> AllocationSites {
    func function(_ code: Code) -> SourceFunction {
      switch code {
      case .formatter:
        SourceFunction(name: "DateFormatter.__allocating_init()", module: "Foundation")
      case .apply:
        SourceFunction(name: "Row.apply()", module: "App", file: "/a/Row.swift", line: 12)
      case .engine: SourceFunction(name: "ListView.show()", module: "ListEngine")
      }
    }
    var names = StackNames()
    for code in [Code.formatter, .apply, .engine] {
      names.functions[CodeAddress(binary: 0, address: code.rawValue)] = [function(code)]
    }
    return AllocationSites(profile, names, CodeOwners(engine: ["ListEngine"], harness: []))
  }

  private static let formatter: (Int64, Int64, [Code]) = (
    2_000, 4_000, [.formatter, .apply, .engine]
  )
  private static let engine: (Int64, Int64, [Code]) = (16_000, 12_000, [.engine])

  @Test("Samples stand for bytes and calls, by interval, row type and the user's function")
  func totals() throws {
    let sites = Self.sites(Self.profile(Self.script([Self.formatter, Self.engine])))
    // The first frame is no measured one.
    #expect(sites.counts.inFrames + sites.counts.inOtherStages == 50)
    let rows = sites.sites.map { "\($0.interval) \($0.type ?? "-") \($0.function.name)" }
    #expect(rows == ["apply MessageRow inside ListEngine", "apply MessageRow Row.apply()"])
    let site = try #require(sites.largestOfUser)
    #expect(site.callee == "DateFormatter.__allocating_init()")
    #expect(site.function.line == 12)
    #expect(site.memory.bytes == Int64(site.samples) * 4_000)
    #expect(site.memory.allocations == Double(site.samples) * 2)
    #expect(site.share == 0.25)
    #expect(sites.sites[0].share == 0.75)
  }

  @Test("Code that only starts an update has no part in what its rows allocate")
  func starter() {
    let started: (Int64, Int64, [Code]) = (16_000, 12_000, [.engine, .apply, .engine])
    let profile = Self.profile(Self.script([started]))
    #expect(Self.sites(profile).sites.map(\.function.name) == ["inside ListEngine"])
  }

  @Test("Functions with fewer than 10 samples are left out")
  func few() {
    let sites = Self.sites(Self.profile(Self.script(rows: 8, [Self.formatter])))
    #expect(sites.counts.inFrames > 0)
    #expect(sites.sites.isEmpty)
  }

  @Test("Samples whose sizes make no sense are counted, and left out")
  func damaged() {
    let bad: [(Int64, Int64, [Code])] = [
      (0, 4_000, [.apply]), (-5, 4_000, [.apply]), (8, .min, [.apply]),
      (.max, .max, [.apply, .engine]),
    ]
    let profile = Self.profile(Self.script(bad))
    #expect(profile.counts.damaged == 75)
    #expect(profile.counts.all == 25)
    let sites = Self.sites(profile)
    #expect(sites.counts.damaged == 75)
    #expect(sites.sites.map(\.memory.bytes) == [.max])
  }

  @Test(
    "An object made for every row is named with its caller, by the bytes that it takes",
    arguments: [(4_000, true), (1_000, false)] as [(Int64, Bool)]
  )
  func expensiveObjects(bytes: Int64, isNamed: Bool) throws {
    let formatter: (Int64, Int64, [Code]) = (1_000, bytes, [.formatter, .apply, .engine])
    let script = Self.script([formatter, Self.engine])
    let summary = TraceSummary(
      script.trace(),
      schema: ListSchema.schema,
      sites: Self.sites(Self.profile(script))
    )
    let found = summary.groups[0].advice.filter { $0.rule == .expensiveObjects }
    #expect(found.map(\.subject.type) == (isNamed ? ["MessageRow"] : []))
    guard isNamed else { return }
    #expect(
      found[0].sentence.contains(
        "in apply of rows of type MessageRow, called by Row.apply() (Row.swift:12): about 3.00 KB of "
          + "the 12.0 KB that each of"
      )
    )
    #expect(found[0].fix?.contains("static let") == true)
  }

  @Test("Folded stacks of allocations count bytes")
  func folded() {
    let profile = Self.profile(Self.script([Self.formatter]))
    var names = StackNames()
    names.functions[CodeAddress(binary: 0, address: Code.apply.rawValue)] = [
      SourceFunction(name: "apply")
    ]
    let lines = profile.folded(names)
    #expect(lines == ["apply;(app);apply;(app) \(profile.counts.inFrames * 4_000)"])
  }
}

extension AllocationSites {
  fileprivate var largestOfUser: Site? { sites.first { $0.function.line != nil } }
}
