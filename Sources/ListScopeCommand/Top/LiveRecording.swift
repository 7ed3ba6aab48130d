import Foundation
import Glibc
import LTTng
import Synchronization

/// A recording on a thread of its own, which is read meanwhile.
final class LiveRecording: Sendable {
  private let outcome = Mutex<Result<RecordingResult, LTTngError>?>(nil)

  /// Starts to record.
  init(_ request: RecordingRequest) {
    Thread.detachNewThread { [self] in
      let result: Result<RecordingResult, LTTngError>
      do throws(LTTngError) { result = .success(try Recorder.record(request)) } catch {
        result = .failure(error)
      }
      outcome.withLock { $0 = result }
    }
  }

  /// The result of the recording; nil while it goes on.
  var end: Result<RecordingResult, LTTngError>? { outcome.withLock { $0 } }

  /// Ends it, as the first SIGINT of this process does.
  func stop() { kill(getpid(), SIGINT) }
}
