internal import CLTTngControl
internal import Glibc

/// The triggers by which LTTng reports late frames, and the requests of the program.
struct FlightWatch {
  private static let lateFrame: Int32 = 0
  private static let request: Int32 = 1

  private let watch: OpaquePointer

  /// Registers the triggers.
  ///
  /// - Throws: `LTTngError.sessionRefused`, as by LTTng before version 2.13.
  init(_ kinds: FlightKinds, provider: String) throws(LTTngError) {
    let names = CStringArray(
      ["\(provider)-late-frame", "\(provider):\(kinds.lateFrame)"]
        + ["\(provider)-request", "\(provider):\(kinds.request)"]
        + kinds.lateFrameFields + kinds.requestFields
    )
    func name(_ position: Int) -> UnsafePointer<CChar>? {
      names.pointers[position].map { .init($0) }
    }
    var late = listscope_watched_event()
    (late.trigger, late.event) = (name(0), name(1))
    late.fields = (name(4), name(5), name(6))
    var request = listscope_watched_event()
    (request.trigger, request.event) = (name(2), name(3))
    request.fields = (name(4 + kinds.lateFrameFields.count), nil, nil)
    var code: Int32 = 0
    let watch = withExtendedLifetime(names) {
      [late, request].withUnsafeBufferPointer {
        listscope_watch_start($0.baseAddress, Int32($0.count), &code)
      }
    }
    guard let watch else {
      let reason = String(cString: listscope_session_error(code))
      throw .sessionRefused(
        step: "tell of late frames, which takes LTTng 2.13 or later",
        reason: reason
      )
    }
    self.watch = watch
  }

  /// Readable as long as there are notices.
  var descriptor: Int32 { listscope_watch_descriptor(watch) }

  /// True if there are notices.
  var hasNotices: Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0
  }

  /// Takes the next notice; nil when there is none, or it says nothing.
  func next() -> FlightRing.Cause? {
    var notice = listscope_notice()
    while listscope_watch_next(watch, &notice) {
      switch notice.watched {
      case Self.lateFrame:
        return .lateFrame(
          number: notice.numbers.0,
          durationNs: notice.numbers.1,
          budgetNs: notice.numbers.2
        )
      case Self.request:
        let reason = withUnsafeBytes(of: &notice.text) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return .program(reason: reason)
      default: continue
      }
    }
    return nil
  }

  /// Removes the triggers.
  func stop() { listscope_watch_stop(watch) }
}
