import Workloads

/// The words used in messages, posts and mails.
enum EverydayWords {
  private static let words = [
    "a", "about", "after", "again", "all", "also", "always", "and", "another", "are", "around",
    "as", "at", "back", "be", "because", "before", "better", "book", "both", "bring", "but",
    "call", "can", "car", "check", "city", "come", "could", "day", "dinner", "do", "door", "early",
    "else", "enough", "even", "ever", "every", "few", "find", "first", "for", "friend", "from",
    "garden", "get", "give", "go", "good", "great", "half", "have", "he", "help", "her", "here",
    "home", "hour", "house", "how", "I", "idea", "if", "in", "is", "it", "just", "keep", "know",
    "last", "late", "later", "let", "like", "little", "long", "look", "lunch", "make", "many",
    "maybe", "me", "meet", "minutes", "month", "more", "morning", "much", "music", "my", "need",
    "new", "next", "nice", "night", "no", "not", "now", "of", "off", "okay", "old", "on", "one",
    "only", "open", "or", "other", "our", "out", "over", "park", "people", "photo", "place",
    "plan", "please", "put", "question", "rain", "read", "ready", "really", "right", "road",
    "said", "same", "say", "school", "see", "she", "should", "so", "some", "soon", "still",
    "street", "sure", "take", "talk", "thanks", "that", "the", "their", "then", "there", "they",
    "thing", "think", "this", "ticket", "time", "to", "today", "together", "tomorrow", "tonight",
    "too", "train", "try", "two", "until", "up", "us", "very", "wait", "walk", "want", "was",
    "way", "we", "week", "well", "were", "what", "when", "where", "which", "while", "who", "why",
    "will", "with", "work", "would", "year", "yes", "yesterday", "you", "your",
  ]

  private static let names = [
    "Ada", "Amir", "Anna", "Ben", "Carla", "Chen", "Clara", "Dara", "David", "Elif", "Emma",
    "Femi", "Grace", "Hana", "Ines", "Ivan", "Jonas", "Kemal", "Lena", "Leo", "Lina", "Lucia",
    "Malik", "Maria", "Mei", "Mila", "Nina", "Noah", "Omar", "Otto", "Paula", "Petra", "Priya",
    "Rosa", "Sami", "Sara", "Tariq", "Tom", "Vera", "Yuki", "Zoe",
  ]

  /// Words with about the given total length, in letters; at least one word.
  static func text(letters: Int, using generator: inout SplitMix64) -> String {
    var text = word(using: &generator)
    while true {
      let next = word(using: &generator)
      guard text.utf8.count + 1 + next.utf8.count / 2 <= letters else { break }
      text += " " + next
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The name of a person.
  static func name(using generator: inout SplitMix64) -> String {
    names[Int.random(in: 0..<names.count, using: &generator)]
  }

  private static func word(using generator: inout SplitMix64) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }
}
