import HeadlessUIKit

extension ListView {
  /// The duration of batch update animations, in seconds, as in UIKit.
  static let animationDuration = 0.3

  /// The animations of an animated update.
  ///
  /// Inserted rows use the animations of the current layout, removed rows those of the layout that
  /// placed them.
  func playback(
    of diff: SectionedDiff,
    _ changes: PresentationState.Changes,
    removal: ItemInsertAndRemoveAnimations
  ) -> UpdatePlayback {
    UpdatePlayback(
      diff,
      changes,
      animation,
      start: presentation.start,
      insertion: placement.description.defaults.itemInsertAndRemoveAnimations,
      removal: removal
    )
  }
}
