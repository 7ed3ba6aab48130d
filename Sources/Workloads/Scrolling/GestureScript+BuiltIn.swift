extension GestureScript {
  /// No touches.
  public static let none = GestureScript("none", "The list is not touched.") { _ in NoGesture() }

  /// A finger drags slowly, for a minute.
  public static let slowRead = planned(
    "slow-read",
    "A finger drags at 300 points per second for a minute, then back."
  ) { _ in SlowReadPlan() }

  /// Drags without momentum.
  public static let drag = moves(
    "drag",
    "Twelve drags of 550 points down that are let go at rest, then twelve up.",
    DragScript.moves
  )

  /// Flings at 2,500 points per second, each from rest.
  public static let fling = moves(
    "fling",
    "Twelve flings down at 2,500 points per second, each from rest, then twelve up.",
    FlingScript.moves
  )

  /// Flings with accumulating momentum.
  public static let repeatFling = moves(
    "repeat-fling",
    "Eight flings down at 2,500 points per second, 250 ms apart, with accumulating momentum, then eight up.",
    RepeatFlingScript.moves
  )

  /// The same rows repeatedly.
  public static let upDown = moves(
    "up-down",
    "A fling down and a fling up at 2,500 points per second, ten times.",
    UpDownScript.moves
  )

  /// Flings of random velocities, with turns.
  public static let jumpy = planned(
    "jumpy",
    "Flings of 100 to 8,000 points per second in random succession, with turns, depending on the seed."
  ) { JumpyPlan(seed: $0.seed) }

  /// A finger on the section index.
  public static let scrub = moves(
    "scrub",
    "Twenty jumps through the section index, 100 ms apart, then twenty back.",
    ScrubScript.moves
  )

  /// Beyond both ends of the content.
  public static let edge = moves(
    "edge",
    "Pulls and flings beyond the start of the content, then beyond its end.",
    EdgeScript.moves
  )

  /// From page to page.
  public static let page = moves(
    "page",
    "Twelve flings down that come to rest at pages as high as the view, then twelve up.",
    PageScript.moves
  )

  /// A tap on the status bar, after some flings.
  public static let toTop = moves(
    "to-top",
    "Three flings down at 4,000 points per second and a tap on the status bar, repeatedly.",
    ToTopScript.moves
  )

  /// At the end of the content, as more is appended.
  public static let tail = GestureScript(
    "tail",
    "Scrolls to the end of the content, and follows it when it moves."
  ) { _ in TailGesture() }

  /// Content changes during momentum.
  public static let flingWithUpdate = GestureScript(
    "fling+update",
    "As fling; the content changes halfway through each momentum."
  ) { parameters in
    UpdatingGesture(PlannedGesture(MoveCycle(FlingScript.moves), parameters.physics))
  }

  /// From one end of the content to the other.
  public static let jumps = moves(
    "jumps",
    "Jumps to the first item, to 10 %, to 50 % and to the last item, one per second.",
    JumpsScript.moves
  )

  /// The whole list, within the time of the run.
  public static let tour = GestureScript(
    "tour",
    "The whole list in one run: top, a third with updates, the end, back; the view is turned."
  ) { TourGesture($0) }

  /// All of ListScope's scripts.
  public static let builtIn: [GestureScript] = [
    .none, .tour, .slowRead, .drag, .fling, .repeatFling, .upDown, .jumpy, .scrub, .edge, .page,
    .toTop, .tail, .flingWithUpdate, .jumps,
  ]

  private static func planned(
    _ name: String,
    _ summary: String,
    _ plan: @escaping @Sendable (RunParameters) -> some GesturePlan
  ) -> GestureScript {
    GestureScript(name, summary) { PlannedGesture(plan($0), $0.physics) }
  }

  private static func moves(
    _ name: String,
    _ summary: String,
    _ moves: [GestureMove]
  ) -> GestureScript {
    planned(name, summary) { _ in MoveCycle(moves) }
  }
}
