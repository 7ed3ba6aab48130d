import Foundation
public import Porting

/// The language mode in which a project compiles its screens.
public struct ProjectMode: Hashable, Codable, Sendable {
  /// The version of the language: "5" or "6".
  public var swiftVersion: String
  /// True if types that name no actor belong to the main actor.
  public var isMainActorByDefault: Bool
  /// The first version of iOS that the target runs on; nil where it is not said.
  public var iOSVersion: Int?
  /// The file that says so; nil if neither a manifest nor a project was found.
  public var source: String?

  /// Creates a mode.
  public init(
    swiftVersion: String = "5",
    isMainActorByDefault: Bool = false,
    iOSVersion: Int? = nil,
    source: String? = nil
  ) {
    self.swiftVersion = swiftVersion
    self.iOSVersion = iOSVersion
    self.isMainActorByDefault = isMainActorByDefault
    self.source = source
  }

  /// The mode of the nearest project at or above a folder; Swift 5 if there is none.
  ///
  /// A `Package.swift` counts before an `.xcodeproj` beside it.
  public init(ofProjectAround path: String) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    let start = folder.path
    while true {
      if let found = Self.project(in: folder, for: start) {
        self = found
        return
      }
      let isRoot = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(".git").path
      )
      if isRoot || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    self.init()
  }

  private static func project(in folder: URL, for path: String) -> ProjectMode? {
    let manifest = folder.appendingPathComponent("Package.swift")
    if let text = try? String(contentsOf: manifest, encoding: .utf8) {
      return PackageManifest(text).mode(ofTargetAt: path, in: manifest)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcodeproj") {
      let file = folder.appendingPathComponent(name).appendingPathComponent("project.pbxproj")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      return XcodeProject(text).mode(from: folder.appendingPathComponent(name).path)
    }
    return nil
  }

  /// The arguments of the compiler.
  var arguments: [String] {
    ["-swift-version", swiftVersion]
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
  }

  /// The mode in words.
  public var description: String {
    let isolation = isMainActorByDefault ? ", main actor by default" : ""
    return "Swift \(swiftVersion)\(isolation)" + (source.map { ", as \($0) says" } ?? "")
  }
}

extension Porter {
  /// Creates a porter for a target of a project.
  public init(_ mode: ProjectMode) {
    self.init(
      isMainActorByDefault: mode.isMainActorByDefault,
      isSwift6: mode.swiftVersion.hasPrefix("6"),
      hasActions: mode.iOSVersion.map { $0 >= 14 } ?? true
    )
  }
}
