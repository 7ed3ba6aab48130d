internal import Glibc

/// The formats of C's `printf`, for single values.
enum CFormat {
  /// Returns a value in a format for it.
  ///
  /// - Precondition: the format has one conversion, of the type of the value.
  static func text(_ format: String, _ value: some CVarArg) -> String {
    withVaList([value]) { arguments in
      var buffer = [CChar](repeating: 0, count: 400)
      let count = vsnprintf(&buffer, buffer.count, format, arguments)
      return count < 0
        ? format
        : String(
          decoding: buffer.prefix(min(Int(count), 399)).map { UInt8(bitPattern: $0) },
          as: UTF8.self
        )
    }
  }
}
