// What is said once.
extension WhatIf {
  /// Savings that differ by no more than this part of the larger one are the same to a reader.
  private static let twin = 0.05
  /// A finding mostly takes nearly all of the time that its cause has.
  static let twinOfFinding = 0.15

  /// A cause that next to nothing but rows of one type has is said once, with the type.
  static func withoutTwins(_ all: [WhatIf]) -> [WhatIf] {
    all.filter { one in
      guard case .cause(let name, nil) = one.subject else { return true }
      return !all.contains { other in
        guard case .cause(name, let type?) = other.subject, !type.isEmpty else { return false }
        return one.isLike(other, within: twin)
      }
    }
  }

  /// Returns whether another one saves as much hitch time, all and half of it removed, and as many
  /// frames or one more.
  func isLike(_ other: WhatIf, within part: Double) -> Bool {
    func isLike(_ saved: (WhatIf) -> Int64, least: Double = 0) -> Bool {
      let (one, two) = (Double(saved(self)), Double(saved(other)))
      return abs(one - two) <= max(least, part * max(abs(one), abs(two)))
    }
    return isLike(\.savedHitchNs) && isLike({ $0.now.hitches.hitchNs - $0.halved.hitches.hitchNs })
      && isLike({ Int64($0.savedFrames) }, least: 1)
  }
}
