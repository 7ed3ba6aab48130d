extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    add(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return fail(.missingSection, "\(toIdentifier)")
    }
    add(identifiers, at: index)
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return fail(.missingSection, "\(toIdentifier)")
    }
    add(identifiers, at: index + 1)
  }

  /// Deletes sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    var deleted = Set<SectionIdentifierType>()
    for identifier in identifiers {
      guard let key = keys.removeValue(forKey: identifier) else {
        ignoredDeletions += 1
        continue
      }
      items.deleteAll(ofSection: key)
      deleted.insert(identifier)
    }
    guard !deleted.isEmpty else { return }
    sectionIdentifiers.removeAll { deleted.contains($0) }
    reloadedSectionIdentifiers.removeAll { deleted.contains($0) }
    dropMarks()
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, distance: 0)
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, distance: 1)
  }

  /// Marks sections that are to be shown anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { keys[$0] == nil }) {
      return fail(.missingSection, "\(missing)")
    }
    guard areUnique(identifiers) else { return }
    let marked = Set(reloadedSectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter { !marked.contains($0) }
  }

  private mutating func add(
    _ identifiers: [SectionIdentifierType],
    at index: Int,
    operation: String = "appendSections, insertSections"
  ) {
    guard areUnique(identifiers, operation: operation) else { return }
    if let present = identifiers.first(where: { keys[$0] != nil }) {
      return fail(.duplicateIdentifier, "\(present)", operation: operation)
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers {
      keys[identifier] = items.addSection()
      sectionsByKey.append(identifier)
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    nextTo target: SectionIdentifierType,
    distance: Int,
    operation: String = "moveSection"
  ) {
    for section in [identifier, target] where keys[section] == nil {
      return fail(.missingSection, "\(section)", operation: operation)
    }
    guard identifier != target else { return }
    sectionIdentifiers.removeAll { $0 == identifier }
    let index = sectionIdentifiers.firstIndex(of: target) ?? sectionIdentifiers.count
    sectionIdentifiers.insert(identifier, at: min(index + distance, sectionIdentifiers.count))
  }
}
