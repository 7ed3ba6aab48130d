public import Foundation
public import HeadlessUIKit

/// The reuse identifier of the cell or header that is being made.
@MainActor
enum ReusableInProgress {
  static private(set) var identifier: String?

  /// Makes a cell or header for an identifier; one that is made meanwhile does not have it.
  static func making<Made>(for identifier: String?, _ make: () -> Made) -> Made {
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
    ReusableInProgress.making(for: reuseIdentifier) { makeRegistered() }
  }
}

/// Tables' cells, whose subclasses can be made with a frame, whichever initialisers they override.
@preconcurrency @MainActor
public protocol CellMaking: ArgumentFreeMaking {
  /// Makes a cell of the class that this is called on; called by `init(frame:)`, not by apps.
  static func makeCellForInitializer(frame: CGRect) -> Self
}

extension CellMaking {
  /// Creates a cell of the usual look that is not used again.
  public init(frame: CGRect) { self = Self.makeCellForInitializer(frame: frame) }
}

extension UITableViewCell: CellMaking {
  /// A cell of this class that is not used again, made by its `init(style:reuseIdentifier:)`.
  public static func makeWithoutArguments() -> Self {
    guard let made = ReusableInProgress.making(for: nil, { makeRegistered() }) as? Self else {
      preconditionFailure("\(self).init(style:reuseIdentifier:) made a cell of another class")
    }
    return made
  }

  /// A cell of this class that is not used again, made by its `init(style:reuseIdentifier:)`; not called by apps.
  public static func makeCellForInitializer(frame: CGRect) -> Self {
    let made = makeWithoutArguments()
    made.frame = frame
    return made
  }
}
