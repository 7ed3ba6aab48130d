import CompositionalLayout
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// The environment that section providers get of the list.
struct EnvironmentTests {
  /// The two ways by which a layout gets into a list.
  enum Door: CaseIterable {
    case closure
    case object
  }

  private final class Seen {
    var environments: [any NSCollectionLayoutEnvironment] = []
  }

  private func layout(_ door: Door, _ seen: Seen) -> LayoutDescription {
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, environment in
      seen.environments.append(environment)
      let isLarge = environment.traitCollection.preferredContentSizeCategory > .large
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(isLarge ? 80 : 40)
      )
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size,
          repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
          count: 1
        )
      )
    }
    return switch door {
    case .closure: .compositional(sectionProvider: provider)
    case .object:
      .compositional(UICollectionViewCompositionalLayout(sectionProvider: provider))
    }
  }

  @Test(
    "Providers get the list's size, insets and traits, and are asked again when they change",
    arguments: Door.allCases
  )
  func environments(door: Door) {
    let seen = Seen()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    list.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    list.layout = layout(door, seen)
    list.content = Content {
      $0 += ListEngine.Section("a") { $0 += (0..<10).map { Row(number: $0) } }
    }
    #expect(seen.environments.last?.container.contentSize == CGSize(width: 300, height: 200))
    #expect(seen.environments.last?.traitCollection.userInterfaceStyle == .dark)
    #expect(list.contentSize.height == 400)
    let count = seen.environments.count
    list.scrollView.contentOffset.y = 100
    #expect(seen.environments.count == count)

    list.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark,
      preferredContentSizeCategory: .accessibilityLarge
    )
    #expect(seen.environments.count > count)
    #expect(
      seen.environments.last?.traitCollection.preferredContentSizeCategory == .accessibilityLarge
    )
    #expect(list.contentSize.height == 800)

    list.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
    #expect(seen.environments.last?.traitCollection.userInterfaceStyle == .light)
    #expect(list.contentSize.height == 400)

    list.frame.size.width = 500
    #expect(seen.environments.last?.container.contentSize == CGSize(width: 500, height: 200))

    list.safeAreaInsets = UIEdgeInsets(left: 20, right: 30)
    #expect(seen.environments.last?.container.contentSize == CGSize(width: 450, height: 200))
    #expect(seen.environments.last?.container.effectiveContentInsets == .zero)
  }

  @Test(
    "A list that moves into a view with other traits is placed for them",
    arguments: Door.allCases
  )
  func moving(door: Door) {
    let seen = Seen()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    list.layout = layout(door, seen)
    list.content = Content {
      $0 += ListEngine.Section("a") { $0 += (0..<10).map { Row(number: $0) } }
    }
    #expect(list.contentSize.height == 400)
    let parent = UIView(frame: list.frame)
    parent.overrideTraitCollection = UITraitCollection(
      preferredContentSizeCategory: .accessibilityLarge
    )
    parent.addSubview(list)
    #expect(list.contentSize.height == 800)
  }
}
