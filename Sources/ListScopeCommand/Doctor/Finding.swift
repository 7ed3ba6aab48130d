/// The result of one check of `listscope doctor`.
struct Finding: Encodable, Hashable {
  enum Status: String, Encodable {
    case ok
    /// Recording works, but not as well as it could.
    case warn
    /// Recording does not work.
    case fail
  }

  /// The name of the check.
  let check: String
  let status: Status
  /// The result, in one line.
  let detail: String
  /// The command that fixes it.
  let fix: String?

  init(_ check: String, _ status: Status, _ detail: String, fix: String? = nil) {
    self.check = check
    self.status = status
    self.detail = detail
    self.fix = status == .ok ? nil : fix
  }

  private enum CodingKeys: CodingKey {
    case check, status, detail, fix
  }

  /// Every object has all four keys, `fix` which is null where there is nothing to fix.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(check, forKey: .check)
    try container.encode(status, forKey: .status)
    try container.encode(detail, forKey: .detail)
    try container.encode(fix, forKey: .fix)
  }
}
