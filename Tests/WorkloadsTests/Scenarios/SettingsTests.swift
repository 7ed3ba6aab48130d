@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import PangoText
import Testing
@testable import Workloads

@Suite struct SettingsTests {
  private func rows(_ page: SettingsPage) -> [SettingsPage.Row] { page.groups.flatMap(\.rows) }

  @Test(
    "Rows come in groups of five",
    arguments: [(40, 8, 5), (41, 9, 1), (1, 1, 1), (5, 1, 5), (300, 60, 5)]
  )
  func groups(rows: Int, groups: Int, last: Int) {
    let page = SettingsPage(rowCount: rows, seed: 1)
    #expect(page.groups.count == groups)
    #expect(page.groups.last?.rows.count == last)
    #expect(self.rows(page).map(\.id) == Array(0..<rows))
    #expect(page.groups.allSatisfy { !$0.title.isEmpty && !$0.note.isEmpty })
  }

  @Test("A toggle changes three rows of one group, and the next one there changes them back")
  func toggle() {
    var page = SettingsPage(rowCount: 5, seed: 1)
    let before = page.groups[0].rows
    page.toggle()
    let after = page.groups[0].rows
    #expect(zip(before, after).map { $0 != $1 } == [true, true, true, false, false])
    page.toggle()
    #expect(page.groups[0].rows == before)
  }

  @Test("A group of one row changes only that row; a page without rows changes nothing")
  func smallPages() {
    var page = SettingsPage(rowCount: 1, seed: 1)
    let before = page.groups[0].rows
    page.toggle()
    #expect(page.groups[0].rows != before)
    var empty = SettingsPage(rowCount: 0, seed: 1)
    empty.toggle()
    #expect(empty.groups.isEmpty)
  }

  @Test("Every second three rows change, and the one with the text grows")
  func toggles() {
    let stage = Stage(SettingsSession(RunParameters(items: 40)))
    let height = stage.list.contentSize.height
    let switches = stage.rows(SettingSwitchRow.self).map(\.content)
    let values = stage.rows(SettingValueRow.self).map(\.content)
    let texts = stage.rows(SettingTextRow.self).map(\.content)
    #expect((switches.count, values.count, texts.count) == (16, 8, 8))
    stage.play(until: 1.2)
    #expect(stage.changes == ["toggle_setting"])
    #expect(zip(switches, stage.rows(SettingSwitchRow.self)).filter { $0 != $1.content }.count == 1)
    #expect(zip(values, stage.rows(SettingValueRow.self)).filter { $0 != $1.content }.count == 1)
    #expect(zip(texts, stage.rows(SettingTextRow.self)).filter { $0 != $1.content }.count == 1)
    #expect(stage.list.contentSize.height > height)
  }

  @Test("With fixed sizes a change keeps every height")
  func fixed() {
    var parameters = RunParameters(items: 40)
    parameters.sizing = .fixed
    let stage = Stage(SettingsSession(parameters))
    let height = stage.list.contentSize.height
    stage.play(until: 2.2)
    #expect(stage.list.contentSize.height == height)
  }

  @Test("A switch is drawn in its state", arguments: [true, false])
  func switchPicture(isOn: Bool) throws {
    let toggle = UISwitch()
    toggle.isOn = isOn
    let renderer = PictureRenderer(
      text: try PangoText(),
      scale: 1,
      traits: UITraitCollection(userInterfaceStyle: .light)
    )
    let picture = try renderer.pixels(of: toggle)
    let (left, right) = (picture[10, 15], picture[41, 15])
    // The knob, at the side of the state, is white; the rest of the track is not.
    #expect((isOn ? right : left).red == 255)
    #expect((isOn ? left : right).red != 255)
  }
}
