import Checking
import Foundation
import Porting
import Testing

/// Four screens that need the Objective-C runtime on iOS, in `Fixtures`.
@Suite struct ObjectiveCScreenTests {
  private static let names = ["Orchard", "EggTimers", "Depot", "Survey", "Models"]

  private func port(isMainActorByDefault: Bool = false) throws -> [PortedFile] {
    let files = try Self.names.map { name in
      let path = "\(Workspace.clone)/Port/Tests/Fixtures/\(name).swift.txt"
      return (path: name + ".swift", contents: try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    return Porter(isMainActorByDefault: isMainActorByDefault).port(files)
  }

  @Test func allOfItIsRewrittenAndNothingIsLeft() throws {
    let ported = try port()
    #expect(ported.flatMap(\.notes).isEmpty)
    #expect(ported.map(\.isChanged) == [true, true, true, true, false])
    for file in ported { #expect(Porter().port(file.text).text == file.text) }
  }

  @Test func keyCommandsAndObservedPropertiesHaveAFormForLinux() throws {
    let ported = try port()
    #expect(
      ported[3].text.contains(
        "[UIKeyCommand(input: \"\\r\", modifierFlags: .command, action: { [weak self] _ in self?.send() })]"
      )
    )
    #expect(ported[2].text.contains("didSet { notifyObservers(of: \\.total, from: oldValue) }"))
    #expect(ported[2].text.contains("        observation = model.observe(\\.total, options:"))
  }

  @Test(
    .enabled(if: Workspace.isBuilt, "the clone has to be built"),
    arguments: [("5", false), ("6", false), ("6", true)]
  )
  func theyCompileInEachMode(version: String, isMainActorByDefault: Bool) throws {
    let check = try FolderCheck(
      port(isMainActorByDefault: isMainActorByDefault),
      mode: ProjectMode(swiftVersion: version, isMainActorByDefault: isMainActorByDefault),
      modules: ListScopeModules(ofClone: Workspace.clone),
      infersStubs: false
    )
    #expect(check.files.allSatisfy { $0.state == .compiles }, "\(check.files.flatMap(\.problems))")
  }
}
