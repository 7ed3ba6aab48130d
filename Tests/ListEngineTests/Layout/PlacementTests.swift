import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// The placement as a value, without a view.
@Suite struct PlacementTests {
  private let context = ListLayoutLayoutContext(
    viewBounds: CGRect(x: 0, y: 0, width: 200, height: 100),
    contentOffset: CGPoint(x: 0, y: 50)
  )

  private func placement(_ layout: LayoutDescription) -> Placement {
    let content = Content { list in
      list += Section("s") { section in
        section.header = title(30)
        section += rows([40, 40, 40])
      }
    }
    var presentation = PresentationState()
    let slice = content.slice(upTo: IndexPath(item: 0, section: 0), plus: 100)
    let diff = SectionedDiff(old: [], new: slice.content.sections)
    _ = presentation.update(diff, to: slice, update: 1)
    var placement = Placement(layout, Appearance(), Behavior())
    var measurer = Measurer(services: ListServices())
    placement.content = placement.placer.place(presentation, in: context, &measurer)
    return placement
  }

  @Test("A header that sticks covers the rows below it, and follows the offset")
  func sticky() {
    let placement = placement(.table { $0.stickySectionHeaders = true })
    #expect(placement.followsOffset)
    #expect(placement.stickyHeader(ofSection: 0) == 30)
    #expect(placement.stickyHeader(ofSection: 1) == nil)
    let content = placement.contentFollowingOffset(in: context)
    #expect(content.visibleHeader(ofSection: 0)?.minY == 50)
  }

  @Test("Without sticky headers nothing is covered")
  func plain() {
    #expect(placement(.table { $0.stickySectionHeaders = false }).stickyHeader(ofSection: 0) == nil)
  }

  @Test("Another layout has its own axis at once, and places from the next placer on")
  func another() {
    var placement = Placement(.table(), Appearance(), Behavior())
    #expect(placement.axis == .vertical && placement.placesWindows)
    placement.setDescription(MasonryLayout.describe())
    #expect(placement.placesWindows)
    placement.setPlacer(placement.newPlacer(Appearance(), Behavior()))
    #expect(!placement.placesWindows)
    placement.setDescription(.table { $0.direction = .horizontal })
    #expect(placement.axis == .horizontal)
  }
}
