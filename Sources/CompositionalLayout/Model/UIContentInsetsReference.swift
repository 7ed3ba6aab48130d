public import HeadlessUIKit

/// The insets that a layout keeps free at both sides of its scroll direction.
public enum UIContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
  /// Those of the layout's configuration.
  case automatic
  /// Nothing.
  case none
  /// The safe area's insets.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The margins of readable text.
  case readableContent
}

/// The insets that content can keep clear of.
public struct ContentInsetsReferences: Hashable, Sendable {
  /// The insets of the safe area.
  public var safeArea: NSDirectionalEdgeInsets
  /// The layout margins.
  public var layoutMargins: NSDirectionalEdgeInsets
  /// The margins of readable text.
  public var readableContent: NSDirectionalEdgeInsets

  /// Creates insets; none by default.
  public init(
    safeArea: NSDirectionalEdgeInsets = .zero,
    layoutMargins: NSDirectionalEdgeInsets = .zero,
    readableContent: NSDirectionalEdgeInsets = .zero
  ) {
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent
  }

  subscript(reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .automatic, .safeArea: safeArea
    case .none: .zero
    case .layoutMargins: layoutMargins
    case .readableContent: readableContent
    }
  }
}
