import Foundation

/// A project of Xcode, as far as its build settings say how Swift is compiled.
struct XcodeProject {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The mode that most build configurations have.
  func mode(from path: String) -> ProjectMode {
    let version = mostFrequent("SWIFT_VERSION")?.first.map(String.init) ?? "5"
    return ProjectMode(
      swiftVersion: version == "4" ? "5" : version,
      isMainActorByDefault: mostFrequent("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor",
      iOSVersion: mostFrequent("IPHONEOS_DEPLOYMENT_TARGET").flatMap {
        Int($0.prefix { $0 != "." })
      },
      source: path
    )
  }

  /// The value that a setting has most often; of values that are as frequent, the larger one.
  private func mostFrequent(_ setting: String) -> String? {
    var counts: [String: Int] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, Self.plain(parts[0]) == setting else { continue }
      counts[Self.plain(parts[1]), default: 0] += 1
    }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  private static func plain(_ text: Substring) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: " \t;\""))
  }
}
