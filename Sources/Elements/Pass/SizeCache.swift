import Foundation

/// The known sizes of one element in a pass.
enum SizeCache {
  case none
  case original(HintingSizeCache)
  case fast(RangeSizeCache)

  init(_ options: LayoutOptions) {
    switch options.cache {
    case .none: self = .none
    case .original: self = .original(HintingSizeCache(options))
    case .fast: self = .fast(RangeSizeCache())
    }
  }

  /// The size in a proposal, if it is known, or can be inferred from others.
  mutating func size(
    in proposal: SizeConstraint,
    infers: Bool = true,
    _ counts: inout LayoutCounts
  ) -> CGSize? {
    let hit: (size: CGSize, isExact: Bool)?
    switch self {
    case .none: return nil
    case .original(var cache):
      self = .none
      hit = cache.size(in: proposal, infers: infers)
      self = .original(cache)
    case .fast(let cache): hit = cache.size(in: proposal, infers: infers)
    }
    guard let hit else { return nil }
    if hit.isExact { counts.exactHits += 1 } else { counts.inferredHits += 1 }
    return hit.size
  }

  /// Returns whether a size was measured in another proposal that is almost the same.
  func hasNeighbor(of proposal: SizeConstraint) -> Bool {
    guard case .fast(let cache) = self else { return false }
    return cache.hasNeighbor(of: proposal)
  }

  /// Stores a measured size.
  mutating func insert(_ size: CGSize, for proposal: SizeConstraint, infers: Bool = true) {
    switch self {
    case .none: break
    case .original(var cache):
      self = .none
      cache.insert(size, for: proposal, infers: infers)
      self = .original(cache)
    case .fast(var cache):
      self = .none
      cache.insert(size, for: proposal)
      self = .fast(cache)
    }
  }
}
