import ListEngine

extension RunParameters {
  /// The animation of updates; nil leaves the scenario's.
  var listAnimation: ListAnimation? {
    animation == "fast" ? .fast : nil
  }
}
