import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

@Suite(.underAllPolicies) struct SwipeMachineTests {
  private let row = SwipeStateTests.row

  /// A machine that has handled events, and the last effect.
  private func play(_ events: [SwipeMachine.Event]) -> (SwipeMachine, SwipeMachine.Effect?) {
    var machine = SwipeMachine()
    var effect: SwipeMachine.Effect?
    for event in events { effect = machine.handle(event, in: row) }
    return (machine, effect)
  }

  private static let toLeft = CGPoint(x: -100, y: 0)
  private static let toRight = CGPoint(x: 100, y: 0)

  private let openRight: [SwipeMachine.Event] = [
    .panBegan(velocity: toLeft), .panMoved(translation: -30), .panEnded(velocity: toLeft),
  ]

  @Test("A short swipe opens the actions, and the content rests beside them")
  func short() {
    let (machine, effect) = play(openRight)
    #expect(machine.state == .open(.right))
    #expect(machine.offset == -40)
    #expect(effect == nil)
  }

  @Test("A full swipe performs the first action, whose completion decides")
  func full() {
    let swipe: [SwipeMachine.Event] = [
      .panBegan(velocity: Self.toLeft), .panMoved(translation: -71),
      .panEnded(velocity: Self.toLeft),
    ]
    let (machine, effect) = play(swipe)
    #expect(machine.state == .willPerformFirstActionAutomatically(.right))
    #expect(machine.offset == -100)
    #expect(effect == .perform(.right, index: 0))
    #expect(play(swipe + [.actionCompleted(.right, .closeActions)]).0.state == .closed)
    let expanded = play(swipe + [.actionCompleted(.right, .expandActions)]).0
    #expect(expanded.state == .expandActions(.right))
    #expect(expanded.offset == -100)
  }

  @Test("A swipe overshoots to the wrong side by a fifth of the row, and no further than the row")
  func limits() {
    let wrong = play([.panBegan(velocity: Self.toLeft), .panMoved(translation: 90)]).0
    #expect(wrong.offset == 20)
    let far = play([.panBegan(velocity: Self.toLeft), .panMoved(translation: -900)]).0
    #expect(far.offset == -100)
  }

  @Test("A swipe of open actions continues from the resting offset")
  func swipeOn() {
    let events = openRight + [.panBegan(velocity: Self.toLeft), .panMoved(translation: -31)]
    let (machine, _) = play(events)
    #expect(machine.offset == -71)
    #expect(machine.state == .swiping(.right, willPerformAction: true))
  }

  @Test("A swipe to the other side closes first, and opens at the second time")
  func otherSide() {
    let swipe: [SwipeMachine.Event] = [
      .panBegan(velocity: Self.toRight), .panMoved(translation: 30),
      .panEnded(velocity: Self.toRight),
    ]
    #expect(play(openRight + swipe).0.state == .closed)
    #expect(play(openRight + swipe).0.offset == 0)
    #expect(play(openRight + swipe + swipe).0.state == .open(.left))
  }

  @Test("A tap performs an action of the side that is open")
  func tap() {
    #expect(play(openRight + [.actionTapped(.right, index: 1)]).1 == .perform(.right, index: 1))
    #expect(play(openRight + [.actionTapped(.right, index: 2)]).1 == nil)
    #expect(play(openRight + [.actionTapped(.left, index: 0)]).1 == nil)
    #expect(play([.actionTapped(.right, index: 0)]).1 == nil)
  }

  @Test("A cancelled gesture closes; a scroll or another item does so at any time")
  func closing() {
    #expect(play(openRight + [.close]).0.offset == 0)
    #expect(play([.panBegan(velocity: Self.toLeft), .panCancelled]).0.state == .closed)
    #expect(play(openRight + [.panCancelled]).0.state == .open(.right))
  }

  @Test("An item without actions on the open side closes it")
  func applied() {
    var (machine, _) = play(openRight)
    _ = machine.handle(.applied, in: row)
    #expect(machine.state == .open(.right))
    _ = machine.handle(.applied, in: SwipeRow(width: 100, left: row.left))
    #expect(machine.state == .closed)
    #expect(machine.offset == 0)
  }

  @Test("Whatever happens, state and offset of the content agree", arguments: Seeds.all)
  func randomWalk(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var machine = SwipeMachine()
    for step in 0..<500 {
      let event = randomEvent(&generator)
      let before = machine
      let effect = machine.handle(event, in: row)
      let place = Comment(rawValue: "seed \(seed), step \(step), \(before) \(event) \(machine)")
      #expect(abs(machine.offset) <= row.width, place)
      switch machine.state {
      case .swiping(let side, let willPerform):
        let opening = side.opening(of: machine.offset)
        #expect(opening >= -row.width * 0.2, place)
        if case .panBegan = event {
        } else {
          #expect(willPerform == row.isFullSwipe(to: opening, on: side), place)
        }
      case let resting: #expect(machine.offset == resting.restingOffset(in: row), place)
      }
      if case .perform(let side, _) = effect { #expect(machine.state.side == side, place) }
      let isExpanded = machine.state.isExpanded && !before.state.isExpanded
      if isExpanded, case .actionCompleted(_, .expandActions) = event {
        continue
      }
      #expect(!isExpanded, place)
    }
  }

  private func randomEvent(_ generator: inout SplitMix64) -> SwipeMachine.Event {
    let side: SwipeSide = Bool.random(using: &generator) ? .left : .right
    let velocity = CGPoint(
      x: .random(in: -100...100, using: &generator),
      y: .random(in: -50...50, using: &generator)
    )
    return switch Int.random(in: 0..<14, using: &generator) {
    case 0...2: .panBegan(velocity: velocity)
    case 3...5: .panMoved(translation: .random(in: -200...200, using: &generator))
    case 6...8: .panEnded(velocity: velocity)
    case 9: .panCancelled
    case 10: .actionTapped(side, index: .random(in: 0...2, using: &generator))
    case 11: .actionCompleted(side, Bool.random(using: &generator) ? .closeActions : .expandActions)
    case 12: Bool.random(using: &generator) ? .show(side) : .applied
    default: .close
    }
  }
}

extension SwipeState {
  fileprivate var isExpanded: Bool {
    if case .expandActions = self { true } else { false }
  }
}
