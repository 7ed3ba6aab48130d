import Checking
import Foundation
import Scenarios
import Testing

/// Packages around screens; each scenario is compiled with its screen.
@Suite(.enabled(if: Workspace.isBuilt, "the clone has to be built")) struct ScreenPackageTests {
  private func package(_ files: [String: String], screens: [String]) throws -> ScreenPackage {
    let workspace = try Workspace(files)
    return try ScreenPackage(
      screens: screens.map { workspace.path + "/" + $0 },
      mode: ProjectMode(),
      modules: ListScopeModules(ofClone: Workspace.clone)
    )
  }

  private static let plants = """
    import UIKit
    final class PlantsViewController: UITableViewController {
        var plants: [Plant] { didSet { tableView.reloadData() } }
        init(plants: [Plant]) {
            self.plants = plants
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { plants.count }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = plants[path.row].name
            return cell
        }
        @objc func tapped() {}
    }
    """

  @Test func aScreenGetsItsModelsAScenarioAndAnUpdate() throws {
    let package = try package(
      [
        "PlantsViewController.swift": Self.plants,
        "Plant.swift": "struct Plant { let id: Int\n  var name: String }\n",
        "Other.swift": "struct Other {}\n",
      ],
      screens: ["PlantsViewController.swift"]
    )
    #expect(package.notes.isEmpty)
    #expect(package.scenarios.map(\.name) == ["plants"])
    #expect(
      package.files.map(\.path)
        == [
          "Screens/PlantsViewController.swift", "Screens/Plant.swift",
          "Scenarios/PlantsScenario.swift",
        ]
    )
    let text = try #require(package.files.last?.text)
    #expect(text.contains("(0..<parameters.items).map { index in Plant(id: index, name: \"Name"))
    #expect(text.contains("screen.plants.append(screen.plants.removeFirst())"))
    #expect(text.contains("UITableViewCell.self"))
  }

  @Test func typesThatAreNowhereGetStubs() throws {
    let package = try package(
      ["PlantsViewController.swift": Self.plants],
      screens: ["PlantsViewController.swift"]
    )
    #expect(package.files.map(\.path).contains("Screens/Stubs.swift"))
    #expect(package.scenarios.map(\.name) == ["plants"], "\(package.notes)")
  }

  @Test func modelsAndStubsAmongTheScreensStayWhatTheyAre() throws {
    let screen = Self.plants.replacing("super.viewDidLoad()", with: "")
      .replacing("let cell =", with: "view.backgroundColor = .leaf\n            let cell =")
    let package = try package(
      [
        "PlantsViewController.swift": screen,
        "Plant.swift": "struct Plant { let id: Int\n  var name: String\n  var pot: Pot? }\n",
        "Stubs.swift": "#if !canImport(UIKit)\nstruct Old {}\n#endif\n",
        "Colors.swift": "import UIKit\nextension UIColor { static let leaf = UIColor.green }\n",
      ],
      screens: ["PlantsViewController.swift", "Plant.swift", "Stubs.swift"]
    )
    #expect(package.scenarios.map(\.name) == ["plants"])
    let paths = package.files.map(\.path)
    #expect(Set(paths).count == paths.count, "\(paths)")
    #expect(paths.contains("Screens/Colors.swift"))
    let stubs = try #require(package.files.first { $0.path == "Screens/Stubs.swift" })
    #expect(stubs.text.contains("`Pot`") && !stubs.text.contains("leaf"))
    #expect(package.files.contains { $0.text.contains("struct Old {}") })
  }

  /// The compiler gives this expression up within seconds, alone with Foundation, too.
  private static let slow = """
    import UIKit
    struct Plant { let id: Int
      var name: String
      var tag: String
      var width: CGFloat
      var height: CGFloat
      var hue: CGFloat
      static let samples: [Plant] = {
        let tags = ["a", "b"]
        return (0..<64).map { index in
          Plant(id: index,
                name: "IMG_\\(1000 + index)",
                tag: tags[index % tags.count],
                width: 300,
                height: CGFloat(200 + (index * 73) % 260),
                hue: CGFloat((index * 37) % 100) / 100)
        }
      }()
    }
    """

  @Test func anExpressionThatTakesTooLongLeavesTheOthersAsTheyAre() throws {
    let package = try package(
      ["PlantsViewController.swift": Self.plants, "Plant.swift": Self.slow],
      screens: ["PlantsViewController.swift"]
    )
    #expect(package.scenarios.map(\.name) == ["plants"])
    let text = try #require(package.files.first { $0.path == "Screens/Plant.swift" }?.text)
    // A compiler that is fast enough leaves the value.
    if let note = package.notes.first {
      #expect(text.contains("static let samples: [Plant] = []\n}"))
      #expect(note.contains("Plant.swift:12: the compiler on Linux takes too long"))
      #expect(note.contains("so `samples` is empty in the package"))
    } else {
      #expect(text.contains("tags.count"))
    }
  }

  @Test func aScreenThatCannotBeCompiledIsLeftOutWithAReason() throws {
    let package = try package(
      [
        "PlantsViewController.swift": Self.plants,
        "Map.swift":
          "import UIKit\nfinal class MapViewController: UIViewController { let a = MKMapView() }\n",
      ],
      screens: ["PlantsViewController.swift", "Map.swift"]
    )
    #expect(package.scenarios.map(\.name) == ["plants"])
    #expect(package.notes.contains { $0.contains("Map.swift: left out, it needs MKMapView") })
  }
}
