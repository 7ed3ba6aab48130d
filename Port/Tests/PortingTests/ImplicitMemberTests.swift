import Porting
import Testing

/// Items whose type the compiler infers, and those that are made with `init` behind their name.
@Suite struct ImplicitMemberTests {
  @Test(arguments: [
    (
      "let i: UIBarButtonItem = .init(title: \"T\", style: .plain, target: self, action: #selector(tapped))",
      "let i: UIBarButtonItem = .init(title: \"T\", primaryAction: UIAction { [weak self] _ in self?.tapped() })"
    ),
    (
      "let i = UIBarButtonItem.init(image: x, style: .plain, target: self, action: #selector(tapped))",
      "let i = UIBarButtonItem.init(title: nil, image: x, primaryAction: UIAction { [weak self] _ in self?.tapped() })"
    ),
    (
      "items = [.init(barButtonSystemItem: .add, target: self, action: #selector(tapped)), .init(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)]",
      "items = [.init(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.tapped() }), .init(systemItem: .flexibleSpace)]"
    ),
    (
      "bar.setItems([.init(title: \"T\", style: .done, target: self, action: #selector(tapped))])",
      "bar.setItems([{ let item = UIBarButtonItem(title: \"T\", primaryAction: UIAction { [weak self] _ in self?.tapped() }); item.style = .done; return item }()])"
    ),
    (
      "t = .init(timeInterval: 1, target: self, selector: #selector(tapped), userInfo: nil, repeats: true)",
      "t = .init(timeInterval: 1, repeats: true) { _ in\n            MainActor.assumeIsolated { self.tapped() }\n        }"
    ),
    (
      "t = .scheduledTimer(timeInterval: 1, target: self, selector: #selector(tapped), userInfo: nil, repeats: true)",
      "t = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in\n            MainActor.assumeIsolated { self.tapped() }\n        }"
    ),
  ])
  func aFormOnBothSides(before: String, after: String) {
    let result = port(before)
    #expect(result.text.contains("        \(after)\n    }"), "\(result.text)")
    #expect(result.notes.isEmpty)
  }

  @Test(arguments: [
    (
      "view.addGestureRecognizer(.init(target: self, action: #selector(tapped)))",
      "view.addGestureRecognizer(.init(action: { [weak self] _ in self?.tapped() }))"
    ),
    (
      "let t = UITapGestureRecognizer.init(target: self, action: #selector(tapped))",
      "let t = UITapGestureRecognizer.init(action: { [weak self] _ in self?.tapped() })"
    ),
    (
      "link = .init(target: self, selector: #selector(tapped))",
      "link = CADisplayLink(action: { _ in self.tapped() })"
    ),
    (
      "let k: UIKeyCommand = .init(input: \"n\", modifierFlags: .command, action: #selector(tapped))",
      "let k: UIKeyCommand = .init(input: \"n\", modifierFlags: .command, action: { [weak self] _ in self?.tapped() })"
    ),
  ])
  func aFormOnLinux(before: String, after: String) {
    let result = port(before)
    #expect(
      result.text.contains("        \(before)\n        #else\n        \(after)\n        #endif"),
      "\(result.text)"
    )
    #expect(result.notes.isEmpty)
  }

  private func port(_ statement: String) -> PortedFile {
    let result = Porter().port(
      "import UIKit\nfinal class A: UIViewController {\n    override func viewDidLoad() {\n        \(statement)\n    }\n    @objc private func tapped() {}\n}\n"
    )
    #expect(Porter().port(result.text).text == result.text)
    return result
  }
}
