import CBuildCommit
import ListSchema
import Signposts

/// The build of ListScope in this program: its version, commit and schema.
struct BuildIdentity {
  /// That of this program.
  static let current = BuildIdentity(
    version: ListScopeCommand.version,
    commit: listscope_build_commit().map { String(cString: $0) }
  )

  let version: String
  /// The hash, with `-dirty` where tracked files differed from it; nil where the build was not told.
  let commit: String?

  /// The output of `--version`: three lines.
  var text: String {
    let schema = ListSchema.schema
    return """
      ListScope \(version)
      commit \(commit ?? "unknown: LISTSCOPE_COMMIT was not set when this was built")
      schema \(schema.version), fingerprint \(String(schema.fingerprint, radix: 16))
      """
  }
}
