import Foundation

/// Measured sizes, each with the range of proposals that it answers.
///
/// By the sizing contract a size w × h, measured within W × H, is also the size within all limits
/// between w and W and between h and H.
struct RangeSizeCache {
  private struct Entry {
    let proposal: SizeConstraint
    let size: CGSize

    @inline(__always)
    func answers(_ other: SizeConstraint, infers: Bool) -> Bool {
      let (width, height) = (other.widthLimit, other.heightLimit)
      let (own, ownHeight) = (proposal.widthLimit, proposal.heightLimit)
      if own == width, ownHeight == height { return true }
      return infers && width <= own && height <= ownHeight
        && (width >= size.width || width == own) && (height >= size.height || height == ownHeight)
    }

    /// Returns whether the limits differ by an invisible amount.
    func isNeighbor(of other: SizeConstraint) -> Bool {
      func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
        one == other || abs(one - other) < 0.01
      }
      return isNear(proposal.widthLimit, other.widthLimit)
        && isNear(proposal.heightLimit, other.heightLimit)
    }
  }

  // Most elements have one or two sizes, which need no array.
  private var first: Entry?
  private var second: Entry?
  private var rest: [Entry] = []

  /// The size in a proposal, if it is known, and whether it was measured in this very proposal.
  func size(in proposal: SizeConstraint, infers: Bool) -> (size: CGSize, isExact: Bool)? {
    let entry =
      rest.last { $0.answers(proposal, infers: infers) }
      ?? second.flatMap { $0.answers(proposal, infers: infers) ? $0 : nil }
      ?? first.flatMap { $0.answers(proposal, infers: infers) ? $0 : nil }
    return entry.map { ($0.size, $0.proposal == proposal) }
  }

  /// Returns whether a size was measured in another proposal that is almost the same.
  func hasNeighbor(of proposal: SizeConstraint) -> Bool {
    first?.isNeighbor(of: proposal) == true || second?.isNeighbor(of: proposal) == true
      || rest.contains { $0.isNeighbor(of: proposal) }
  }

  /// Stores a measured size.
  mutating func insert(_ size: CGSize, for proposal: SizeConstraint) {
    let entry = Entry(proposal: proposal, size: size)
    if first == nil {
      first = entry
    } else if second == nil {
      second = entry
    } else {
      rest.append(entry)
    }
  }
}
