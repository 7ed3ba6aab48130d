import TraceAnalysis

extension RunMismatch {
  /// The name of the difference.
  var name: String {
    switch self {
    case .neverMixed(let name), .parameter(let name): name
    }
  }
}
