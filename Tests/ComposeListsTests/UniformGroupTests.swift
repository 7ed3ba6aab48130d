import CompositionalLayout
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Groups that share the size of the largest one.
struct UniformGroupTests {
  @Test(
    "Groups that share the size of the largest know all of them, also those off screen",
    arguments: [false, true]
  )
  func uniformGroups(isOrthogonal: Bool) {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    list.configure { properties in
      properties.compose {
        let section = ComposeLists.Section(id: 0) {
          HGroup(
            of: Array(0..<100),
            width: .absolute(140),
            height: .uniformAcrossSiblings(estimate: 30)
          ) {
            UniformComponent(number: $0, height: $0 == 90 ? 70 : 20)
          }
        }
        isOrthogonal ? section.orthogonalScrollingBehavior(.continuous) : section
      }
    }
    // The 91st decides, which is not on screen: each group has the length of its group.
    let extent = list.compositionalLayout?.collectionViewContentSize.height
    #expect(extent == CGFloat(isOrthogonal ? 70 : 50 * 70))
    #expect(list.visibleItems.count <= 10)
  }
}
