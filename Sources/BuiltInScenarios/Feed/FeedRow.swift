import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// A post as a row: each kind of post has its own content type and view type.
struct FeedRow<Attachment: FeedAttachmentView>: ItemContent, FeedPostRow {
  let post: Feed.Post

  var identifierValue: Int { post.id }

  func isEquivalent(to other: Self) -> Bool { post == other.post }

  static func createReusableContentView(frame: CGRect) -> FeedPostView<Attachment> {
    FeedPostView(frame: frame)
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.show(post)
  }
}

/// A row that shows a post of any kind.
protocol FeedPostRow {
  /// The post.
  var post: Feed.Post { get }
}

extension Feed.Post {
  /// The post as an item of the row type for its kind.
  func item(_ sizing: RunParameters.Sizing) -> any AnyItem {
    switch attachment {
    case .none: item(FeedNothingView.self, sizing, fixedHeight: 170)
    case .picture(let height): item(FeedPictureView.self, sizing, fixedHeight: height + 180)
    case .link: item(FeedLinkView.self, sizing, fixedHeight: 340)
    case .poll: item(FeedPollView.self, sizing, fixedHeight: 310)
    case .ad(_, let height): item(FeedAdView.self, sizing, fixedHeight: height + 230)
    }
  }

  private func item<Attachment: FeedAttachmentView>(
    _: Attachment.Type,
    _ sizing: RunParameters.Sizing,
    fixedHeight: Int
  ) -> any AnyItem {
    let heights = FeedScenario.Numbers.rowHeights
    let fitting = ListEngine.Sizing.thatFits(
      .init(width: .noConstraint, height: .within(heights.min, heights.max))
    )
    return Item(
      FeedRow<Attachment>(post: self),
      sizing: sizing == .text ? fitting : .fixed(height: CGFloat(fixedHeight))
    )
  }
}
