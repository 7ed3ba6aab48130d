import Foundation
import HeadlessUIKit
import Testing

/// The end of a search by its button.
@MainActor
struct SearchCancelTests {
  private final class Log: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate
  {
    var notes: [String] = []
    func willDismissSearchController(_ searchController: UISearchController) {
      notes.append("will")
    }
    func didDismissSearchController(_ searchController: UISearchController) { notes.append("did") }
    func updateSearchResults(for searchController: UISearchController) {
      notes.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancel") }
  }

  @Test("The button for cancelling tells the bar's delegate, and ends the search")
  func cancel() {
    let (search, log) = (UISearchController(), Log())
    (search.delegate, search.searchResultsUpdater, search.searchBar.delegate) = (log, log, log)
    search.isActive = true
    search.searchBar.text = "a"
    log.notes = []
    search.searchBar.simulateCancelTap()
    #expect(log.notes == ["cancel", "will", "update ''", "did"])
    #expect(!search.isActive && search.searchBar.text == "")
  }
}
