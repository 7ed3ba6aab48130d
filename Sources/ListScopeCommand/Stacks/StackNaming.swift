import Symbolication
import TraceAnalysis

extension StackNames {
  /// Names the addresses of a profile by the binaries on this machine, or by what was kept of them.
  ///
  /// - Parameters:
  ///   - profile: the samples.
  ///   - kept: the names that were found when the trace was recorded.
  init(_ profile: StackProfile, kept: SymbolFile?) {
    self.init(
      Set(profile.entries.flatMap(\.stack) + profile.waits.flatMap(\.stack)),
      of: profile.binaries,
      kept: kept
    )
  }

  /// Names addresses by the binaries on this machine, or by what was kept of them.
  ///
  /// - Parameters:
  ///   - addresses: the addresses.
  ///   - binaries: the binaries that they refer to.
  ///   - kept: the names that were found when the trace was recorded.
  init(_ addresses: Set<CodeAddress>, of binaries: [StackProfile.Binary], kept: SymbolFile?) {
    self.init()
    let wanted = Dictionary(grouping: addresses, by: \.binary)
    for (number, binary) in binaries.enumerated() {
      guard let addresses = wanted[number] else { continue }
      name(addresses, of: binary, kept: kept)
    }
  }

  private mutating func name(
    _ addresses: [CodeAddress],
    of binary: StackProfile.Binary,
    kept: SymbolFile?
  ) {
    var left: [CodeAddress] = []
    for address in addresses {
      if let known = kept?.functions(at: address.address, of: binary) {
        functions[address] = known
      } else {
        left.append(address)
      }
    }
    // Some code, such as that of the kernel's page in each process, has no file.
    guard !left.isEmpty, binary.path.hasPrefix("/") else { return }
    do {
      let symbols = try BinarySymbols(path: binary.path, buildID: binary.buildID)
      for address in left { functions[address] = symbols.functions(at: address.address) }
    } catch {
      if left.count == addresses.count {
        missing.append(MissingBinary(path: binary.path, reason: "\(error)"))
      }
    }
  }
}

extension CodeOwners {
  /// The modules of this package.
  static let listscope = CodeOwners(
    engine: [
      "HeadlessUIKit", "Elements", "ElementLists", "Diff", "ListEngine", "CompositionalLayout",
      "DiffableData", "ComposeLists", "PangoText",
    ],
    harness: ["Workloads", "ListScope", "listscope"],
    tools: ["Signposts", "ListSchema", "LTTng", "ListScopeCommand", "ArgumentParser"]
  )
}
