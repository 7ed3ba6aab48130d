public import Foundation

extension Porter {
  /// A path with the contents of the file.
  public typealias File = (path: String, contents: Data)

  /// Rewrites files of a folder, and those beside them that have to be rewritten in the same run, since what
  /// one does depends on the others.
  ///
  /// - Returns: the given files as they are to be, then the others that belong to them.
  public func port(_ files: [File], beside others: [File]) -> [PortedFile] {
    PortGroup(self, files + others).grown(from: Set(files.indices))
  }
}

/// Files that are ported together: without one of them, another one would become something else.
private struct PortGroup {
  private let porter: Porter
  private let files: [Porter.File]
  private let whole: [PortedFile]

  init(_ porter: Porter, _ files: [Porter.File]) {
    self.porter = porter
    self.files = files
    whole = porter.port(files)
  }

  /// The results for a group with all that belong to it.
  func grown(from first: Set<Int>) -> [PortedFile] {
    var group = first
    while true {
      let rest = files.indices.filter { !group.contains($0) }
      // What changes without the group belongs to it, and what the group changes without.
      let alone = results(for: rest)
      let dependent = Set(rest.filter { alone[$0]?.text != whole[$0].text })
      let needed = dependent.union(
        needed(by: group, among: rest.filter { !dependent.contains($0) })
      )
      guard !needed.isEmpty else { break }
      group.formUnion(needed)
    }
    let added = group.subtracting(first).sorted().filter { whole[$0].isChanged }
    return (first.sorted() + added).map { whole[$0] }
  }

  /// The files without which a group would become something else; halves are tried until there is one.
  private func needed(by group: Set<Int>, among others: [Int]) -> Set<Int> {
    let rest = files.indices.filter { !others.contains($0) }
    let results = results(for: rest)
    guard !others.isEmpty, group.contains(where: { results[$0]?.text != whole[$0].text }) else {
      return []
    }
    guard others.count > 1 else { return Set(others) }
    let middle = others.count / 2
    let found = needed(by: group, among: Array(others[..<middle]))
      .union(needed(by: group, among: Array(others[middle...])))
    return found.isEmpty ? Set(others) : found
  }

  private func results(for indices: [Int]) -> [Int: PortedFile] {
    Dictionary(uniqueKeysWithValues: zip(indices, porter.port(indices.map { files[$0] })))
  }
}
