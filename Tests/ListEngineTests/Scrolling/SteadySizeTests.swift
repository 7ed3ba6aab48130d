import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import ListEngine

/// The size of content of which all lengths are known.
@Suite(.underAllPolicies) struct SteadySizeTests {
  private static var layouts: [LayoutDescription] {
    [
    .table {
      $0.layout.interSectionSpacingWithNoFooter = 20
      $0.layout.lastSectionToFooterSpacing = 20
    },
    .flow {
      $0.spacings.interSectionSpacing = .init(20)
      $0.spacings.lastSectionToFooterSpacing = 20
    },
    ]
  }

  @Test("It is the same at every offset, also while the last section is not presented")
  func everywhere() {
    for layout in Self.layouts {
      let list = policyList(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      list.configure { properties in
        properties.layout = layout
        properties.content.footer = HeaderFooter(
          TestTitle(text: "end"),
          sizing: .fixed(width: 320, height: 70)
        )
        for number in 0..<4 {
          properties += Section(number) { section in
            section += (0..<40).map {
              Item(TestRow(id: "\($0)"), sizing: .fixed(width: 320, height: 44))
            }
          }
        }
      }
      // A prefix counts what it presents alone.
      if list.isWindowed { #expect(list.contentSize.height == 7_190) }
      for offset in stride(from: CGFloat(0), to: 6_600, by: 150) {
        list.scrollView.contentOffset.y = offset
        if list.isWindowed { #expect(list.contentSize.height == 7_190, "at \(offset)") }
      }
      #expect(list.contentSize.height == 7_190)
    }
  }
}
