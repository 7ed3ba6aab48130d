import ListSchema

extension ListView {
  /// Shows the content that a source makes from a state, now and whenever the state changes.
  ///
  /// Changes of the state are shown at the next turn of the run loop, all at once, with animation.
  /// The source that the list had before is no longer listened to.
  ///
  /// - Returns: what reads and changes the state.
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

  /// Shows the content that a source makes, once.
  public func set(source: StaticSource, animated: Bool = false) {
    set(source: source, initial: StaticSource.State(), animated: animated)
  }

  /// Listens to another source's state, or to none.
  func setSource(_ new: (any DiscardableSourceState)?) {
    sourceState?.discard()
    sourceState = new
  }
}

/// The state of a source, whatever its type.
protocol DiscardableSourceState: AnyObject {
  /// Ends that changes are heard.
  func discard()
}

extension SourceState: DiscardableSourceState {}
