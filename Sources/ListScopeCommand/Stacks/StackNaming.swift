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
    equivalences = kept?.equivalences ?? []
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
    var problem = kept?.problem(of: binary)
    // A build id proves that a file that is there now may add to what was known then.
    let isOpen = problem != nil && !binary.buildID.isEmpty
    var left: [CodeAddress] = []
    for address in addresses {
      let known = kept?.functions(at: address.address, of: binary)
      functions[address] = known
      if known.map({ $0.isEmpty && isOpen }) ?? true { left.append(address) }
    }
    // Some code, such as that of the kernel's page in each process, has no file.
    if !left.isEmpty, binary.path.hasPrefix("/") {
      do {
        problem = try read(left, of: binary)
      } catch {
        if left.count == addresses.count { problem = problem ?? "\(error)" }
      }
    }
    guard let problem else { return }
    let hasNames = addresses.contains { functions[$0]?.isEmpty == false }
    missing.append(MissingBinary(path: binary.path, reason: problem, hasNames: hasNames))
  }

  /// `isEquivalent(to:)` as Swift writes it into symbols.
  private static let equivalence = "12isEquivalent2to"

  /// Names addresses by a file, and returns what that lacks; nil if nothing that matters.
  ///
  /// Libraries are shipped without symbols but for those of the functions that others call.
  private mutating func read(_ addresses: [CodeAddress], of binary: StackProfile.Binary)
    throws(BinarySymbols.Problem) -> String?
  {
    let symbols = try BinarySymbols(path: binary.path, buildID: binary.buildID)
    for address in addresses { functions[address] = symbols.functions(at: address.address) }
    if !binary.isLibrary, equivalences.isEmpty {
      equivalences = symbols.functions(named: Self.equivalence).filter { $0.line != nil }
    }
    return symbols.gaps.first { $0 != .symbols || !binary.isLibrary }?.description
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
