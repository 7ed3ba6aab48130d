import TraceAnalysis

extension Figures {
  /// Puts the costs of frames and updates by the depth in the list.
  mutating func putDepth(_ depth: DepthSummary?, _ path: String) {
    put("\(path)/depth", depth?.tenths.map(\.number) ?? [])
    for tenth in depth?.tenths ?? [] {
      let own = "\(path)/depth \(tenth.number)"
      put("\(own)/items", "\(tenth.smallestItem) \(tenth.largestItem)")
      put("\(own)/frames", tenth.frames)
      put("\(own)/updates", tenth.updates)
    }
    put(depth?.frames, "\(path)/depth of frames")
    put(depth?.updates, "\(path)/depth of updates")
  }

  private mutating func put(_ fit: DepthFit?, _ path: String) {
    put("\(path)/pairs", fit?.pairs)
    guard let fit else { return }
    put("\(path)/slope", about: fit.slopeNs)
    put("\(path)/low", about: fit.lowNs)
    put("\(path)/high", about: fit.highNs)
    put("\(path)/top", about: fit.topNs)
  }
}
