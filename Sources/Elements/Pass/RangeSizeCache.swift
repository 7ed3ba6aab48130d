import Foundation

/// Measured sizes, each with the range of proposals that it answers.
///
/// By the sizing contract a size w × h, measured within W × H, is also the size within all limits
/// between w and W and between h and H.
struct RangeSizeCache {
  private struct Entry {
    let proposal: SizeConstraint
    let size: CGSize

    func answers(_ other: SizeConstraint) -> Bool {
      other.widthLimit <= proposal.widthLimit && other.heightLimit <= proposal.heightLimit
        && (other.widthLimit >= size.width || other.widthLimit == proposal.widthLimit)
        && (other.heightLimit >= size.height || other.heightLimit == proposal.heightLimit)
    }
  }

  private var entries: [Entry] = []

  /// The size in a proposal, if it is known, and whether it was measured in this very proposal.
  func size(in proposal: SizeConstraint, infers: Bool) -> (size: CGSize, isExact: Bool)? {
    for entry in entries.reversed()
    where entry.proposal == proposal || infers && entry.answers(proposal) {
      return (entry.size, entry.proposal == proposal)
    }
    return nil
  }

  /// Stores a measured size.
  mutating func insert(_ size: CGSize, for proposal: SizeConstraint) {
    entries.append(Entry(proposal: proposal, size: size))
  }
}
