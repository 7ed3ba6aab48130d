import Porting
import Testing

/// Bodies of which nothing is left on Linux, and statements on one line.
@Suite struct EmptyBodyTests {
  private func port(_ statements: String) -> String {
    let result = Porter().port(
      "import UIKit\nclass A: UIViewController {\n    func a() {\n        \(statements)\n    }\n    @objc func t() {}\n}\n"
    )
    #expect(!result.isRefused, "\(result.notes)")
    #expect(Porter().port(result.text).text == result.text)
    return result.text
  }

  private static let left = "b.addTarget(nil, action: #selector(t), for: .touchDown)"
  private static let tap =
    "addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(t)))"

  @Test(arguments: [
    ("switch k {\n        case 1: \(left)\n        default: break\n        }", "break"),
    (
      "switch k {\n        case 1:\n            \(left)\n            \(left)\n        default: break\n        }",
      "break"
    ),
    ("all.forEach { $0.addTarget(nil, action: #selector(t), for: .touchDown) }", "_ = $0"),
    (
      "all.forEach {\n            $1.addTarget(nil, action: #selector(t), for: .touchDown)\n        }",
      "_ = ($0, $1)"
    ),
  ])
  func theyGetAStatement(statement: String, filler: String) {
    let text = port(statement)
    #expect(
      text.split(separator: "#else").dropFirst(2).contains { $0.hasPrefixIgnoringBlanks(filler) },
      "\(text)"
    )
  }

  @Test func aBodyWithMoreStaysAsItIs() {
    let text = port(
      "switch k {\n        case 1:\n            \(Self.left)\n            print(1)\n        default: break\n        }"
    )
    #expect(text.components(separatedBy: "break").count == 2, "\(text)")
  }

  @Test(arguments: [
    "\(tap); print(1)", "print(0); \(tap) ; print(1)", "\(tap);", "\(tap); // a tap",
    "\(tap) /* a */; print(1)", "\(tap) /* a */",
  ])
  func aSemicolonIsTheEndOfTheLine(statement: String) {
    let text = port(statement)
    #expect(text.contains("UITapGestureRecognizer(action:"), "\(text)")
  }
}

extension Substring {
  fileprivate func hasPrefixIgnoringBlanks(_ text: String) -> Bool {
    drop(while: \.isWhitespace).hasPrefix(text)
  }
}
