#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// The feed: stories, and posts with a carousel of pictures each.
final class PhotoFeedViewController: ListViewController {
  var feed: Feed

  init(feed: Feed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func configure(list: inout ListProperties) {
    list.appearance.backgroundColor = .systemBackground
    list.layout = .table { $0.layout.interSectionSpacingWithNoFooter = 4 }
    list("stories") { section in
      section += Item.list("stories", sizing: .fixed(height: 104)) { list in
        list.layout = .table { table in
          table.direction = .horizontal
          table.bounds = .init(padding: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
        }
        list("stories") { section in
          section += feed.stories.map { Item(StoryTile(story: $0), sizing: .fixed(width: 76)) }
        }
      }
    }
    for post in feed.posts {
      list(post.id) { section in
        section += PostHeader(post: post.id, author: post.author, place: post.place)
        section += carousel(of: post)
        section += PostCaption(
          post: post,
          onLike: { [weak self] in self?.like(post.id) },
          onMore: { [weak self] in self?.expand(post.id) }
        )
      }
    }
  }

  private func carousel(of post: Feed.Post) -> Item<EmbeddedList> {
    Item.list("photos-\(post.id)", sizing: .fixed(height: 260)) { list in
      list.layout = .table { table in
        table.direction = .horizontal
        table.layout.itemSpacing = 8
        table.bounds = .init(padding: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
      }
      list(post.id) { section in
        section += post.photos.map { Item(PhotoTile(photo: $0), sizing: .fixed(width: 240)) }
      }
    }
  }

  private func like(_ id: Feed.Post.ID) {
    feed.toggleLike(id)
    reload(animated: true)
  }

  private func expand(_ id: Feed.Post.ID) {
    feed.expand(id)
    reload(animated: true)
  }
}
