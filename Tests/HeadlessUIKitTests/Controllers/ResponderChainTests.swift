import Foundation
import HeadlessUIKit
import Testing

/// A controller with a bar at the lower edge.
private final class BarScreen: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  lazy var bar: UIView = {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    bar.addSubview(field)
    return bar
  }()
  var touches = 0

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
    super.touchesBegan(touches, with: event)
  }
}

@Suite @MainActor struct ResponderChainTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  /// The chain from a responder on.
  private func chain(_ responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder) { $0.next })
  }

  @Test("A controller is between its view and what that is in; windows lead to the app")
  func controllers() throws {
    let (screen, child) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: screen)
    window.rootViewController = stack
    screen.addChild(child)
    screen.view.addSubview(child.view)
    let label = UILabel()
    child.view.addSubview(label)
    let scene = try #require(window.windowScene)
    let expected: [UIResponder] = [
      label, child.view, child, screen.view, screen, stack.view, stack, window, scene,
      UIApplication.shared,
    ]
    #expect(chain(label).prefix(expected.count).elementsEqual(expected, by: ===))
  }

  @Test("The next responder of a presented controller is the one that presents it")
  func presented() {
    let (screen, sheet) = (UIViewController(), UIViewController())
    window.rootViewController = screen
    screen.present(sheet, animated: false)
    #expect(sheet.view.next === sheet && sheet.next === screen)
    sheet.dismiss(animated: false)
    #expect(sheet.next == nil)
  }

  @Test("Touches of a view reach the controllers around it")
  func touches() {
    let screen = BarScreen()
    window.rootViewController = screen
    let view = UIView(frame: window.bounds)
    screen.view.addSubview(view)
    view.touchesBegan([], with: nil)
    #expect(screen.touches == 1)
  }

  @Test("A controller that can be first responder shows its bar, below and above the keyboard")
  func bar() {
    let screen = BarScreen()
    #expect(!screen.becomeFirstResponder() && !UIViewController().becomeFirstResponder())
    window.rootViewController = screen
    #expect(screen.bar.window == nil)
    #expect(screen.becomeFirstResponder() && screen.isFirstResponder)
    let place = { screen.bar.convert(screen.bar.bounds, to: nil) }
    #expect(place() == CGRect(x: 0, y: 750, width: 400, height: 50))
    #expect(screen.field.becomeFirstResponder() && !screen.isFirstResponder)
    #expect(place().maxY == window.keyboard.frame?.minY)
    window.frame.size = CGSize(width: 800, height: 400)
    #expect(window.keyboard.frame == CGRect(x: 0, y: 200, width: 800, height: 200))
    #expect(place() == CGRect(x: 0, y: 150, width: 800, height: 50))
    window.frame.size = CGSize(width: 400, height: 800)
    #expect(screen.field.resignFirstResponder() && screen.isFirstResponder)
    window.frame.size.height = 700
    #expect(place().maxY == 700 && window.keyboard.frame == nil)
    window.frame.size.height = 800
    #expect(place().maxY == 800 && window.keyboard.frame == nil)
    #expect(screen.resignFirstResponder() && screen.bar.window == nil)
  }

  @Test(
    "The bar leaves with its controller, also while its field is edited",
    arguments: [true, false]
  )
  func leaving(editsField: Bool) {
    let screen = BarScreen()
    window.rootViewController = screen
    screen.becomeFirstResponder()
    if editsField { screen.field.becomeFirstResponder() }
    window.rootViewController = UIViewController()
    #expect(screen.bar.window == nil && !screen.isFirstResponder && !screen.field.isFirstResponder)
    #expect(window.keyboard.frame == nil)
  }

  @Test("The view above the keyboard is the field's own, and another one after reloading")
  func accessoryOfField() {
    let screen = UIViewController()
    window.rootViewController = screen
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    screen.view.addSubview(field)
    let (first, second) = (UIView(), UIView())
    field.inputAccessoryView = first
    field.becomeFirstResponder()
    #expect(first.window === window)
    field.inputAccessoryView = second
    field.reloadInputViews()
    #expect(first.window == nil && second.window === window && field.isFirstResponder)
    field.resignFirstResponder()
    #expect(second.window == nil)
  }

  @Test("A bar and the keyboard follow the size of a window without a controller")
  func resizing() {
    let (field, bar) = (UITextField(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40)))
    window.addSubview(field)
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    window.frame.size = CGSize(width: 800, height: 400)
    #expect(window.keyboard.frame?.minY == 200)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 160, width: 800, height: 40))
  }

  /// A bar whose field is edited as soon as it is on screen.
  private final class EditedBar: UIView {
    let field = UITextField()
    override func didMoveToWindow() {
      addSubview(field)
      if window != nil { field.becomeFirstResponder() }
    }
  }

  @Test(
    "Another bar in place of that with the edited field is shown only while there is a first responder",
    arguments: [true, false]
  )
  func replacing(editsNext: Bool) {
    final class Screen: UIViewController {
      var bar: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let (screen, first) = (Screen(), EditedBar())
    let second = editsNext ? EditedBar() : UIView()
    window.rootViewController = screen
    screen.bar = first
    screen.becomeFirstResponder()
    #expect(first.field.isFirstResponder && first.window === window)
    screen.bar = second
    first.field.reloadInputViews()
    #expect(first.window == nil && !first.field.isFirstResponder)
    #expect((second.window === window) == editsNext)
    #expect((window.firstResponder != nil) == editsNext)
    #expect((window.keyboard.frame != nil) == editsNext)
  }

  @Test("A shake is passed on from the first responder, or from the window")
  func shaking() {
    final class Screen: UIViewController {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, event?.type == .motion { log.append("began") }
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if event?.subtype == .motionShake { log.append("ended") }
      }
    }
    let (screen, field) = (Screen(), UITextField())
    window.rootViewController = screen
    screen.view.addSubview(field)
    window.simulateShake()
    #expect(screen.log.isEmpty)
    screen.becomeFirstResponder()
    window.simulateShake()
    field.becomeFirstResponder()
    window.simulateShake()
    #expect(screen.log == ["began", "ended", "began", "ended"])
  }

  @Test("Keys reach the commands of a controller that is first responder")
  func keys() {
    let screen = BarScreen()
    window.rootViewController = screen
    var pressed = 0
    screen.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: { _ in pressed += 1 }))
    screen.becomeFirstResponder()
    #expect(window.simulateKeyCommand("a") && pressed == 1)
  }
}
