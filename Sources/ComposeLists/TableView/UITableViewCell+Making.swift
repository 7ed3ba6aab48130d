import HeadlessUIKit

/// The reuse identifier of the cell or header that is being made.
@MainActor
enum ReusableInProgress {
  static var identifier: String?
}

extension UITableViewCell {
  /// Creates a cell of the usual look for the identifier in progress; see `makeRegistered`.
  package convenience init(registered: Void) {
    self.init(style: .default, reuseIdentifier: ReusableInProgress.identifier)
  }

  /// A cell of the class that this is called on, made by its `init(style:reuseIdentifier:)`.
  ///
  /// The convenience initialiser above, called with that class: as for `UIView.makeWithFrame`.
  @_silgen_name("$s12ComposeLists15UITableViewCellC10registeredACyt_tcfC")
  package static func makeRegistered() -> UITableViewCell

  /// A cell of this class for a reuse identifier.
  static func make(reuseIdentifier: String) -> UITableViewCell {
    ReusableInProgress.identifier = reuseIdentifier
    defer { ReusableInProgress.identifier = nil }
    return makeRegistered()
  }
}
