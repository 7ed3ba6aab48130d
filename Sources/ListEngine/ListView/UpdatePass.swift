/// What one update is made of, from the content to the callbacks; an object, because it is large and handed on.
final class UpdatePass {
  /// What was presented before.
  let old: PresentationState
  /// The part of the content that is presented now.
  let slice: Content.Slice
  /// The difference between the two.
  let diff: SectionedDiff
  /// What became of the states of items, headers and footers.
  let changes: PresentationState.Changes
  /// The difference as observers receive it, computed on first access.
  private(set) lazy var insertionsAndRemovals = InsertionsAndRemovals(
    diff,
    old: old.sections.map(\.model),
    new: slice.content.sections
  )

  init(
    old: PresentationState,
    slice: Content.Slice,
    diff: SectionedDiff,
    changes: PresentationState.Changes
  ) {
    self.old = old
    self.slice = slice
    self.diff = diff
    self.changes = changes
  }
}
