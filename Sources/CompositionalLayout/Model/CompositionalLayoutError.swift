public import HeadlessUIKit

/// The reason for which a section has no layout.
public struct CompositionalLayoutError: Error, Hashable, Sendable {
  /// The reason for the error.
  public enum Reason: Hashable, Sendable {
    /// The insets of a group leave no room for its items.
    case noRoomForGroup
    /// Not even the first item of a group fits into it.
    case itemDoesNotFit
    /// A group has no subitems, or its closure returns no places.
    case emptyGroup
    /// A group has a number of items that is not positive.
    case countNotPositive
    /// A dimension is negative or not finite, or it is a fraction or an estimate of 0.
    case negativeOrNaNDimension
    /// A distance, an offset or a custom frame is not a finite number.
    case notFinite
    /// Two boundary elements of a section have the same kind.
    case duplicateBoundaryKind(String)
    /// The provider returned no section.
    case missingSection
    /// There is no content for an element of a kind.
    case unregisteredKind(String)
    /// A section or item count is negative.
    case negativeItemCount(Int)
  }

  /// The reason for the error.
  public var reason: Reason
  /// The section, or nil for the whole layout.
  public var section: Int?
  /// The size of the container.
  public var container: CGSize
  /// The group, as text.
  public var group: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: the reason for the error.
  ///   - section: the section, or nil for the whole layout.
  ///   - container: the size of the container.
  ///   - group: the group, as text.
  public init(_ reason: Reason, section: Int?, container: CGSize, group: String) {
    self.reason = reason
    self.section = section
    self.container = container
    self.group = group
  }
}

extension CompositionalLayoutError: CustomStringConvertible {
  /// A sentence with the place of the error.
  public var description: String {
    let place = section.map { "section \($0)" } ?? "the layout"
    let room = "\(container.width)×\(container.height)"
    return "\(place): \(reason.text) (group \(group), container \(room))"
  }
}

extension CompositionalLayoutError.Reason {
  fileprivate var text: String {
    switch self {
    case .noRoomForGroup: "the insets leave no room in the group"
    case .itemDoesNotFit: "the group cannot fit even a single item"
    case .emptyGroup: "the group has no items"
    case .countNotPositive: "the count of the group is not positive"
    case .negativeOrNaNDimension:
      "a dimension is negative or not finite, or a fraction or an estimate of 0"
    case .notFinite: "a distance, offset or frame is not a finite number"
    case .duplicateBoundaryKind(let kind): "two boundary elements have the kind \(kind)"
    case .unregisteredKind(let kind): "there is no content for elements of the kind \(kind)"
    case .missingSection: "the provider returned no section"
    case .negativeItemCount(let count): "there cannot be \(count) items"
    }
  }
}
