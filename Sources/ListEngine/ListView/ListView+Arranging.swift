extension ListView {
  /// Runs code that presents, places or shows content.
  ///
  /// Contents that are queried or applied meanwhile see a list in an inconsistent state; actions
  /// that they request are deferred.
  func arrange<Result>(_ body: () -> Result) -> Result {
    updateQueue.hold {
      let outer = isArranging
      isArranging = true
      defer { isArranging = outer }
      return body()
    }
  }

  /// Runs code that needs a consistent list: immediately, or when the list has been arranged.
  func whenArranged(_ body: @escaping () -> Void) {
    guard isArranging else { return body() }
    updateQueue.add(followUp: body)
  }
}
