import Foundation
import TestSupport
import Testing

/// The requests that `scripts/package` refuses before it builds.
///
/// `scripts/ci/test-package` tries what it makes.
@Suite struct PackageScriptTests {
  private static let script = CommandRun.repository + "/scripts/package"

  @Test(
    "A mistake is said before anything is built, with its exit code",
    arguments: [
      ("rpm", "", 64, "'rpm' is not known"), ("deb tarball", "", 64, "'deb' or 'tarball'?"),
      ("--force", "", 64, "scripts/package [tarball|deb|install]"),
      ("install", "PREFIX=opt", 64, "give an absolute path"),
      ("install", "DESTDIR=here", 64, "give an absolute path"),
      ("install", "DESTDIR=/proc/none", 74, "'/proc/none/usr/local' cannot be written"),
      ("deb", "PREFIX=/opt", 64, "are for `scripts/package install` alone"),
      ("tarball", "LISTSCOPE_COMMIT=latest", 64, "give a hash of Git"),
    ]
  )
  func mistakes(arguments: String, variable: String, status: Int, words: String) throws {
    let run = try CommandRun.run(
      ["env"] + (variable.isEmpty ? [] : [variable]) + [Self.script]
        + arguments.split(separator: " ").map(String.init)
    )
    #expect(Int(run.status) == status && run.errors.contains(words), "\(run)")
    #expect(run.output.isEmpty)
  }

  @Test(
    "Scripts that try packages say what is wrong with their arguments first",
    arguments: [
      ("ci/test-package", "debian", 64, "'debian' is neither bookworm, trixie, forky or sid"),
      ("ci/test-package", "trixie none.deb", 66, "there is no readable file 'none.deb'"),
      ("ci/test-package", "sid /dev/null", 64, "nor a package"),
      ("support/clean-system", "", 64, "give one"),
      ("support/clean-system", "bookworm sid", 64, "give one of the suites"),
      ("ci/test-building", "jammy", 64, "'jammy' is none of"),
    ]
  )
  func suites(script: String, arguments: String, status: Int, words: String) throws {
    let run = try CommandRun.run(
      [CommandRun.repository + "/scripts/" + script]
        + arguments.split(separator: " ").map(String.init)
    )
    #expect(Int(run.status) == status && run.errors.contains(words), "\(run)")
    #expect(run.output.isEmpty)
  }

  @Test("Without dpkg-deb it says what to install, and that a tarball can be made")
  func noPackager() throws {
    let folder = try OutputFolder()
    for name in ["bash", "dirname"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)",
        withDestinationPath: try #require(CommandRun.find(name))
      )
    }
    let run = try CommandRun.run(["env", "PATH=\(folder.path)", Self.script])
    #expect(run.status == 69, "\(run)")
    #expect(run.errors.contains("apt-get install dpkg") && run.errors.contains("package tarball"))
  }

  @Test("Changes that the commit does not have are named and refused; so is no commit at all")
  func commits() throws {
    let folder = try OutputFolder()
    let copy = """
      set -e; cd '\(folder.path)'; mkdir scripts; cp '\(Self.script)' scripts/
      """
    let none = try CommandRun.run(["bash", "-c", "\(copy); scripts/package tarball"])
    #expect(none.status == 64 && none.errors.contains("this is no Git checkout"), "\(none)")
    let dirty = try CommandRun.run(
      [
        "bash", "-c",
        """
        set -e; cd '\(folder.path)'; git init --quiet; git add --all
        git -c user.name=a -c user.email=a@example.org commit --quiet --message One
        echo >> scripts/package; scripts/package tarball
        """,
      ]
    )
    #expect(dirty.status == 64 && dirty.errors.contains(" M scripts/package"), "\(dirty)")
    #expect(dirty.errors.contains("--dirty"))
  }
}
