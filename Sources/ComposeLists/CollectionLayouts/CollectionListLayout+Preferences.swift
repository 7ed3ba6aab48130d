import CompositionalLayout
import HeadlessUIKit
import ListEngine

// The sizes that cells prefer, for layouts of an app that follow them.
extension CollectionListLayout {
  /// Tells the layout which sizes the presented cells prefer, until it is content.
  func takePreferences(_ pass: WindowedLayoutPass) {
    for _ in 0..<Self.maxSelfSizingPasses {
      guard tellPreferences(pass) else { return }
      prepareAndAsk(pass.signposter)
    }
  }

  /// Tells the layout which sizes cells prefer; returns whether it has to be prepared again.
  private func tellPreferences(_ pass: WindowedLayoutPass) -> Bool {
    // It is being placed: another layout is not to be requested.
    let onInvalidation = layout.onInvalidation
    layout.onInvalidation = nil
    defer { layout.onInvalidation = onInvalidation }
    var isInvalid = false
    for section in pass.sections {
      for item in pass.items(ofSection: section) {
        let path = IndexPath(item: item, section: section)
        guard let original = layout.layoutAttributesForItem(at: path) else { continue }
        guard follows(original) else { return false }
        let space = CGSize(width: original.size.width, height: .greatestFiniteMagnitude)
        let size = pass.size(ofItem: item, inSection: section, fitting: space)
        if tell(size, original) { isInvalid = true }
      }
    }
    return isInvalid
  }

  /// Returns whether the layout follows what cells prefer: whether a much larger size would change it.
  private func follows(_ original: UICollectionViewLayoutAttributes) -> Bool {
    if let followsPreferences { return followsPreferences }
    let larger = original.preferring(
      CGSize(width: original.size.width * 2 + 100, height: original.size.height * 2 + 100)
    )
    let follows = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: larger,
      withOriginalAttributes: original
    )
    followsPreferences = follows
    return follows
  }

  /// Tells the layout which size a cell prefers; returns whether that invalidates it.
  private func tell(_ size: CGSize, _ original: UICollectionViewLayoutAttributes) -> Bool {
    guard size != original.size else { return false }
    let preferred = original.preferring(size)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    )
    return true
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same attributes with another size.
  @preconcurrency @MainActor
  fileprivate func preferring(_ size: CGSize) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.size = size
    return copy
  }
}
