extension ListView {
  /// Frees the content before the current one when the frame is over.
  func release(previous: consuming Content) {
    release(.content(previous, replacedBy: contentState.all))
  }

  /// Frees something when the frame is over; see `MainRunLoop.performAfterFrame`.
  func release(_ part: consuming FormerPart) {
    services.formerContents.add(part, update: updateCount, services, runLoop)
  }
}
