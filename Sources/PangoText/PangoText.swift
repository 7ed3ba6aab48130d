import CPango
public import Foundation
public import HeadlessUIKit
import Synchronization

/// Measures and draws text with Pango, in DejaVu Sans.
///
/// The results are the same on every machine: user settings and other fonts are ignored, and glyphs
/// are not hinted. It may be used from several threads, which are serialised.
public final class PangoText: TextMeasurer {
  /// The numbers of cache hits and misses.
  public struct CacheCounts: Hashable, Sendable {
    /// The number of sizes that were cached.
    public var hits = 0
    /// The number of sizes that had to be measured.
    public var misses = 0

    /// The share of hits, from 0 to 1; 0 before the first lookup.
    public var hitRate: Double { hits == 0 ? 0 : Double(hits) / Double(hits + misses) }
  }

  /// The folders that are searched for fonts, at any depth.
  public static let fontFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  private struct State {
    let typesetter: Typesetter
    var sizes: MeasuredSizes
  }

  private let state: Mutex<State>

  /// Loads the fonts.
  ///
  /// - Parameters:
  ///   - fontFolders: The folders that are searched for DejaVu Sans, at any depth; they become fontconfig's current
  ///     configuration of the process.
  ///   - cacheCapacity: The maximum number of cached sizes.
  /// - Throws: `PangoTextError` if the font is missing.
  public init(
    fontFolders: [String] = PangoText.fontFolders,
    cacheCapacity: Int = 8_192
  ) throws(PangoTextError) {
    let typesetter = try Typesetter(fontFolders: fontFolders)
    state = Mutex(State(typesetter: typesetter, sizes: MeasuredSizes(capacity: cacheCapacity)))
  }

  /// The size of a text, rounded up to whole points; cached.
  ///
  /// Trailing spaces take no space. A word that is wider than a line is broken. At the width of the
  /// result, the text breaks into the same lines again.
  public func size(of text: StyledText, width: CGFloat) -> CGSize {
    guard !text.string.isEmpty else { return .zero }
    let key = MeasuredSizes.Key(text: text, width: width > 0 ? width : .greatestFiniteMagnitude)
    return state.withLock { state in
      if let known = state.sizes.size(for: key) { return known }
      let set = state.typesetter.set(key.text, width: key.width)
      let size = CGSize(
        width: min(key.width, set.width.rounded(.up)),
        height: set.height.rounded(.up)
      )
      state.sizes.insert(size, for: key)
      return size
    }
  }

  /// A text whose size at several widths is asked for.
  ///
  /// Plain words are shaped once; other texts are shaped again for every width.
  public func shape(_ text: StyledText) -> any ShapedText {
    ShapedLine.permits(text) ? ShapedPangoText(text, self) : UnshapedText(text, self)
  }

  /// A text of plain words, shaped as one line; nil if it is more than that.
  func shapedLine(_ text: StyledText) -> ShapedLine? {
    state.withLock { $0.typesetter.shapedLine(text) }
  }

  /// The baselines of the first and the last line.
  public func baselines(of text: StyledText, width: CGFloat) -> TextBaselines {
    state.withLock { state in
      let set = state.typesetter.set(text, width: width > 0 ? width : .greatestFiniteMagnitude)
      guard let first = set.lines.first, let last = set.lines.last else {
        return TextBaselines(first: 0, last: 0)
      }
      return TextBaselines(first: first.ascent, last: set.height - last.height + last.ascent)
    }
  }

  /// The number of lines of a text.
  public func lineCount(of text: StyledText, width: CGFloat) -> Int {
    state.withLock { state in
      max(
        1,
        state.typesetter.set(text, width: width > 0 ? width : .greatestFiniteMagnitude).lines.count
      )
    }
  }

  /// The cache hits and misses so far.
  public var cacheCounts: CacheCounts { state.withLock { $0.sizes.counts } }

  /// Runs a block with the lines of a text, while no other thread uses the fonts.
  func withLines(
    of text: StyledText,
    in size: CGSize,
    for traits: UITraitCollection,
    _ body: (SetText) -> Void
  ) {
    state.withLock { state in
      var text = text
      var set = state.typesetter.set(text, width: size.width, for: traits)
      let fitting = set.lineCount(fitting: size.height)
      if fitting < set.lines.count {
        text.numberOfLines = fitting
        set = state.typesetter.set(text, width: size.width, for: traits)
      }
      body(set)
    }
  }
}
