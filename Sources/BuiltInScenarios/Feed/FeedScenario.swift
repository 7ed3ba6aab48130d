public import Workloads

/// A feed of posts of five kinds, which grows while scrolling.
public struct FeedScenario: Scenario {
  /// The parameters of the feed; all are our own choices.
  enum Numbers {
    /// The number of posts at first: no more than eight flings scroll through.
    static let firstCount = 100
    /// The number of posts loaded at a time.
    static let pageCount = 20
    /// The distance to the end at which they are loaded, in screens.
    static let pageScreens = 2.0
    /// The time to load a page, in seconds.
    static let pageDelay = 0.2
    /// The time before the first like and between likes, in seconds.
    static let likeInterval = 1.0
    /// The shares of posts with only text, with a picture, a link, a poll; the rest are ads.
    static let kindShares = (text: 0.35, picture: 0.3, link: 0.15, poll: 0.1)
    /// The median length of a text, in letters.
    static let medianLetters = 90.0
    /// The standard deviation of the logarithm of that length.
    static let lettersSigma = 0.8
    /// The maximum length of a text, in letters.
    static let maxLetters = 900
    /// The heights of pictures, in points.
    static let pictureHeights = 160...560
    /// The heights of pictures in ads, in points.
    static let adHeights = 80...240
    /// The number of answers in a poll.
    static let answerCounts = 2...4
    /// The minimum and maximum height of a row, in points.
    static let rowHeights = (min: 80.0, max: 900.0)
  }

  /// `feed`.
  public let name = "feed"
  /// A description of the list.
  public let summary = "Posts of five kinds, 80 to 900 points high; 100 at first, more at the end"
  /// 1,000, 5,000 and 50,000: the maximum size.
  public let itemCounts = [1_000, 5_000, 50_000]
  /// Pages and likes.
  public let updates = "20 posts more within two screens of the end; a like a second on screen"

  /// The whole list, or flings with accumulating momentum.
  public let gestures = [GestureScript.tour, .repeatFling]

  /// Creates the scenario.
  public init() {}

  /// Generates the feed.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    FeedSession(parameters)
  }
}
