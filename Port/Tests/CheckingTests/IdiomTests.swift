import Checking
import Foundation
import Porting
import Scenarios
import Testing

/// Ways of writing that apps of 2018 to 2025 have, in `Fixtures/Idioms`.
@Suite struct IdiomTests {
  private static let folder = "\(Workspace.clone)/Port/Tests/Fixtures/Idioms"

  private func files() throws -> [(path: String, contents: Data)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    return try names.map { name in
      let contents = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)"))
      return (path: name.replacing(".txt", with: ""), contents: contents)
    }
  }

  private func ported(_ name: String) throws -> PortedFile {
    try #require(Porter().port(files()).first { $0.path == name })
  }

  /// Swift 6 refuses this one on iOS, too.
  private static let plain = "Posts.swift"

  @Test(
    .enabled(if: Workspace.isBuilt, "the clone has to be built"),
    arguments: [("5", false), ("6", false), ("6", true)]
  ) func allCompile(version: String, isMainActorByDefault: Bool) throws {
    let mode = ProjectMode(swiftVersion: version, isMainActorByDefault: isMainActorByDefault)
    let check = try FolderCheck(
      Porter(mode).port(files()),
      mode: mode,
      modules: ListScopeModules(ofClone: Workspace.clone),
      infersStubs: false
    )
    #expect(check.files.count == 36)
    for file in check.files where version == "5" || file.path != Self.plain {
      #expect(file.state == .compiles, "\(file.path): \(file.problems)")
    }
  }

  @Test func aSecondPortChangesNothing() throws {
    for file in Porter().port(try files()) {
      #expect(Porter().port(file.text).text == file.text, "\(file.path)")
    }
  }

  @Test func iOSKeepsWhatClosuresDoNotEqual() throws {
    // A target with an event, one of the responder chain, and one that is added for all targets' removal.
    let cell = try ported("BasketCell.swift").text
    #expect(cell.contains("canImport(ObjectiveC)\n        stepper.removeTarget(self,"))
    let menu = try ported("MenuViewController.swift").text
    #expect(menu.contains("canImport(ObjectiveC)\n        shareButton.addTarget(nil,"))
    #expect(menu.contains("canImport(ObjectiveC)\n        saveButton.addTarget(self,"))
    // A notification that another thread may post, and those of UIKit and of a view.
    let sync = try ported("SyncCenter.swift").text
    #expect(sync.contains("forName: .init(\"synced\"), object: nil, queue: .main"))
    #expect(sync.contains("object: UserDefaults.standard, queue: nil"))
    let bar = try ported("PlayerBar.swift").text
    #expect(bar.contains("queue: nil") && !bar.contains("selector: #selector(playerChanged"))
    // A subclass adds the target of its superclass again.
    let list = try ported("GenericList.swift").text
    #expect(list.ranges(of: "Identifier(\"\\(ObjectIdentifier(self)).addTapped\")").count == 2)
  }

  @Test func constantsThatAreSelectorsBecomeClosuresWhereTheyAreUsed() throws {
    let text = try ported("SelectorConstants.swift").text
    #expect(text.contains("primaryAction: UIAction { [weak self] _ in self?.save() }"))
    #expect(text.contains("self?.changed($0.sender as! UITextField)"))
    #expect(text.contains("#if canImport(ObjectiveC)\nprivate extension Selector {"))
    #expect(text.contains("MainActor.assumeIsolated { self?.keyboard(notification) }"))
  }

  @Test func functionsWithSelectorsAreGivenClosuresOnLinux() throws {
    let text = try ported("SelectorParameters.swift").text
    #expect(text.contains("makeButton(title: \"Play\", action: { [weak self] _ in self?.play() })"))
    #expect(text.contains("action: { [weak self] in self?.stop($0 as! UIButton) })"))
    #expect(
      text.contains("makeButton(title: String, action: @escaping (Any?) -> Void) -> UIButton")
    )
    #expect(text.contains("button.addAction(UIAction { action($0.sender) }, for: .touchUpInside)"))
    #expect(text.contains("_ action: ((Any?) -> Void)?) -> UIBarButtonItem"))
    // iOS has them as they were.
    #expect(text.contains("        button.addTarget(self, action: action, for: .touchUpInside)"))
    #expect(text.contains("makeButton(title: \"Stop\", action: #selector(stop(_:)))"))
  }

  @Test func aDelayedSelectorWithAValueIsATimerOnLinux() throws {
    let text = try ported("DelayedSearch.swift").text
    #expect(
      text.contains(
        "searchBar as Any as? AnyHashable), Timer.scheduledTimer(withTimeInterval: 0.75"
      )
    )
    #expect(text.contains("{ [value = searchBar] _ in"))
    #expect(text.contains("self.reload(value as! UISearchBar)"))
    #expect(text.contains("guard $0.value == (searchBar as Any as? AnyHashable) else"))
    #expect(text.contains("#if !canImport(ObjectiveC)\n    private nonisolated(unsafe) var reload"))
  }

  @Test func functionsOfUIKitAreActions() throws {
    let file = try ported("Keyboard.swift")
    #expect(file.text.contains("{ [weak target = view] _ in _ = target?.endEditing(true) }"))
    #expect(file.text.contains("UITapGestureRecognizer(action: { [weak self] _ in self?.dismiss"))
  }

  @Test func optionalFunctionsAreThereOnLinux() throws {
    let text = try ported("Ratings.swift").text
    #expect(text.contains("extension Legacy {\n    func wanted(_ value: Int) {}\n}"))
    #expect(text.contains("#else\n        legacy?.wanted(sender.tag)"))
  }

  @Test func observersAreForgottenByName() throws {
    let text = try ported("Chat.swift").text
    #expect(text.contains("guard $0.name == UIResponder.keyboardWillChangeFrameNotification"))
    #expect(
      text.contains("var observers: [(name: Notification.Name?, token: any NSObjectProtocol)]")
    )
  }

  @Test func everyMemberOfAnObjectiveCClassCanBeObserved() throws {
    let text = try ported("ObservedCart.swift").text
    #expect(text.contains("didSet { notifyObservers(of: \\.total, from: oldValue) }"))
    #expect(text.contains("    dynamic var total = 0\n    #else"))
  }

  @Test func decodingIsTheUsualInitialiserOnLinux() throws {
    #expect(try ported("Card.swift").text.contains("super.init(frame: .zero)"))
  }

  @Test func genericViewsAndNetworkingHaveAFormForLinux() throws {
    #expect(try ported("GenericBase.swift").text.contains("view = V.makeReusable()"))
    let framed = Porter().port([
      (
        path: "Host.swift",
        contents: Data(
          "class Host<V: UIView>: UIView {\n  lazy var content = V(frame: bounds)\n}\n".utf8
        )
      )
    ])
    #expect(framed[0].text.contains("= { $0.frame = bounds; return $0 }(V.makeReusable())"))
    let posts = try ported("Posts.swift").text
    #expect(posts.contains("#if canImport(FoundationNetworking)\nimport FoundationNetworking"))
  }

  @Test func overridingMembersMoveIntoTheClass() throws {
    let text = try ported("Overrides.swift").text
    #expect(text.contains("// MARK: - UITableViewDataSource\n\n    override func tableView"))
    #expect(text.contains("{ notes.count } // all\n"))
    #expect(!text.contains("extension NotesController {"))
    #expect(text.contains("extension NotesController: UISearchBarDelegate {\n    func searchBar"))
    #expect(text.contains("NSString(string: notes[indexPath.row])).lastPathComponent"))
    #expect(text.contains("as? CGRect else"))
    #expect(text.contains("let keyboardScreenEndFrame = keyboardValue\n"))
  }
}

