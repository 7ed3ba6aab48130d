/// The scenario of a screen, as Swift text.
struct ScreenScenario {
  private let screen: FoundScreen
  private let update: ScreenUpdate
  /// The expression that makes the controller.
  let creation: String
  /// The start of the names of its types.
  let typeName: String
  /// The name on the command line.
  let name: String

  /// Writes a scenario; nil if a screen cannot be made of made-up values.
  init?(_ screen: FoundScreen, _ types: DeclaredTypes) {
    guard let creation = Self.creation(screen, types) else { return nil }
    self.screen = screen
    self.creation = creation
    update = ScreenUpdate(screen, types)
    typeName = Self.typeName(screen.type.name)
    name = Self.commandName(typeName)
  }

  /// The class without what every controller is called.
  private static func typeName(_ name: String) -> String {
    for ending in [
      "TableViewController", "CollectionViewController", "ViewController", "Controller",
    ]
    where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// `SeedCatalog` as `seed-catalog`.
  private static func commandName(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty { result.append("-") }
      result.append(contentsOf: character.lowercased())
    }
    return result
  }

  /// The expression that makes the controller.
  private static func creation(_ screen: FoundScreen, _ types: DeclaredTypes) -> String? {
    let type = screen.type
    let values = SampleValues(types, count: "parameters.items")
    if type.initializers.isEmpty {
      guard type.properties.filter(\.isStored).allSatisfy({ $0.hasValue || $0.isPrivate }) else {
        return nil
      }
      switch screen.root {
      case "UITableViewController": return "\(type.name)(style: .plain)"
      case "UICollectionViewController":
        return "\(type.name)(collectionViewLayout: UICollectionViewFlowLayout())"
      default: return "\(type.name)()"
      }
    }
    return type.initializers.lazy.compactMap { creation(type, $0, types, values) }.first
  }

  /// A call of an initialiser; rows of the app's own types are made even where there is a default.
  private static func creation(
    _ type: DeclaredType,
    _ parameters: [DeclaredType.Parameter],
    _ types: DeclaredTypes,
    _ values: SampleValues
  ) -> String? {
    var arguments: [String] = []
    for parameter in parameters {
      let value = values.value(parameter.type, named: parameter.name, in: type.name)
      let isRows = parameter.type.hasPrefix("[") && value?.hasPrefix("(0..<") == true
      let element = String(parameter.type.dropFirst().dropLast())
      let isOwn = types.type(element, in: type.name) != nil
      if parameter.hasDefault, !(isRows && isOwn) { continue }
      guard let value else { return nil }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    guard arguments.count > 1 || arguments.joined().count > 60 else {
      return "\(type.name)(\(arguments.joined()))"
    }
    let lines = arguments.map { "      " + $0 }.joined(separator: ",\n")
    return "\(type.name)(\n\(lines)\n    )"
  }

  /// The file.
  var text: String { declaration + "\n" + session }

  private var declaration: String {
    """
    import ListScope

    /// `\(screen.type.name)` in a window, with a user who scrolls, taps a row and comes back.
    nonisolated struct \(typeName)Scenario: Scenario {
      let name = "\(name)"
      let summary = "\(screen.type.name), as the app has it"
      /// The default of `--items` is the largest up to 10,000.
      let itemCounts = [100, 1_000]
      let updates = "\(update.summary)"
      /// The first is played unless `--gesture` names another one.
      let gestures = [GestureScript.tour, .fling]
      /// Frames begin when a display would show them, so that what the screen loads arrives. Without this line every
      /// run plays the same frames, as fast as it can: for data that is there when the screen is made.
      let clock = RunParameters.Clock.real

      @MainActor
      func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
        \(typeName)Session(parameters)
      }
    }

    """
  }

  private var session: String {
    """
    /// One run of the screen.
    final class \(typeName)Session: ScenarioSession {
      private let screen: \(screen.type.name)
      private let navigation: UINavigationController
      private var second = 0
      private lazy var script = UserScript(
        every: 8,
        [
          (at: 3, \(tap)),
          (at: 5, .perform { [unowned self] _ in comeBack() }),
        ]
      )

      init(_ parameters: RunParameters) {
        // The app's own data goes here, in place of made-up values. `parameters.items` is `--items`; read no
        // clock, and take random numbers from SplitMix64, so that each run shows the same.
        screen = \(creation)
        navigation = UINavigationController(rootViewController: screen)
      }

      var viewController: UIViewController? { navigation }

      /// The screen fills its list itself.
      var configuresList: Bool { false }
      func configure(_ list: inout ListProperties) {}

      /// Called in every frame: the change that is due, if any. Make here what the app's server or user changes.
      func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
        guard Int(time) > second else { return nil }
        second = Int(time)
        return ContentUpdate(name: "update", apply: { [unowned self] in change($0) })
      }

      private func change(_ list: ListView) {
    \(update.lines.map { "    " + $0 }.joined(separator: "\n"))
      }

      /// Add here what users do beside scrolling: swipes, typing, bar buttons.
      func dueInput(at time: Double) -> ((ListView) -> Void)? { script.input(at: time) }

      /// Leaves what the tap has opened.
      private func comeBack() {
        if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
        if navigation.viewControllers.count > 1 { navigation.popToRootViewController(animated: false) }
      }
    }

    """
  }

  private var tap: String {
    switch screen.rows {
    case .table: ".tap { $0.shownDescendants(of: UITableViewCell.self).first }"
    case .collection: ".tap { $0.shownDescendants(of: UICollectionViewCell.self).first }"
    case .list: ".tapItem { $0.visibleItems.first?.anyIdentifier }"
    }
  }
}
