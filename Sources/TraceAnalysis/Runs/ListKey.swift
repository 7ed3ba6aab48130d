/// A list of a process.
struct ListKey: Hashable, Comparable, Sendable {
  let process: ProcessID
  let list: UInt32

  static func < (first: ListKey, second: ListKey) -> Bool {
    (first.process, first.list) < (second.process, second.list)
  }
}
