import Checking
import Foundation
import Porting
import Testing

/// Folders that are compiled after the port, with the modules of this clone.
@Suite(.enabled(if: Workspace.isBuilt, "the clone has to be built")) struct FolderCheckTests {
  private func check(_ files: [String: String], stubs: Bool = false) throws -> FolderCheck {
    let inputs = files.sorted { $0.key < $1.key }.map {
      (path: $0.key, contents: Data($0.value.utf8))
    }
    return try FolderCheck(
      Porter().port(inputs),
      mode: ProjectMode(),
      modules: ListScopeModules(ofClone: Workspace.clone),
      infersStubs: stubs
    )
  }

  private static let screen = """
    import UIKit
    final class A: UIViewController {
        override func viewDidLoad() {
            let b = UIButton()
            b.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        @objc private func tapped() {}
    }
    """

  private static let files = [
    "A.swift": screen,
    "B.swift":
      "import UIKit\n\nfinal class B: UIViewController {\n    let a = UIPageViewController()\n}\n",
    "C.swift": "import SwiftUI\nstruct C: View { var body: some View { Text(\"c\") } }\n",
    "D.swift": "import UIKit\nfinal class D {\n",
    "E.swift": "import UIKit\nfinal class E { let a: Int = \"text\" }\n",
    "F.swift": "import UIKit\nfinal class F: UIView { var plant: Plant? }\n",
  ]

  @Test func whatAScreenLeavesIsSaidThoughItCompiles() throws {
    let check = try check([
      "A.swift":
        "import UIKit\nfinal class A: UIViewController {\n    @IBAction func go(_ sender: Any) {}\n}\n"
    ])
    let text = CheckReport(check).text
    #expect(
      text.contains(
        "These compile, and leave to iOS or to you:\n  A.swift:3: resource: Nothing calls go"
      )
    )
    #expect(CheckReport(try self.check([:])).summary == "There are no Swift files here.")
  }

  @Test func aFolderIsSummedUp() throws {
    let check = try check(Self.files)
    #expect(
      check.files.map(\.state)
        == [.compiles, .needsNames, .isSwiftUI, .unreadable, .hasErrors, .needsNames]
    )
    let report = CheckReport(check)
    #expect(
      report.summary
        == "1 of 3 screens and 0 of 3 other files compile after the port; 2 need one name each (`UIPageViewController`, `Plant`); "
        + "1 is a SwiftUI view; 1 has other errors; 1 cannot be read."
    )
    #expect(report.text.contains("B.swift:4:"))
    #expect(report.text.contains("instead: a list with the layout `.paged`"))
    #expect(report.text.contains("Plant: not in these files."))
    let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
    #expect(json?["summary"] as? String == report.summary)
    #expect((json?["files"] as? [Any])?.count == 6)
  }

  @Test func aFileUnderConditionsIsNotMeasured() throws {
    let view = "final class V: UIViewController { let a: Int = \"text\" }"
    let check = try check([
      "A.swift": Self.screen,
      "B.swift": "#if canImport(UIKit)\nimport UIKit\n\(view)\n#endif\n",
      "C.swift":
        "import Foundation\n#if os(iOS)\nimport UIKit\n\(view.replacing("V:", with: "W:"))\n#else\n#endif\n",
      "D.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\nfinal class D: UIView {}\n",
      "E.swift": "// Nothing yet.\n",
      "F.swift": "#if DEBUG\nstruct F {}\n#endif\n",
    ])
    #expect(
      check.files.map(\.state)
        == [.compiles, .notMeasured, .notMeasured, .compiles, .compiles, .compiles]
    )
    let report = CheckReport(check)
    #expect(
      report.summary
        == "1 of 3 screens and 3 of 3 other files compile after the port; 2 are not measured, under #if."
    )
    #expect(report.text.contains("B.swift: not measured, as nothing of it is compiled on Linux"))
    #expect(report.json.contains("\"state\" : \"notMeasured\""))
  }

  @Test(arguments: [false, true]) func namesOfSwiftUIAreNoTypesOfTheApp(stubs: Bool) throws {
    let check = try check(
      [
        "A.swift":
          "import SwiftUI\nstruct A: View { var body: some View { VStack { Text(\"a\"); Image(\"b\") } } }\n",
        "B.swift":
          "import SwiftUI\nstruct B: ViewModifier { func body(content: Content) -> some View { content.padding() } }\n",
        "C.swift": "import SwiftUI\nimport UIKit\nlet tint = Gauge()\nlet plant: Plant? = nil\n",
        "D.swift": "import UIKit\nlet tint2: Gauge? = nil\n",
      ],
      stubs: stubs
    )
    #expect(check.files.prefix(2).map(\.state) == [.isSwiftUI, .isSwiftUI])
    let report = CheckReport(check)
    if stubs {
      // One that is in no file of SwiftUI's is the app's.
      #expect(check.stubbed == ["Plant", "Gauge"] || check.stubbed == ["Gauge", "Plant"])
    } else {
      let gauge = check.files[2].problems.first { $0.name == "Gauge" }
      #expect(gauge?.advice?.contains("UIView") == true)
      #expect(report.text.contains("Plant, Gauge: not in these files."), "\(report.text)")
    }
  }

  @Test func modelsAndStubsAreNoScreens() throws {
    let files = [
      "A.swift": Self.screen.replacing("UIViewController", with: "Base"),
      "Base.swift": "import UIKit\nclass Base: UITableViewController {}\n",
      "Model.swift": "struct Model { let id: Int }\n",
      "Cell.swift": "import UIKit\nfinal class Cell: UITableViewCell {}\n",
    ]
    let report = CheckReport(try check(files))
    #expect(report.summary == "2 of 2 screens and 2 of 2 other files compile after the port.")
    #expect(
      CheckReport(try check(["Model.swift": "struct Model { let id: Int }\n"])).summary
        == "1 of 1 file compiles after the port."
    )
  }

  @Test func aFileIsCheckedWithWhatItUsesOfItsFolder() throws {
    let workspace = try Workspace([
      "A.swift": """
      import UIKit
      final class A: Base {
          var plants: [Plant] = []
          override func viewDidLoad() {
              view.backgroundColor = .brandGreen
              NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: .init("a"), object: nil)
          }
          @objc private func tapped() {}
      }
      """,
      "Base.swift":
        "import UIKit\nclass Base: UIViewController { deinit { NotificationCenter.default.removeObserver(self) } }\n",
      "Plant.swift": "struct Plant { var leaf: Leaf }\n",
      "Leaf.swift": "struct Leaf { let id: Int }\n",
      "Colors.swift": "import UIKit\nextension UIColor { static let brandGreen = UIColor.green }\n",
      "Other.swift": "struct Other { let map = MKMapView() }\n",
      "Copy.swift": "final class A { let plant: Plant }\n",
    ])
    let paths =
      ["A.swift"]
      + Neighbors(of: [workspace.path + "/A.swift"]).used.map {
        URL(fileURLWithPath: $0).lastPathComponent
      }
    #expect(paths == ["A.swift", "Base.swift", "Colors.swift", "Leaf.swift", "Plant.swift"])
    let files = try paths.map { name in
      let url = URL(fileURLWithPath: workspace.path + "/" + name)
      return (path: name, contents: try Data(contentsOf: url))
    }
    let ported = Porter().port(files)
    let check = try FolderCheck(
      [ported[0]],
      mode: ProjectMode(),
      modules: ListScopeModules(ofClone: Workspace.clone),
      infersStubs: false,
      neighbors: Array(ported.dropFirst())
    )
    #expect(check.files.map(\.path) == ["A.swift"])
    #expect(check.files[0].state == .compiles, "\(check.files[0].problems)")
    let text = CheckReport(check).text
    #expect(text.contains("1 of 1 screen compiles after the port."))
    #expect(
      text.contains(
        "what they use of their folder: Base.swift, Colors.swift, Leaf.swift, Plant.swift."
      )
    )
  }

  @Test func filesOfOneNameInTwoFoldersAreCompiled() throws {
    let text = "import UIKit\nfinal class NAME: UIViewController { let plant: Plant? = nil }\n"
    let check = try check(
      [
        "a/Stubs.swift": text.replacing("NAME", with: "A"),
        "b/Stubs.swift": text.replacing("NAME", with: "B"),
      ],
      stubs: true
    )
    #expect(check.files.map(\.state) == [.compiles, .compiles], "\(check.files)")
  }

  @Test func placesAreThoseBeforeThePort() throws {
    let check = try check(["B.swift": Self.files["B.swift"] ?? ""])
    #expect(check.files[0].problems.map(\.line) == [4])
  }

  @Test func stubsAreInferredFromUse() throws {
    let text = """
      import UIKit
      final class A: UITableViewController {
          let service: PlantService
          var plants: [Plant] = []
          private var filter: PlantFilter = .all
          init(service: PlantService) {
              self.service = service
              super.init(style: .plain)
              plants = service.plants(matching: filter)
              service.onChange = { [weak self] in self?.tableView.reloadData() }
          }
          required init?(coder: NSCoder) { nil }
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { plants.count }
          func show(_ cell: PlantCell, _ row: Int) {
              cell.textLabel?.text = plants[row].name.uppercased()
              cell.isHidden = plants[row].isDead
              cell.textLabel?.numberOfLines = plants[row].height > 3 ? 1 : 2
              for leaf in plants[row].leaves { print(leaf.color.hashValue) }
              view.backgroundColor = .brandGreen
              NotificationCenter.default.post(name: .plantsDidChange, object: nil)
              plants.append(Plant(name: "Fern", isDead: false))
          }
          override func viewDidLoad() { tableView.register(PlantCell.self, forCellReuseIdentifier: "a") }
      }
      """
    let check = try check(["A.swift": text], stubs: true)
    #expect(check.files.map(\.state) == [.compiles], "\(check.files[0].problems)")
    let stubs = try #require(check.stubs)
    #expect(check.stubErrors.isEmpty)
    #expect(
      Set(check.stubbed).isSuperset(of: ["PlantService", "Plant", "PlantFilter", "PlantCell"])
    )
    #expect(stubs.contains("class PlantCell: UITableViewCell"))
    #expect(stubs.contains("enum PlantFilter"))
    #expect(stubs.contains("var `name`: String"))
    #expect(stubs.contains("var `isDead`: Bool"))
    #expect(stubs.contains("var `onChange`: (() -> Void)?"))
    #expect(stubs.contains("func `plants`(matching value0: PlantFilter) -> [Plant]"))
    #expect(stubs.contains("static var `brandGreen`: UIColor"))
    #expect(stubs.contains("/// Stub: stands in for the app's own `Plant`."))
  }

  @Test func stubsCallTheClosuresThatTheyAreGiven() throws {
    let text = """
      import UIKit
      final class A: UITableViewController {
          let service = PlantService.shared
          var plants: [Plant] = []
          override func viewDidLoad() {
              service.plants(page: 1) { [weak self] plants, error in
                  if let error { print(error.localizedDescription); return }
                  self?.plants = plants ?? []
              }
              service.load { (result: Result<[Plant], Error>) in print(result) }
              service.observe(using: handle)
              service.remove(plants[0]) { success in print(success) }
              service.request("/users", completionHandler: { data, response, error in
                  guard let data = data, error == nil else { return }
                  print(data.hashValue, response)
              })
              service.fail { (error: Error) in print(error) }
              service.send(onDone: { print(1) }, onError: { (error: Error) in print(error) })
          }
          func handle(_ plant: Plant) { plants.append(plant) }
      }
      """
    let check = try check(["A.swift": text], stubs: true)
    #expect(check.files.map(\.state) == [.compiles], "\(check.files[0].problems)")
    let stubs = try #require(check.stubs)
    for answer in [
      "value1((0..<100).map { _ in Plant() }, nil)",
      "value0(.success((0..<100).map { _ in Plant() }))",
      "value0?(Plant())", "value1(true)", "value1(Data(), \"Value \\(StubNumber.next())\", nil)",
      "value0()",
    ] {
      #expect(stubs.contains("StubNumber.answer { \(answer) }"), "\(answer): \(stubs)")
    }
    #expect(check.silent == ["PlantService.fail"])
    #expect(stubs.contains("    // Calls no closure, as there are no values for it"))
    #expect(CheckReport(check).text.contains("nothing arrives: PlantService.fail."))
  }

  @Test func aFolderWithoutACloneSaysWhatToGive() {
    #expect(throws: CheckFailure.self) { try ListScopeModules(ofClone: "/tmp") }
  }

  @Test(arguments: ["User's \"x\".swift", "back\\slash.swift", "two words.swift"])
  func oddNamesAreCompiled(name: String) throws {
    #expect(try check([name: "struct A {}\n"]).files.map(\.state) == [.compiles])
  }
}
