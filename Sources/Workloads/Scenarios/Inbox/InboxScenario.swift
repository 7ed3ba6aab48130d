/// A mailbox in three sections, from which mails are swiped away.
public struct InboxScenario: Scenario {
  /// What the mailbox is made of; all are our own choices.
  enum Numbers {
    /// The most mails that are pinned, and the share of all mails that is.
    static let pinned = (most: 5, share: 0.05)
    /// The most mails that are from today, and the share of all mails that is.
    static let today = (most: 40, share: 0.25)
    /// The median length of what a row shows of a mail, in letters.
    static let medianLetters = 48.0
    /// The spread of the logarithm of that length.
    static let lettersSigma = 0.6
    /// The most letters that a row is given.
    static let maxLetters = 160
    /// New mails per second.
    static let arrivalsPerSecond = 0.2
    /// The time to the first swipe and between two swipes, in seconds.
    static let swipeInterval = (first: 1.5, later: 4.0)
    /// How many frames a swipe takes.
    static let swipeFrames = 12
    /// The velocity of the finger, in points per second.
    static let swipeVelocity = 1_500.0
    /// The time until all mails are marked as read, and then until they are again, in seconds.
    static let markInterval = (first: 5.0, later: 20.0)
    /// The height of a row where sizes are fixed, in points.
    static let fixedHeight = 76.0
  }

  /// `inbox`.
  public let name = "inbox"
  /// What the list is.
  public let summary = "Mails of two or three lines: pinned, of today, earlier; with swipe actions"
  /// 5,000.
  public let itemCounts = [5_000]
  /// Mails that come, go and are read.
  public let updates = "0.2 new mails per second, a swipe away every 4 s, all marked every 20 s"

  /// Slow, as one reads.
  public let gestures = [GestureScript.slowRead]

  /// Makes the scenario.
  public init() {}

  /// Generates the mailbox.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    InboxSession(parameters)
  }
}
