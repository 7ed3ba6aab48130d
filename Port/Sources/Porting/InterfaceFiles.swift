import Foundation

/// Storyboards and nibs in the folders of screens, which no port brings to Linux.
public struct InterfaceFile: Codable, Hashable, Sendable {
  /// The path.
  public var path: String
  /// The words: the next step.
  public var message: String

  /// The files below folders, in order; of files that are named, none.
  public static func find(_ paths: [String]) -> [InterfaceFile] {
    paths.flatMap { path -> [InterfaceFile] in
      let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return below.sorted().compactMap { name in
        message(name).map { InterfaceFile(path: "\(path)/\(name)", message: $0) }
      }
    }
  }

  private static func message(_ name: String) -> String? {
    if name.hasSuffix(".storyboard") {
      return "A storyboard; make its controllers by initialisers, and their views in loadView()."
    }
    if name.hasSuffix(".xib") {
      return "A nib; make its views in code, and register the class instead."
    }
    return nil
  }
}
