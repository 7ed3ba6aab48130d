import Workloads

/// A feed of which a part is loaded: the model behind the scenario of the same name.
struct Feed {
  /// A post.
  struct Post: Hashable {
    /// The attachment below the text.
    enum Attachment: Hashable {
      case none
      /// A picture of a height in points.
      case picture(height: Int)
      case link(title: String, site: String)
      case poll([Answer])
      /// An advertisement, with a picture of a height in points.
      case ad(title: String, height: Int)
    }

    /// An answer of a poll, and its share of the votes in percent.
    struct Answer: Hashable {
      let text: String
      let percent: Int
    }

    /// The position in the feed.
    let id: Int
    let author: String
    let text: String
    let attachment: Attachment
    var likes: Int
    var isLiked = false
  }

  /// All posts, including those not loaded yet.
  private(set) var posts: [Post]
  /// The number of loaded posts.
  private(set) var loadedCount: Int

  /// Creates a feed that can grow to `count` posts.
  init(count: Int, seed: UInt64) {
    var source = FeedSource(seed: seed)
    posts = (0..<count).map { source.post(id: $0) }
    loadedCount = min(count, FeedScenario.Numbers.firstCount)
  }

  /// The loaded posts.
  var loaded: ArraySlice<Post> { posts.prefix(loadedCount) }

  /// True if there is more to load.
  var hasMore: Bool { loadedCount < posts.count }

  /// A checksum of all posts.
  var checksum: Checksum {
    var checksum = Checksum()
    for post in posts {
      checksum.combine(post.author)
      checksum.combine(post.text)
      checksum.combine(post.likes)
      post.attachment.add(to: &checksum)
    }
    return checksum
  }

  /// Loads another page.
  mutating func loadPage() {
    loadedCount = min(posts.count, loadedCount + FeedScenario.Numbers.pageCount)
  }

  /// Likes a post, or removes the like.
  mutating func toggleLike(of id: Int) {
    posts[id].isLiked.toggle()
    posts[id].likes += posts[id].isLiked ? 1 : -1
  }
}

extension Feed.Post.Attachment {
  fileprivate func add(to checksum: inout Checksum) {
    switch self {
    case .none: checksum.combine(0)
    case .picture(let height): checksum.combine(height)
    case .link(let title, let site):
      checksum.combine(title)
      checksum.combine(site)
    case .poll(let answers):
      for answer in answers {
        checksum.combine(answer.text)
        checksum.combine(answer.percent)
      }
    case .ad(let title, let height):
      checksum.combine(title)
      checksum.combine(height)
    }
  }
}
