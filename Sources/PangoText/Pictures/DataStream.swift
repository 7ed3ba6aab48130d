import CPango
import Foundation

/// Collects the bytes of an image that Cairo writes.
final class DataStream {
  private(set) var data = Data()

  /// The function that Cairo calls, with the stream as the closure.
  static let write: cairo_write_func_t = { closure, bytes, length in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<DataStream>.fromOpaque(closure).takeUnretainedValue()
    stream.data.append(bytes, count: Int(length))
    return CAIRO_STATUS_SUCCESS
  }
}

/// Provides the bytes of an image that Cairo reads.
final class DataSource {
  private var rest: Data

  init(_ data: Data) {
    rest = data
  }

  /// The function that Cairo calls, with the source as the closure.
  static let read: cairo_read_func_t = { closure, bytes, length in
    guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
    let source = Unmanaged<DataSource>.fromOpaque(closure).takeUnretainedValue()
    guard source.rest.count >= length else { return CAIRO_STATUS_READ_ERROR }
    source.rest.copyBytes(to: bytes, count: Int(length))
    source.rest = source.rest.dropFirst(Int(length))
    return CAIRO_STATUS_SUCCESS
  }
}
