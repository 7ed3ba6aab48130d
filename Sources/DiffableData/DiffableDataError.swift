/// The reason for which an operation on a snapshot did nothing.
public struct DiffableDataError: Error, Hashable, Sendable {
  /// The reason for the error.
  public enum Reason: Hashable, Sendable {
    /// An identifier is given twice, or a section is there already.
    case duplicateIdentifier
    /// There is no such item.
    case missingItem
    /// There is no such section.
    case missingSection
    /// There is no section to append to.
    case noSections
    /// Items are to be inserted next to one of themselves.
    case relativeToItself
  }

  /// The reason for the error.
  public var reason: Reason
  /// The operation, as it is spelled.
  public var operation: String
  /// The identifier, as text.
  public var identifier: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: the reason for the error.
  ///   - operation: the operation, as it is spelled.
  ///   - identifier: the identifier, as text.
  public init(_ reason: Reason, in operation: String, identifier: String) {
    self.reason = reason
    self.operation = operation
    self.identifier = identifier
  }
}

extension DiffableDataError: CustomStringConvertible {
  /// A sentence with the operation and the identifier.
  public var description: String {
    switch reason {
    case .duplicateIdentifier: "\(operation): \(identifier) is not unique; nothing was changed"
    case .missingItem: "\(operation): there is no item \(identifier); nothing was changed"
    case .missingSection: "\(operation): there is no section \(identifier); nothing was changed"
    case .noSections: "\(operation): there is no section to append to; nothing was changed"
    case .relativeToItself:
      "\(operation): \(identifier) cannot be inserted next to itself; nothing was changed"
    }
  }
}
