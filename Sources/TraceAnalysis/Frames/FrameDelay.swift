/// A part of the time by which a frame began late: what its thread had to finish first.
struct FrameDelay {
  /// The cause of the delay.
  enum Source {
    /// A frame, by its number among those of the same part of the trace.
    case frame(Int)
    /// Something else, or a frame of an earlier part: the cause that it has.
    case cause(String)

    /// The number of the frame.
    var frame: Int? { if case .frame(let number) = self { number } else { nil } }

    /// The cause, with those of frames by number.
    func cause(_ names: [Int: String]) -> String {
      switch self {
      case .frame(let number): names[number] ?? FrameCause.unexplained
      case .cause(let name): name
      }
    }
  }

  let source: Source
  let ns: Int64
}

/// The latest work of a thread, on the real clock, which a frame that began late had to wait for.
///
/// A frame that the display asked for while another one was being made, of any list, or while something was
/// being freed, begins when that has ended.
struct ThreadWork {
  private struct Piece {
    let startNs: Int64
    let endNs: Int64
    var source: FrameDelay.Source
  }

  /// The number of pieces that are kept: more frames hardly ever come between two of one list.
  static let maxPieces = 8

  private var pieces: [Piece] = []

  /// Takes a piece of work, after those before it.
  mutating func add(_ startNs: Int64, _ endNs: Int64, _ source: FrameDelay.Source) {
    if pieces.count == Self.maxPieces { pieces.removeFirst() }
    pieces.append(Piece(startNs: startNs, endNs: endNs, source: source))
  }

  /// The work done in a time, the earliest first.
  func delays(from startNs: Int64, to endNs: Int64) -> [FrameDelay] {
    pieces.compactMap { piece in
      let (start, end) = (max(piece.startNs, startNs), min(piece.endNs, endNs))
      return start < end ? FrameDelay(source: piece.source, ns: end - start) : nil
    }
  }

  /// The numbers of the frames that are known by their numbers.
  var frames: [Int] {
    pieces.compactMap(\.source.frame)
  }

  /// Gives frames that are known by their numbers the causes that they have.
  mutating func name(_ names: [Int: String]) {
    for place in pieces.indices {
      pieces[place].source = .cause(pieces[place].source.cause(names))
    }
  }
}
