@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
@testable import Workloads

/// The steps of a gesture in each frame, and the resulting offsets.
struct GestureRecording {
  /// One frame.
  struct Frame {
    let time: Double
    let step: ScrollStep
    /// The offset after the frame, in points.
    let offset: Double
    /// The offsets at which the content's ends meet the edges of the view.
    let limits: ClosedRange<Double>
  }

  private(set) var frames: [Frame] = []

  var offsets: [Double] { frames.map(\.offset) }
  var actions: [ScrollStep.Action] { frames.flatMap(\.step.actions) }

  /// The offsets at which the content stopped after each touch.
  var rests: [Double] {
    frames.filter { frame in
      frame.step.actions.contains {
        $0 == .endDecelerating || $0 == .endDragging(willDecelerate: false)
      }
    }.map(\.offset)
  }

  /// The first event that is out of order; nil if there is none.
  var malformedEvent: String? {
    var finger = FingerLog()
    for frame in frames {
      for action in frame.step.actions where !finger.accepts(action) {
        return "\(action) at \(frame.time) s, \(finger.state)"
      }
    }
    return nil
  }

  /// Plays a gesture on a scroll view without a list, whose content is `length` points long.
  static func plain(
    _ gesture: any ScrollGesture,
    seconds: Double,
    length: CGFloat = 200_000,
    isFrame: (Int) -> Bool = { _ in true }
  ) -> GestureRecording {
    let view = UIScrollView(frame: ScenarioRunner.screen)
    view.contentSize = CGSize(width: 390, height: length)
    var gesture = gesture
    var recording = GestureRecording()
    for number in 0..<Int(seconds * 60) where isFrame(number) {
      let step = gesture.step(at: Double(number) / 60, in: view)
      step.perform(on: view)
      recording.add(step, at: Double(number) / 60, view)
    }
    return recording
  }

  /// Plays a script on the list of a scenario.
  static func list(
    _ script: GestureScript,
    _ parameters: RunParameters,
    scenario: any Scenario = CatalogScenario(),
    isFrame: (Int) -> Bool = { _ in true }
  ) -> GestureRecording {
    let list = ListView(frame: ScenarioRunner.screen)
    list.batching = parameters.batching
    let probe = GestureProbe(script.makeGesture(parameters))
    let user = ListUser(list, scenario.makeSession(parameters), probe, RunParameters())
    var recording = GestureRecording()
    for number in 0..<parameters.frames where isFrame(number) {
      let time = Double(number) / Double(parameters.refreshRateHz)
      _ = user.play(.init(number: number, vsync: number, time: time, startDelayNs: 0))
      recording.add(probe.last, at: time, list.scrollView)
    }
    return recording
  }

  private mutating func add(_ step: ScrollStep, at time: Double, _ view: UIScrollView) {
    let limits = ScrollExtent(view, bounces: true).limits
    frames.append(
      Frame(time: time, step: step, offset: view.contentOffset.y, limits: limits)
    )
  }
}

/// A gesture that stores its last step.
private final class GestureProbe: ScrollGesture {
  private var base: any ScrollGesture
  private(set) var last = ScrollStep.idle

  init(_ base: any ScrollGesture) {
    self.base = base
  }

  func step(at time: Double, in scrollView: UIScrollView) -> ScrollStep {
    last = base.step(at: time, in: scrollView)
    return last
  }
}

extension ScrollStep.Action {
  /// True if the view gets another size.
  var isResize: Bool { if case .resize = self { true } else { false } }
}

/// The valid order of touch events.
private struct FingerLog {
  enum State { case resting, dragging, decelerating }
  private(set) var state = State.resting

  mutating func accepts(_ action: ScrollStep.Action) -> Bool {
    switch (state, action) {
    case (_, .resize): break
    case (.resting, .beginDragging), (.decelerating, .beginDragging): state = .dragging
    case (.dragging, .scroll), (.decelerating, .scroll): break
    case (.dragging, .endDragging(let decelerates)): state = decelerates ? .decelerating : .resting
    case (.decelerating, .endDecelerating): state = .resting
    case (.resting, _): return action.isByApp
    default: return false
    }
    return true
  }
}
