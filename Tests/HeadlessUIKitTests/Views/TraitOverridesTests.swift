import Foundation
import HeadlessUIKit
import Testing

private struct ThemeTrait: UITraitDefinition { static let defaultValue = "light" }

/// Traits that are set one by one, while others follow the superview.
@MainActor @Suite struct TraitOverridesTests {
  private final class Log: UIView {
    var old: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      old.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = Log()
  private let inner = Log()

  private init() {
    window.addSubview(view)
    view.addSubview(inner)
  }

  @Test("Traits that are not set follow the window, in the view and inside of it")
  func following() {
    view.traitOverrides[ThemeTrait.self] = "sepia"
    inner.traitOverrides.layoutDirection = .rightToLeft
    window.overrideUserInterfaceStyle = .dark
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    for traits in [view.traitCollection, inner.traitCollection] {
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.preferredContentSizeCategory == .extraLarge)
      #expect(traits[ThemeTrait.self] == "sepia")
    }
    #expect(view.traitCollection.layoutDirection == .leftToRight)
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.old.prefix(2) == [.unspecified, .unspecified] && view.old.last == .dark)
    #expect(inner.old == [.unspecified, .unspecified, .unspecified, .dark])
    window.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .unspecified)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test("A trait that is set like that around is kept, until it is removed")
  func kept() {
    window.overrideUserInterfaceStyle = .light
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.userInterfaceStyle = .light
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.overrideUserInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.old == [.unspecified] && inner.old == [.unspecified])
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.old == [.unspecified, .light, .dark])
  }

  @Test("Another style leaves other traits set, and a whole collection gives those that are not")
  func combining() {
    view.traitOverrides[ThemeTrait.self] = "sepia"
    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection[ThemeTrait.self] == "sepia")
    view.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark,
      preferredContentSizeCategory: .small
    )
    view.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    view.overrideTraitCollection = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    #expect(inner.traitCollection[ThemeTrait.self] == "sepia")
  }

  @Test("A view that moves has the traits of its new superview, with those that it sets")
  func moving() {
    view.traitOverrides[ThemeTrait.self] = "sepia"
    let other = UIView()
    other.overrideUserInterfaceStyle = .dark
    other.addSubview(view)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection[ThemeTrait.self] == "sepia")
  }

  private final class Screen: UIViewController {
    var heard = 0
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nil, bundle: nil)
      traitOverrides[ThemeTrait.self] = "sepia"
      overrideUserInterfaceStyle = .dark
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard += 1
    }
  }

  @Test("Traits of a controller do not load its view, and are those of the view when it is loaded")
  func controllers() {
    let screen = Screen()
    #expect(!screen.isViewLoaded)
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    window.rootViewController = screen
    screen.view.addSubview(view)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection[ThemeTrait.self] == "sepia")
    window.traitOverrides.preferredContentSizeCategory = .small
    #expect(screen.heard == 1)
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    screen.overrideUserInterfaceStyle = .unspecified
    #expect(screen.heard == 2 && inner.traitCollection.userInterfaceStyle == .unspecified)
    screen.view.traitOverrides[ThemeTrait.self] = "blue"
    #expect(inner.traitCollection[ThemeTrait.self] == "blue")
    #expect(screen.traitOverrides[ThemeTrait.self] == "sepia")
  }

  @Test("Traits that are set for a child do not load its view")
  func children() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    parent.setOverrideTraitCollection(dark, forChild: child)
    #expect(!child.isViewLoaded && parent.overrideTraitCollection(forChild: child) == dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }
}
