public import Foundation

/// A suggestion below a search bar.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  /// The text.
  var localizedSuggestion: String? { get }
  /// The description, for assistive technologies.
  var localizedDescription: String? { get }
  /// The picture.
  var iconImage: UIImage? { get }
  /// The object of the app that it stands for.
  var representedObject: Any? { get set }
}

/// A suggestion with a text and a picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: UISearchSuggestion {
  /// The text with attributes.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The text.
  public var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// The description, for assistive technologies.
  public let localizedDescription: String?
  /// The picture.
  public let iconImage: UIImage?
  /// The object of the app that it stands for.
  open var representedObject: Any?

  /// Creates a suggestion with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }

  /// Creates a suggestion.
  public convenience init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: suggestion),
      localizedDescription: description,
      iconImage: iconImage
    )
  }
}

extension UISearchController {
  /// The former name of `obscuresBackgroundDuringPresentation`.
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// The suggestions below the bar; they are not drawn.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// Simulates that the user chooses a suggestion.
  public func simulateSelection(of suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }
}
