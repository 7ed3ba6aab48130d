/// The rules by which passwords are suggested.
public final class UITextInputPasswordRules: Hashable, Sendable {
  /// The rules, in the language for that.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Returns whether the rules are equal.
  public static func == (left: UITextInputPasswordRules, right: UITextInputPasswordRules) -> Bool {
    left.passwordRulesDescriptor == right.passwordRulesDescriptor
  }

  /// Hashes the rules.
  public func hash(into hasher: inout Hasher) { hasher.combine(passwordRulesDescriptor) }
}
