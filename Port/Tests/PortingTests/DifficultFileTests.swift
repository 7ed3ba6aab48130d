import Foundation
import Porting
import Testing

/// Files that are damaged, large or strange: each is ported as a whole, or left as it is with a reason.
@Suite struct DifficultFileTests {
  private static let screen = """
    import UIKit
    final class A: UIViewController {
        override func viewDidLoad() {
            b.addTarget(self, action: #selector(plain), for: .touchUpInside)
        }
        @objc private func plain() {}
    }

    """

  private func port(_ data: Data) -> PortedFile { Porter().port([("A.swift", data)])[0] }

  @Test func otherEncodingsAreNamed() throws {
    let wide = try #require(Self.screen.data(using: .utf16))
    #expect(port(wide).isRefused && port(wide).notes[0].message.contains("UTF-16"))
    let latin = try #require("// Ümläut\n".data(using: .isoLatin1)) + Data(Self.screen.utf8)
    #expect(port(latin).isRefused && port(latin).notes[0].message.contains("iconv"))
    #expect(!port(latin).isChanged)
  }

  @Test func anEmptyFileAndOneOfNothingButCommentsStay() {
    for text in ["", "\n", "// a", "/* a", "\u{FEFF}", "#!/usr/bin/swift\n"] {
      #expect(Porter().port(text).isChanged == false)
    }
  }

  @Test func aFileThatIsCutOffAnywhereIsPortedWholeOrNotAtAll() {
    let bytes = Array(Self.screen.utf8)
    for end in bytes.indices {
      let result = port(Data(bytes[..<end]))
      if result.isRefused {
        #expect(Array(result.text.utf8) == Array(bytes[..<end]))
        #expect(!result.notes.isEmpty && result.notes[0].line > 0)
      } else {
        #expect(Porter().port(result.text).text == result.text)
      }
    }
  }

  @Test func aFileWithOneByteMoreOrLessNeverCrashes() {
    var random = Seeded(state: 5)
    let bytes = Array(Self.screen.utf8)
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0...random.below(3) {
        let place = random.below(changed.count)
        switch random.below(3) {
        case 0: changed.remove(at: place)
        case 1: changed.insert(UInt8(random.below(256)), at: place)
        default: changed[place] = Array("{}()\"#.,\n/*".utf8)[random.below(11)]
        }
      }
      let result = port(Data(changed))
      if result.isRefused { #expect(!result.isChanged) }
    }
  }

  @Test func longFilesArePorted() {
    let one = """
          b.addTarget(self, action: #selector(plain), for: .touchUpInside)
          let c = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(plain))
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(plain), userInfo: nil, repeats: true)
          perform(#selector(later), with: nil, afterDelay: 1)

      """
    let text =
      "import UIKit\nclass A: UIViewController {\n  func viewDidLoad() {\n"
      + String(repeating: one, count: 1_000)
      + String(repeating: "    print(1)\n", count: 17_000)
      + "  }\n  @objc func plain() {}\n  @objc func later() {}\n}\n"
    let result = Porter().port(text)
    #expect(result.isChanged && !result.text.contains("#selector"))
    #expect(result.text.split(separator: "\n").count > 20_000)
  }

  @Test func macrosAndRawStringsStay() {
    let text = """
      import Foundation
      @Observable final class Model { @ObservationIgnored var a = #\"\"\"
        #selector(plain) \\#(b)
        \"\"\"#
      }
      #Preview { Text("a") }
      let a = #stringify(b.addTarget(self, action: x, for: y))
      @freestanding(expression) macro m() = #externalMacro(module: "M", type: "T")

      """
    #expect(Porter().port(text).text == text)
  }

  @Test func conditionsAreFollowedHoweverDeep() {
    let text = """
      #if os(iOS) || (canImport(UIKit) && !os(watchOS))
      import UIKit
      #elseif os(Linux)
      import ListScope
      #endif
      class A: UIView {
        func viewDidLoad() {
          #if DEBUG
          #if os(iOS)
          b.addTarget(self, action: #selector(plain), for: .touchUpInside)
          #else
          b.addTarget(self, action: #selector(plain), for: .touchDown)
          #endif
          #endif
        }
        #if !os(Linux)
        @objc func old() {}
        #endif
        @objc func plain() {}
      }

      """
    let result = Porter().port(text).text
    // What is on iOS alone stays; the branch that Linux compiles has a closure.
    #expect(result.contains("b.addTarget(self, action: #selector(plain), for: .touchUpInside)"))
    #expect(
      result.contains("b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchDown)")
    )
    #expect(result.contains("  #if !os(Linux)\n  @objc func old() {}\n  #endif\n"))
    #expect(Porter().port(result).text == result)
  }

  @Test func observedPropertiesCallTheirObserversOnLinux() {
    let text = """
      final class Model: NSObject {
          @objc dynamic var total = 0
          @objc dynamic var name: String? {
              didSet(old) {
                  print(old)
              }
          }
          @objc dynamic var plain = 1
      }
      let a = model.observe(\\.total) { _, _ in }
      let b = model.observe(\\Model.name, options: [.new]) { _, _ in }

      """
    let result = Porter().port(text).text
    #expect(
      result.contains(
        "    var total = 0 {\n        didSet { notifyObservers(of: \\.total, from: oldValue) }\n    }\n    #endif"
      )
    )
    #expect(
      result.contains(
        "            print(old)\n            notifyObservers(of: \\.name, from: old)\n        }\n    }\n    #endif"
      )
    )
    #expect(result.contains("#else\n    var plain = 1\n    #endif"))
    #expect(
      result.hasSuffix(
        "let a = model.observe(\\.total) { _, _ in }\nlet b = model.observe(\\Model.name, options: [.new]) { _, _ in }\n"
      )
    )
    #expect(Porter().port(result).text == result)
  }
}
