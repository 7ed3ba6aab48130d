import ListScope

/// The name of a show, and how many of its episodes there are.
struct ShowHeader: BlueprintHeaderFooterContent, Equatable {
  var name: String
  var count: Int

  var elementRepresentation: any Element {
    Row(alignment: .center, underflow: .spaceEvenly, minimumSpacing: 8) {
      Label(text: name) { $0.font = .systemFont(ofSize: 20, weight: .bold) }
      Label(text: "\(count)") {
        $0.font = .systemFont(ofSize: 13)
        $0.color = .secondaryLabel
      }
    }
    .inset(horizontal: 16, vertical: 8)
    .box(background: .systemBackground)
  }
}
