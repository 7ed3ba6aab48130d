import Foundation

/// A part of a search that stands before the text.
@preconcurrency @MainActor
open class UISearchToken {
  /// The picture.
  public let icon: UIImage?
  /// The text.
  public let text: String
  /// The object of the app that it stands for.
  open var representedObject: Any?

  /// Creates a part.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
  /// The bar that the field is in; nil for none.
  weak var bar: UISearchBar?

  /// The parts of the search before the text; they are not drawn here.
  open var tokens: [UISearchToken] = []
  /// True if keys remove parts.
  open var allowsDeletingTokens = true
  /// True if parts can be copied.
  open var allowsCopyingTokens = true
  /// The colour behind a part.
  open var tokenBackgroundColor: UIColor?

  /// Adds a part at an index, or at the nearest end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a part.
  ///
  /// - Precondition: there is such a part.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  /// True if the field can become first responder: the bar's delegate allows it, too.
  open override var canBecomeFirstResponder: Bool {
    guard super.canBecomeFirstResponder, let bar else { return super.canBecomeFirstResponder }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  /// True if the field can resign first responder: the bar's delegate allows it, too.
  open override var canResignFirstResponder: Bool {
    guard super.canResignFirstResponder, let bar else { return super.canResignFirstResponder }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  override func mayReplace(_ range: NSRange, with string: String) -> Bool {
    guard super.mayReplace(range, with: string) else { return false }
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }
}
