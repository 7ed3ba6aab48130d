import Foundation
import HeadlessUIKit
import Testing

/// Observing by key path, with properties that say that they have changed.
@Suite struct KeyValueObservingTests {
  private final class Model: NSObject {
    var total = 0 {
      didSet { notifyObservers(of: \.total, from: oldValue) }
    }
    var name = "" {
      didSet { notifyObservers(of: \.name, from: oldValue) }
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test("An observer receives the values that it asks for, at once and after each change")
  func values() {
    let model = Model()
    let log = Log()
    let observation = model.observe(\.total, options: [.initial, .new, .old]) { object, change in
      let old = change.oldValue.map(String.init) ?? "-"
      log.lines.append("\(old) \(change.newValue ?? -1) \(object === model)")
    }
    model.total = 3
    model.name = "another property"
    model.total = 4
    #expect(log.lines == ["- 0 true", "0 3 true", "3 4 true"])
    withExtendedLifetime(observation) {}
  }

  @Test("Without options the closure gets neither value")
  func noOptions() {
    let model = Model()
    let log = Log()
    let observation = model.observe(\.total) { _, change in
      log.lines.append("\(change.oldValue == nil) \(change.newValue == nil)")
    }
    model.total = 1
    #expect(log.lines == ["true true"])
    withExtendedLifetime(observation) {}
  }

  @Test("An observation ends when it is invalidated, and when it is released")
  func end() {
    let model = Model()
    let log = Log()
    let first = model.observe(\.total) { _, _ in log.lines.append("first") }
    var second: NSKeyValueObservation? = model.observe(\.total) { _, _ in log.lines.append("second")
    }
    model.total = 1
    first.invalidate()
    model.total = 2
    #expect(second != nil)
    second = nil
    model.total = 3
    #expect(log.lines == ["first", "second", "second"])
  }

  @Test("An object in the place of one that is gone has no observers")
  func places() {
    let log = Log()
    var kept: [NSKeyValueObservation] = []
    for number in 0..<1_000 {
      let model = Model()
      model.total = number + 1
      kept.append(model.observe(\.total) { _, _ in log.lines.append("\(number)") })
    }
    #expect(log.lines.isEmpty && kept.count == 1_000)
  }

  @MainActor private class Knob: UIControl {
    var value = 0 {
      didSet { notifyObservers(of: \.value, from: oldValue) }
    }
  }

  @MainActor private final class Panel: UIViewController {
    let knob = Knob()
    var changes = 0 {
      didSet { notifyObservers(of: \.changes, from: oldValue) }
    }
    var observations: Set<NSKeyValueObservation> = []
    var titles: [String] = []

    func start() {
      observations.insert(knob.observe(\.value) { [weak self] _, _ in self?.changes += 1 })
      observations.insert(
        observe(\.changes, options: .new) { panel, change in
          panel.titles.append("\(change.newValue ?? 0)")
        }
      )
    }
  }

  @Test("Views and controllers are observed, too")
  @MainActor func responders() {
    let panel = Panel()
    panel.start()
    panel.knob.value = 1
    panel.knob.value = 2
    #expect(panel.observations.count == 2)
    panel.observations = []
    panel.knob.value = 3
    #expect(panel.titles == ["1", "2"])
  }
}
