import Foundation
public import HeadlessUIKit
import ListSchema

extension ListView {
  /// The control above the content: the one that was set, or that of the content's `refreshControl`; nil for none.
  ///
  /// `trigger()` simulates that the user pulls it.
  public var refreshControl: UIRefreshControl? {
    get { scrollView.refreshControl }
    set {
      hasOwnRefreshControl = newValue != nil
      updateQueue.perform { self.keepingOffset { self.scrollView.refreshControl = newValue } }
    }
  }

  /// True if the app has set the control, and not the content.
  private var hasOwnRefreshControl: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// Updates the refresh control from the content, before everything else.
  ///
  /// Content that was below a refreshing control moves back to the top when refreshing has ended.
  func updateRefreshControl() {
    keepingOffset { applyRefreshControl() }
  }

  private func applyRefreshControl() {
    guard let model = contentState.all.refreshControl else {
      if scrollView.refreshControl != nil, !hasOwnRefreshControl { scrollView.refreshControl = nil }
      return
    }
    let control = scrollView.refreshControl ?? UIRefreshControl()
    control.attributedTitle = model.title?.attributed
    control.tintColor = appearance.refreshControlColor
    control.onValueChanged = { [weak self] in
      self?.notify(.refresh, count: 1, model.onRefresh)
    }
    if scrollView.refreshControl == nil { scrollView.refreshControl = control }
    if model.isRefreshing, !control.isRefreshing { control.beginRefreshing() }
    if !model.isRefreshing, control.isRefreshing { control.endRefreshing() }
  }

  /// Scrolls to show the refresh control when it starts refreshing, if it is configured so.
  func showRefreshControl() {
    guard let model = contentState.all.refreshControl, model.isRefreshing,
      case .displayWhenRefreshing(let animate, let scrollToTop) = model.offsetAdjustmentBehavior
    else { return }
    let top = scrollView.adjustedContentInset.top
    let height = scrollView.refreshControl?.frame.height ?? 0
    let isAtTop = scrollView.contentOffset.y <= -(top - height)
    guard isAtTop || scrollToTop else { return }
    scrollView.setContentOffset(CGPoint(x: 0, y: -top), animated: animate)
  }
}

extension RefreshControl.Title {
  fileprivate var attributed: NSAttributedString {
    switch self {
    case .string(let text): NSAttributedString(string: text)
    case .attributed(let text): text
    }
  }
}
