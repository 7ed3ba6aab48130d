import Foundation
import HeadlessUIKit
import Testing

@Suite struct LocalizedTextTests {
  @Test("A text without a translation is itself, with its values")
  func texts() {
    let count = 3
    #expect(String(localized: "Settings") == "Settings")
    #expect(String(localized: "\(count) rows of \("A")", comment: "rows") == "3 rows of A")
    #expect(String(localized: "100 %") == "100 %")
    #expect(String(localized: "key", defaultValue: "Save \(count)", table: "T") == "Save 3")
  }

  @Test("A translation is found by the formats of the values, and takes them in its order")
  func translations() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    "%lld of %@" = "%2$@: %1$lld, 100 %%";
    "save" = "Sichern %lld";
    """.write(
      to: folder.appendingPathComponent("Localizable.strings"),
      atomically: true,
      encoding: .utf8
    )
    let bundle = try #require(Bundle(path: folder.path))
    #expect(String(localized: "\(3) of \("A")", bundle: bundle) == "A: 3, 100 %")
    #expect(String(localized: "save", defaultValue: "Save \(7)", bundle: bundle) == "Sichern 7")
  }

  @Test("A text with attributes becomes one of views")
  func attributed() {
    var text = AttributedString("A")
    text[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 9)
    let converted = NSAttributedString(text)
    #expect(converted.string == "A")
    #expect((converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 9)
  }
}
