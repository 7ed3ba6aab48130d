public import Workloads

/// A mailbox in three sections, from which mails are swiped away.
public struct InboxScenario: Scenario {
  /// The parameters of the mailbox; all are our own choices.
  enum Numbers {
    /// The maximum number of pinned mails, and their share of all mails.
    static let pinned = (max: 5, share: 0.05)
    /// The maximum number of mails from today, and their share of all mails.
    static let today = (max: 40, share: 0.25)
    /// The median length of a mail's preview, in letters.
    static let medianLetters = 48.0
    /// The standard deviation of the logarithm of that length.
    static let lettersSigma = 0.6
    /// The maximum length of a preview, in letters.
    static let maxLetters = 160
    /// New mails per second.
    static let arrivalsPerSecond = 0.2
    /// The time before the first swipe and between swipes, in seconds.
    static let swipeInterval = (first: 1.5, later: 4.0)
    /// The number of frames of a swipe.
    static let swipeFrames = 12
    /// The velocity of the finger, in points per second.
    static let swipeVelocity = 1_500.0
    /// The time before all mails are first marked as read, and between further times, in seconds.
    static let markInterval = (first: 5.0, later: 20.0)
    /// The height of a row with fixed sizes, in points.
    static let fixedHeight = 76.0
  }

  /// `inbox`.
  public let name = "inbox"
  /// A description of the list.
  public let summary = "Mails of two or three lines: pinned, of today, earlier; with swipe actions"
  /// 5,000.
  public let itemCounts = [5_000]
  /// Mails that arrive, are deleted and are read.
  public let updates = "0.2 new mails per second, a swipe away every 4 s, all marked every 20 s"

  /// The whole list, or slowly, as when reading.
  public let gestures = [GestureScript.tour, .slowRead]

  /// Creates the scenario.
  public init() {}

  /// Generates the mailbox.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    InboxSession(parameters)
  }
}
