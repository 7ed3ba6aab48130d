import ArgumentParser
import Foundation
import HeadlessUIKit
import ListEngine
import Signposts
import Workloads

/// Plays a screen whose content arrives later, and prints the rows that it has at the end.
struct ProbeScreen: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "screen")

  @Option(help: "The clock of the run.", transform: { RunParameters.Clock(parameterText: $0) })
  var clock: RunParameters.Clock?

  func run() {
    let scenario = ArrivingScenario()
    var parameters = RunParameters(for: scenario)
    parameters.frames = 30
    if let clock { parameters.clock = clock }
    let runner = ScenarioRunner(parameters, signposter: .disabled)
    _ = runner.run(scenario)
    for section in runner.list.content.sections {
      print(section.identifier.anyValue, section.items.count)
    }
  }
}

/// A list whose rows come from a delay, a queue, a task and a timer.
private struct ArrivingScenario: Scenario {
  let name = "arriving"
  let summary = "Rows that arrive later"
  let itemCounts = [1]
  let updates = "rows arrive"
  let gestures = [GestureScript.none]
  let clock = RunParameters.Clock.real

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession { ArrivingSession() }
}

private final class ArrivingSession: ScenarioSession {
  private let screen = ArrivingScreen()
  var viewController: UIViewController? { screen }
  var configuresList: Bool { false }
  func configure(_ list: inout ListProperties) {}
}

private final class ArrivingScreen: UIViewController {
  private let list = ListView()
  private var arrived: [String: Int] = [:]

  override func loadView() { view = list }

  override func viewDidLoad() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.arrive("delay", 1) }
    DispatchQueue.global().async {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.arrive("queue", 2) } }
    }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 50_000_000)
      self.arrive("task", 3)
    }
    _ = Foundation.Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
      MainActor.assumeIsolated { self.arrive("timer", 4) }
    }
  }

  private func arrive(_ name: String, _ count: Int) {
    arrived[name] = count
    list.configure { properties in
      for (name, count) in arrived.sorted(by: { $0.value < $1.value }) {
        properties(name) {
          $0 += (0..<count).map { Item(ArrivingRow(id: $0), sizing: .fixed(height: 44)) }
        }
      }
    }
  }
}

private struct ArrivingRow: ItemContent, Equatable {
  var id: Int
  var identifierValue: Int { id }
  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}
}
