internal import CLTTngControl
internal import Foundation
internal import Glibc

/// The process that owns a recording: daemon, session and workload are its children.
///
/// It is a separate program because a recording must end with the process that requested it, even
/// if that one is killed, and because root's recordings need private mounts, which a process with
/// threads cannot create for itself. The two communicate over a socket, the guard's descriptor 3:
/// it receives the request, then one byte per signal; end of file means that the recording process
/// is gone; it sends the answer.
public enum RecordingGuard {
  static let socket: Int32 = 3

  /// The guard's answer.
  enum Outcome: Codable {
    case recorded(RecordingResult)
    case failed(LTTngError)
  }

  /// Performs the request of the recording process, cleans up, and answers.
  ///
  /// Only for the command named by `RecordingRequest.guardCommand`. Returns the exit status: 0, or
  /// 64 without a request.
  public static func run() -> Int32 {
    guard fcntl(socket, F_GETFD) >= 0, let request = readRequest(),
      let home = getenv("LTTNG_HOME")
    else {
      FileHandle.standardError.write(Data("record-guard is run by recordings only\n".utf8))
      return 64
    }
    let path = String(cString: home)
    do throws(LTTngError) {
      var events = try GuardEvents(control: socket)
      var daemon: SessionDaemon?
      let outcome = outcome(of: request, home: path, &daemon, &events)
      // The daemon, which needs it no more, ends even if this process is killed now; the folder would stay.
      RecordingHome.remove(path)
      if events.isAbandoned, request.live?.isTemporary == true {
        try? FileManager.default.removeItem(atPath: request.outputDirectory)
      }
      answer(outcome)
      // The recording process need not wait for the daemon's end, which takes half a second.
      daemon?.stop(&events)
    } catch {
      answer(.failed(error))
    }
    RecordingHome.remove(path)
    return 0
  }

  /// Sends the answer, after which the recording process may be gone: its standard error is let go.
  private static func answer(_ outcome: Outcome) {
    if let data = try? JSONEncoder().encode(outcome) {
      _ = data.withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
    }
    shutdown(socket, Int32(SHUT_WR))
    letGoOfStandardError()
  }

  /// Tells the recording process that the program has started, or ended.
  static func passMilestone() {
    var byte = GuardLine.milestone
    send(socket, &byte, 1, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }

  /// Says at once what the user should know while the program runs on.
  static func warn(_ sentence: String) {
    // Standard error may lead nowhere, which is no reason to end.
    _ = FileContent.write(ArraySlice("warning: \(sentence)\n".utf8), to: STDERR_FILENO)
  }

  /// Makes standard error lead nowhere.
  static func letGoOfStandardError() {
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }

  private static func readRequest() -> RecordingRequest? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(socket, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    return try? JSONDecoder().decode(RecordingRequest.self, from: Data(line))
  }

  /// Records the workload; a daemon that was started is still running afterwards.
  private static func outcome(
    of request: RecordingRequest,
    home: String,
    _ daemon: inout SessionDaemon?,
    _ events: inout GuardEvents
  ) -> Outcome {
    do throws(LTTngError) {
      try DescriptorLimit.raise(processors: ProcessorCount.possible)
      if let attachment = request.live?.attachment {
        let recording = AttachedRecording(request: request, attachment: attachment)
        return .recorded(try recording.run(&events))
      }
      let patience = DaemonPatience()
      if getuid() == 0, hasDaemonInTheWay(&events) { throw .daemonInTheWay }
      if let file = WaitFile.ofAnotherUser() {
        throw .waitFileInTheWay(path: file.path, owner: file.ownerName)
      }
      let environment = ProcessInfo.processInfo.environment
      let plan = try BufferPlan.choose(
        for: request,
        named: (home as NSString).lastPathComponent
      )
      let started = try SessionDaemon.start(
        home: home,
        environment: environment,
        seconds: patience.secondsToStart,
        events: &events
      )
      daemon = started
      var recording = GuardedRecording(
        request,
        plan,
        environment,
        home: home,
        daemon: started,
        patience: patience
      )
      defer { recording.removeBuffers() }
      return .recorded(try recording.run(&events))
    } catch {
      return .failed(error)
    }
  }

  /// Returns whether another daemon of root uses the sockets, even one that hangs.
  private static func hasDaemonInTheWay(_ events: inout GuardEvents) -> Bool {
    let call = AbandonableCall { listscope_daemon_alive() }
    events.wait(seconds: 2, orReadable: call.descriptor) { _ in call.result != nil }
    return call.result ?? true
  }
}
