import Foundation
import Porting
import Testing

/// Folders that are ported file by file, each call with the files as the calls before left them.
@Suite struct PortGroupTests {
  private static let add =
    "NotificationCenter.default.addObserver(self, selector: #selector(posted), name: UIScene.some, object: nil)"
  private static let target = "addTarget(self, action: #selector(tapped), for: .touchUpInside)"

  private static let folders: [[String]] = [
    [
      "class Base: UIViewController {\n    deinit { NotificationCenter.default.removeObserver(self) }\n    @objc func posted() {}\n}",
      "class Middle: Base {}", "class A: Middle {\n    func start() {\n        \(add)\n    }\n}",
      "class B: UIViewController {\n    func start() {\n        \(add)\n    }\n    @objc func posted() {}\n}",
    ],
    [
      "class A: UIViewController {\n    let b = UIButton()\n    override func viewDidLoad() { b.\(target) }\n    @objc private func tapped() {}\n}",
      "extension A {\n    func again() { b.\(target) }\n}",
      "extension A {\n    func stop() { b.removeTarget(self, action: #selector(tapped), for: .touchUpInside) }\n}",
      "class Other: UIViewController {\n    override func viewDidLoad() { c.\(target) }\n    @objc func tapped() {}\n}",
    ],
    [
      "class A: UIViewController {\n    func start() { perform(#selector(later), with: nil, afterDelay: 1) }\n    @objc func later() {}\n}",
      "class B: A {\n    func stop() { NSObject.cancelPreviousPerformRequests(withTarget: self) }\n}",
    ],
    [
      "extension UIViewController {\n    func button(_ action: Selector) -> UIButton { let b = UIButton(); b.addTarget(self, action: action, for: .touchUpInside); return b }\n}",
      "class A: UIViewController {\n    lazy var b = button(#selector(tapped))\n    @objc private func tapped() {}\n}",
    ],
    [
      "extension Notification.Name { static let saved = Notification.Name(\"saved\") }",
      "class A: UIView {\n    func save() { NotificationCenter.default.post(name: .saved, object: nil) }\n}",
      "class B: UIView {\n    func start() {\n        NotificationCenter.default.addObserver(self, selector: #selector(posted), name: .saved, object: nil)\n    }\n    @objc func posted() {}\n}",
    ],
  ]

  private func files(_ texts: [String]) -> [Porter.File] {
    texts.enumerated().map { ("\($0.offset).swift", Data("import UIKit\n\($0.element)\n".utf8)) }
  }

  @Test(arguments: folders, [false, true]) func theOrderOfCallsDoesNotMatter(
    texts: [String],
    isReversed: Bool
  ) {
    let whole = Porter().port(files(texts)).map(\.text)
    var folder = files(texts)
    for index in isReversed ? Array(folder.indices.reversed()) : Array(folder.indices) {
      let others = folder.indices.filter { $0 != index }.map { folder[$0] }
      for file in Porter().port([folder[index]], beside: others) {
        guard let place = folder.firstIndex(where: { $0.path == file.path }) else { continue }
        folder[place].contents = Data(file.text.utf8)
      }
    }
    for (file, text) in zip(folder, whole) {
      #expect(String(decoding: file.contents, as: UTF8.self) == text, "\(file.path)")
    }
  }

  @Test func onlyWhatBelongsTogetherIsPorted() {
    let folder = files(Self.folders[0])
    let all = Porter().port([folder[2]], beside: [folder[0], folder[1], folder[3]])
    #expect(all.map(\.path) == ["2.swift", "0.swift", "1.swift"])
    let alone = Porter().port([folder[3]], beside: Array(folder[..<3]))
    #expect(alone.map(\.path) == ["3.swift"])
  }
}
