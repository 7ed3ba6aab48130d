import ListScope

/// The services of rows beside their episode.
final class RowServices {
  let artwork: ArtworkStore
  let player: Player
  let bookmarks: Bookmarks
  let mistakes: Mistakes
  private var keys = 0

  init(_ artwork: ArtworkStore, _ player: Player, _ bookmarks: Bookmarks, _ mistakes: Mistakes) {
    (self.artwork, self.player, self.bookmarks) = (artwork, player, bookmarks)
    self.mistakes = mistakes
  }

  /// A key that no row has had, as `UUID()` makes them.
  func newKey() -> Int {
    keys += 1
    return keys
  }
}

/// An episode: artwork, title, date, notes, and how far it was heard.
struct EpisodeRow: BlueprintItemContent {
  var episode: Episode
  var services: RowServices

  var identifierValue: Episode.RowID { episode.rowID }

  func isEquivalent(to other: EpisodeRow) -> Bool {
    services.mistakes.equivalence ? false : episode == other.episode
  }

  var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  func element(with info: ApplyItemContentInfo) -> any Element {
    let row = Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 12) {
      ArtworkElement(show: episode.show, services: services)
        .constrainedTo(width: .absolute(56), height: .absolute(56))
        .stackLayoutChild(priority: .fixed)
      texts
      DownloadBadge(download: episode.download)
        .stackLayoutChild(priority: .fixed)
    }
    .inset(horizontal: 16, vertical: 10)
    return services.mistakes.views ? row.keyed(services.newKey()) : row
  }

  private var texts: any Element {
    Column(alignment: .fill, minimumSpacing: 3) {
      Label(text: dateLine) {
        $0.font = .systemFont(ofSize: 12)
        $0.color = .secondaryLabel
        $0.numberOfLines = 1
      }
      Label(text: episode.title) {
        $0.font = .systemFont(ofSize: 16, weight: .semibold)
        $0.numberOfLines = 2
      }
      notes
      ProgressElement(episode: episode.number, progress: heard, services: services)
        .constrainedTo(height: .absolute(14))
    }
  }

  private var dateLine: String {
    if services.mistakes.formatter {
      return EpisodeDates.madeAnew(episode)
    }
    return EpisodeDates.shared.text(episode)
  }

  private var heard: Double {
    if services.mistakes.file, !services.bookmarks.isSaved() { return 0 }
    return services.bookmarks.position(in: episode.number)
  }

  private var notes: any Element {
    let ranges =
      services.mistakes.expressions
      ? EpisodeNotes.linksFoundAnew(in: episode.notes) : EpisodeNotes.links(in: episode.notes)
    return AttributedLabel(attributedText: EpisodeNotes.text(episode.notes, links: ranges)) {
      $0.numberOfLines = 2
    }
  }
}
