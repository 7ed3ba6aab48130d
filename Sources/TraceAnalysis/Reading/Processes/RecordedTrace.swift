/// The facts in a trace as a whole about the processes whose events it holds.
public struct RecordedTrace: Hashable, Sendable {
  /// The identity that the parts of a trace share: its UUID, or its path where it has none.
  ///
  /// Archives of a rotated session and snapshots share it; two sessions, users or word sizes do not.
  public let identity: String
  /// The folder of its first part, below the folder that was read.
  public let folder: String
  /// The host; empty where the trace does not say.
  public let host: String
  /// The name and the creation time of the session; nil where the trace does not say.
  public let session: String?
  /// The only process of the trace, which has buffers per process; nil for other traces.
  public let pid: Int32?
  /// The time to the second at which that process registered; nil where the trace does not say.
  public let registration: String?

  /// Describes a trace.
  public init(
    identity: String,
    folder: String = "",
    host: String = "",
    session: String? = nil,
    pid: Int32? = nil,
    registration: String? = nil
  ) {
    (self.identity, self.folder, self.host) = (identity, folder, host)
    (self.session, self.pid, self.registration) = (session, pid, registration)
  }
}
