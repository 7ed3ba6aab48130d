import Foundation
import SwiftParser
import SwiftSyntax

/// A `Package.swift`, as far as it says how targets are compiled.
struct PackageManifest {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The mode of the target that has a folder.
  func mode(ofTargetAt path: String, in manifest: URL) -> ProjectMode {
    let settings = TargetFinder(path: path, package: manifest.deletingLastPathComponent().path)
    settings.walk(Parser.parse(source: text))
    let target = settings.found ?? ""
    let version =
      Self.version(in: target, by: ["swiftLanguageMode"])
      ?? Self.version(in: text, by: ["swiftLanguageModes", "swiftLanguageVersions"]) ?? toolsVersion
    let isolated = Self.isIsolated(settings.found ?? text)
    return ProjectMode(
      swiftVersion: version,
      isMainActorByDefault: isolated,
      iOSVersion: iOSVersion,
      source: manifest.path
    )
  }

  /// The language of packages that name none.
  private var toolsVersion: String {
    let line = text.split(separator: "\n").first { $0.contains("swift-tools-version") } ?? ""
    let number = line.split { !$0.isNumber && $0 != "." }.first ?? ""
    return (Int(number.prefix { $0 != "." }) ?? 5) >= 6 ? "6" : "5"
  }

  /// The version of `.iOS(.v13)` or `.iOS("13.2")`.
  private var iOSVersion: Int? {
    guard let place = text.range(of: ".iOS(") else { return nil }
    let digits = text[place.upperBound...].drop { !$0.isNumber && $0 != ")" }
    return Int(digits.prefix(while: \.isNumber))
  }

  private static func version(in text: String, by names: [String]) -> String? {
    for name in names {
      guard let place = text.range(of: name) else { continue }
      let rest = text[place.upperBound...].prefix(60)
      if let value = rest.range(of: #"v[0-9]|"[0-9]"#, options: .regularExpression) {
        let digit = rest[value].last.map(String.init) ?? "5"
        return digit == "4" ? "5" : digit
      }
    }
    return nil
  }

  private static func isIsolated(_ text: String) -> Bool {
    let plain = text.filter { !$0.isWhitespace }
    return plain.contains(".defaultIsolation(MainActor.self)")
      || plain.contains("\"-default-isolation\",\"MainActor\"")
  }
}

/// Finds the declaration of the target that has a folder.
private final class TargetFinder: SyntaxVisitor {
  private let path: String
  private let package: String
  private(set) var found: String?

  init(path: String, package: String) {
    self.path = path
    self.package = package
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard ["target", "executableTarget", "testTarget"].contains(name) else {
      return .visitChildren
    }
    let own = argument("path", of: node) ?? argument("name", of: node).map { "Sources/" + $0 }
    if let own, (path + "/").hasPrefix("\(package)/\(own)/") { found = node.trimmedDescription }
    return .skipChildren
  }

  private func argument(_ label: String, of node: FunctionCallExprSyntax) -> String? {
    let value = node.arguments.first { $0.label?.text == label }?.expression
    return value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
