import Foundation
import HeadlessUIKit

/// Measures and places the element of a scroll view.
struct ScrollLayout: SingleChildLayout {
  let contentInset: UIEdgeInsets
  let contentSize: ScrollView.ContentSize
  let centersUnderflow: Bool

  private func fittedSize(
    of subelement: Subelement,
    in proposal: SizeConstraint
  ) -> CGSize {
    switch contentSize {
    case .fittingHeight:
      subelement.sizeThatFits(SizeConstraint(width: proposal.width, height: .unconstrained))
    case .fittingWidth:
      subelement.sizeThatFits(SizeConstraint(width: .unconstrained, height: proposal.height))
    case .fittingContent: subelement.sizeThatFits(.unconstrained)
    case .custom(let size): size
    }
  }

  func sizeThatFits(
    proposal: SizeConstraint,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) -> CGSize {
    let fitted = fittedSize(of: subelement, in: proposal.inset(by: contentInset))
    return CGSize(
      width: min(
        fitted.width + (contentInset.left + contentInset.right),
        proposal.width.constrainedValue ?? .infinity
      ),
      height: min(
        fitted.height + (contentInset.top + contentInset.bottom),
        proposal.height.constrainedValue ?? .infinity
      )
    )
  }

  func placeSubelement(
    in size: CGSize,
    subelement: Subelement,
    environment: Environment,
    cache: inout Void
  ) {
    let inner = CGSize(
      width: size.width - (contentInset.left + contentInset.right),
      height: size.height - (contentInset.top + contentInset.bottom)
    )
    var item = fittedSize(of: subelement, in: SizeConstraint(inner))
    if item.width == .infinity || contentSize == .fittingHeight { item.width = inner.width }
    if item.height == .infinity || contentSize == .fittingWidth { item.height = inner.height }
    var origin = CGPoint.zero
    if centersUnderflow {
      if item.width < size.width { origin.x = (size.width - item.width) / 2 }
      if item.height < size.height { origin.y = (size.height - item.height) / 2 }
    }
    subelement.place(at: origin, size: item)
  }
}
