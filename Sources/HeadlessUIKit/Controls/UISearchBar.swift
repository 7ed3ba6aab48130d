public import Foundation

/// A field for searching.
open class UISearchBar: UIView {
  /// The styles of bars.
  public enum Style: UInt, Hashable, Sendable {
    /// The standard style.
    case `default`
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The field with the text.
  public let searchTextField = UISearchTextField()
  /// The delegate, which observes the text.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style.
  open var searchBarStyle = Style.default
  /// True if a button for cancelling is shown.
  open var showsCancelButton = false
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The text above the field.
  open var prompt: String?
  /// The titles of the scopes of the search.
  open var scopeButtonTitles: [String]?
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// True if the scopes are shown.
  open var showsScopeBar = false
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The search that the bar belongs to.
  weak var owner: (any SearchBarOwner)?

  /// Creates an empty bar.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    searchTextField.bar = self
    addSubview(searchTextField)
    searchTextField.addAction(
      UIAction { [unowned self] _ in
        delegate?.searchBar(self, textDidChange: text ?? "")
        owner?.searchTextDidChange()
      },
      for: .editingChanged
    )
    searchTextField.addAction(
      UIAction { [unowned self] _ in
        delegate?.searchBarTextDidBeginEditing(self)
        owner?.searchDidBegin()
      },
      for: .editingDidBegin
    )
    searchTextField.addAction(
      UIAction { [unowned self] _ in delegate?.searchBarTextDidEndEditing(self) },
      for: .editingDidEnd
    )
    searchTextField.addAction(
      UIAction { [unowned self] _ in delegate?.searchBarSearchButtonClicked(self) },
      for: .primaryActionTriggered
    )
  }

  /// The text; setting it does not tell the delegate, but a search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      let old = searchTextField.text ?? ""
      searchTextField.text = newValue
      if newValue ?? "" != old { owner?.searchTextDidChange() }
    }
  }

  /// Shows or hides the button for cancelling.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A height of 56 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }

  /// As wide as the space, and 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < .greatestFiniteMagnitude ? size.width : 0, height: 56)
  }

  /// Makes the field first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Makes the field resign first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Places the field.
  open override func layoutSubviews() {
    searchTextField.frame = fieldFrame.insetBy(dx: min(8, fieldFrame.width / 2), dy: 0)
  }

  private var fieldFrame: CGRect {
    bounds.insetBy(dx: min(8, bounds.width / 2), dy: min(10, bounds.height / 2))
  }

  /// Draws the background of the field.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    context.fill(fieldFrame, cornerRadius: 10, color: .tertiarySystemFill)
  }
}

/// Observes a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// The user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether a part of the text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// The user pressed the button for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The user pressed the button for results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user pressed Search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user pressed Cancel.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user chose a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Always true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Always true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Always true.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
