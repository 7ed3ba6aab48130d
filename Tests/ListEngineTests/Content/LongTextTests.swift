import Foundation
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// Texts read by their two words, compared with what Swift says of them.
@Suite struct LongTextTests {
  /// Equal texts in different forms in memory, and texts that differ from them in one place.
  private static let texts: [String] = {
    var texts = [
      "", "a", "K", "\u{212A}", "é", "e\u{301}", "12345678", "\u{14}\0\0\0\0\0\0\u{1F600}",
    ]
    for length in [7, 8, 15, 16, 17, 24, 32, 33, 48] {
      let text = String((0..<length).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
      var reserved = ""
      reserved.reserveCapacity(100)
      reserved += text
      var formerlyUnicode = text + "é"
      formerlyUnicode.removeLast()
      let part = String(("x" + text + "y").dropFirst().dropLast())
      texts += [text, reserved, formerlyUnicode, part, text.uppercased(), text + "!", text + "é"]
      for place in [0, length / 2, length - 1] {
        var other = Array(text)
        other[place] = "-"
        texts.append(String(other))
      }
    }
    let literal = "a literal in the program's memory"
    return texts + [literal, String(decoding: Array(literal.utf8), as: UTF8.self)]
  }()

  @Test("They are equal whenever Swift says so, and then have equal hashes and marks")
  func equality() {
    for left in Self.texts {
      for right in Self.texts {
        let isEqual = left == right
        #expect(IdentifierHash.areEqual(left, right) == isEqual, "\(left) and \(right)")
        guard isEqual else { continue }
        #expect(IdentifierHash.hash(left, 7) == IdentifierHash.hash(right, 7), "\(left)")
        let marks = (IdentifierHash.mark(left, 7), IdentifierHash.mark(right, 7))
        #expect(marks.0 == nil || marks.1 == nil || marks.0 == marks.1, "\(left)")
      }
    }
  }

  @Test("The bytes of a long text are found where they are")
  func bytes() {
    for text in Self.texts {
      guard let long = LongText(text) else { continue }
      let bytes = Array(UnsafeRawBufferPointer(start: long.start, count: long.count))
      #expect(bytes == Array(text.utf8))
      #expect(bytes.count > 15 && bytes.allSatisfy { $0 < 128 })
    }
    #if compiler(<6.4) && (arch(x86_64) || arch(arm64))
      #expect(LongText("a literal in the program's memory") != nil)
      #expect(LongText(String(repeating: "x", count: 16)) != nil)
    #endif
  }

  @Test("Identifiers with equal ends have the difference that others have", arguments: Seeds.all)
  func sameEnds(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // All have the same mark, so that every row has to be hashed.
    func text(_ number: Int) -> String { "the same start \(1_000 + number) and the same end" }
    var rows = (0..<300).map { TestRow(id: text($0)) }
    let old = rows
    for _ in 0..<1 + random.number(8) { rows.remove(at: random.number(rows.count)) }
    for _ in 0..<1 + random.number(8) {
      // Sometimes an identifier that is there already.
      let id = text(random.number(4) == 0 ? random.number(300) : 500 + random.number(100))
      rows.insert(TestRow(id: id), at: random.number(rows.count))
    }
    func diff(_ form: RowForm) -> String {
      let diff = SectionedDiff(old: [form.section(old)], new: [form.section(rows)])
      return "\(diff.items[0].items)"
    }
    let expected = diff(.storages)
    for form in [RowForm.items, .contents, .lazy] { #expect(diff(form) == expected, "\(form)") }
  }
}
