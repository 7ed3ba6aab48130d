import Foundation
import HeadlessUIKit
import Testing

/// The values of a button for its states.
@Suite struct ButtonStateTests {
  @Test("The colour of the title is that of the state, and of the normal one where it has none")
  func titleColors() {
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    button.setTitleColor(.systemGreen, for: .normal)
    button.setTitleColor(.systemGray, for: .disabled)
    button.setTitleColor(.systemRed, for: .selected)
    #expect(button.titleLabel?.textColor == .systemGreen)
    #expect(button.titleColor(for: .disabled) == .systemGray)
    #expect(button.titleColor(for: .highlighted) == .systemGreen)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .systemGray)
    #expect(button.currentTitleColor == .systemGray)
    #expect(button.titleColor(for: .normal) == .systemGreen)
    button.isEnabled = true
    #expect(button.currentTitleColor == .systemGreen)
    button.isSelected = true
    #expect(button.currentTitleColor == .systemRed)
    // For both states together none was set.
    button.isHighlighted = true
    #expect(button.currentTitleColor == .systemGreen)
    (button.isHighlighted, button.isSelected) = (false, false)
    button.setTitleColor(nil, for: .normal)
    #expect(button.currentTitleColor == .white)
  }

  @Test("A colour that is set for the present state is shown at once, and for another one later")
  func order() {
    let button = UIButton(type: .system)
    button.isEnabled = false
    button.setTitleColor(.systemOrange, for: .disabled)
    #expect(button.titleLabel?.textColor == .systemOrange)
    button.setTitleColor(.systemPink, for: .normal)
    #expect(button.titleLabel?.textColor == .systemOrange)
    button.isEnabled = true
    #expect(button.titleLabel?.textColor == .systemPink)
  }

  @Test("Titles are white; in looks of the system they follow the tint, and are grey if disabled")
  func usualColors() {
    #expect(UIButton().currentTitleColor == .white)
    let button = UIButton(type: .system)
    #expect(button.currentTitleColor == .systemBlue)
    let view = UIView()
    view.addSubview(button)
    view.tintColor = .systemPurple
    #expect(button.currentTitleColor == .systemPurple)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    let later = UIButton(type: .system)
    view.addSubview(later)
    #expect(later.currentTitleColor == .systemPurple)
    let action = UIAction(title: "Go") { _ in }
    let custom = UIButton(frame: .zero, primaryAction: action)
    #expect(custom.currentTitleColor == .white && custom.currentTitle == "Go")
    #expect(
      UIButton(primaryAction: UIAction(title: "Go") { _ in }).currentTitleColor == .systemBlue
    )
  }

  @Test(
    "The foreground of a configuration follows the tint, and precedes colours of states"
  )
  func configuration() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    let button = UIButton(configuration: configuration)
    button.setTitleColor(.systemRed, for: .normal)
    #expect(button.currentTitleColor == .systemBlue)
    button.tintColor = .systemTeal
    #expect(button.currentTitleColor == .systemTeal)
    button.configuration?.baseForegroundColor = .black
    #expect(button.currentTitleColor == .black)
    button.configuration = nil
    #expect(button.currentTitleColor == .systemRed)
  }

  @Test("A symbol has the size that was set for the state, before or after the symbol")
  func symbols() {
    let button = UIButton()
    let size = UIImage.SymbolConfiguration(pointSize: 40)
    button.setPreferredSymbolConfiguration(size, forImageIn: .normal)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    let plain = UIImage(systemName: "heart")?.size.width ?? 0
    #expect((button.imageView?.image?.size.width ?? 0) > plain)
    button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .selected)
    let normal = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.intrinsicContentSize.width > normal)
    button.isSelected = false
    #expect(button.intrinsicContentSize.width == normal)
  }
}
