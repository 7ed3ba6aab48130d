public import Workloads

/// A conversation: messages come at its end, and older ones are loaded at its start.
public struct ChatScenario: Scenario {
  /// The parameters of the conversation; those without a source are our own choices.
  enum Numbers {
    /// The median length of a message in letters: Log-N(2.83, 1.15), over 474,562 messages.
    /// (process-one.net, "Message archiving benchmark".)
    static let medianLetters = 16.95
    /// The standard deviation of the logarithm of that length. (The same.)
    static let lettersSigma = 1.15
    /// The maximum length of a message, in letters.
    static let maxLetters = 2_000
    /// The share of messages that are pictures.
    static let pictureShare = 0.12
    /// The heights of pictures, in points.
    static let pictureHeights = 180...320
    /// The probability that the other person writes the next message.
    static let turnShare = 0.4
    /// The median number of messages per day.
    static let medianOfDay = 40.0
    /// The standard deviation of the logarithm of that number.
    static let daySigma = 0.6
    /// New messages per second, with bursts counted once.
    static let arrivalsPerSecond = 0.5
    /// The share of arrivals that are bursts.
    static let burstShare = 0.15
    /// The number of messages in a burst.
    static let burstCount = 8
    /// The number of older messages loaded at a time.
    static let historyCount = 50
    /// The distance to the top at which they are loaded, in screens.
    static let historyScreens = 1.0
    /// The time to load older messages, in seconds.
    static let historyDelay = 0.25
    /// The height of a text message with fixed sizes, in points.
    static let fixedHeight = 44.0
  }

  /// `chat`.
  public let name = "chat"
  /// A description of the list.
  public let summary = "A conversation in bubbles, one section per day; it begins at its end"
  /// 5,000 and 20,000.
  public let itemCounts = [5_000, 20_000]
  /// The changes at both ends.
  public let updates =
    "0.5 arrivals per second at the end, some of them 8 at a time; 50 older ones near the top"

  /// At the end, and away from it.
  public let gestures = [GestureScript.tail, .upDown]

  /// Creates the scenario.
  public init() {}

  /// Generates the conversation.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    ChatSession(parameters)
  }
}
