import Foundation

/// A search of a screen's content.
///
/// Its bar is above the window of the screen that it searches, where it is not seen:
/// `searchBar.text` and `searchBar.searchTextField` take what a user types, and both update the
/// results.
open class UISearchController: UIViewController, SearchBarOwner {
  /// The bar that takes the text.
  public let searchBar = UISearchBar()
  /// The controller that shows the results; nil for the searched one.
  public let searchResultsController: UIViewController?
  /// Shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is notified of the search's beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// True if the content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// True if the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// True if a button for cancelling is shown by itself.
  open var automaticallyShowsCancelButton = true
  /// True if the controller for results is shown by itself.
  open var automaticallyShowsSearchResultsController = true
  /// True if the controller for results is shown.
  open var showsSearchResultsController = false
  /// The conditions under which scopes are shown.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// As the system does it.
    case automatic
    /// As the app says.
    case manual
    /// While there is text.
    case onTextEntry
    /// During a search.
    case onSearchActivation
  }
  /// The condition under which scopes are shown; they are not drawn.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// True if scopes are shown by themselves; they are not drawn.
  open var automaticallyShowsScopeBar = true
  /// The place of the bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// True while the user searches.
  open var isActive = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: shows the results; nil for the searched controller.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.owner = self
  }

  /// Simulates that the user cancels the search.
  open func simulateCancel() { searchBar.simulateCancelTap() }

  /// Puts the bar above a window, so that its field can be edited; nil takes it out.
  func enter(_ window: UIWindow?) {
    guard let window else {
      if searchBar.superview is UIWindow { searchBar.removeFromSuperview() }
      return
    }
    guard searchBar.superview == nil else { return }
    let height = searchBar.intrinsicContentSize.height
    searchBar.frame = CGRect(x: 0, y: -height, width: window.bounds.width, height: height)
    window.insertSubview(searchBar, at: 0)
  }

  func searchTextDidChange() {
    if !isActive, !(searchBar.text ?? "").isEmpty { isActive = true } else { updateResults() }
  }

  func searchDidBegin() { isActive = true }

  func searchWasCancelled() { isActive = false }

  private func activityDidChange() {
    if isActive {
      delegate?.willPresentSearchController(self)
      updateResults()
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      if searchBar.text?.isEmpty == false { searchBar.text = "" } else { updateResults() }
      searchBar.resignFirstResponder()
      delegate?.didDismissSearchController(self)
    }
  }

  private func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// Shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text has changed, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// The user has chosen a suggestion.
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  )
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is notified of a search's beginning and end.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is about to begin, and the delegate may present the controller; it need not.
  func presentSearchController(_ searchController: UISearchController)
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// The search that a bar belongs to.
@preconcurrency @MainActor
protocol SearchBarOwner: AnyObject {
  /// The text has changed.
  func searchTextDidChange()
  /// The user begins to edit the text.
  func searchDidBegin()
  /// The user cancels the search.
  func searchWasCancelled()
}
