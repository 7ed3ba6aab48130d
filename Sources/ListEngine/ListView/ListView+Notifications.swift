import ListSchema

extension ListView {
  /// Runs the callbacks that an event leads to.
  func notify(_ notification: ListNotification) {
    let observer = settings.stateObserver
    switch notification {
    case .update(let pass, let reason): notify(pass, reason)
    case .didScroll:
      notify(.didScroll, observer.onDidScroll) { .init(actions: $0, positionInfo: positionInfo) }
    case .beginDrag:
      notify(.beginDrag, observer.onBeginDrag) { _ in .init(positionInfo: positionInfo) }
    case .didEndDeceleration:
      notify(.didEndDeceleration, observer.onDidEndDeceleration) {
        .init(actions: $0, positionInfo: positionInfo)
      }
    case .didEndScrollingAnimation(let completions): notifyEndOfScrollingAnimation(completions)
    case .keyboardFrameWillChange:
      guard let move = screenKeyboard.move else { return }
      onKeyboardFrameWillChange?(move.keyboard, (move.duration, move.curve))
    case .frameChanged(let old, let new):
      notify(.frameChanged, observer.onFrameChanged) {
        .init(actions: $0, positionInfo: positionInfo, old: old, new: new)
      }
    }
  }

  private func notify(_ pass: UpdatePass, _ reason: UpdateReason) {
    let callbacks = pass.changes.callbacks
    notify(.itemChanges, count: callbacks.calls.count) { callbacks.perform() }
    guard reason.changesContent else { return }
    notify(.contentUpdated, settings.stateObserver.onContentUpdated) {
      .init(
        hadChanges: pass.hasChanges,
        insertionsAndRemovals: pass.insertionsAndRemovals,
        actions: $0,
        positionInfo: positionInfo
      )
    }
  }

  private func notifyEndOfScrollingAnimation(_ completions: [ScrollCompletions.Call]) {
    let info = positionInfo
    notify(.didEndScrollingAnimation, settings.stateObserver.onDidEndScrollingAnimation) {
      .init(actions: $0, positionInfo: info)
    }
    notify(.scrollCompletion, count: completions.count) {
      for completion in completions { completion(info) }
    }
  }
}
