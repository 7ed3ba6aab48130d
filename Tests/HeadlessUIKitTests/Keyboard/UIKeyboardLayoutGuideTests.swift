import HeadlessUIKit
import Testing

/// The guide of the keyboard follows what is covered of its view.
@Suite struct UIKeyboardLayoutGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private var height: CGFloat {
    let guide = view.keyboardLayoutGuide
    window.layoutIfNeeded()
    return guide.layoutFrame.height
  }

  @Test("It is as high as the safe area, also one that is set later")
  func safeArea() {
    window.addSubview(view)
    #expect(height == 0)
    view.safeAreaInsets.bottom = 34
    #expect(height == 34)
    window.keyboard.show(frame: CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(height == 336)
    view.safeAreaInsets.bottom = 20
    #expect(height == 336)
    window.keyboard.hide()
    #expect(height == 20)
  }

  @Test("It follows the size of its view, which may follow that of the window")
  func size() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.keyboard.show(frame: CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(height == 336)
    window.frame.size.height = 700
    #expect(height == 192)
    view.frame.size.height = 600
    #expect(height == 92)
  }

  @Test("It follows a size that constraints give its view")
  func constraints() {
    let outer = UIView(frame: view.frame)
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    window.addSubview(outer)
    window.keyboard.show(frame: CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(height == 336)
    window.frame.size.height = 700
    window.layoutIfNeeded()
    #expect(height == 192)
  }
}
