public import Foundation

// Foundation on Linux has no `init()` of attributed strings, which each platform of Apple has. An extension
// cannot add one, but an initializer that can be called without its argument.

extension NSAttributedString {
  /// Creates an empty text: `NSAttributedString()`.
  public convenience init(empty: Void = ()) {
    self.init(string: "")
  }
}

extension NSMutableAttributedString {
  /// Creates an empty text: `NSMutableAttributedString()`.
  public convenience init(emptyText: Void = ()) {
    self.init(string: "")
  }
}
