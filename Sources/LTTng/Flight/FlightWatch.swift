internal import CLTTngControl
internal import Glibc

/// The triggers by which LTTng reports late frames, the requests of the program, and the faults
/// that it logs.
struct FlightWatch {
  private static let lateFrame: Int32 = 0
  private static let request: Int32 = 1
  private static let fault: Int32 = 2

  private let watch: OpaquePointer

  /// Registers the triggers.
  ///
  /// - Throws: `LTTngError.sessionRefused`, as by LTTng before version 2.13.
  init(_ kinds: FlightKinds, provider: String) throws(LTTngError) {
    let isFault = "\(kinds.logFields[0]) == \"\(kinds.faultLevel)\""
    let names = CStringArray(
      ["\(provider)-late-frame", "\(provider):\(kinds.lateFrame)"]
        + ["\(provider)-request", "\(provider):\(kinds.request)"]
        + ["\(provider)-fault", "\(provider):\(kinds.logs)", isFault, kinds.logFields[1]]
        + kinds.lateFrameFields + kinds.requestFields
    )
    func name(_ position: Int) -> UnsafePointer<CChar>? {
      names.pointers[position].map { .init($0) }
    }
    var late = listscope_watched_event()
    (late.trigger, late.event) = (name(0), name(1))
    late.fields = (name(8), name(9), name(10))
    var request = listscope_watched_event()
    (request.trigger, request.event) = (name(2), name(3))
    request.fields = (name(8 + kinds.lateFrameFields.count), nil, nil)
    var fault = listscope_watched_event()
    (fault.trigger, fault.event, fault.filter) = (name(4), name(5), name(6))
    fault.fields = (name(7), nil, nil)
    var code: Int32 = 0
    let watch = withExtendedLifetime(names) {
      [late, request, fault].withUnsafeBufferPointer {
        listscope_watch_start($0.baseAddress, Int32($0.count), &code)
      }
    }
    guard let watch else {
      let reason = String(cString: listscope_session_error(code))
      throw .sessionRefused(
        step: "report late frames, which needs LTTng 2.13 or later",
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
        return .program(reason: Self.text(&notice))
      case Self.fault:
        return .fault(message: Self.text(&notice))
      default: continue
      }
    }
    return nil
  }

  private static func text(_ notice: inout listscope_notice) -> String {
    withUnsafeBytes(of: &notice.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Removes the triggers.
  func stop() { listscope_watch_stop(watch) }
}
