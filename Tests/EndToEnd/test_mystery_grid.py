"""Rounds of the mystery grid are played by pointer, by keyboard, and through the accessibility tree."""

from pathlib import Path

from accessibility import Atspi
from gallery_test import GalleryTest
from gi.repository import GLib
from mystery_page import CLOSING_MOMENT, MysteryPage, position_of, rounds, score
from waiting import wait_until

SEED = 42
FIRST, SECOND = rounds(SEED, 2)
CLICK = ["touchDown", "touchUpInside"]
#: GTK's own translation, which also determines the text direction of the language.
ARABIC = Path("/usr/share/locale/ar/LC_MESSAGES/gtk30.mo")


class MysteryGridTest(GalleryTest):
    def open_page(self, *arguments: str, **environment: str) -> MysteryPage:
        application = self.start(
            "--page", "mystery-grid", "--seed", str(SEED), "--theme", "classic", *arguments,
            **environment)
        window = application.window()
        # Then the labels under the buttons and New Game are visible.
        self.desktop.display.resize(self.desktop.display.managed_windows()[-1], 1200, 1000)
        page = MysteryPage(application, window)
        wait_until(lambda: page.new_game.extents[1] < 1000, "the page to be laid out")
        return page

    def test_a_round_by_the_pointer_ends_with_the_score_of_the_seed(self):
        page = self.open_page()
        for index, surprise in enumerate(FIRST):
            self.pointer.click(page.mystery_button(index).center)
            page.wait_for_shown(index, surprise)
            if index < 14:
                page.wait_for_score(score(FIRST[:index + 1]), surprise)
        page.wait_for_board(FIRST, best=score(FIRST))
        page.wait_for_last_round(score(FIRST), best=score(FIRST))
        page.wait_for_round()
        self.assertEqual(page.log.events_of(position_of(4)), CLICK)

    def test_a_round_by_the_keyboard_ends_with_the_score_of_the_seed(self):
        page = self.open_page()
        self.pointer.click(page.mystery_button(0).center)
        page.wait_for_focus(0)
        # Down one column and up the next, so the second one starts at the bottom.
        way = [0, 3, 6, 9, 12, 13, 10, 7, 4, 1, 2, 5, 8, 11, 14]
        steps = ["Down"] * 4 + ["Right"] + ["Up"] * 4 + ["Right"] + ["Down"] * 4
        for index, step in zip(way[1:], steps):
            self.keyboard.press(step)
            page.wait_for_focus(index)
            self.keyboard.press("Return" if index % 2 else "space")
            page.wait_for_shown(index, FIRST[index])
        page.wait_for_board(FIRST, best=score(FIRST))
        page.wait_for_focus(14)
        self.keyboard.press("Left")
        page.wait_for_round()
        page.wait_for_focus(13)

    def test_a_round_through_the_accessibility_tree_ends_with_the_score_of_the_seed(self):
        page = self.open_page()
        page.play(FIRST)
        page.wait_for_board(FIRST, best=score(FIRST))
        page.play(SECOND)
        page.wait_for_board(SECOND, best=max(score(FIRST), score(SECOND)))
        page.wait_for_last_round(score(SECOND), best=max(score(FIRST), score(SECOND)))

    def test_a_second_tap_is_ignored(self):
        page = self.open_page()
        place = page.mystery_button(7).center
        self.pointer.click(place, times=2)
        page.wait_for_shown(7, FIRST[7])
        self.keyboard.press("space")
        self.keyboard.press("Return")
        # An accessible click does not come through the keyboard, and would cancel a press in progress.
        page.log.wait_for(position_of(7), *CLICK, *CLICK)
        page.mystery_button(7).perform()
        page.log.wait_for(position_of(7), *CLICK, *CLICK, *CLICK)
        page.wait_for_score(score([FIRST[7]]), FIRST[7])

    def test_a_double_click_leaves_the_finished_board_and_the_next_tap_only_begins_a_round(self):
        page = self.open_page()
        page.play(FIRST[:-1])
        self.pointer.click(page.mystery_button(14).center, times=2)
        page.log.wait_for(position_of(14), *CLICK, "touchDown + touchDownRepeat", "touchUpInside")
        page.wait_for_board(FIRST, best=score(FIRST))
        self.pointer.click(page.mystery_button(3).center)
        page.wait_for_round()
        self.pointer.click(page.mystery_button(4).center)
        page.wait_for_score(score([SECOND[4]]), SECOND[4])

    def test_a_key_held_beyond_the_end_of_a_round_taps_once(self):
        page = self.open_page()
        page.play(FIRST[:-1])
        self.pointer.click(page.mystery_button(13).center)
        self.keyboard.press("Right")
        page.wait_for_focus(14)
        self.keyboard.hold("Return", seconds=CLOSING_MOMENT + 1)
        page.wait_for_round()
        self.assertEqual(page.log.events_of(position_of(14)), CLICK)

    def test_a_press_held_beyond_the_end_of_the_closing_moment_is_ignored(self):
        page = self.open_page()
        page.play(FIRST)
        self.pointer.move(page.mystery_button(5).center)
        self.pointer.press()
        page.wait_for_round()
        self.pointer.release()
        page.log.wait_for(position_of(5), "touchCancel")
        self.pointer.click(page.mystery_button(6).center)
        page.wait_for_score(score([SECOND[6]]), SECOND[6])

    def test_the_best_score_is_restored_after_a_restart_and_only_increases(self):
        page = self.open_page()
        page.play(FIRST)
        page.wait_for_last_round(score(FIRST), best=score(FIRST))
        self.keyboard.press("Control_L", "q")
        self.assertEqual(page.application.status(), 0)
        kept = self.configuration / "button-gallery" / "mystery-grid.ini"
        self.assertIn(f"BestScore={score(FIRST)}", kept.read_text())
        again = self.open_page()
        again.wait_for_best(score(FIRST))
        # Meanwhile, another process can have had a better round.
        kept.write_text("[Mystery Grid]\nBestScore=750\n")
        again.play(FIRST)
        again.wait_for_last_round(score(FIRST), best=750)
        again.play(SECOND)
        again.wait_for_board(SECOND, best=750)
        self.assertIn("BestScore=750", kept.read_text())

    def test_a_new_game_begins_by_key_by_button_and_by_menu_at_any_time(self):
        page = self.open_page()
        self.pointer.click(page.mystery_button(0).center)
        page.wait_for_shown(0, FIRST[0])
        self.keyboard.press("Control_L", "n")
        page.wait_for_round()
        page.play(SECOND)
        self.keyboard.press("Control_L", "n")
        page.wait_for_round()
        self.pointer.click(page.mystery_button(2).center)
        page.wait_for_shown(2, rounds(SEED, 3)[2][2])
        self.pointer.click(page.new_game.center)
        page.wait_for_round()
        page.mystery_button(3).perform()
        page.wait_for_shown(3, rounds(SEED, 4)[3][3])
        self.keyboard.press("F10")
        page.window.find(name="Start New Game").perform()
        page.wait_for_round()

    def test_the_arrow_keys_move_in_their_visual_direction_in_a_right_to_left_locale(self):
        if not ARABIC.exists():
            self.skipTest(f"GTK reads the direction of Arabic from {ARABIC}, which does not exist")
        page = self.open_page(LANGUAGE="ar")
        self.assertGreater(
            page.window.find("list box").extents[0], page.mystery_button(2).extents[0], "mirrored")
        x = [page.mystery_button(index).extents[0] for index in range(3)]
        self.assertEqual(x, sorted(x))
        self.pointer.click(page.mystery_button(0).center)
        for key, index in (("Right", 1), ("Right", 2), ("Down", 5), ("Left", 4), ("Up", 1)):
            self.keyboard.press(key)
            page.wait_for_focus(index)

    def test_only_tab_moves_the_focus_beyond_the_edge(self):
        page = self.open_page()
        self.pointer.click(page.mystery_button(0).center)
        for key in ("Left", "Up"):
            self.keyboard.press(key)
        page.wait_for_focus(0)
        self.keyboard.press("Tab")
        page.wait_for_focus(1)

    def test_a_reveal_is_announced(self):
        page = self.open_page()
        heard: list[str] = []

        def listen(event: Atspi.Event) -> None:
            if event.source.get_role() == Atspi.Role.NOTIFICATION:
                heard.append(event.source.get_name())

        listener = Atspi.EventListener.new(listen)
        listener.register("object:state-changed:showing")
        self.addCleanup(listener.deregister, "object:state-changed:showing")
        page.mystery_button(3).perform()
        page.wait_for_shown(3, FIRST[3])

        def has_heard() -> bool:
            while GLib.MainContext.default().iteration(False):
                pass
            return bool(heard)

        wait_until(has_heard, "the announcement")
        points = score([FIRST[3]])
        self.assertEqual(heard, [f"{FIRST[3]}, {points} points. Score: {points}"])

    def test_closing_the_window_in_the_closing_moment_ends_the_program_without_a_message(self):
        page = self.open_page()
        page.play(FIRST)
        self.keyboard.press("Control_L", "w")
        self.assertEqual(page.application.status(), 0)
        self.assertEqual(page.application.lines, [])

    def test_a_later_launch_with_a_seed_begins_its_first_round_without_moving_the_focus(self):
        page = self.open_page()
        self.pointer.click(page.mystery_button(0).center)
        page.wait_for_shown(0, FIRST[0])
        outcome = self.run_to_end("--seed", "7")
        self.assertEqual((outcome.status, outcome.errors), (0, ""))
        page.find_widgets()
        page.wait_for_round()
        page.wait_for_focus(0)
        self.keyboard.press("Right")
        page.wait_for_focus(1)
        self.keyboard.press("space")
        page.wait_for_shown(1, rounds(7)[0][1])
