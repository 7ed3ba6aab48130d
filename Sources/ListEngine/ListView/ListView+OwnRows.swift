package import HeadlessUIKit

// A list that one of its rows takes as a subview stays where it is.
extension ListView: SuperviewRefusing {
  /// Tells of a view in a row that is to be the list's superview.
  package func refuseSuperview(_ view: UIView) {
    ListMessages.receive(
      "\(messageName) cannot be a subview of \(type(of: view)), which lies in it; it stays where it is."
    )
  }

  /// Goes back to where it was, if the view of a row has taken it before it is shown in the list.
  func leave(_ row: UIView) {
    guard let superview, isDescendant(of: row) else { return }
    refuseSuperview(superview)
    let place = formerPlace
    formerPlace = nil
    guard let former = place?.superview, !former.isDescendant(of: row) else {
      return removeFromSuperview()
    }
    former.insertSubview(self, at: place?.index ?? .max)
  }
}

/// Where a list was among the subviews of its superview.
@preconcurrency @MainActor
struct FormerPlace {
  private(set) weak var superview: UIView?
  let index: Int

  init(of list: ListView) {
    superview = list.superview
    index = list.superview?.subviews.firstIndex { $0 === list } ?? .max
  }
}
