/// A piece of a section, with the forms of the report that it is worth showing in.
package struct Block: Sendable {
  /// The content of a piece.
  package indirect enum Content: Sendable {
    /// A heading within the section, below it by as many levels.
    case heading(String, level: Int)
    /// Sentences.
    case paragraph(Sentence)
    /// A remark.
    case note(Sentence)
    /// Sentences, the most important first.
    case ranking([Sentence])
    /// Names with their values.
    case facts([Fact])
    /// Terms with their meanings.
    case glossary([Fact])
    /// The numbers that most readers come for.
    case cards([Card])
    /// A table; a comment shows as many rows of it.
    case table(Table, briefRows: Int, isFiltered: Bool)
    /// A table that is folded, beside a drawing of the same.
    case data(Table)
    /// A chart, with its data.
    case chart(Chart, Table)
    /// Blocks beside each other.
    case pair([Block])
    /// Points to walk through one by one.
    case strip(PointStrip)
    /// A whole trace, to look into.
    case explorer(PageTimeline)
    /// The intervals inside something, added up.
    case breakdown(Breakdown)
    /// The intervals during something, in the order of time.
    case timeline(TimeBoxes)
    /// Bars made of parts, under each other.
    case bars([StackedBar])
    /// Something that can be opened.
    case entry(Entry)
  }

  private let makeContent: @Sendable () -> Content
  package let forms: ReportForms

  /// The content, made for the form that shows it.
  package var content: Content { makeContent() }

  init(
    _ content: @autoclosure @escaping @Sendable () -> Content,
    in forms: ReportForms = .all
  ) {
    makeContent = content
    self.forms = forms
  }
}

/// A name with its value.
package struct Fact: Hashable, Sendable {
  package let name: String
  package let value: String
  /// A line of its own below the value, in a terminal; nil for none.
  package let detail: String?

  init(_ name: String, _ value: String, detail: String? = nil) {
    self.name = name
    self.value = value
    self.detail = detail
  }
}

/// A number, what it is, and what it is to be compared with.
package struct Card: Hashable, Sendable {
  package let name: String
  package let value: String
  package var note = ""
  /// True if it deserves attention.
  package var isBad = false
}

/// Something that can be opened: its title, facts about it, and what is inside.
package struct Entry: Sendable {
  /// A name that nothing else in the report has.
  package let id: String
  package let title: String
  package let facts: String
  /// The position among the points of the strip; nil where it is not one of them.
  package var position: Int?
  /// A word that marks it; nil for none.
  package var mark: String?
  package let blocks: [Block]
}

/// A bar as long as its share of the longest, made of parts.
package struct StackedBar: Sendable {
  /// One part.
  package struct Part: Sendable {
    package let label: String
    /// The share of its bar, from 0 to 1.
    package let share: Double
    package let colour: String?
  }

  package let name: String
  /// The length, as a share of the longest bar.
  package let length: Double
  package let parts: [Part]
}
