import Foundation

/// Finds where a list comes to rest that stops at its elements, when the finger leaves the screen.
struct PagingTarget {
  /// Where the element stands that the list stops at.
  enum Alignment: Hashable {
    /// At the start of the view, after the padding of the content, in points.
    case edge(padding: CGFloat)
    /// In the middle of the view.
    case centered
  }

  var axis: LayoutDirection
  /// The offset at the time when the finger leaves the screen.
  var offset: CGPoint
  /// How fast the finger was along the list; positive towards its end.
  var velocity: CGFloat
  /// The part of the content that nothing covers.
  var visibleContentFrame: CGRect
  /// Whether neighbours of the page show at its sides.
  var isPeeking = false

  private static let searchLength: CGFloat = 1_000

  private var isForward: Bool { velocity >= 0 }
  private var position: CGFloat { axis.position(of: offset) }

  /// Where to look for the element; `contentSize` is the size of the whole content.
  func searchRect(contentSize: CGSize) -> CGRect {
    if isPeeking { return visibleContentFrame }
    return axis.rect(
      from: isForward ? position : position - Self.searchLength,
      length: Self.searchLength,
      across: contentSize
    )
  }

  /// The frame of the element to stop at, out of the frames in the search rectangle.
  ///
  /// Sticky headers count where they stand when they do not stick.
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

  /// The offset at which an element stands where it shall.
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

  /// The frame that comes first; of several that could, the one that is first in the array.
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
