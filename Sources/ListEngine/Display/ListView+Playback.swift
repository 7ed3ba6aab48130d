import HeadlessUIKit

extension ListView {
  /// How long the collection animates a batch update, in seconds, as UIKit does.
  static let animationDuration = 0.3

  /// How the changes of an animated update are to be seen.
  ///
  /// Rows come as the present layout says, and go as that says which placed them.
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
      insertion: layoutDescription.defaults.itemInsertAndRemoveAnimations,
      removal: removal
    )
  }
}
