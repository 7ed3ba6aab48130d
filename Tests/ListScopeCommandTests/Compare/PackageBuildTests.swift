import Foundation
import TestSupport
import Testing

/// Commits and the working tree as sides of a comparison, in a small package of its own.
@Suite(.serialized) struct PackageBuildTests {
  /// A Git repository with a package, and a cache folder beside it.
  private final class Package {
    let folder: OutputFolder
    var path: String { folder.path + "/package" }
    var cache: String { folder.path + "/cache" }

    /// Commits a program that plays with the real one, after its own doing.
    init(_ source: String) throws {
      folder = try OutputFolder()
      try FileManager.default.createDirectory(
        atPath: path + "/Sources/player",
        withIntermediateDirectories: true
      )
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "player", targets: [.executableTarget(name: "player")])
        """
      try manifest.write(toFile: path + "/Package.swift", atomically: true, encoding: .utf8)
      try ".build\n".write(toFile: path + "/.gitignore", atomically: true, encoding: .utf8)
      try write(source)
      try git("init", "--quiet")
      try git("add", "--all")
      let identity = ["-c", "user.name=player", "-c", "user.email=player@example.org"]
      try git(arguments: identity + ["commit", "--quiet", "--message", "player"])
    }

    func write(_ source: String) throws {
      let file = path + "/Sources/player/main.swift"
      try source.write(toFile: file, atomically: true, encoding: .utf8)
    }

    func git(_ arguments: String...) throws { try git(arguments: arguments) }

    private func git(arguments: [String]) throws {
      let run = try CommandRun.run(["git", "-C", path] + arguments)
      try #require(run.status == 0, "\(run.errors)")
    }

    func worktrees() throws -> Int {
      let run = try CommandRun.run(["git", "-C", path, "worktree", "list"])
      return run.output.split(separator: "\n").count
    }

    /// The files that are left in the cache beside finished builds.
    var leftovers: [String] {
      ["worktrees", "scratch"].flatMap { name in
        (try? FileManager.default.contentsOfDirectory(atPath: "\(cache)/listscope/\(name)")) ?? []
      }
    }

    /// The shell's words for a comparison of the commit with the working tree.
    var comparison: [String] {
      let compare =
        "cd '\(path)' && XDG_CACHE_HOME='\(cache)' exec '\(CommandRun.listscope)' compare "
        + "--base HEAD --scenario ticker --rounds 8 --time-limit 1s -- --items 50 --frames 40"
      return ["bash", "-c", compare]
    }
  }

  /// Replaces itself with the real program; more items are played where it is changed.
  private static func source(more: Bool) -> String {
    """
    import Foundation
    var words = CommandLine.arguments
    words[0] = "\(CommandRun.listscope)"
    \(more ? "if let at = words.firstIndex(of: \"50\") { words[at] = \"100\" }" : "")
    var pointers = words.map { strdup($0) } + [nil]
    execv(words[0], &pointers)
    """
  }

  @Test("A commit is built once, in a worktree that goes, and held against the working tree")
  func workingTree() throws {
    let package = try Package(Self.source(more: false))
    try package.write(Self.source(more: true))
    let run = try CommandRun.run(package.comparison)
    // The content differs, which was not asked for.
    #expect(run.status == 3, "\(run.errors)")
    #expect(run.output.contains("not the same work"), "\(run.output)")
    #expect(run.output.contains("the working tree"), "\(run.output)")
    #expect(run.errors.contains("building 'player' at HEAD"), "\(run.errors)")
    #expect(try package.worktrees() == 1)
    #expect(package.leftovers.isEmpty)
    let again = try CommandRun.run(package.comparison)
    #expect(!again.errors.contains("at HEAD"), "\(again.errors)")
    // The package itself has what it had.
    let status = try CommandRun.run(["git", "-C", package.path, "status", "--short"])
    #expect(status.output == " M Sources/player/main.swift\n")
  }

  @Test("An interruption of a build leaves no worktree, no lock and no half program")
  func interruption() throws {
    let package = try Package(Self.source(more: false))
    let run = try CommandRun(package.comparison)
    while package.leftovers.isEmpty, run.process.isRunning { usleep(10_000) }
    usleep(500_000)
    kill(run.process.processIdentifier, SIGINT)
    let ending = run.finish()
    #expect(ending.status == 130, "\(ending.errors)")
    #expect(package.leftovers.isEmpty)
    #expect(try package.worktrees() == 1)
    let builds = try? FileManager.default.contentsOfDirectory(
      atPath: package.cache + "/listscope/builds"
    )
    #expect(builds?.isEmpty ?? true)
    try package.git("worktree", "prune", "--dry-run")
  }
}
