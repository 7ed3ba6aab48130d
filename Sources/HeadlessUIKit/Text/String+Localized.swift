public import Foundation

// Foundation on Linux does not have these names.
extension String {
  /// A text to be translated, with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The text by which translations are found, with formats such as `%lld` in place of the values.
    let key: String
    /// The text with its values.
    let text: String
    /// The values, as texts.
    let values: [String]

    /// Creates a text without values.
    public init(_ value: String) { (key, text, values) = (value, value, []) }

    /// Creates a text without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a text with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, text) = (stringInterpolation.key, stringInterpolation.text)
      values = stringInterpolation.values
    }

    /// Collects the parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var text = ""
      fileprivate var values: [String] = []

      /// Creates an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part without values.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
        text += literal
      }

      /// Adds a value.
      public mutating func appendInterpolation<T>(_ value: T) {
        key += Self.format(of: value)
        add(String(describing: value))
      }

      /// Adds a value with a format.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        key += specifier
        add(String(format: specifier, value))
      }

      private static func format(of value: Any) -> String {
        switch value {
        case is Int, is Int64: "%lld"
        case is UInt, is UInt64: "%llu"
        case is Int32, is Int16, is Int8: "%d"
        case is UInt32, is UInt16, is UInt8: "%u"
        case is Double, is CGFloat: "%lf"
        case is Float: "%f"
        default: "%@"
        }
      }

      private mutating func add(_ value: String) {
        text += value
        values.append(value)
      }
    }

    /// A translation with the values in place of its formats, which may have numbers: `%2$@`.
    func filled(_ translation: String) -> String {
      guard !values.isEmpty else { return translation }
      var (result, rest, next) = ("", Substring(translation), 0)
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        rest = rest[percent...]
        guard let format = rest.prefixMatch(of: Self.format) else {
          result += "%"
          rest = rest.dropFirst()
          continue
        }
        rest = rest[format.range.upperBound...]
        guard format.2 != "%" else {
          result += "%"
          continue
        }
        let place = format.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        if values.indices.contains(place) { result += values[place] }
        next += 1
      }
      return result + rest
    }

    private nonisolated(unsafe) static let format =
      /%(?:([0-9]+)\$)?[-+ 0#]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z)?([@%a-zA-Z])/
  }

  /// Creates the translation of a text; the text itself if there is none.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text.
  ///   - table: the name of a file of the bundle; nil for `Localizable.strings`.
  ///   - bundle: the bundle with the translations; nil for that of the program.
  ///   - locale: not used: values are written as Swift does it.
  ///   - comment: an explanation for translators.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.translation(of: keyAndValue.key, keyAndValue, table, bundle)
  }

  /// Creates the translation of a key; a text if there is none.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text.
  ///   - table: the name of a file of the bundle; nil for `Localizable.strings`.
  ///   - bundle: the bundle with the translations; nil for that of the program.
  ///   - locale: not used: values are written as Swift does it.
  ///   - comment: an explanation for translators.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.translation(of: "\(key)", defaultValue, table, bundle)
  }

  private static func translation(
    of key: String,
    _ value: LocalizationValue,
    _ table: String?,
    _ bundle: Bundle?
  ) -> String {
    let missing = "\u{0}"
    let found = (bundle ?? .main).localizedString(forKey: key, value: missing, table: table)
    return found == missing || found == key ? value.text : value.filled(found)
  }
}

extension NSAttributedString {
  /// Creates a text with the fonts, colours and spaces of another one.
  public convenience init(_ attrStr: AttributedString) { self.init(viewsOf: attrStr) }
}
