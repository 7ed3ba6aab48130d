import Foundation
import HeadlessUIKit
import Testing

private struct ThemeTrait: UITraitDefinition { static let defaultValue = "light" }
private struct CompactTrait: UITraitDefinition {
  typealias Value = Bool
  static let defaultValue = false
}

extension UITraitCollection { fileprivate var theme: String { self[ThemeTrait.self] } }
extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@MainActor @Suite struct CustomTraitTests {
  @Test("A custom trait has its default until a view sets it for what is inside")
  func overrides() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.theme == "light")
    var heard: [String] = []
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, old: UITraitCollection) in
      heard.append("\(old.theme) \(view.traitCollection.theme)")
    }
    inner.registerForTraitChanges([CompactTrait.self]) { (_: UIView, _: UITraitCollection) in
      heard.append("compact")
    }
    outer.traitOverrides.theme = "sepia"
    #expect(inner.traitCollection.theme == "sepia")
    #expect(heard == ["light sepia"])
    outer.traitOverrides[CompactTrait.self] = true
    #expect(inner.traitCollection[CompactTrait.self])
    #expect(heard == ["light sepia", "compact"])
    #expect(outer.traitOverrides.contains(ThemeTrait.self))
    outer.traitOverrides.remove(ThemeTrait.self)
    #expect(inner.traitCollection.theme == "light")
    #expect(inner.traitCollection[CompactTrait.self])
    #expect(!outer.traitOverrides.contains(ThemeTrait.self))
  }

  @Test("Traits of the system are read and set by their types")
  func systemTraits() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits[UITraitHorizontalSizeClass.self] = .regular
      traits.theme = "sepia"
    }
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits[UITraitDisplayScale.self] == 2)
    #expect(traits.theme == "sepia")
    let bright = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(bright.userInterfaceStyle == .light)
    #expect(bright.theme == "sepia")
    #expect(bright != traits)
    #expect(traits == traits.modifyingTraits { $0.theme = "sepia" })
    #expect(traits != traits.modifyingTraits { $0.theme = "other" })
    #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection()]).theme == "sepia")
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
    #expect(ThemeTrait.name == "ThemeTrait")
  }

  @Test("Traits that affect colours count where appearances are compared")
  func colorAppearance() {
    struct ContrastTrait: UITraitDefinition {
      static let defaultValue = 1
      static let affectsColorAppearance = true
    }
    let plain = UITraitCollection()
    let contrast = plain.modifyingTraits { $0[ContrastTrait.self] = 2 }
    let cases: [(UITraitCollection, UITraitCollection?, Bool)] = [
      (plain, nil, false), (contrast, plain, true), (plain, contrast, true), (contrast, nil, true),
      (contrast, contrast.modifyingTraits { $0[ContrastTrait.self] = 2 }, false),
      (plain.modifyingTraits { $0.theme = "sepia" }, plain, false),
      (plain.modifyingTraits { $0.userInterfaceStyle = .light }, plain, false),
      (plain.modifyingTraits { $0.userInterfaceStyle = .dark }, plain, true),
    ]
    for (one, other, differs) in cases {
      #expect(one.hasDifferentColorAppearance(comparedTo: other) == differs)
    }
  }

  @Test("Later collections go before, with what is not the default")
  func combining() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark, preferredContentSizeCategory: .small),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .pad)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
    #expect(traits.layoutDirection == .rightToLeft)
  }
}
