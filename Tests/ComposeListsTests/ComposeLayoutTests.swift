import CompositionalLayout
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Sections described with ListKit's names.
struct ComposeLayoutTests {
  private func prepared(
    _ layout: ComposeLayout,
    _ size: CGSize = CGSize(width: 375, height: 812)
  ) -> UICollectionViewCompositionalLayout {
    let result = layout.collectionViewLayout()
    result.prepare(itemCounts: layout.itemCounts, in: LayoutViewport(size: size))
    return result
  }

  private func frame(
    _ layout: UICollectionViewCompositionalLayout,
    _ section: Int,
    _ item: Int
  ) -> [CGFloat]? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
  }

  private func box(
    _ id: Int,
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: NSCollectionLayoutDimension = .absolute(40)
  ) -> ColorBox2Component {
    ColorBox2Component(id: id, width: width, height: height)
  }

  @Test("The first example of ListKit's README has the frames of the specification")
  func readme() {
    let layout = ComposeLayout {
      for index in 0..<2 {
        Section(id: index) {
          HGroup(width: .fractionalWidth(1.0), height: .absolute(150)) {
            for _ in 0..<3 {
              ColorBox2Component(width: .fractionalWidth(0.5), height: .fractionalHeight(1.0))
              VGroup(
                of: [0, 1],
                width: .fractionalWidth(0.25),
                height: .fractionalHeight(1.0)
              ) { _ in
                ColorBox2Component(width: .fractionalWidth(1.0), height: .fractionalHeight(0.5))
              }
              VGroup(
                of: [0, 1],
                width: .fractionalWidth(0.25),
                height: .fractionalHeight(1.0)
              ) { _ in
                ColorBox2Component(width: .fractionalWidth(1.0), height: .fractionalHeight(0.5))
              }
            }
          }
        }
        .orthogonalScrollingBehavior(.groupPaging)
        .boundarySupplementaryItem(SectionHeaderComponent(title: "Section \(index + 1)"))
      }
    }
    #expect(layout.itemCounts == [15, 15])
    #expect(layout.errors.isEmpty)
    let solved = prepared(layout)
    #expect(solved.errors.isEmpty)
    #expect(frame(solved, 0, 0) == [0, 30, 187.5, 150])
    #expect(frame(solved, 0, 1) == [187.5, 30, 93.75, 75])
    #expect(frame(solved, 0, 4) == [281.25, 105, 93.75, 75])
    #expect(frame(solved, 0, 5) == [375, 30, 187.5, 150])
    #expect(frame(solved, 1, 0) == [0, 210, 187.5, 150])
    #expect(solved.orthogonalStops(ofSection: 0) == [0, 375, 750])
    let header = solved.layoutAttributesForElements(
      in: CGRect(x: 0, y: 180, width: 375, height: 30)
    )
    .compactMap(\.representedElementKind)
    #expect(header.count == 1)
    let component = layout.supplementaryComponent(
      ofKind: header.first ?? "",
      at: IndexPath(item: 0, section: 1)
    )
    #expect(component?.to(SectionHeaderComponent.self)?.title == "Section 2")
  }

  @Test("Components are in order, depth first")
  func order() {
    let layout = ComposeLayout {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
          box(0)
          VGroup(width: .fractionalWidth(1), height: .fractionalHeight(1)) {
            box(1)
            box(2)
          }
          box(3)
        }
      }
    }
    #expect(layout.sections[0].components.map(\.id) == [0, 1, 2, 3])
  }

  @Test("A place without a component, or with one of another type, is nil")
  func queries() {
    let layout = ComposeLayout {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { box(7) }
      }
    }
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.component(at: path, to: ColorBox2Component.self)?.id == AnyHashable(7))
    #expect(layout.component(at: path, to: TextComponent.self) == nil)
    for (section, item) in [(-1, 0), (1, 0), (0, 1), (0, -1)] {
      #expect(layout.anyComponent(at: IndexPath(item: item, section: section)) == nil)
    }
    #expect(layout.anyComponent(at: IndexPath(index: 0)) == nil)
  }

  @Test(
    "A kind is a text",
    arguments: [
      (.header, "header"), (.footer, "footer"), (.background, "background"),
      (.custom(name: "x"), "custom-x"),
    ] as [(SupplementaryComponentKind, String)]
  )
  func kinds(_ kind: SupplementaryComponentKind, _ text: String) {
    #expect(kind.text == text)
  }

  @Test("Equal headers of two sections are both there")
  func equalHeaders() {
    let layout = ComposeLayout {
      for index in 0..<2 {
        Section(id: index) {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { box(index) }
        }
        .boundarySupplementaryItem(SectionHeaderComponent(title: "same"))
        .boundarySupplementaryItem(SectionHeaderComponent(title: "second"))
        .decorationItem(SectionBackgroundComponent())
      }
    }
    let solved = prepared(layout)
    #expect(solved.errors.isEmpty)
    let all = solved.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 375, height: 812))
    let titles = all.compactMap { element in
      element.representedElementKind.flatMap {
        layout.supplementaryComponent(ofKind: $0, at: element.indexPath)
      }?.to(SectionHeaderComponent.self)?.title
    }
    #expect(titles == ["same", "second", "same", "second"])
    let backgrounds = all.filter { $0.representedElementCategory == .decorationView }
    #expect(backgrounds.count == 2)
    for background in backgrounds {
      let kind = background.representedElementKind ?? ""
      #expect(layout.decorationComponent(ofKind: kind, at: background.indexPath) != nil)
    }
  }

  @Test("No group is an empty section, several are an error")
  func groups() {
    let layout = ComposeLayout {
      Section(id: 0) {}
        .boundarySupplementaryItem(SectionHeaderComponent(title: "empty"))
      Section(id: 1) {
        HGroup(of: [Int](), width: .fractionalWidth(1), height: .absolute(40)) { box($0) }
      }
      Section(id: 2) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { box(0) }
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { box(1) }
      }
      Section(id: 2) {
        VGroup(width: .fractionalWidth(1), height: .absolute(40)) {
          box(0)
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) {}
        }
      }
    }
    #expect(layout.itemCounts == [0, 0, 1, 1])
    #expect(
      layout.errors == [
        .severalGroups(section: 2, count: 2), .duplicateSection(id: "2", section: 3),
        .duplicateComponent(id: "0", section: 3, item: 0),
      ]
    )
    let solved = prepared(layout)
    #expect(solved.errors.isEmpty)
    #expect(solved.collectionViewContentSize.height == 110)
  }

  @Test("Conditions, loops and switches have only what they produce", arguments: [true, false])
  func builders(_ flag: Bool) {
    let layout = ComposeLayout {
      if flag {
        Section(id: "first") {
          VGroup(width: .fractionalWidth(1), height: .estimated(30)) {
            box(1)
            for number in 2...7 where number % 2 == 1 {
              box(number)
            }
            switch flag {
            case true: box(100)
            case false: box(200)
            }
          }
        }
      }
      Section(id: "second") {
        if flag {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { box(8) }
        } else {
          VGroup(width: .fractionalWidth(1), height: .absolute(40)) { box(9) }
        }
      }
    }
    let ids = layout.sections.map { $0.components.map(\.id) }
    #expect(ids == (flag ? [[1, 3, 5, 7, 100], [8]] : [[9]]))
  }

  @Test("A modifier changes a copy")
  func copies() {
    func height(_ section: Section) -> CGFloat {
      prepared(ComposeLayout { section }).collectionViewContentSize.height
    }
    let base = Section(id: 0) {
      HGroup(of: [1, 2], width: .fractionalWidth(1), height: .absolute(40)) { box($0) }
    }
    let first = base.interGroupSpacing(4)
    let second = base.interGroupSpacing(8)
    #expect([height(base), height(first), height(second)] == [80, 84, 88])
    let group = HGroup(of: [1, 2], width: .fractionalWidth(1), height: .absolute(40)) {
      box($0, .fractionalWidth(0.25))
    }
    let spaced = group.interItemSpacing(.fixed(10))
    #expect(group.content.interItemSpacing == nil)
    #expect(spaced.content.interItemSpacing == .fixed(10))
  }

  @Test("A badge shows what its own item says")
  func badges() {
    let layout = ComposeLayout {
      Section(id: 0) {
        HGroup(of: ["a", "b"], width: .fractionalWidth(1), height: .absolute(40)) {
          TextComponent(text: $0)
        }
      }
    }
    let solved = prepared(layout)
    let badges = solved.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 375, height: 90))
      .filter { $0.representedElementCategory == .supplementaryView }
    #expect(badges.map(\.zIndex) == [7, 7])
    #expect(Set(badges.map(\.representedElementKind)).count == 1)
    let texts = badges.map { badge in
      layout.supplementaryComponent(
        ofKind: badge.representedElementKind ?? "",
        at: badge.indexPath
      )?.to(BadgeComponent.self)?.text
    }
    #expect(texts == ["a", "b"])
  }

  @Test("Rows after a full one go on with the next value")
  func wrapping() {
    let widths: [CGFloat] = [60, 50, 30, 60, 50, 30]
    let layout = ComposeLayout {
      Section(id: 0) {
        HGroup(of: Array(widths.indices), width: .fractionalWidth(1), height: .absolute(20)) {
          box($0, .absolute(widths[$0]), .fractionalHeight(1))
        }
      }
    }
    let solved = prepared(layout, CGSize(width: 110, height: 300))
    #expect(widths.indices.map { frame(solved, 0, $0)?[2] } == widths)
  }

  @Test("A column as long as its rows costs what is visible")
  func unrolling() {
    func layout(_ heights: [CGFloat]) -> ComposeLayout {
      ComposeLayout {
        Section(id: 0) {
          VGroup(of: Array(heights.indices), width: .fractionalWidth(1), height: .estimated(30)) {
            box($0, .fractionalWidth(1), .absolute(heights[$0]))
          }
          .interItemSpacing(.fixed(6))
          .contentInsets(leading: 10)
        }
      }
    }
    let equal = prepared(layout(Array(repeating: 40, count: 10_000)))
    let pitch: CGFloat = 46
    #expect(frame(equal, 0, 9999) == [10, pitch * 9999, 365, 40])
    #expect(equal.collectionViewContentSize.height == pitch * 10_000 - 6)
    #expect(equal.work.solvedGroups == 1)
    let visible = CGRect(x: 0, y: 46 * 5000, width: 375, height: 92)
    #expect(equal.layoutAttributesForElements(in: visible).count == 2)
    #expect(equal.work.examinedElements < 8)
    let different = prepared(layout([40, 50, 60]))
    #expect((0..<3).map { frame(different, 0, $0)?[1] } == [0, 46, 102])
    #expect(different.collectionViewContentSize.height == 162)
  }

  @Test(
    "A column is repeated with the spacing between groups where rows have no room for all components",
    arguments: [(nil, 60), (0, 60), (10, 70)] as [(CGFloat?, CGFloat)]
  )
  func spacingOfGroups(_ spacing: CGFloat?, _ position: CGFloat) {
    func row(_ ids: Range<Int>) -> HGroup {
      HGroup(width: .fractionalWidth(1), height: .absolute(30)) {
        for id in ids { box(id, .absolute(100), .fractionalHeight(1)) }
      }
    }
    let section = Section(id: 0) {
      VGroup(width: .fractionalWidth(1), height: .estimated(30)) {
        row(0..<6)
        row(6..<8)
      }
    }
    // Three components in each row; the third row is that of a second column.
    let layout = prepared(
      ComposeLayout { if let spacing { section.interGroupSpacing(spacing) } else { section } }
    )
    #expect(frame(layout, 0, 3) == [0, 30, 100, 30])
    #expect(frame(layout, 0, 6) == [0, position, 100, 30])
  }

  @Test("A component goes to views of its type only")
  func content() {
    let component = AnyComponent(TextComponent(text: "x"))
    let label = component.contentView()
    component.render(in: label)
    #expect((label as? UILabel)?.text == "x")
    component.render(in: UIView())
    #expect(component == AnyComponent(TextComponent(text: "x", height: 50)))
    #expect(component.shouldContentUpdate(with: AnyComponent(TextComponent(text: "x", height: 50))))
    #expect(!component.shouldContentUpdate(with: component))
    #expect(component.shouldContentUpdate(with: AnyComponent(box(1))))
    #expect(component.reuseIdentifier != AnyComponent(box(1)).reuseIdentifier)
  }

  @Test("Components of any type are components: they describe what those that they wrap describe")
  func anyComponents() {
    let wrapped = [
      AnyComponent(box(1)), AnyComponent(TextComponent(text: "x")), AnyComponent(box(2)),
    ]
    #expect(AnyComponent(wrapped[0]).base is ColorBox2Component)
    #expect(Set(wrapped).count == 3 && box(1) == box(1) && box(1) != box(2))
    func layout(_ items: HGroup) -> ComposeLayout {
      ComposeLayout { Section(id: 0) { items } }
    }
    let direct = layout(
      HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
        box(1)
        TextComponent(text: "x")
        box(2)
      }
    )
    let erased = layout(
      HGroup(of: wrapped, width: .fractionalWidth(1), height: .absolute(40)) { $0 }
    )
    for item in 0..<3 {
      let path = IndexPath(item: item, section: 0)
      #expect(erased.anyComponent(at: path) == direct.anyComponent(at: path))
      #expect(erased.anyComponent(at: path)?.base is AnyComponent == false)
      #expect(frame(prepared(erased), 0, item) == frame(prepared(direct), 0, item))
    }
  }
}
