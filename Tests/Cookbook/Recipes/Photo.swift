/// A photo as it is sent: runs of colours, each as a length and three bytes.
struct Photo {
  let bytes: [UInt8]

  init(of recipe: Int) {
    bytes = (0..<1_600).flatMap { run -> [UInt8] in
      let shade = UInt8(truncatingIfNeeded: run &* 31 &+ recipe)
      return [UInt8(20 + run % 90), shade, 255 - shade, UInt8(truncatingIfNeeded: recipe)]
    }
  }

  /// The pixels, and the mean of each channel.
  func decoded() -> (pixels: [UInt32], mean: (Double, Double, Double)) {
    var pixels: [UInt32] = []
    var sums = (0.0, 0.0, 0.0)
    for run in stride(from: 0, to: bytes.count, by: 4) {
      for step in 0..<bytes[run] {
        let red = bytes[run + 1] &+ step
        let (green, blue) = (bytes[run + 2], bytes[run + 3])
        pixels.append(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
        sums = (sums.0 + Double(red), sums.1 + Double(green), sums.2 + Double(blue))
      }
    }
    let count = Double(max(1, pixels.count))
    return (pixels, (sums.0 / count, sums.1 / count, sums.2 / count))
  }
}
