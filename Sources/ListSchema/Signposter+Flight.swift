public import Signposts

extension Signposter {
  /// Asks the flight recorder to keep the seconds up to now, as for a late frame.
  ///
  /// ```swift
  /// list.signposter.keepRing("the search took 3 s")
  /// ```
  ///
  /// Without `listscope flight` it is an event like any other. Of several requests within a second only
  /// the first one is kept.
  ///
  /// - Parameter reason: why; reports show it.
  public func keepRing(_ reason: String) {
    guard isEnabled else { return }
    event(.ringRequest, .ringRequest(reason: reason))
  }
}
