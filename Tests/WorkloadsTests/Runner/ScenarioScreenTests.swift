import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing

@testable import Workloads

/// A scenario whose list belongs to a view controller.
@Suite struct ScenarioScreenTests {
  private struct Row: ItemContent, Equatable {
    var id: Int
    var identifierValue: Int { id }
    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {}
  }

  private final class Screen: UIViewController {
    let list = ListView()
    let bar = UIView()
    var count = 20
    var appearances = 0

    override func viewDidLoad() {
      for view in [list, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(bar)
      view.addSubview(list)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        list.topAnchor.constraint(equalTo: bar.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    override func viewWillAppear(_ animated: Bool) {
      appearances += 1
      reload()
    }

    func reload() { list.configure { configure(&$0) } }

    func configure(_ properties: inout ListProperties) {
      properties.animatesChanges = false
      properties("rows") { section in
        section += (0..<count).map { Item(Row(id: $0), sizing: .fixed(height: 60)) }
      }
    }
  }

  private final class Session: ScenarioSession {
    let screen = Screen()
    var viewController: UIViewController? { screen }
    private var isChanged = false

    func configure(_ list: inout ListProperties) { screen.configure(&list) }

    func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
      guard time > 0.1, !isChanged else { return nil }
      isChanged = true
      return ContentUpdate { [screen] in screen.count = 21 }
    }

    func dueInput(at time: Double) -> ((ListView) -> Void)? {
      guard time > 0.2, screen.count == 21 else { return nil }
      return { [screen] _ in
        screen.count = 22
        screen.reload()
      }
    }
  }

  private final class Screens: Scenario {
    let name = "screen"
    let summary = "A list below a bar"
    let itemCounts = [20]
    let updates = "one more, twice"
    let session = UnsafeSendable(Session())
    func makeSession(_ parameters: RunParameters) -> any ScenarioSession { session.value }
  }

  private struct UnsafeSendable<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private func play(_ change: (inout RunParameters) -> Void = { _ in }) -> (ScenarioRunner, Screen)
  {
    var parameters = RunParameters()
    parameters.frames = 30
    parameters.gesture = "none"
    change(&parameters)
    let scenario = Screens()
    let runner = ScenarioRunner(parameters, signposter: .disabled)
    _ = runner.run(scenario)
    return (runner, scenario.session.value.screen)
  }

  @Test("Its list is played where the controller has it, in a window as large as the screen")
  func plays() {
    let (runner, screen) = play()
    #expect(runner.list === screen.list)
    #expect(runner.screenView === screen.view.window)
    #expect(screen.list.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(screen.appearances == 1)
    #expect(screen.list.content.itemCount == 22)
    #expect(screen.list.visibleItems.count == 14)
  }

  @Test("Its list has the number that the run's first list had")
  func number() {
    var parameters = RunParameters()
    parameters.frames = 1
    let scenario = Screens()
    let sink = RecordingSink()
    let runner = ScenarioRunner(parameters, signposter: Signposter(sink: sink))
    let number = runner.list.listID
    _ = runner.run(scenario)
    #expect(scenario.session.value.screen.list.listID == number)
    #expect(Set(sink.take().map(\.scope.list)).subtracting([0]) == [number])
  }

  @Test("A layout that was asked for holds in configurations of the controller too")
  func layout() {
    let (_, screen) = play { $0.layout = .flow }
    #expect(screen.list.layout == RunParameters.Layout.flow.description)
  }

  @Test("A phone that is turned resizes the window, and all that is in it")
  func turned() {
    let (runner, screen) = play()
    let size = CGSize(width: 844, height: 390)
    ScrollStep(phase: .idle, actions: [.resize(width: 844, height: 390)]).perform(on: runner.list)
    runner.screenView.layoutIfNeeded()
    #expect(runner.screenView.frame.size == size)
    #expect(screen.bar.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
    #expect(screen.list.frame == CGRect(x: 0, y: 44, width: 844, height: 346))
  }

  @Test func theLargestOfSeveralListsIsPlayed() {
    final class Tags: UIViewController {
      let (tags, rows) = (ListView(), ListView())

      override func viewDidLoad() {
        view.addSubview(tags)
        view.addSubview(rows)
      }

      override func viewDidLayoutSubviews() {
        tags.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
        rows.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: 300)
      }
    }
    let controller = Tags()
    let model = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(ScenarioScreen(controller, replacing: model).list === controller.rows)
  }
}
