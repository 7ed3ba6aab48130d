import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct WhatIfTests {
  private static let causeNames = [
    "measure": "measure-cache miss", "apply": "apply", "diff": "diff", "slice": "slice",
    "element_build": "element building",
  ]

  /// The frames of the list as if it were fixed.
  private static func fixed(_ work: RecordedWork, _ subject: WhatIf.Subject, left: Double)
    -> FrameSummary?
  {
    guard case .cause(let name, let type) = subject else { return nil }
    let summary = work.summary(
      freed: name == "freeing" ? left : 1,
      own: name == FrameCause.unexplained ? left : 1
    ) { piece, own in
      causeNames[piece.name] == name && (type == nil || own.map { "Row\($0)" } == type) ? left : 1
    }
    return summary.frames
  }

  @Test("What is said of a cause is what a recording of the fixed list says, in random frames")
  func recordings() throws {
    var said: Set<String> = []
    var checked = 0
    for seed in 0..<80 as Range<UInt64> {
      let work = RecordedWork(seed: seed)
      let summary = work.summary()
      for one in summary.groups[0].whatIf where one.subject.isCause {
        // One of both: reading a whole trace takes longest.
        for (outcome, left) in [[(one.removed, 0.0)], [(one.halved, 0.5)]][checked % 2] {
          let frames = try #require(Self.fixed(work, one.subject, left: left))
          let name = "\(one.subject), \(left) left, seed \(seed)"
          #expect(outcome.lateFrames == frames.lateFrames, "\(name)")
          #expect(outcome.hitches == frames.hitches, "\(name)")
          checked += 1
        }
        if case .cause(let name, let type) = one.subject { said.insert(name + (type ?? "")) }
      }
    }
    #expect(checked > 300)
    #expect(said.isSuperset(of: ["apply", "applyRow1", "diff", "freeing"]))
    // Nothing is to be done about these.
    #expect(said.isDisjoint(with: ["unexplained", "slice"]))
  }

  @Test(
    "Frames of one part of a trace may delay those of the next",
    arguments: 0..<40 as Range<UInt64>
  )
  func parts(seed: UInt64) throws {
    let work = RecordedWork(seed: seed, maxFrames: 400)
    for one in work.summary().groups[0].whatIf.prefix(2) where one.subject.isCause {
      let frames = try #require(Self.fixed(work, one.subject, left: 0))
      #expect(one.removed.lateFrames == frames.lateFrames, "\(one.subject)")
      #expect(one.removed.hitches == frames.hitches, "\(one.subject)")
    }
  }

  @Test("A cause that takes no hitch time away is not mentioned, and the dearest stands first")
  func order() {
    for seed in 0..<50 as Range<UInt64> {
      let all = RecordedWork(seed: seed).summary().groups[0].whatIf.filter(\.subject.isCause)
      #expect(all.allSatisfy { $0.savedHitchNs > 0 })
      let saved = all.map(\.savedHitchNs)
      #expect(saved == saved.sorted(by: >))
    }
  }

  @Test("A finding's intervals count with all that is inside, once, and as far as its share goes")
  func findings() {
    for seed in 0..<60 as Range<UInt64> {
      let work = RecordedWork(seed: seed)
      let summary = work.summary()
      guard let replay = summary.runs.replay(summary.groups[0]) else { continue }
      let names: Set = ["apply", "element_build"]
      for share in [1, 0.5] {
        let cost = FindingCost(intervals: Array(names), share: share)
        let found = replay.finding(.configure, [cost], type: nil)
        let fixed = work.withinNamed(names, left: 1 - share)
        #expect(
          found.removed.lateFrames == fixed.frames?.lateFrames,
          "seed \(seed), share \(share)"
        )
        #expect(found.removed.hitches == fixed.frames?.hitches, "seed \(seed), share \(share)")
      }
    }
  }

  @Test("The own time of a finding's intervals is that without what is inside")
  func ownTime() {
    for seed in 0..<40 as Range<UInt64> {
      let work = RecordedWork(seed: seed)
      let summary = work.summary()
      guard let replay = summary.runs.replay(summary.groups[0]) else { continue }
      let cost = FindingCost(intervals: ["apply"], share: 0.5, time: .own)
      let found = replay.finding(.configure, [cost], type: nil)
      let fixed = work.summary { piece, _ in piece.name == "apply" ? 0.5 : 1 }
      #expect(found.removed.hitches == fixed.frames?.hitches, "seed \(seed)")
    }
  }

  @Test("Of costs that name the same time the largest share counts")
  func overlappingCosts() {
    for seed in 0..<20 as Range<UInt64> {
      let summary = RecordedWork(seed: seed).summary()
      guard let replay = summary.runs.replay(summary.groups[0]) else { continue }
      let (half, all) = (
        FindingCost(intervals: ["apply"], share: 0.5), FindingCost(intervals: ["apply", "diff"])
      )
      #expect(
        replay.finding(.configure, [half, all], type: nil)
          == replay.finding(.configure, [all], type: nil)
      )
    }
  }

  /// The late frames that are left of some without a cost; the first of them is the first display.
  private func left(_ frames: [SuspectScript.Work], without cost: FindingCost) throws -> Int {
    var script = SuspectScript()
    for frame in frames { script.frame([frame]) }
    let summary = TraceSummary(script.traceOfAll, schema: ListSchema.schema)
    let replay = try #require(summary.runs.replay(summary.groups[0]))
    return replay.finding(.neverEqual, [cost], type: nil).removed.lateFrames
  }

  @Test("A finding about updates leaves frames without new content as they were")
  func updates() throws {
    let reasons = ["content_changed", "content_changed", "scrolled_down"]
    let frames = reasons.map { reason in
      SuspectScript.Work(
        name: "update",
        begin: ["reason": .label(reason)],
        inside: [SuspectScript.Work(name: "apply", own: 900, begin: ["type": .count(1)])]
      )
    }
    #expect(try left(frames, without: FindingCost(intervals: ["apply"])) == 0)
    #expect(try left(frames, without: FindingCost(intervals: ["apply"], frames: .updates)) == 1)
  }

  @Test("A finding about work that is done for a reason leaves what is done for others")
  func reasons() throws {
    let frames = ["new", "changed", "new", "new"].map { reason in
      SuspectScript.Work(
        name: "measure",
        own: 200,
        begin: ["type": .count(1), "reason": .label(reason)],
        inside: [SuspectScript.Work(name: "element_build", own: 700)]
      )
    }
    func cost(_ reasons: String...) -> FindingCost {
      FindingCost(intervals: ["measure"], reasons: reasons)
    }
    #expect(try left(frames, without: cost()) == 0)
    #expect(try left(frames, without: cost("changed")) == 2)
    #expect(try left(frames, without: cost("new")) == 1)
    #expect(try left(frames, without: cost("forgotten")) == 3)
  }

  @Test("The dearest of very many causes is found")
  func manyCauses() throws {
    let rows = 1_000
    var script = TraceScript.tightBudget
    for row in 1...rows {
      script.event("type_name", at: 0, ["type": .count(row), "name": .text("Row\(row)")])
    }
    script.begin("frame", 1, at: 0, ["frame": .count(1)])
    var time: Int64 = 0
    for row in 1...rows {
      let id = UInt32(row + 1)
      script.begin("apply", id, at: time, ["type": .count(row)])
      time += row == rows ? 3_000 : 2
      script.end("apply", id, at: time)
    }
    script.end("frame", 1, at: time)
    let found = TraceSummary(script.trace(), schema: ListSchema.schema).groups[0].whatIf
    let types = found.compactMap { one -> String? in
      guard case .cause(_, let type) = one.subject else { return nil }
      return type
    }
    #expect(types.first == "Row\(rows)")
    #expect(found.count <= WhatIfReplay.maxCauses)
  }

  @Test(
    "A cause that next to nothing but one type has is said once, with the type",
    arguments: [(100, ["Row1"]), (9_000, [nil, "Row1", "Row2"])] as [(Int64, [String?])]
  )
  func twins(otherNs: Int64, types: [String?]) {
    let piece = { RecordedWork.Piece(name: "apply", type: $0, selfNs: $1, inner: []) }
    let pieces = [piece(1, 20_000), piece(2, otherNs)]
    let work = RecordedWork(
      frames: [RecordedWork.Frame(selfNs: 10, pieces: pieces, freedNs: 0)],
      slowdown: 1
    )
    let said = work.summary().groups[0].whatIf.map(\.subject).filter { subject in
      if case .cause("apply", _) = subject { true } else { false }
    }
    #expect(Set(said) == Set(types.map { .cause("apply", type: $0) }))
  }

  @Test("A cause that a finding is about is not said beside the finding")
  func causeOfFinding() {
    var script = SuspectScript()
    let items: KeyValuePairs<String, FieldValue> = ["items": .count(5_000)]
    let update = SuspectScript.Work(name: "update", begin: ["reason": .label("content_changed")])
    for _ in 0..<10 {
      script.frame([SuspectScript.Work(name: "configure", own: 9_000, end: items), update])
    }
    let summary = TraceSummary(script.traceOfAll, schema: ListSchema.schema)
    let whatIf = summary.groups[0].whatIf
    #expect(whatIf.map(\.subject) == [.finding(.wholeContent, type: nil)])
  }

  @Test("Without late frames there is nothing to say")
  func nothing() {
    var script = TraceScript()
    script.begin("frame", 1, at: 0, ["frame": .count(1)])
    script.end("frame", 1, at: 100)
    let summary = TraceSummary(script.trace(), schema: ListSchema.schema)
    #expect(summary.groups[0].whatIf.isEmpty)
  }
}

extension WhatIf.Subject {
  var isCause: Bool { if case .cause = self { true } else { false } }
}

extension RecordedWork {
  /// The list with what is inside of intervals of some names taking a share of its time.
  func withinNamed(_ names: Set<String>, left: Double) -> TraceSummary {
    func marked(_ piece: Piece, _ isInside: Bool) -> Piece {
      let isIn = isInside || names.contains(piece.name)
      return Piece(
        name: piece.name,
        type: piece.type,
        selfNs: isIn ? Int64(Double(piece.selfNs) * left) : piece.selfNs,
        inner: piece.inner.map { marked($0, isIn) }
      )
    }
    let frames = frames.map { frame in
      Frame(
        selfNs: frame.selfNs,
        pieces: frame.pieces.map { marked($0, false) },
        freedNs: frame.freedNs
      )
    }
    return RecordedWork(frames: frames, slowdown: slowdown).summary()
  }
}
