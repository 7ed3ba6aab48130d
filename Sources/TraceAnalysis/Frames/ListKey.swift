/// A list of a process.
struct ListKey: Hashable {
  let process: ProcessID
  let list: UInt32
}
