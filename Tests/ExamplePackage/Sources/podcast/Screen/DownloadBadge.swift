import ListScope

/// A badge that shows whether an episode is on the device.
struct DownloadBadge: ProxyElement {
  var download: Episode.Download

  var elementRepresentation: any Element {
    Image(image: UIImage(systemName: symbol), contentMode: .aspectFit, tintColor: color)
      .constrainedTo(width: .absolute(22), height: .absolute(22))
  }

  private var symbol: String {
    switch download {
    case .none: "arrow.down.circle"
    case .running: "circle.dotted"
    case .done: "checkmark.circle.fill"
    }
  }

  private var color: UIColor { download == .done ? .systemGreen : .systemGray2 }
}
