extension ListView {
  /// Frees something when the frame is over; see `MainRunLoop.performAfterFrame`.
  func release(_ part: consuming FormerPart) {
    services.formerContents.add(part, update: updateCount, services, runLoop)
  }
}
