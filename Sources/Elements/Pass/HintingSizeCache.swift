import Foundation

/// Sizes by proposal, with the conclusions that Blueprint draws from the sizing contract.
struct HintingSizeCache {
  private let options: LayoutOptions
  private var sizes: [SizeConstraint: CGSize] = [:]
  private var hasUnconstrainedWidth = false
  private var hasUnconstrainedHeight = false

  init(_ options: LayoutOptions) {
    self.options = options
  }

  /// The size in a proposal, if it is known; whether it was asked for or noted for this proposal.
  mutating func size(
    in proposal: SizeConstraint,
    infers: Bool
  ) -> (size: CGSize, isExact: Bool)? {
    defer { note(proposal) }
    if let known = sizes[proposal] { return (known, true) }
    guard infers, options.searchUnconstrainedKeys, let found = search(proposal) else { return nil }
    sizes[proposal] = found
    return (found, false)
  }

  /// Stores a measured size.
  mutating func insert(_ size: CGSize, for proposal: SizeConstraint, infers: Bool) {
    sizes[proposal] = size
    guard infers, options.hintRangeBoundaries else { return }
    let isNarrower = isBelow(size.width, proposal.widthLimit)
    let isLower = isBelow(size.height, proposal.heightLimit)
    if isNarrower {
      sizes[SizeConstraint(widthLimit: size.width, heightLimit: proposal.heightLimit)] = size
    }
    if isLower {
      sizes[SizeConstraint(widthLimit: proposal.widthLimit, heightLimit: size.height)] = size
    }
    if isNarrower, isLower {
      sizes[SizeConstraint(widthLimit: size.width, heightLimit: size.height)] = size
    }
  }

  /// Returns whether a length is a limit of its own: the greatest finite number is none.
  private func isBelow(_ length: CGFloat, _ limit: CGFloat) -> Bool {
    length < limit && length < .greatestFiniteMagnitude
  }

  private mutating func note(_ proposal: SizeConstraint) {
    if proposal.widthLimit == .infinity { hasUnconstrainedWidth = true }
    if proposal.heightLimit == .infinity { hasUnconstrainedHeight = true }
  }

  private func search(_ proposal: SizeConstraint) -> CGSize? {
    guard proposal.widthLimit < .infinity, proposal.heightLimit < .infinity else { return nil }
    if hasUnconstrainedHeight,
      let size = sizes[SizeConstraint(widthLimit: proposal.widthLimit, heightLimit: .infinity)],
      size.height <= proposal.heightLimit
    {
      return size
    }
    if hasUnconstrainedWidth,
      let size = sizes[SizeConstraint(widthLimit: .infinity, heightLimit: proposal.heightLimit)],
      size.width <= proposal.widthLimit
    {
      return size
    }
    return nil
  }
}
