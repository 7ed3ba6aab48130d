/// A feed of posts of five kinds, which grows as one scrolls.
public struct FeedScenario: Scenario {
  /// What the feed is made of; all are our own choices.
  enum Numbers {
    /// The posts that are there at first: not more than eight flings in a row go through.
    static let firstCount = 100
    /// The posts that are loaded at a time.
    static let pageCount = 20
    /// How near the end must be for that, in screens.
    static let pageScreens = 2.0
    /// How long a page takes to load, in seconds.
    static let pageDelay = 0.2
    /// The time to the first like and between two likes, in seconds.
    static let likeInterval = 1.0
    /// The shares of posts with nothing but text, a picture, a link, a poll; the rest is ads.
    static let kindShares = (text: 0.35, picture: 0.3, link: 0.15, poll: 0.1)
    /// The median length of a text, in letters.
    static let medianLetters = 90.0
    /// The spread of the logarithm of that length.
    static let lettersSigma = 0.8
    /// The longest text, in letters.
    static let maxLetters = 900
    /// The heights of pictures, in points.
    static let pictureHeights = 160...560
    /// The heights of what ads show, in points.
    static let adHeights = 80...240
    /// How many answers a poll has.
    static let answerCounts = 2...4
    /// The heights that rows may have, in points.
    static let rowHeights = (least: 80.0, most: 900.0)
  }

  /// `feed`.
  public let name = "feed"
  /// What the list is.
  public let summary = "Posts of five kinds, 80 to 900 points high; 100 at first, more at the end"
  /// 1,000, 5,000 and 50,000: how far it can grow.
  public let itemCounts = [1_000, 5_000, 50_000]
  /// Pages and likes.
  public let updates = "20 posts more within two screens of the end; a like a second on screen"

  /// Flings whose momentum adds up.
  public let gestures = [GestureScript.repeatFling]

  /// Makes the scenario.
  public init() {}

  /// Generates the feed.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    FeedSession(parameters)
  }
}
