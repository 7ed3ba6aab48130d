import ListSchema

extension ListView {
  /// Shows the content that a source builds from a state, now and whenever the state changes.
  ///
  /// Changes of the state are shown together in the next turn of the run loop, with animation. The
  /// previous source is no longer observed.
  ///
  /// - Returns: access to the state.
  @discardableResult
  public func set<Source: ListViewSource>(
    source: Source,
    initial: Source.State,
    animated: Bool = false
  ) -> StateAccessor<Source.State> {
    let state = SourceState(
      initial,
      schedule: { [weak self] in self?.performOnNextTurn(.sourceReload, $0) },
      reload: {}
    )
    state.onReload { [weak self, weak state] in
      guard let self, let state else { return }
      takeOver(source.content(with: state), animated: true)
    }
    setSource(state)
    takeOver(source.content(with: state), animated: animated)
    return StateAccessor(state)
  }

  /// Shows the content that a source builds, once.
  public func set(source: StaticSource, animated: Bool = false) {
    set(source: source, initial: StaticSource.State(), animated: animated)
  }

  /// Observes another source's state, or none.
  func setSource(_ new: (any DiscardableSourceState)?) {
    settings.sourceState?.discard()
    settings.sourceState = new
  }
}

/// A type-erased state of a source.
protocol DiscardableSourceState: AnyObject {
  /// Stops observing changes.
  func discard()
}

extension SourceState: DiscardableSourceState {}
