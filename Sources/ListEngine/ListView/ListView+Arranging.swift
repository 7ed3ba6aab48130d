extension ListView {
  /// Runs something that presents, places or shows content.
  ///
  /// Contents that are asked or applied meanwhile find a list in which these do not belong together;
  /// what they want the list to do waits.
  func arrange<Result>(_ body: () -> Result) -> Result {
    updateQueue.hold {
      let outer = isArranging
      isArranging = true
      defer { isArranging = outer }
      return body()
    }
  }

  /// Runs something that needs what is placed or shown: at once, or when the list has arranged that.
  func whenArranged(_ body: @escaping () -> Void) {
    guard isArranging else { return body() }
    updateQueue.add(followUp: body)
  }
}
