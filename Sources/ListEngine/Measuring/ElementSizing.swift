import Foundation

/// The rule by which an item, a header or a footer is sized, with the size that needs no measuring.
struct ElementSizing {
  let rule: Sizing
  /// The size of the rule that needs no measuring; nil if there is none.
  let fixed: CGSize?
  /// False if a side of that size is infinite or NaN.
  let isFinite: Bool

  init(_ rule: Sizing) {
    self.rule = rule
    fixed = rule.fixedSize
    isFinite = fixed.map(Sizing.isFinite) ?? true
  }
}
