import ListScope

/// The settings, with a user who switches some of them.
struct SettingsScenario: Scenario {
  let name = "settings"
  let summary = "Settings with switches, sliders and links, rows by stack views and constraints"
  let itemCounts = [40, 200]
  let updates =
    "the list of Wi-Fi networks changes every 4 s; switches, a slider and a link are used"
  let gestures = [GestureScript.none, .slowRead, .fling, .tour]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    SettingsSession(parameters)
  }
}

final class SettingsSession: ScenarioSession {
  private let controller: SettingsViewController
  private var openedCount = 0
  private var networks = 0
  private let script = UserScript(
    every: 6,
    [
      (at: 0.5, .tap { $0.shownDescendants(of: UISwitch.self).first }),
      (
        at: 1.5,
        .drag(by: CGPoint(x: 60, y: 0), within: 0.4) {
          $0.shownDescendants(of: UISlider.self).first
        }
      ),
      (at: 2.5, .tap { $0.shownDescendants(of: UISegmentedControl.self).first }),
      (
        at: 3.5,
        .tapItem { list in
          list.visibleItems.first { $0.selectionStyle == .tappable }?.anyIdentifier
        }
      ),
      (at: 4.5, .tap { $0.shownDescendants(of: UISwitch.self).last }),
    ]
  )

  init(_ parameters: RunParameters) {
    var random = SplitMix64(seed: parameters.seed, scenario: "settings", stream: .text)
    controller = SettingsViewController(
      store: SettingsStore(appCount: max(0, parameters.items - 10), using: &random)
    )
    controller.onOpen = { [unowned self] _ in openedCount += 1 }
  }

  var viewController: UIViewController? { controller }

  func configure(_ list: inout ListProperties) { controller.configure(list: &list) }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard Int(time / 4) > networks else { return nil }
    networks = Int(time / 4)
    let name = ["Garden House", "Library", "Train 7"][networks % 3]
    return ContentUpdate(name: "network") { [controller] in
      controller.join(network: name)
    }
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? { script.input(at: time) }
}
