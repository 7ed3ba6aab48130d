import ListScope

/// The photo feed, with a user who flings carousels and likes posts.
struct PhotoFeedScenario: Scenario {
  let name = "photo-feed"
  let summary = "Posts with carousels of photos, headers and captions from elements"
  let itemCounts = [150, 900]
  let updates = "likes arrive every 2 s; carousels are flung, a post is liked, a caption unfolded"
  let gestures = [GestureScript.slowRead, .fling, .upDown, .tour]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    PhotoFeedSession(parameters)
  }
}

final class PhotoFeedSession: ScenarioSession {
  private let controller: PhotoFeedViewController
  private var random: SplitMix64
  private var updates = 0
  private let script = UserScript(
    every: 6,
    [
      (at: 0.6, .flingSideways(-1_400) { $0.shownDescendants(of: ListView.self).first }),
      (at: 2, .flingSideways(-900) { $0.shownDescendants(of: ListView.self).last }),
      (
        at: 3,
        .tap { list in
          list.shownDescendants(of: UIView.self).first { $0.accessibilityLabel == "Like" }
        }
      ),
      (at: 4, .flingSideways(1_100) { $0.shownDescendants(of: ListView.self).last }),
    ]
  )

  init(_ parameters: RunParameters) {
    var text = SplitMix64(seed: parameters.seed, scenario: "photo-feed", stream: .text)
    controller = PhotoFeedViewController(
      feed: Feed(count: max(1, parameters.items / 3), using: &text)
    )
    random = SplitMix64(seed: parameters.seed, scenario: "photo-feed", stream: .updates)
  }

  var viewController: UIViewController? { controller }

  func configure(_ list: inout ListProperties) { controller.configure(list: &list) }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard Int(time / 2) > updates else { return nil }
    updates += 1
    return extraUpdate(in: list)
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "likes") { [self] in controller.feed.addLikes(using: &random) }
  }

  func dueInput(at time: Double) -> ((ListView) -> Void)? { script.input(at: time) }
}
