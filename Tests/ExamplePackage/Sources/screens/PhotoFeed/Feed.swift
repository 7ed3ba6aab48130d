import Foundation

/// The posts of the people that a user follows.
struct Feed {
  struct Photo: Identifiable, Equatable {
    var id: Int
    var name: String
    var hue: Double
  }

  struct Post: Identifiable, Equatable {
    var id: Int
    var author: String
    var place: String
    var photos: [Photo]
    var caption: String
    var likes: Int
    var isLiked = false
    var isExpanded = false
  }

  struct Story: Identifiable, Equatable {
    var id: Int
    var author: String
    var isSeen: Bool
  }

  private(set) var stories: [Story]
  private(set) var posts: [Post]

  init(count: Int, using generator: inout some RandomNumberGenerator) {
    stories = Self.authors.enumerated().map { Story(id: $0, author: $1, isSeen: $0 > 4) }
    posts = (0..<count).map { id in
      let sentences = Self.sentences.shuffled(using: &generator)
      return Post(
        id: id,
        author: generator.pick(from: Self.authors),
        place: generator.pick(from: Self.places),
        photos: (0..<Int.random(in: 1...8, using: &generator)).map { number in
          Photo(
            id: number,
            name: "IMG_\(1_000 + id * 10 + number)",
            hue: Double.random(in: 0...1, using: &generator)
          )
        },
        caption: sentences.prefix(Int.random(in: 1...4, using: &generator)).joined(separator: " "),
        likes: Int.random(in: 0...2_000, using: &generator)
      )
    }
  }

  mutating func toggleLike(_ id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isLiked.toggle()
    posts[index].likes += posts[index].isLiked ? 1 : -1
  }

  mutating func expand(_ id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isExpanded = true
  }

  mutating func addLikes(using generator: inout some RandomNumberGenerator) {
    for index in posts.indices where Int.random(in: 0..<4, using: &generator) == 0 {
      posts[index].likes += Int.random(in: 1...5, using: &generator)
    }
  }

  private static let authors = [
    "mira.k", "tom_in_oslo", "atlas", "quietstreets", "jo.and.ben", "north", "saltwater", "pine",
  ]
  private static let places = ["Lisbon", "Tromsø", "Kyoto", "Valparaíso", "Cape Town"]
  private static let sentences = [
    "First light on the river.",
    "We walked for six hours and met nobody but two goats and a very friendly dog.",
    "Shot on the old lens.",
    "Back again next year, hopefully with better weather and certainly with better shoes.",
    "No filter.",
  ]
}
