public import Foundation
public import HeadlessUIKit

/// The reuse identifier of the cell or header that is being made.
@MainActor
enum ReusableInProgress {
  private(set) static var identifier: String?

  /// Makes one for a reuse identifier, or for none; it may make others meanwhile.
  static func make<View>(_ identifier: String?, _ make: () -> View) -> View {
    let outer = self.identifier
    self.identifier = identifier
    defer { self.identifier = outer }
    return make()
  }
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
    ReusableInProgress.make(reuseIdentifier) { makeRegistered() }
  }
}

/// Tables' cells, whose subclasses can be made with a frame, whichever initialisers they override.
@preconcurrency @MainActor
public protocol CellMaking: ArgumentFreeMaking {}

extension CellMaking {
  /// Creates a cell of the usual look that is not used again.
  public init(frame: CGRect) {
    let made = Self.makeWithoutArguments()
    (made as? UITableViewCell)?.frame = frame
    self = made
  }
}

extension UITableViewCell: CellMaking {
  /// A cell of this class that is not used again, made by its `init(style:reuseIdentifier:)`.
  public static func makeWithoutArguments() -> Self {
    instance(of: Self.self, by: "init(style:reuseIdentifier:)") {
      ReusableInProgress.make(nil) { makeRegistered() }
    }
  }
}
