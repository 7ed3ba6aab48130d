import Foundation

/// Finds where a list that stops at its elements comes to rest after the finger is lifted.
struct PagingTarget {
  /// The position of the element at which the list stops.
  enum Alignment: Hashable {
    /// At the start of the view, after the padding of the content, in points.
    case edge(padding: CGFloat)
    /// In the middle of the view.
    case centered
  }

  var axis: LayoutDirection
  /// The offset when the finger is lifted.
  var offset: CGPoint
  /// The velocity of the finger along the list; positive towards its end.
  var velocity: CGFloat
  /// The uncovered part of the content.
  var visibleContentFrame: CGRect
  /// True if neighbouring pages are partly visible.
  var isPeeking = false

  private static let searchLength: CGFloat = 1_000

  private var isForward: Bool { velocity >= 0 }
  private var position: CGFloat { axis.position(of: offset) }

  /// Returns the area in which to search for the element; `contentSize` is the size of the whole
  /// content.
  func searchRect(contentSize: CGSize) -> CGRect {
    if isPeeking { return visibleContentFrame }
    return axis.rect(
      from: isForward ? position : position - Self.searchLength,
      length: Self.searchLength,
      across: contentSize
    )
  }

  /// The frame of the element to stop at, from the frames in the search rectangle.
  ///
  /// Sticky headers count at their unpinned position.
  func element(among frames: [CGRect]) -> CGRect? {
    if isPeeking, velocity == 0 { return mostVisible(of: frames) }
    let candidates = frames.filter {
      isForward ? axis.start(of: $0) >= position : axis.start(of: $0) <= position
    }
    return switch (isPeeking, isForward) {
    case (true, _): Self.first(of: candidates) { axis.start(of: $0) > axis.start(of: $1) }
    case (false, true): Self.first(of: candidates) { axis.start(of: $0) < axis.start(of: $1) }
    case (false, false): Self.first(of: candidates) { axis.end(of: $0) > axis.end(of: $1) }
    }
  }

  /// The offset that aligns an element.
  func offset(for element: CGRect, _ alignment: Alignment) -> CGPoint {
    let target =
      switch alignment {
      case .edge(let padding): axis.start(of: element) - padding
      case .centered:
        axis.middle(of: element) - (axis.length(of: visibleContentFrame.size) / 2).rounded()
      }
    return axis.point(at: target, across: .zero)
  }

  private func mostVisible(of frames: [CGRect]) -> CGRect? {
    func part(_ frame: CGRect) -> CGFloat { frame.percentageVisible(in: visibleContentFrame) }
    return Self.first(of: frames) { part($0) > part($1) }
  }

  /// The first frame by position; of several that could be, the first in the array.
  private static func first(
    of frames: [CGRect],
    where comesBefore: (CGRect, CGRect) -> Bool
  ) -> CGRect? {
    frames.reduce(nil) { best, frame in
      guard let best else { return frame }
      return comesBefore(frame, best) ? frame : best
    }
  }
}
