import HeadlessUIKit
import ListEngine
import ListSchema
import TestSupport
import Testing

@testable import Workloads

/// A script and how it is played.
struct ScriptCase: Sendable, CustomTestStringConvertible {
  let script: GestureScript
  let batching: BatchingPolicy
  let physics: ScrollPhysics

  var testDescription: String { "\(script.name), \(batching), \(physics)" }

  static let scrolling = GestureScript.builtIn.filter { $0.name != "none" }

  static let all = scrolling.flatMap { script in
    [BatchingPolicy.prefix(250), .default].flatMap { batching in
      ScrollPhysics.allCases.map { ScriptCase(script: script, batching: batching, physics: $0) }
    }
  }

  func play(seed: UInt64 = 1, frames: Int = 900) -> GestureRecording {
    var parameters = RunParameters()
    parameters.items = 2_000
    parameters.seed = seed
    parameters.frames = frames
    parameters.sizing = .fixed
    parameters.batching = batching
    parameters.physics = physics
    return .list(script, parameters)
  }
}

@Suite struct GestureScriptTests {
  @Test("Every script has a unique name, in the documented order")
  func names() {
    #expect(
      GestureScript.builtIn.map(\.name) == [
        "none", "tour", "slow-read", "drag", "fling", "repeat-fling", "up-down", "jumpy", "scrub",
        "edge",
        "page", "to-top", "tail", "fling+update", "jumps",
      ]
    )
    #expect(GestureScript.builtIn.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test(
    "On a list, events are well-formed, the content stays within its ends, and something scrolls",
    arguments: ScriptCase.all,
    [1, 7] as [UInt64]
  )
  func onLists(script: ScriptCase, seed: UInt64) {
    let recording = script.play(seed: seed, frames: 600)
    #expect(recording.malformedEvent == nil)
    let overshoots = recording.frames.map { frame in
      max(frame.limits.lowerBound - frame.offset, frame.offset - frame.limits.upperBound)
    }
    // The maximum reach of a bounce, or the resistance to a long pull.
    let greatest = script.physics == .ios ? 300 : 0.001
    #expect((overshoots.max() ?? 0) <= greatest)
    #expect(Set(recording.offsets).count > 3)
  }

  @Test(
    "A phase names the cause of the motion",
    arguments: ScriptCase.all.filter { $0.physics == .ios }
  )
  func phases(script: ScriptCase) {
    var last: Double?
    for frame in script.play(frames: 400).frames {
      let actions = frame.step.actions
      switch frame.step.phase {
      case .idle: #expect(actions.isEmpty)
      case .drag: #expect(actions.contains { if case .scroll = $0 { true } else { false } })
      case .bounce, .decelerate: #expect(!actions.contains { $0.isByApp })
      case .animate: #expect(actions.isEmpty || actions.contains { $0.isByApp || $0.isResize })
      case .update: Issue.record("a gesture does not change the content")
      }
      if frame.step.phase == .idle, let last, script.batching != .default {
        #expect(abs(frame.offset - last) < 0.001)
      }
      last = frame.offset
    }
  }

  @Test(
    "The same seed gives the same offsets",
    arguments: ScriptCase.all.filter { $0.physics == .ios }
  )
  func sameSeed(script: ScriptCase) {
    #expect(script.play(frames: 300).offsets == script.play(frames: 300).offsets)
  }

  private func jumpy(_ seed: UInt64) -> GestureRecording {
    .plain(PlannedGesture(JumpyPlan(seed: seed), .ios), seconds: 20)
  }

  @Test(
    "Jumpy flings are well-formed, stay within the content, and differ from seed to seed",
    arguments: Seeds.all
  )
  func jumpySeeds(seed: UInt64) {
    let recording = jumpy(seed)
    #expect(recording.malformedEvent == nil)
    #expect(recording.offsets.allSatisfy { (-300...200_300).contains($0) })
    #expect(recording.offsets != jumpy(seed + 1).offsets)
  }

  @Test(
    "Skipped frames do not change the others",
    arguments: ScriptCase.scrolling.map(\.name),
    ScrollPhysics.allCases
  )
  func leftOut(name: String, physics: ScrollPhysics) throws {
    let script = try #require(GestureScript.builtIn.first { $0.name == name })
    var parameters = RunParameters()
    parameters.physics = physics
    func play(_ isFrame: (Int) -> Bool) -> GestureRecording {
      .plain(script.makeGesture(parameters), seconds: 30, isFrame: isFrame)
    }
    let whole = play { _ in true }
    for lost in [play { $0 % 3 != 1 }, play { !(100..<190).contains($0) }] {
      #expect(lost.malformedEvent == nil)
      let offsets = Dictionary(uniqueKeysWithValues: whole.frames.map { ($0.time, $0.offset) })
      // The app's jumps take their own frame, even if a finger is long due.
      let comparable = lost.frames.filter { $0.time != 190.0 / 60 }
      let differences = comparable.map { abs($0.offset - (offsets[$0.time] ?? .infinity)) }
      #expect((differences.max() ?? 0) < 1)
    }
  }

  @Test(
    "On a list too, a fling stops where it does with all frames",
    arguments: [BatchingPolicy.prefix(250), .default]
  )
  func leftOutOnLists(batching: BatchingPolicy) {
    var parameters = RunParameters()
    parameters.items = 2_000
    parameters.frames = 60 * 14
    parameters.sizing = .fixed
    parameters.batching = batching
    let whole = GestureRecording.list(.fling, parameters).rests
    let lost = GestureRecording.list(.fling, parameters) { $0 % 3 != 1 }.rests
    #expect(whole.count == 3)
    #expect(whole.count == lost.count)
    #expect(zip(whole, lost).allSatisfy { abs($0 - $1) < 1 })
  }

  @Test("Content changes once in the middle of each momentum")
  func updates() {
    let recording = GestureRecording.plain(
      GestureScript.flingWithUpdate.makeGesture(RunParameters()),
      seconds: 30
    )
    let flings = recording.actions.filter { $0 == .endDragging(willDecelerate: true) }.count
    let updates = recording.frames.filter(\.step.wantsUpdate)
    #expect(flings > 5)
    #expect(updates.count == flings)
    #expect(updates.allSatisfy { $0.step.phase == .decelerate })
    #expect(
      GestureRecording.plain(GestureScript.fling.makeGesture(RunParameters()), seconds: 9).frames
        .allSatisfy { !$0.step.wantsUpdate }
    )
  }

  @Test("A slow reader goes 300 points per second")
  func slowRead() {
    let recording = GestureRecording.plain(
      GestureScript.slowRead.makeGesture(RunParameters()),
      seconds: 70
    )
    let steps = zip(recording.offsets, recording.offsets.dropFirst()).map { $1 - $0 }
    #expect(steps[10..<3_500].allSatisfy { abs($0 - 5) < 0.001 })
    #expect(abs((recording.offsets.max() ?? 0) - 18_000) < 4)
    #expect((recording.offsets.last ?? 0) < 16_000)
  }

  @Test("A slow reader turns where the content ends")
  func slowReadTurns() {
    let recording = GestureRecording.plain(
      GestureScript.slowRead.makeGesture(RunParameters()),
      seconds: 20,
      length: 1_844
    )
    #expect(recording.offsets.max() == 1_000)
    #expect(recording.offsets.allSatisfy { (0...1_000).contains($0) })
    #expect(recording.rests.prefix(4) == [1_000, 0, 1_000, 0])
  }

  @Test("Drags have no momentum")
  func drags() {
    let recording = GestureRecording.plain(
      GestureScript.drag.makeGesture(RunParameters()),
      seconds: 14
    )
    #expect(!recording.actions.contains(.endDragging(willDecelerate: true)))
    #expect(abs((recording.rests.first ?? 0) - 546.5) < 0.001)
    #expect(recording.rests.count == 11)
  }

  @Test("Repeated flings reach the maximum carried velocity, and deep rows")
  func repeatFling() {
    let recording = GestureRecording.plain(
      GestureScript.repeatFling.makeGesture(RunParameters()),
      seconds: 8
    )
    let steps = zip(recording.offsets, recording.offsets.dropFirst()).map { $1 - $0 }
    #expect((680...710).contains(steps.max() ?? 0))
    #expect((recording.rests.first ?? 0) > 30_000)
    let touches = recording.frames.filter { $0.step.actions.contains(.beginDragging) }.map(\.time)
    #expect(zip(touches, touches.dropFirst()).prefix(7).allSatisfy { abs($1 - $0 - 0.25) < 1e-9 })
  }

  @Test("Pages come to rest at multiples of the view's height")
  func pages() {
    for physics in ScrollPhysics.allCases {
      var parameters = RunParameters()
      parameters.physics = physics
      let recording = GestureRecording.plain(
        GestureScript.page.makeGesture(parameters),
        seconds: 30
      )
      let pages = recording.rests.map { $0 / 844 }
      let expected = Array(1...12) + (0..<4).map { 11 - $0 }
      #expect(pages.count > expected.count)
      #expect(zip(pages, expected).allSatisfy { abs($0 - Double($1)) < 1e-6 })
    }
  }

  @Test("The edge is pulled and flung beyond at both ends")
  func edges() {
    let script = ScriptCase(script: .edge, batching: .default, physics: .ios)
    let frames = script.play(frames: 1_500).frames
    #expect(frames.contains { $0.offset < $0.limits.lowerBound - 170 })
    #expect(frames.contains { $0.offset > $0.limits.upperBound + 170 })
    #expect(
      frames.contains { $0.step.phase == .bounce && $0.step.actions.contains(.endDecelerating) }
    )
  }

  @Test("A tail follows the end of the content, and rests while it stays")
  func tail() {
    let view = UIScrollView(frame: ScenarioRunner.screen)
    var gesture = TailGesture()
    func step(_ frame: Int) -> ScrollStep { gesture.step(at: Double(frame) / 60, in: view) }
    #expect(step(0) == .idle)
    view.contentSize.height = 2_000
    #expect(step(1).actions == [.scrollToEnd(animated: true)])
    view.contentOffset.y = 1_100
    #expect(step(2) == .idle)
    #expect(step(3) == .idle)
    view.contentSize.height = 2_050
    #expect(step(4) == ScrollStep(phase: .animate, actions: [.scrollToEnd(animated: true)]))
  }

  @Test("To the top: the list is there after every tap")
  func toTop() {
    for batching in [BatchingPolicy.prefix(250), .default] {
      let frames = ScriptCase(script: .toTop, batching: batching, physics: .ios).play(frames: 600)
        .frames
      let taps = frames.indices.filter {
        frames[$0].step.actions.contains(.scrollToTop(animated: true))
      }
      #expect(taps.count == 2)
      for tap in taps {
        #expect(frames[tap].offset > 2_000)
        #expect(abs(frames[tap + 20].offset - frames[tap + 20].limits.lowerBound) < 0.001)
        #expect(frames[tap + 5].step.phase == .animate)
      }
    }
  }
}
