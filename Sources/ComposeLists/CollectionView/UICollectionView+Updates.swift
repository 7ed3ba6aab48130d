import HeadlessUIKit

// Updates that are awaited.
extension UICollectionView {
  /// Performs updates together, animates them, and returns when they are made.
  ///
  /// - Returns: true.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    performBatchUpdates(updates, completion: nil)
    return true
  }
}
