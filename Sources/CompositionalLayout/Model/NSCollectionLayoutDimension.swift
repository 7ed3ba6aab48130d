public import HeadlessUIKit

/// One side of a size: a fraction of the container, a number of points, or an estimate.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  /// The meaning of a dimension's number.
  enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The fraction, or the number of points.
  public let dimension: CGFloat

  /// A fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(kind: .fractionalWidth, dimension: fractionalWidth)
  }

  /// A fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: fractionalHeight)
  }

  /// A number of points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(kind: .absolute, dimension: absoluteDimension)
  }

  /// A number of points until the element's preferred size is known.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(kind: .estimated, dimension: estimatedDimension)
  }

  /// The largest preferred size among the items of a group, and an estimate until it is known.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(kind: .uniformAcrossSiblings, dimension: estimate)
  }

  /// True if it is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// True if it is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// True if it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// True if the element's preferred size decides.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// True if the largest preferred size among the items of a group decides.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// The length in a container; for estimates, the estimate.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }

  /// True if the number can be used: within the limit of lengths, not negative, and 0 only if it is absolute.
  var isValid: Bool { dimension.isLength && (dimension > 0 || isAbsolute && dimension == 0) }
}

extension NSCollectionLayoutDimension: CustomStringConvertible {
  /// A short text, such as "fw0.5" for half the container's width.
  public var description: String {
    switch kind {
    case .fractionalWidth: "fw\(dimension)"
    case .fractionalHeight: "fh\(dimension)"
    case .absolute: "a\(dimension)"
    case .estimated: "e\(dimension)"
    case .uniformAcrossSiblings: "u\(dimension)"
    }
  }
}
