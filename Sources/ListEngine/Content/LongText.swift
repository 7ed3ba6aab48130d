/// The bytes of a text of at least 16 bytes that is known to be ASCII, found without a call.
///
/// Most identifiers are such texts. Reads the two words of which a `String` consists on 64-bit
/// platforms (see `StringObject.swift` of Swift's standard library). These are no public interface: so
/// with compilers that were not examined, and on other platforms, no text is one, and texts are
/// read more slowly.
@usableFromInline
struct LongText {
  /// The first byte.
  @usableFromInline let start: UnsafeRawPointer
  /// The number of bytes.
  @usableFromInline let count: Int

  @inlinable
  init(_ start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  /// Nil for shorter texts, and for those that may not be ASCII.
  ///
  /// Valid while the text lives.
  @inlinable @inline(__always)
  init?(_ text: String) {
    let words = Words(text)
    guard words.isLong, words.count > 15 else { return nil }
    self.init(words.start, count: words.count)
  }

  /// The first eight bytes.
  @inlinable var first: UInt64 { IdentifierHash.wordAt(start) }
  /// The last eight bytes.
  @inlinable var last: UInt64 { IdentifierHash.wordAt(start + (count &- 8)) }

  /// The two words of a text.
  @usableFromInline
  struct Words: Equatable {
    /// The number of bytes and what is known of them; of short texts, the first bytes.
    @usableFromInline let flags: UInt64
    /// The address of the bytes; of short texts, the other bytes.
    @usableFromInline let object: UInt64

    /// True if these are the words of a text.
    @inlinable @inline(__always) static var areKnown: Bool {
      #if compiler(<6.4) && _endian(little) && !os(Android) && (arch(x86_64) || arch(arm64))
        true
      #else
        false
      #endif
    }

    @inlinable @inline(__always)
    init(_ text: String) {
      #if compiler(<6.4) && _endian(little) && !os(Android) && (arch(x86_64) || arch(arm64))
        (flags, object) = unsafeBitCast(text, to: (UInt64, UInt64).self)
      #else
        (flags, object) = (0, 0)
      #endif
    }

    /// True if the text is ASCII and its bytes are in memory of its own.
    @inlinable @inline(__always) var isLong: Bool {
      Self.areKnown && flags | Self.isNativeObject >= Self.asciiInOwnMemory
        && object & Self.short == 0
    }

    /// True if the text is ASCII and in these words.
    @inlinable @inline(__always) var isShort: Bool {
      Self.areKnown && object >> 60 == 0xe
    }

    @inlinable @inline(__always) var count: Int {
      Int(truncatingIfNeeded: flags & 0xffff_ffff_ffff)
    }

    @inlinable @inline(__always) var start: UnsafeRawPointer {
      // Behind the header of the object.
      UnsafeRawPointer(bitPattern: UInt(object & 0x0fff_ffff_ffff_ffff) &+ 32).unsafelyUnwrapped
    }

    /// ASCII, and so normalized; behind the header of an object, or of a literal.
    @inlinable static var asciiInOwnMemory: UInt64 { 0xf000_0000_0000_0000 }
    @inlinable static var isNativeObject: UInt64 { 0x2000_0000_0000_0000 }
    @inlinable static var short: UInt64 { 0x2000_0000_0000_0000 }
  }
}
