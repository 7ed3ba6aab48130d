import Reports
import Testing
import TraceAnalysis
@testable import Experiments

/// Messages with names from elsewhere in them.
@Suite struct MessageTests {
  @Test(
    "What a terminal would obey is visible, and no name makes a line of its own",
    arguments: [
      ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nerror: b", "a\\u{A}error: b"),
      ("\u{202E}gnp", "\\u{202E}gnp"), ("a\r\nb", "a\\u{D}\\u{A}b"), ("größer 🙂", "größer 🙂"),
    ]
  )
  func name(name: String, shown: String) {
    let failure = CommandFailure.usage("There is no '\(name)'.").adding("Fix: another")
    #expect(StandardError.text(of: failure.lines) == "There is no '\(shown)'.\nFix: another\n")
    #expect(failure.message == "There is no '\(name)'.\nFix: another")
    let prefixed = failure.prefixed("error")
    #expect(prefixed.lines == ["error: There is no '\(name)'.", "Fix: another"])
    #expect(prefixed.status == .usage)
  }

  @Test("The lines of a text are those that it has, without empty ones at the end")
  func lines() {
    #expect("".textLines == [""])
    #expect("a".textLines == ["a"])
    #expect("a\r\n\n\tb\n\n".textLines == ["a", "", " b"])
    #expect("a\u{1B}\nb\u{7}".printableLines == "a\\u{1B}\nb\\u{7}")
  }

  @Test("A bug names what happened line by line, and asks for a report")
  func bug() {
    struct Odd: Error, CustomStringConvertible { let description = "odd:\n  here" }
    let failure = CommandFailure.bug(Odd())
    #expect(failure.lines.prefix(2) == ["odd:", "  here"])
    #expect(failure.lines.count == 3 && failure.status == .bug)
  }
}
