import CompositionalLayout
import HeadlessUIKit
public import ListEngine

extension ComposeLayout {
  /// The sections as the content of a list.
  func listSections(_ settings: ComponentSettings) -> [ListEngine.Section] {
    let contexts = ComponentContexts(settings)
    return sections.map { section in
      var result = ListEngine.Section(section.id)
      section.components.setRows(of: &result, contexts)
      return result
    }
  }

  /// The layout of the list that has these sections.
  var listLayout: LayoutDescription {
    CompositionalAppearance(
      configuration,
      { [self] kind, path in
        if let decoration = decorationComponent(ofKind: kind, at: path) {
          return decoration.headerFooter
        }
        return supplementaryComponent(ofKind: kind, at: path)?.base.headerFooter
      },
      { [sections] index, _ in sections.indices.contains(index) ? sections[index].layout : nil },
      owns: true
    ).toLayoutDescription()
  }
}

extension ListProperties {
  /// Shows sections of components: sets the layout, and adds the sections to the content.
  ///
  /// - Parameters:
  ///   - layout: the sections, with what they have in common.
  ///   - cellClass: the class of the cells that show components.
  ///   - delegate: is told what comes on screen; by default, components are told themselves.
  public mutating func compose(
    _ layout: ComposeLayout,
    cellClass: UICollectionViewCell.Type = UICollectionViewCell.self,
    delegate: any ListKitDelegate = ComponentLifeTimeTrackingDelegate()
  ) {
    let rows =
      contentStore?.object { ComponentRows() } ?? environment[ComponentRowsKey.self]
      ?? ComponentRows()
    environment[ComponentRowsKey.self] = rows
    compose(layout, ComponentSettings(cellClass: cellClass, delegate: delegate, rows: rows))
  }

  /// Shows sections of components: sets the layout, and adds the sections to the content.
  public mutating func compose(@SectionBuilder sections: () -> [Section]) {
    compose(ComposeLayout(sections: sections))
  }

  mutating func compose(_ layout: ComposeLayout, _ settings: ComponentSettings) {
    self.layout = layout.listLayout
    content.sections += layout.listSections(settings)
  }
}
