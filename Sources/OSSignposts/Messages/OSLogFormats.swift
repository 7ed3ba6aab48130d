/// The form of truth values in a message.
public enum OSLogBoolFormat: Hashable, Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  /// Returns a value in this form.
  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}

/// The form of 32-bit numbers that mean something to the system.
public enum OSLogPointerFormat: Hashable, Sendable {
  /// A hexadecimal number with a prefix.
  case hex
}
