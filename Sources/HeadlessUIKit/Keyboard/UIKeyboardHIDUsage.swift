/// The numbers of keys.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// No key that is known.
  case keyboardErrorUndefined = 0x03
  /// The letter A.
  case keyboardA = 0x04
  /// The letter B.
  case keyboardB
  /// The letter C.
  case keyboardC
  /// The letter D.
  case keyboardD
  /// The letter E.
  case keyboardE
  /// The letter F.
  case keyboardF
  /// The letter G.
  case keyboardG
  /// The letter H.
  case keyboardH
  /// The letter I.
  case keyboardI
  /// The letter J.
  case keyboardJ
  /// The letter K.
  case keyboardK
  /// The letter L.
  case keyboardL
  /// The letter M.
  case keyboardM
  /// The letter N.
  case keyboardN
  /// The letter O.
  case keyboardO
  /// The letter P.
  case keyboardP
  /// The letter Q.
  case keyboardQ
  /// The letter R.
  case keyboardR
  /// The letter S.
  case keyboardS
  /// The letter T.
  case keyboardT
  /// The letter U.
  case keyboardU
  /// The letter V.
  case keyboardV
  /// The letter W.
  case keyboardW
  /// The letter X.
  case keyboardX
  /// The letter Y.
  case keyboardY
  /// The letter Z.
  case keyboardZ
  /// The digit 1.
  case keyboard1
  /// The digit 2.
  case keyboard2
  /// The digit 3.
  case keyboard3
  /// The digit 4.
  case keyboard4
  /// The digit 5.
  case keyboard5
  /// The digit 6.
  case keyboard6
  /// The digit 7.
  case keyboard7
  /// The digit 8.
  case keyboard8
  /// The digit 9.
  case keyboard9
  /// The digit 0.
  case keyboard0
  /// Return.
  case keyboardReturnOrEnter
  /// Escape.
  case keyboardEscape
  /// Delete.
  case keyboardDeleteOrBackspace
  /// Tab.
  case keyboardTab
  /// The space.
  case keyboardSpacebar
  /// A hyphen.
  case keyboardHyphen
  /// An equals sign.
  case keyboardEqualSign
  /// An opening bracket.
  case keyboardOpenBracket
  /// A closing bracket.
  case keyboardCloseBracket
  /// A backslash.
  case keyboardBackslash
  /// A hash, on other keyboards than those of the US.
  case keyboardNonUSPound
  /// A semicolon.
  case keyboardSemicolon
  /// A quote.
  case keyboardQuote
  /// A grave accent.
  case keyboardGraveAccentAndTilde
  /// A comma.
  case keyboardComma
  /// A full stop.
  case keyboardPeriod
  /// A slash.
  case keyboardSlash
  /// Capitals.
  case keyboardCapsLock
  /// The function key 1.
  case keyboardF1
  /// The function key 2.
  case keyboardF2
  /// The function key 3.
  case keyboardF3
  /// The function key 4.
  case keyboardF4
  /// The function key 5.
  case keyboardF5
  /// The function key 6.
  case keyboardF6
  /// The function key 7.
  case keyboardF7
  /// The function key 8.
  case keyboardF8
  /// The function key 9.
  case keyboardF9
  /// The function key 10.
  case keyboardF10
  /// The function key 11.
  case keyboardF11
  /// The function key 12.
  case keyboardF12
  /// The start of the text.
  case keyboardHome = 0x4A
  /// A page up.
  case keyboardPageUp
  /// Delete of the next character.
  case keyboardDeleteForward
  /// The end of the text.
  case keyboardEnd
  /// A page down.
  case keyboardPageDown
  /// Right.
  case keyboardRightArrow
  /// Left.
  case keyboardLeftArrow
  /// Down.
  case keyboardDownArrow
  /// Up.
  case keyboardUpArrow
}

extension UIKeyboardHIDUsage {
  /// The key that types a letter or a digit; `keyboardErrorUndefined` for other characters.
  init(typing characters: String) {
    let code = characters.utf8.count == 1 ? characters.utf8.first.flatMap(Self.code) : nil
    self = code.flatMap(Self.init) ?? .keyboardErrorUndefined
  }

  private static func code(_ character: UInt8) -> Int? {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 0x04 + Int(character - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0x04 + Int(character - UInt8(ascii: "A"))
    case UInt8(ascii: "1")...UInt8(ascii: "9"): 0x1E + Int(character - UInt8(ascii: "1"))
    case UInt8(ascii: "0"): 0x27
    default: nil
    }
  }
}
