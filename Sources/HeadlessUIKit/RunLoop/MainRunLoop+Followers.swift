extension MainRunLoop {
  /// Takes along a loop that was in use before this one: what waits there happens when it would have.
  ///
  /// It follows until nothing waits in it at all.
  func lead(_ other: MainRunLoop) {
    guard other !== self, !other.isEmpty, !other.leads(self),
      !followers.contains(where: { $0 === other })
    else { return }
    followers.append(other)
  }

  private func leads(_ other: MainRunLoop) -> Bool {
    followers.contains { $0 === other || $0.leads(other) }
  }

  func advanceFollowers(by seconds: Double) {
    for loop in followers { loop.advance(by: seconds) }
    followers = followers.filter { !$0.isEmpty }
  }
}
