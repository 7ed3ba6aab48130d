import Foundation
import TestSupport
import Testing

@testable import Experiments
@testable import ListScopeCommand

/// The files that packages put beside the program.
@Suite struct InstalledFilesTests {
  @Test("The program of a package finds its files from its own place, wherever that is")
  func places() {
    let files = InstalledFiles(program: "/opt/tools/libexec/listscope/bin/listscope")
    #expect(files.libraryFolders == ["/opt/tools/lib/listscope", "/usr/lib/listscope"])
    #expect(files.traceCompassAnalysis == "/opt/tools/share/listscope/trace-compass/listscope.xml")
  }

  @Test("An installed library counts allocations where there is no compiler, and nothing is cached")
  func counter() throws {
    let folder = try OutputFolder()
    let installed = folder.path + "/lib/listscope"
    let made = try CommandRun.run([CommandRun.listscope, "preloaded-libraries", installed])
    let libraries = made.output.split(separator: "\n").map(String.init)
    #expect(made.status == 0 && libraries.count == 2, "\(made)")
    #expect(libraries.allSatisfy { $0.hasPrefix(installed + "/") }, "\(made)")
    let library = try #require(libraries.first)
    let search = PreloadedLibrary(
      .allocations,
      ChildProgram(),
      environment: ["PATH": "/none", "XDG_CACHE_HOME": folder.path],
      installedFolders: ["/nonexistent", installed]
    )
    #expect(try search.path() == library)

    // That of another version has another name.
    let other = installed + "/allocations-0123456789abcdef.so"
    try FileManager.default.moveItem(atPath: library, toPath: other)
    #expect(throws: PreloadedLibrary.Missing.self) { try search.path() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["lib"])
  }

  @Test("Without a compiler a library cannot be made: 69, and what is missing")
  func noCompiler() throws {
    let folder = try OutputFolder()
    let run = try CommandRun.run(
      ["env", "PATH=/none", CommandRun.listscope, "preloaded-libraries", folder.path]
    )
    #expect(run.status == 69 && run.errors.contains("clang, cc or gcc"), "\(run)")
  }

  @Test("--version names version, commit and schema, and says where the commit is not known")
  func version() throws {
    let run = try CommandRun.run([CommandRun.listscope, "--version"])
    #expect(run.output == BuildIdentity.current.text + "\n")
    let known = BuildIdentity(version: "1.2.3", commit: "abc-dirty").text.split(separator: "\n")
    #expect(known.prefix(2) == ["ListScope 1.2.3", "commit abc-dirty"])
    let unknown = BuildIdentity(version: "1.2.3", commit: nil).text.split(separator: "\n")
    #expect(unknown[1].hasPrefix("commit unknown: LISTSCOPE_COMMIT"))
    let schema = try CommandRun.run([CommandRun.listscope, "schema", "--json"]).output
    let fingerprint = try #require(known.last?.split(separator: " ").last)
    #expect(schema.contains("\"\(fingerprint)\""))
  }
}
