/// The parts of one update, from the content to the callbacks; an object, because it is large and
/// handed on.
final class UpdatePass {
  /// The sections that were presented before the update.
  ///
  /// Nothing else of what was presented: dictionaries that an update changes would be copied.
  let old: OffsetArray<PresentationSection>
  /// The part of the content that is presented now.
  let slice: Content.Slice
  /// The difference between the two.
  let diff: SectionedDiff
  /// The changes of the states of items, headers and footers.
  private(set) var changes: PresentationState.Changes
  /// The difference of the whole content, if more is needed than the presented part.
  private(set) var change: ContentChange?
  /// The difference as observers receive it, computed on first access.
  private(set) lazy var insertionsAndRemovals =
    change?.insertionsAndRemovals
    ?? InsertionsAndRemovals(
      diff,
      old: old.map(\.model),
      new: slice.content.sections
    )
  /// True if the content has changed, as far as it was compared.
  var hasChanges: Bool { !diff.isEmpty || change.map { !$0.diff.isEmpty } ?? false }

  init(
    old: OffsetArray<PresentationSection>,
    slice: Content.Slice,
    diff: SectionedDiff,
    changes: PresentationState.Changes,
    change: ContentChange?
  ) {
    self.old = old
    self.slice = slice
    self.diff = diff
    self.changes = changes
    self.change = change
  }

  /// Forgets the whole content before, which is freed by itself.
  func forgetChange() {
    change = nil
    changes.counted = .presented
  }
}
