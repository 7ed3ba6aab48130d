import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// A header with a field.
private struct Search: HeaderFooterContent, Equatable {
  var id: String

  static func createReusableContentView(frame: CGRect) -> UITextField { UITextField(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.placeholder = id
  }
}

@Suite struct FirstResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    window.addSubview(list)
    show(["a", "b"])
  }

  private func show(_ sections: [String]) {
    list.configure { list in
      list.animatesChanges = false
      list.layout = .table { $0.stickySectionHeaders = false }
      list.content.header = HeaderFooter(Search(id: "list"), sizing: .fixed(height: 20))
      for id in sections {
        list += Section(id) { section in
          section.header = HeaderFooter(Search(id: id), sizing: .fixed(height: 20))
          for row in 0..<20 { section += TestRow(id: "\(id)\(row)", height: 50) }
        }
      }
    }
  }

  private func textField(_ id: String) -> UITextField? {
    list.descendants.lazy.compactMap { $0 as? UITextField }.first { $0.placeholder == id }
  }

  private var parts: [String] { list.display.visible.elements.map { "\($0.placed.place.part)" } }

  @Test("A header that is being typed into stays on screen wherever the list is scrolled")
  func scrolling() throws {
    let field = try #require(textField("list"))
    field.simulateTap()
    #expect(field.isFirstResponder)
    for y in [300.0, 1500] {
      list.scrollView.contentOffset.y = y
      #expect(parts.first == "listHeader")
      #expect(parts.dropFirst().contains("item"))
      #expect(field.isFirstResponder)
      #expect(field.convert(field.bounds, to: list.scrollView).minY == 0)
    }
    field.resignFirstResponder()
    list.scrollView.contentOffset.y = 300
    #expect(parts.first == "item")
  }

  @Test("A section's header stays through updates that move it, and goes with its section")
  func updates() throws {
    let field = try #require(textField("a"))
    field.becomeFirstResponder()
    list.scrollView.contentOffset.y = 600
    #expect(parts.first == "sectionHeader")
    show(["x", "a", "b"])
    #expect(field.isFirstResponder)
    #expect(parts.contains("sectionHeader"))
    list.scrollView.contentOffset.y = 0
    #expect(parts.last == "sectionHeader")
    #expect(parts.prefix(2) == ["listHeader", "sectionHeader"])
    show(["x"])
    #expect(window.firstResponder == nil)
    #expect(!parts.dropFirst(2).contains("sectionHeader"))
  }

  @Test("Without a first responder in a header, only what overlaps the screen is visible")
  func rows() {
    list.scrollView.contentOffset.y = 300
    #expect(parts.allSatisfy { $0 == "item" })
    list.removeFromSuperview()
    list.scrollView.contentOffset.y = 400
    #expect(parts.allSatisfy { $0 == "item" })
  }
}
