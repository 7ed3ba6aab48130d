public import Foundation

/// A ratio of a width to a height.
public struct AspectRatio: Hashable, Sendable {
  /// The width divided by the height.
  public var ratio: CGFloat

  /// Creates a ratio.
  public init(ratio: CGFloat) {
    self.ratio = ratio
  }

  /// Creates the ratio of two lengths.
  public init(width: CGFloat, height: CGFloat) {
    self.init(ratio: width / height)
  }

  /// As wide as high.
  public static let square = AspectRatio(ratio: 1)

  func size(width: CGFloat) -> CGSize { CGSize(width: width, height: width / ratio) }
  func size(height: CGFloat) -> CGSize { CGSize(width: height * ratio, height: height) }
}

/// An element with a ratio of its width to its height.
public struct ConstrainedAspectRatio: Element {
  /// The rule for the size of an element with a ratio.
  public enum ContentMode: Hashable, Sendable {
    /// The size of its content, of which one side grows.
    case fitContent
    /// The size of its content, of which one side shrinks.
    case shrinkContent
    /// The space it gets, which it fills as far as possible.
    case fitParent
  }

  /// The element.
  public var wrappedElement: any Element
  /// The ratio.
  public var aspectRatio: AspectRatio
  /// The rule for the size.
  public var contentMode: ContentMode

  /// Creates an element with a ratio.
  public init(
    aspectRatio: AspectRatio,
    contentMode: ContentMode = .fitContent,
    wrapping element: any Element
  ) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
    wrappedElement = element
  }

  /// The element, with a ratio.
  public var content: ElementContent {
    let layout = AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode)
    // The height of text that wraps, which grows in less width, makes the width.
    return ElementContent(
      layout: SingleChildLayoutHost(layout),
      followsContract: contentMode == .fitParent
    ) {
      $0.add(element: wrappedElement)
    }
  }
}

extension Element {
  /// The element with a ratio of its width to its height.
  public func constrainedTo(
    aspectRatio: AspectRatio,
    contentMode: ConstrainedAspectRatio.ContentMode = .fitContent
  ) -> ConstrainedAspectRatio {
    ConstrainedAspectRatio(aspectRatio: aspectRatio, contentMode: contentMode, wrapping: self)
  }
}

private struct AspectRatioLayout: SingleChildLayout {
  let aspectRatio: AspectRatio
  let contentMode: ConstrainedAspectRatio.ContentMode

  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    guard contentMode != .fitParent else { return size(filling: proposal) }
    let own = subelement.sizeThatFits(proposal)
    let isTaller = own.height * aspectRatio.ratio > own.width
    return isTaller == (contentMode == .fitContent)
      ? aspectRatio.size(height: own.height) : aspectRatio.size(width: own.width)
  }

  private func size(filling proposal: SizeConstraint) -> CGSize {
    switch (proposal.width.constrainedValue, proposal.height.constrainedValue) {
    case (let width?, let height?):
      let size = aspectRatio.size(height: height)
      return size.width <= width ? size : aspectRatio.size(width: width)
    case (let width?, nil): return aspectRatio.size(width: width)
    case (nil, let height?): return aspectRatio.size(height: height)
    case (nil, nil): return CGSize(width: CGFloat.infinity, height: .infinity)
    }
  }

  func placeSubelement(
    in size: CGSize,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) {}
}
