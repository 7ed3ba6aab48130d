import Foundation

extension CGRect {
  /// The fraction of the rectangle's area inside a container, from 0 to 1.
  ///
  /// The container is rounded to whole points, so that an offset of half a point hides nothing. 0
  /// for a rectangle without area.
  func percentageVisible(in container: CGRect) -> CGFloat {
    let area = width * height
    guard area > 0 else { return 0 }
    let x = Self.overlapLength(minX, maxX, container.minX.rounded(.down), ceil(container.width))
    let y = Self.overlapLength(minY, maxY, container.minY.rounded(.down), ceil(container.height))
    return x * y / area
  }

  private static func overlapLength(
    _ min: CGFloat,
    _ max: CGFloat,
    _ containerMin: CGFloat,
    _ containerLength: CGFloat
  ) -> CGFloat {
    Swift.max(0, Swift.min(max, containerMin + containerLength) - Swift.max(min, containerMin))
  }
}
