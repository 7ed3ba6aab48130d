// Written as for Apple's systems: only the import differs.
#if canImport(os)
  import os
#else
  import OSSignposts
#endif

/// A program without lists that marks its work under two categories.
struct Shop {
  private let images = OSSignposter(subsystem: "com.example.shop", category: "images")
  private let network = OSSignposter(
    logger: Logger(subsystem: "com.example.shop", category: "network")
  )
  private let points = OSLog(subsystem: "com.example.shop", category: .pointsOfInterest)
  private let logger = Logger(subsystem: "com.example.shop", category: "network")

  /// Loads pages, each with a few pictures, and logs a fault if it fails.
  func run(pages: Int, fails: Bool) {
    for page in 0..<pages { load(page) }
    logger.notice("\(pages) pages of \("secret") for \("everyone", privacy: .public)")
    if fails { logger.fault("no page \(pages)") }
  }

  private func load(_ page: Int) {
    let id = network.makeSignpostID()
    let state = network.beginInterval("load", id: id, "page \(page)")
    for picture in 0..<3 {
      images.withIntervalSignpost("load", "picture \(picture)") { decode(picture) }
    }
    os_signpost(.event, log: points, name: "Page", "%{public}@ %d", "shown", page)
    network.endInterval("load", state, "\(3, format: .decimal(minDigits: 2)) pictures")
  }

  private func decode(_ picture: Int) {
    let state = images.beginInterval("decode")
    defer { images.endInterval("decode", state) }
    os_signpost(.begin, log: points, name: "Scale")
    os_signpost(.end, log: points, name: "Scale", "%.1f", Double(picture))
  }
}
