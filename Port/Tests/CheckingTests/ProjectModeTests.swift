import Checking
import Foundation
import Testing

/// The language mode of projects around screens.
@Suite struct ProjectModeTests {
  private func mode(_ files: [String: String], at folder: String = "") throws -> ProjectMode {
    let workspace = try Workspace(files)
    defer { withExtendedLifetime(workspace) {} }
    var mode = ProjectMode(ofProjectAround: workspace.path + folder)
    mode.source = mode.source.map { URL(fileURLWithPath: $0).lastPathComponent }
    return mode
  }

  @Test func aManifestSaysItForTheTargetOfTheFolder() throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "Core", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Screens", path: "UI/Screens", swiftSettings: [.defaultIsolation(MainActor.self)]),
      ])
      """
    let files = [
      "Package.swift": manifest, "UI/Screens/Inner/A.swift": "", "Sources/Core/B.swift": "",
    ]
    #expect(
      try mode(files, at: "/UI/Screens/Inner")
        == ProjectMode(swiftVersion: "6", isMainActorByDefault: true, source: "Package.swift")
    )
    #expect(
      try mode(files, at: "/Sources/Core")
        == ProjectMode(swiftVersion: "5", isMainActorByDefault: false, source: "Package.swift")
    )
  }

  @Test func olderToolsHaveTheOlderLanguage() throws {
    #expect(try mode(["Package.swift": "// swift-tools-version:5.9\n"]).swiftVersion == "5")
    #expect(try mode(["Package.swift": "// swift-tools-version: 6.0\n"]).swiftVersion == "6")
    let set = "// swift-tools-version: 6.0\nlet p = Package(swiftLanguageModes: [.v5])"
    #expect(try mode(["Package.swift": set]).swiftVersion == "5")
  }

  @Test func aProjectOfXcodeSaysItByItsBuildSettings() throws {
    let project = """
      SWIFT_VERSION = 5.0;
      SWIFT_VERSION = 6.0;
      SWIFT_VERSION = "6.0";
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      """
    let files = ["App.xcodeproj/project.pbxproj": project, "Screens/A.swift": ""]
    #expect(
      try mode(files, at: "/Screens")
        == ProjectMode(swiftVersion: "6", isMainActorByDefault: true, source: "App.xcodeproj")
    )
  }

  @Test(arguments: [
    ("Package.swift", "let p = Package(platforms: [.macOS(.v12), .iOS(.v13)])", 13),
    ("Package.swift", "let p = Package(platforms: [.iOS(\"12.4\")])", 12),
    ("Package.swift", "let p = Package(platforms: [.macOS(.v12)])", nil),
    ("App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 13.4;", 13),
    ("App.xcodeproj/project.pbxproj", "SWIFT_VERSION = 5.0;", nil),
  ])
  func theFirstVersionOfIOSIsRead(file: String, text: String, version: Int?) throws {
    #expect(try mode([file: text]).iOSVersion == version)
  }

  @Test func withoutAProjectItIsSwift5() throws {
    #expect(try mode([".git/HEAD": "", "A.swift": ""]) == ProjectMode())
  }
}
