internal import CSampler
internal import Signposts

/// A program or library in the memory of this process.
struct StackBinary: Hashable {
  let path: String
  let buildID: String
  let base: UInt64
  let code: Range<UInt64>

  private final class List {
    var binaries: [StackBinary] = []
  }

  /// All of them, the program first.
  static func loaded() -> [StackBinary] {
    let list = List()
    listscope_each_binary(
      { binary, list in
        guard let binary = binary?.pointee, let list else { return }
        Unmanaged<List>.fromOpaque(list).takeUnretainedValue().binaries.append(StackBinary(binary))
      },
      Unmanaged.passUnretained(list).toOpaque()
    )
    return list.binaries
  }

  private init(_ binary: listscope_binary) {
    path = String(cString: binary.path)
    buildID = (0..<binary.build_id_size).map { Self.hexadecimal(binary.build_id[$0]) }.joined()
    base = binary.base
    code = binary.start..<max(binary.start, binary.end)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// The fields of the event, in the order of the schema.
  var values: [EventValue] {
    [.text(path), .text(buildID)]
      + [base, code.lowerBound, code.upperBound].map { .integer(Int64(truncatingIfNeeded: $0)) }
  }
}
