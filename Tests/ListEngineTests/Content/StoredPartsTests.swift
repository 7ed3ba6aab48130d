import Foundation
import Testing

@testable import ListEngine

/// The values that stored parts tell from each other.
@Suite struct StoredPartsTests {
  private final class Object {}

  private enum Badge {
    case none
    case count(Int)
    case text(String)
  }

  private struct Price {
    var currency: String
    var isNet = false
    var amount = 10.5
  }

  private struct Product {
    var id = fresh("the identifier of a product")
    var stars: UInt8 = 4
    var price = Price(currency: fresh("a currency with a long name"))
    var note: String?
    var size = (1, fresh("a size with a long name"))
    var badge = Badge.none
    var date = Date(timeIntervalSinceReferenceDate: 7)
    var names: [String] = []
    weak var object: Object?
  }

  /// A copy of a text that is not the same in memory.
  private static func fresh(_ text: String) -> String {
    String(decoding: Array(text.utf8), as: UTF8.self)
  }

  private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return true }
        return StoredParts(of: Value.self).areEqual(one, other)
      }
    }
  }

  @Test("Values whose texts were made anew are equal")
  func fresh() {
    #expect(areEqual(Product(), Product()))
    let note = { Product(note: Self.fresh("a note that is long enough")) }
    #expect(areEqual(note(), note()))
    #expect(areEqual(Self.fresh("a text by itself, and long"), "a text by itself, and long"))
    #expect(areEqual(1, 1))
    #expect(areEqual((), ()))
  }

  @Test("Each stored value that differs is noticed", arguments: 0..<12)
  func changed(change: Int) {
    let object = Object()
    var product = Product()
    switch change {
    case 0: product.id = "the identifier of another product"
    case 1: product.stars = 5
    case 2: product.price.currency += "!"
    case 3: product.price.isNet = true
    case 4: product.price.amount = 10
    case 5: product.note = ""
    case 6: product.size.0 = 2
    case 7: product.size.1 += "!"
    case 8: product.badge = .count(3)
    case 9: product.date += 1
    case 10: product.names = ["one"]
    default: product.object = object
    }
    #expect(!areEqual(product, Product()))
    #expect(areEqual(product, product))
    withExtendedLifetime(object) {}
  }

  private struct Kinds {
    var id = 1
    /// It takes no memory, although its type does.
    var kind: Price.Type = Price.self
    var last: UInt8 = 2
  }

  private struct Nested {
    var kinds = Kinds()
    var nothing: Void = ()
    var rest: UInt8 = 3
  }

  @Test("A structure whose fields are smaller than their types say is compared as a whole")
  func metatypes() {
    #expect(areEqual(Nested(), Nested()))
    #expect(!areEqual(Nested(kinds: Kinds(id: 2)), Nested()))
    #expect(!areEqual(Nested(kinds: Kinds(last: 1)), Nested()))
    #expect(!areEqual(Nested(rest: 1), Nested()))
  }

  @Test("What is stored elsewhere, but for texts, is equal if it is the same")
  func elsewhere() {
    let names = ["a name that is long", "another one"]
    #expect(areEqual(names, names))
    #expect(!areEqual(names, names.map { $0 + "" }))
    let (one, other) = (Object(), Object())
    #expect(areEqual(one, one))
    #expect(!areEqual(one, other))
    let text = Self.fresh("a text of an enumeration")
    #expect(areEqual(Badge.text(text), Badge.text(text)))
    #expect(!areEqual(Badge.text(text), Badge.text(Self.fresh(text))))
  }
}