/// Screens by an author who did not know the porter, in `Fixtures/Stranger`.
@Suite(.enabled(if: Workspace.isBuilt, "the clone has to be built")) struct StrangerTests {
  private static let folder = "\(Workspace.clone)/Port/Tests/Fixtures/Stranger"

  private func workspace(_ names: [String]) throws -> Workspace {
    var files: [String: String] = [:]
    for name in names {
      let path = "\(Self.folder)/\(name).swift.txt"
      files[name + ".swift"] = try String(contentsOfFile: path, encoding: .utf8)
    }
    return try Workspace(files)
  }

  private static let screens = [
    "ClassBookingsViewController", "ParcelTrackerViewController", "WineCellarViewController",
  ]

  private func package(_ names: [String]) throws -> ScreenPackage {
    let workspace = try workspace(names)
    return try ScreenPackage(
      screens: Self.screens.map { "\(workspace.path)/\($0).swift" },
      mode: ProjectMode(),
      modules: ListScopeModules(ofClone: Workspace.clone)
    )
  }

  @Test func withTheirModelsEachGetsAScenarioAndItsService() throws {
    let package = try package(Self.screens + ["Models", "ParcelCell"])
    #expect(package.scenarios.map(\.name) == ["class-bookings", "parcel-tracker", "wine-cellar"])
    #expect(package.files.map(\.path).contains("Scenarios/SampleParcelService.swift"))
  }

  @Test func withoutTheirModelsStubsStandIn() throws {
    let package = try package(Self.screens)
    #expect(package.scenarios.map(\.name) == ["class-bookings", "parcel-tracker", "wine-cellar"])
    #expect(package.files.map(\.path).contains("Screens/Stubs.swift"))
  }
}
