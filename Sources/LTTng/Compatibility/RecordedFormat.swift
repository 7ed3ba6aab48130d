internal import CLTTngControl

/// A format of traces that a recording can ask LTTng for.
public enum RecordedFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// Common Trace Format 1.8: all that LTTng before 2.15 writes, and what most tools read.
  case ctf18 = "ctf-1.8"
  /// Common Trace Format 2: what LTTng writes by default from 2.15 on.
  case ctf2 = "ctf-2"

  /// The name that tools use.
  public var name: String {
    switch self {
    case .ctf18: "CTF 1.8"
    case .ctf2: "CTF 2"
    }
  }
}

extension RecordedFormat {
  /// The constant of liblttng-ctl.
  var code: listscope_trace_format {
    switch self {
    case .ctf18: LISTSCOPE_CTF_1_8
    case .ctf2: LISTSCOPE_CTF_2
    }
  }
}
