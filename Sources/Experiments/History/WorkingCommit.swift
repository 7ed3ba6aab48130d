import Foundation

/// The commit that is checked out in the working folder.
enum WorkingCommit {
  /// Its hash, with `-dirty` where tracked files differ from it; nil outside of a repository.
  static var name: String? {
    guard
      let commit = ProgramOutput.run(["git", "rev-parse", "--verify", "HEAD"])?
        .trimmingCharacters(in: .whitespacesAndNewlines), !commit.isEmpty
    else { return nil }
    let changes = ProgramOutput.run(["git", "status", "--porcelain", "--untracked-files=no"])
    return commit + (changes?.isEmpty == false ? "-dirty" : "")
  }
}
