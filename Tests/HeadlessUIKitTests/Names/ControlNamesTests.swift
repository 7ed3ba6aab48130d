import Foundation
import HeadlessUIKit
import Testing

@Suite struct ControlNamesTests {
  @Test("Views are keys of dictionaries and members of sets, by identity")
  func hashable() {
    let views = [UIView(), UILabel(), UIView()]
    #expect(Set(views).count == 3)
    #expect(views[0] == views[0] && views[0] != views[2])
    #expect([views[1]: "label"][views[1]] == "label")
  }

  @Test(
    "Progress stays between 0 and 1",
    arguments: [(0.5, 0.5), (-1, 0), (2, 1), (.nan, 0)] as [(Float, Float)]
  )
  func progress(_ given: Float, _ shown: Float) {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.setProgress(given, animated: true)
    #expect(bar.progress == shown)
    #expect(bar.intrinsicContentSize.height == 4)
    #expect(bar.sizeThatFits(CGSize(width: 90, height: 0)) == CGSize(width: 90, height: 4))
  }

  @Test("A slider's value stays within its limits, and changes send events")
  func slider() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 5
    slider.setValue(1, animated: false)
    #expect(slider.value == 5)
    #expect(slider.intrinsicContentSize.height == 34)
  }

  @Test("A search bar tells its delegate what is typed")
  func search() {
    final class Delegate: UISearchBarDelegate {
      var log: [String] = []

      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append(searchText)
      }

      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        log.append("search")
      }
    }
    let window = UIWindow()
    let bar = UISearchBar()
    bar.placeholder = "Search"
    window.addSubview(bar)
    let delegate = Delegate()
    bar.delegate = delegate
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.simulateTyping("ab")
    bar.searchTextField.simulateTyping("c")
    bar.searchTextField.simulateReturn()
    #expect(delegate.log == ["ab", "abc", "search"])
    #expect(bar.text == "abc")
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 56)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 16, y: 10, width: 168, height: 36))
  }

  @Test("Targets are called by a method's name, and are not retained")
  func targets() {
    final class Target {
      var taps: [String] = []

      func tapped() { taps.append("tapped") }
      func pressed(_ button: UIButton) { taps.append("by \(button.currentTitle ?? "")") }
    }
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    #expect(button.titleLabel?.textColor == .systemBlue)
    weak var released: Target?
    do {
      let target = Target()
      released = target
      button.addTarget(target, action: Target.tapped, for: .touchUpInside)
      button.addTarget(target, action: Target.pressed(_:), for: .touchUpInside)
      button.tap()
      #expect(target.taps == ["tapped", "by OK"])
    }
    #expect(released == nil)
    button.tap()
    var count = 0
    let primary = UIButton(type: .custom, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    primary.tap()
    #expect(count == 1 && primary.currentTitle == "Go")
  }

  @Test("The content of an effect view follows its size")
  func effect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 5, y: 5, width: 40, height: 30)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test("The screen is that of a phone")
  func screen() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIScreen.main.scale * UIScreen.main.bounds.width == UIScreen.main.nativeBounds.width)
    #expect(UITraitCollection().displayScale == UIScreen.main.scale)
    #expect(UIGraphicsImageRendererFormat.default().scale == UIScreen.main.scale)
  }

  @Test("The tint is inherited, and views are notified of it")
  func tint() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let outer = UIView()
    let inner = Tinted()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && inner.count == 1)
    inner.tintColor = .green
    outer.tintColor = nil
    #expect(inner.tintColor == .green && inner.count == 2)
    #expect(outer.tintColor == .systemBlue)
  }

  @Test("Symbols have the size of the text that they go with")
  func symbols() {
    #expect(UIImage(systemName: "star")?.size == CGSize(width: 21, height: 21))
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    let star = UIImage(systemName: "star", withConfiguration: large)
    #expect(star?.size == CGSize(width: 48, height: 48))
    #expect(UIImageView(image: star).intrinsicContentSize == CGSize(width: 48, height: 48))
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(named: "photo", size: CGSize(width: 3, height: 2)).size.width == 3)
  }

  @Test(
    "System colours differ between the modes as on iOS",
    arguments: [
      (UIColor.systemGray6, 0xF2F2F7, 0x1C1C1E), (.systemIndigo, 0x5856D6, 0x5E5CE6),
      (.systemTeal, 0x30B0C7, 0x40C8E0), (.tertiaryLabel, 0x3C3C43, 0xEBEBF5),
      (.systemFill, 0x787880, 0x787880), (.systemGroupedBackground, 0xF2F2F7, 0x000000),
      (.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E), (.link, 0x007AFF, 0x0984FF),
    ]
  )
  func colors(_ color: UIColor, _ light: Int, _ dark: Int) {
    func bits(_ style: UIUserInterfaceStyle) -> Int {
      let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      return [resolved.red, resolved.green, resolved.blue].reduce(0) {
        $0 << 8 | Int(($1 * 255).rounded())
      }
    }
    #expect(bits(.light) == light)
    #expect(bits(.dark) == dark)
  }
}
