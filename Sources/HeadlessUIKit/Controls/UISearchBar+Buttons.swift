import Foundation

// The buttons and scopes of the bar, which are not drawn, but can be pressed.
extension UISearchBar {
  /// The pictures of the bar.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass.
    case search
    /// The button that empties the field.
    case clear
    /// The button for bookmarks.
    case bookmark
    /// The button for results.
    case resultsList
  }

  /// True if a button for bookmarks is shown.
  public var showsBookmarkButton: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if a button for results is shown.
  public var showsSearchResultsButton: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if that button is chosen.
  public var isSearchResultsButtonSelected: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// Shows or hides the scopes.
  public func setShowsScope(_ showsScope: Bool, animated: Bool) { showsScopeBar = showsScope }

  /// Simulates a tap on the button for bookmarks, if it is shown.
  public func simulateBookmarkTap() {
    if showsBookmarkButton { delegate?.searchBarBookmarkButtonClicked(self) }
  }

  /// Simulates a tap on the button for results, if it is shown.
  public func simulateResultsListTap() {
    if showsSearchResultsButton { delegate?.searchBarResultsListButtonClicked(self) }
  }

  /// Simulates a tap on the button for cancelling: the delegate is notified, and the search that the
  /// bar belongs to ends.
  public func simulateCancelTap() {
    delegate?.searchBarCancelButtonClicked(self)
    owner?.searchWasCancelled()
  }

  /// Simulates a tap on a scope; does nothing if there is none, or it is chosen already.
  public func simulateTap(onScope index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true, index != selectedScopeButtonIndex
    else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    owner?.searchTextDidChange()
  }
}
