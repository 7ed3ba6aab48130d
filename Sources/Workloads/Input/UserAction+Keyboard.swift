import HeadlessUIKit
import ListEngine

extension UserAction {
  /// Typing into the text field that is being edited, letter after letter.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - lettersPerSecond: the speed.
  /// - Returns: the action.
  public static func type(_ text: String, lettersPerSecond: Double = 8) -> UserAction {
    UserAction { list in
      guard let field = editedField(list) else { return nil }
      var rest = Array(text)[...]
      return { elapsed in
        let due = Int(elapsed * lettersPerSecond) + 1
        while text.count - rest.count < due, let letter = rest.popFirst() {
          field.simulateTyping(String(letter))
        }
        return !rest.isEmpty
      }
    }
  }

  /// The Return key.
  public static var pressReturn: UserAction {
    .perform { _ = editedField($0)?.simulateReturn() }
  }

  /// The keyboard is dismissed.
  public static var dismissKeyboard: UserAction {
    .perform { _ = $0.window?.endEditing(false) }
  }

  private static func editedField(_ list: ListView) -> UITextField? {
    list.window?.firstResponder as? UITextField
  }
}
