import HeadlessUIKit
import Testing

/// Keys of a hardware keyboard.
@Suite @MainActor struct KeyCommandTests {
  private final class Screen: UIViewController {
    var pressed: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          input: "\r",
          modifierFlags: .command,
          action: { [weak self] _ in self?.pressed.append("send") }
        ),
        UIKeyCommand(
          title: "Delete",
          action: { [weak self] in self?.pressed.append($0.title) },
          input: UIKeyCommand.inputDelete,
          attributes: pressed.isEmpty ? .disabled : []
        ),
      ]
    }
  }

  @Test("A key calls the command of the frontmost controller with the same flags")
  func frontmost() {
    let window = UIWindow(frame: .init(x: 0, y: 0, width: 390, height: 844))
    let screen = Screen()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    #expect(!window.simulateKeyCommand("\r"))
    #expect(window.simulateKeyCommand(UIKeyCommand.inputDelete))
    #expect(screen.pressed.isEmpty)
    #expect(window.simulateKeyCommand("\r", modifierFlags: .command))
    #expect(window.simulateKeyCommand(UIKeyCommand.inputDelete))
    #expect(screen.pressed == ["send", "Delete"])
  }

  @Test("Commands can be added to a controller, and removed again")
  func added() {
    let window = UIWindow(frame: .init(x: 0, y: 0, width: 390, height: 844))
    let screen = UIViewController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    var count = 0
    let command = UIKeyCommand(action: { _ in count += 1 }, input: "n", modifierFlags: .command)
    screen.addKeyCommand(command)
    #expect(window.simulateKeyCommand("n", modifierFlags: .command))
    screen.removeKeyCommand(command)
    #expect(!window.simulateKeyCommand("n", modifierFlags: .command))
    #expect(count == 1)
  }
}
