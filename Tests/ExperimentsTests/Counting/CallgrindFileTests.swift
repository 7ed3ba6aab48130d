import SignpostCounting
import Testing

@testable import Experiments

/// Functions in Callgrind's files, and the processor that they are counted on.
@Suite struct CallgrindFileTests {
  private static let text = """
    # callgrind format
    version: 1
    events: Ir

    fl=(1) a.c
    fn=(1) main
    16 400
    +3 20
    calls=2 50
    16 9000
    cfn=(2) $s10ListEngine4diffyyF
    calls=1 50
    * 7000
    fi=(3) b.h
    -2 80

    fn=(2)
    51 5000
    fn=(3) memcpy'2
    * 100
    totals: 5600
    """

  @Test("Each function has its own instructions, without those of what it calls")
  func functions() {
    let file = CallgrindFile(Self.text)
    #expect(file.functions == ["main": 500, "diff()": 5_000, "memcpy": 100])
    #expect(file.largest(from: 0.05) == ["main": 500, "diff()": 5_000])
    #expect(CallgrindFile("nothing of the sort\n").functions.isEmpty)
  }

  @Test("A function's count is a line of a baseline, and no work of its own")
  func names() throws {
    let name = CountName.instructions(of: "Library.search(for:) [of x]")
    #expect(CountName(name.text) == name)
    #expect(name.function == "Library.search(for:) [of x]")
    #expect(!name.isWork && CountKind.instructions.covers(name))
    let file = CountFile(facts: PinnedProcessorTests.facts, counts: [name: 5, .instructions: 9])
    #expect(try CountFile(file.text) == file)
  }
}

@Suite struct PinnedProcessorTests {
  static let facts = [
    PinnedProcessor.pinnedFact: PinnedProcessor.tunables ?? "nothing",
    PinnedProcessor.seenFact: "12345678 under valgrind-3.19.0",
  ]

  @Test("Instructions are compared where libraries saw the same, known processor")
  func obstacles() {
    let facts = Self.facts
    #expect(PinnedProcessor.obstacle(facts, facts) == nil)
    var other = facts
    other[PinnedProcessor.seenFact] = "87654321 under valgrind-3.19.0"
    #expect(PinnedProcessor.obstacle(facts, other)?.contains("another processor") == true)
    #expect(PinnedProcessor.obstacle([:], facts)?.contains("nothing that is known") == true)
    other = facts
    other[PinnedProcessor.pinnedFact] = "nothing"
    #expect(PinnedProcessor.obstacle(facts, other)?.contains("were pinned when") == true)
    other[PinnedProcessor.seenFact] = PinnedProcessor.unknown
    #expect(PinnedProcessor.obstacle(other, other)?.contains("not known") == true)
  }

  @Test("What glibc found out of the processor counts, not the core that it ran on")
  func seen() {
    func diagnostics(features: String, core: String) -> String {
      """
      dl_platform="haswell"
      x86.cpu_features.features[0x0].cpuid[0x1]=\(core)
      x86.cpu_features.features[0x1].active[0x1]=\(features)
      """
    }
    let first = PinnedProcessor.seen(in: diagnostics(features: "0x40108", core: "0x1"))
    #expect(first != nil)
    #expect(first == PinnedProcessor.seen(in: diagnostics(features: "0x40108", core: "0x2")))
    #expect(first != PinnedProcessor.seen(in: diagnostics(features: "0x40328", core: "0x1")))
    #expect(PinnedProcessor.seen(in: "error: no such option") == nil)
  }
}
