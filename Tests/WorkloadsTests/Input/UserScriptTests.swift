import Foundation
import HeadlessUIKit
import ListEngine
import Testing
import Workloads

/// The actions of a simulated user by the clock, on a list that fills a window.
@Suite struct UserScriptTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(list)
  }

  private func play(_ script: UserScript, seconds: Double) {
    for frame in 0...Int(seconds * 60) { script.input(at: Double(frame) / 60)?(list) }
  }

  @Test("Actions begin at their times, in order, and again after the period")
  func times() {
    var times: [String] = []
    let script = UserScript(
      every: 2,
      [
        (at: 1.5, .perform { _ in times.append("late") }),
        (at: 0, .perform { _ in times.append("early") }),
      ]
    )
    #expect(script.input(at: 0) != nil)
    #expect(script.input(at: 0.5) == nil)
    play(script, seconds: 5.4)
    #expect(times == ["late", "early", "late", "early"])
    var once = 0
    play(UserScript([(at: 0.1, .perform { _ in once += 1 })]), seconds: 9)
    #expect(once == 1)
  }

  @Test("An action of several frames goes on until it is over, with the time since it began")
  func progress() {
    var elapsed: [Double] = []
    let action = UserAction { _ in
      {
        elapsed.append($0)
        return $0 < 0.05
      }
    }
    play(UserScript([(at: 1, action)]), seconds: 3)
    #expect(elapsed.map { ($0 * 60).rounded() } == [0, 1, 2, 3])
  }

  @Test("A tap hits what is in front; a drag moves a slider; a field is typed into")
  func touches() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    let slider = UISlider(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
    slider.value = 0.5
    let field = UITextField(frame: CGRect(x: 10, y: 120, width: 200, height: 34))
    for view in [toggle, slider, field] { window.addSubview(view) }
    play(
      UserScript([
        (at: 0, .tap { _ in toggle }),
        (at: 0.5, .drag(by: CGPoint(x: 40, y: 0), within: 0.3) { _ in slider }),
        (at: 1, .tap { _ in field }), (at: 1.2, .type("hi", lettersPerSecond: 10)),
        (at: 2, .dismissKeyboard),
      ]),
      seconds: 3
    )
    #expect(toggle.isOn)
    #expect(slider.value > 0.7)
    #expect(field.text == "hi")
    #expect(window.firstResponder == nil)
    let cover = UIView(frame: window.bounds)
    window.addSubview(cover)
    play(UserScript([(at: 0, .tap { _ in toggle })]), seconds: 1)
    #expect(toggle.isOn)
  }

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

  @Test("Swipes open the actions of a row or perform the first one, taps perform and select")
  func rows() {
    var performed: [String] = []
    list.configure { list in
      list.animatesChanges = false
      list("rows") { section in
        section += (0..<5).map { id in
          Item(
            Row(id: id),
            sizing: .fixed(height: 50),
            selectionStyle: .selectable(),
            trailingSwipeActions: SwipeActionsConfiguration(
              action: SwipeAction(title: "Delete", backgroundColor: .systemRed) { done in
                performed.append("delete \(id)")
                done(.closeActions)
              },
              performsFirstActionWithFullSwipe: true
            )
          )
        }
      }
    }
    func row(_ id: Int) -> (ListView) -> AnyIdentifier? { { _ in Row.identifier(with: id) } }
    play(
      UserScript([
        (at: 0, .swipeItem(by: -0.35, row(1))), (at: 1, .tapSwipeAction(0, ofItem: row(1))),
        (at: 2, .swipeItem(by: -0.9, row(2))), (at: 3, .tapItem(row(4))),
        (at: 3, .tapItem(row(99))),
      ]),
      seconds: 4
    )
    #expect(performed == ["delete 1", "delete 2"])
    #expect(list.selectedIndexPaths == [IndexPath(item: 4, section: 0)])
  }

  @Test("A fling scrolls a horizontal list with momentum, at most to its end")
  func fling() {
    list.configure { list in
      list.animatesChanges = false
      list.layout = .table { $0.direction = .horizontal }
      list("rows") { section in
        section += (0..<20).map { Item(Row(id: $0), sizing: .fixed(width: 100)) }
      }
    }
    list.layoutIfNeeded()
    play(UserScript([(at: 0, .flingSideways(-800) { $0 })]), seconds: 4)
    let rest = list.scrollView.contentOffset.x
    #expect(rest > 300 && rest < 1_680)
    #expect(!list.scrollView.isDecelerating)
    play(UserScript([(at: 0, .flingSideways(-9_000) { $0 })]), seconds: 4)
    #expect(list.scrollView.contentOffset.x == 1_680)
    play(UserScript([(at: 0, .flingSideways(9_000) { $0 })]), seconds: 4)
    #expect(list.scrollView.contentOffset.x == 0)
  }
}
