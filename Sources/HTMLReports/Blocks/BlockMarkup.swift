import Reports

/// A block in a page.
struct BlockMarkup {
  private let block: Block

  init(_ block: Block) {
    self.block = block
  }

  /// The pieces of the page.
  var pieces: [Markup] {
    switch block.content {
    case .heading(let text, let level): [Self.heading(text, level)]
    case .paragraph(let sentence): [.element("p", [:], SentenceMarkup(sentence).pieces)]
    case .note(let sentence):
      [.element("p", ["class": "note"], SentenceMarkup(sentence).pieces)]
    case .ranking(let sentences): [Self.ranking(sentences)]
    case .facts(let facts): [Self.facts(facts)]
    case .glossary(let terms): [Self.glossary(terms)]
    case .cards(let cards): [.element("ul", ["class": "cards"], cards.map(Self.card))]
    case .table(let table, _, let isFiltered):
      [TableMarkup(table, isFiltered: isFiltered).markup]
    case .data(let table): [Self.folded(table)]
    case .chart(let chart, let table): [ChartFigure(chart, table).markup]
    case .pair(let blocks):
      [.element("div", ["class": "pair"], blocks.flatMap { BlockMarkup($0).pieces })]
    case .strip(let strip): [StripMarkup(strip).markup]
    case .breakdown(let breakdown): BreakdownMarkup(breakdown).pieces
    case .explorer(let timeline): [ExplorerMarkup(timeline).markup]
    case .timeline(let boxes): TimelineMarkup(boxes).pieces
    case .bars(let bars): [BarsMarkup(bars).markup]
    case .entry(let entry): [EntryMarkup(entry).markup]
    }
  }

  private static func heading(_ text: String, _ level: Int) -> Markup {
    level == 1 ? .element("h3", [:], text) : .element("h4", [:], text)
  }

  private static func ranking(_ sentences: [Sentence]) -> Markup {
    .element(
      "ol",
      ["class": "advice"],
      sentences.map { .element("li", [:], SentenceMarkup($0).pieces) }
    )
  }

  /// Longer values take a separate line.
  private static let maxShort = 60

  private static func facts(_ facts: [Fact]) -> Markup {
    .element(
      "dl",
      ["class": facts.count > 10 ? "provenance" : "facts"],
      facts.map { fact in
        .element(
          "div",
          ["class": fact.value.count > maxShort ? "long" : nil],
          [.element("dt", [:], fact.name), .element("dd", [:], [.name(fact.value)])]
        )
      }
    )
  }

  private static func glossary(_ terms: [Fact]) -> Markup {
    .element(
      "dl",
      ["class": "glossary"],
      terms.flatMap { [.element("dt", [:], $0.name), .element("dd", [:], $0.value)] }
    )
  }

  private static func card(_ card: Card) -> Markup {
    .element(
      "li",
      ["class": card.isBad ? "bad" : nil],
      [
        .element("span", ["class": "name"], card.name), .element("strong", [:], card.value),
        .element("span", ["class": "note"], card.note),
      ]
    )
  }

  /// A table beside a drawing of the same.
  static func folded(_ table: Table) -> Markup {
    .element(
      "details",
      [:],
      [.element("summary", [:], "The data as a table"), TableMarkup(table).markup]
    )
  }
}

/// A sentence in a page.
struct SentenceMarkup {
  private let sentence: Sentence

  init(_ sentence: Sentence) {
    self.sentence = sentence
  }

  /// The pieces of the page; links are set apart from the words before them.
  var pieces: [Markup] {
    sentence.parts.flatMap { part -> [Markup] in
      switch part {
      case .text(let text), .rated(let text, _): [Markup(text)]
      case .strong(let text): [.element("strong", [:], text)]
      case .name(let text), .words(let text): [.name(text)]
      case .code(let text): [.element("code", [:], text)]
      case .link(let text, let section): [" ", .element("a", ["href": "#" + section], text)]
      case .find(let text, let place): [" ", Self.find(text, place)]
      }
    }
  }

  /// Without scripts there is nothing to be searched.
  private static func find(_ text: String, _ place: TimelinePlace) -> Markup {
    .element(
      "a",
      ["class": "scripted", "href": "#" + TimelineSection.id, "data-find": place.query],
      text
    )
  }
}
