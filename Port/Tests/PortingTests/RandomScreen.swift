/// A file of random statements, with the connections that it makes.
struct RandomScreen {
  private var random: Seeded
  private(set) var connections: [String] = []
  private let newline: String
  private let step: String
  private(set) var text = ""

  /// Makes the file of a seed.
  init(seed: UInt64) {
    var random = Seeded(state: seed)
    newline = random.below(4) == 0 ? "\r\n" : "\n"
    step = ["    ", "  ", "\t"][random.below(3)]
    self.random = random
    text = file()
  }

  private static let functions = ["plain", "sent", "other", "last"]

  private mutating func file() -> String {
    var lines = ["import UIKit", "", "/// A screen. #selector(here) is no code."]
    for number in 0...random.below(2) {
      lines += ["final class Screen\(number): UIViewController {"]
      lines += body(depth: 1)
      lines += Self.functions.map {
        step + ($0 == "sent" ? "@objc func sent(_ sender: Any) {}" : "@objc func \($0)() {}")
      }
      lines += ["}", ""]
    }
    return lines.joined(separator: newline)
  }

  private mutating func body(depth: Int) -> [String] {
    let indentation = String(repeating: step, count: depth)
    var lines = ["\(indentation)override func viewDidLoad() {"]
    for _ in 0..<(2 + random.below(5)) { lines += statement(depth: depth + 1) }
    return lines + ["\(indentation)}"]
  }

  private mutating func statement(depth: Int) -> [String] {
    let indentation = String(repeating: step, count: depth)
    switch random.below(depth < 5 ? 12 : 8) {
    case 8: return nested(depth, "if isOn {", "}")
    case 9: return nested(depth, "views.forEach { view in", "}")
    case 10: return nested(depth, "#if DEBUG", "#endif")
    case 11:
      return nested(depth, "switch state {\(newline)\(indentation)case .on:", "default: break }")
    case 0...2: return [indentation + untouched()]
    default: return [indentation + connection()]
    }
  }

  private mutating func nested(_ depth: Int, _ begin: String, _ end: String) -> [String] {
    let indentation = String(repeating: step, count: depth)
    var lines = ["\(indentation)\(begin)"]
    for _ in 0...random.below(3) { lines += statement(depth: depth + 1) }
    lines.append(indentation + step + "let done = 1")
    return lines + ["\(indentation)\(end)"]
  }

  /// A statement that a port leaves as it is; `same` marks its line.
  private mutating func untouched() -> String {
    let all = [
      "let same = \"#selector(plain) \\(value) ünï 🦆\"", "same.update( a ,b: 1 ) ; same.next()  ",
      "#warning(\"same\")", "let same = #file + \"\"",
      "// same: b.addTarget(self, action: #selector(plain))",
      "let same = { [weak self] in self?.plain() }", "guard let same = same?.first else { return }",
      "let same: [Int] = [1,2 , 3]   // trailing", "await same.load(\\.name)",
    ]
    return all[random.below(all.count)]
  }

  /// A statement with a selector, which is added to the connections.
  private mutating func connection() -> String {
    let function = Self.functions[random.below(Self.functions.count)]
    let selector = "#selector(\(function)\(function == "sent" ? "(_:)" : ""))"
    let comment = ["", " // said", " /* said */"][random.below(3)]
    let (kind, code) = connection(function, selector)
    connections.append(kind)
    return code + comment
  }

  private mutating func connection(_ function: String, _ selector: String) -> (String, String) {
    let plain = function == "sent" ? "plain" : function
    let own = function == "sent" ? "#selector(plain)" : selector
    switch random.below(8) {
    case 0:
      return (
        "control .touchUpInside \(function)",
        "button.addTarget(self, action: \(selector), for: .touchUpInside)"
      )
    case 1:
      return (
        "bar \"Title\" \(function)",
        "item = UIBarButtonItem(title: \"Title\", style: .done, target: self, action: \(selector))"
      )
    case 2:
      return (
        "bar .add \(function)",
        "item = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: \(selector))"
      )
    case 3:
      return (
        "UITapGestureRecognizer \(function)",
        "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: \(selector)))"
      )
    case 4:
      return (
        "timer 1 true \(plain)",
        "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: \(own), userInfo: nil, repeats: true)"
      )
    case 5:
      let name = ["UIScene.some", ".some"][random.below(2)]
      return (
        "observer \(name) nil \(plain)",
        "NotificationCenter.default.addObserver(self, selector: \(own), name: \(name), object: nil)"
      )
    case 6:
      return ("delayed 0.5 \(plain)", "perform(\(own), with: nil, afterDelay: 0.5)")
    default:
      return (
        "key \"n\" \(plain)",
        "addKeyCommand(UIKeyCommand(input: \"n\", modifierFlags: .command, action: \(own)))"
      )
    }
  }
}

/// A random number generator with a seed.
struct Seeded {
  var state: UInt64

  /// A number from 0 up to a limit, which is not reached.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
