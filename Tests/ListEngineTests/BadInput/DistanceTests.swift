import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// Distances that an app has computed from nothing.
@Suite(.underAllPolicies) struct DistanceTests {
  private static let lengths: [CGFloat] = [.nan, .infinity, -.infinity]

  private func expectSound(_ list: ListView, sourceLocation: SourceLocation = #_sourceLocation) {
    let size = list.contentSize
    #expect(size.width.isFinite && size.height.isFinite, sourceLocation: sourceLocation)
    let offset = list.scrollView.contentOffset
    #expect(offset.x.isFinite && offset.y.isFinite, sourceLocation: sourceLocation)
    // The last page of a pager is a footer.
    #expect(!list.display.visible.elements.isEmpty, sourceLocation: sourceLocation)
    #expect(list.blankLength == 0, sourceLocation: sourceLocation)
  }

  @Test("Insets that are not finite count as 0", arguments: lengths)
  func insets(length: CGFloat) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    ListMessages.$receive.withValue({ _ in }) {
      list.configure { properties in
        properties += Section(0) { $0 += (0..<200).map { TestRow(id: "\($0)") } }
      }
      list.behavior.occlusionInsets = insets
      expectSound(list)
      list.safeAreaInsets = insets
      expectSound(list)
      list.scrollView.contentInset = insets
      expectSound(list)
      list.scrollIndicatorInsets = insets
      expectSound(list)
    }
  }

  @Test("Distances in layouts that are not finite count as 0", arguments: lengths)
  func layouts(length: CGFloat) {
    let insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    let layouts: [LayoutDescription] = [
      .table { $0.layout.itemSpacing = length },
      .table { $0.layout.interSectionSpacingWithNoFooter = length },
      .table { $0.bounds = .init(padding: insets) },
      .flow { $0.spacings.itemSpacing = length },
      .flow { $0.spacings.rowSpacing = length },
      .flow { $0.spacings.interSectionSpacing = .init(length) },
      .paged { $0.peek = .init(value: length) },
      .paged { $0.peek = .init(value: 10, firstItemConfiguration: .customLeading(length)) },
    ]
    ListMessages.$receive.withValue({ _ in }) {
      for layout in layouts {
        let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        list.configure { properties in
          properties.layout = layout
          for number in 0..<3 {
            properties += Section(number) { section in
              section += (0..<100).map {
                Item(
                  TestRow(id: "\($0)"),
                  layouts: .table {
                    $0.itemSpacing = number == 1 ? length : nil
                    $0.itemToSectionFooterSpacing = length
                  }
                )
              }
              section.footer = TestTitle(text: "end")
              section.layouts.table.customInterSectionSpacing = number == 0 ? length : nil
            }
          }
        }
        expectSound(list)
        list.scrollToLastItem()
        expectSound(list)
      }
    }
  }

  /// The diagnoses.
  private final class Messages: @unchecked Sendable {
    var all: [String] = []
  }

  @Test("A message names the list")
  func message() {
    let messages = Messages()
    ListMessages.$receive.withValue({ messages.all.append($0) }) {
      let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      list.debuggingIdentifier = "fruit"
      list.behavior.occlusionInsets.top = .nan
    }
    #expect(messages.all.count == 1 && messages.all.first?.contains("fruit") == true)
  }
}
