"""What is wrong in a tutorial is found."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from tutorial import blocks, faults, is_shown


def block(language, text):
    return f"```{language}\n{text}\n```\n"


def found(document):
    with tempfile.TemporaryDirectory() as folder:
        return [fault.splitlines()[0] for fault in faults(document, Path(folder))]


GOOD = (
    block("sh", "A=1\nB=two")
    + block("sh", 'echo "$A $B"')
    + block("text", "1 …")
    + "Words.\n"
    + block("python", "import os\ntold = os.environ['B']")
    + block("python", "print(told)")
    + block("text", "two")
    + block("console", "$ nobody runs this")
)

FAULTS = [
    (block("sh", "echo a") + block("text", "b"), "line 2: it prints"),
    (block("sh", "echo a"), "line 2: it prints"),
    (block("sh", ":") + block("text", "a"), "line 2: it prints"),
    (block("sh", "echo a; echo b") + block("text", "a"), "line 2: it prints"),
    (block("sh", "echo a >&2"), "line 2: it prints"),
    (block("sh", "false; true"), "line 2: it fails"),
    (block("sh", 'echo "$MISSING"'), "line 2: it fails"),
    (block("python", "1 / 0"), "line 2: it fails"),
    (block("python", "print(1)") + block("text", "2"), "line 2: it prints"),
    (block("bash", "echo a"), "line 2: a block of bash, which nobody runs"),
    (block("", "echo a"), "line 2: a block of no language, which nobody runs"),
    (block("text", "a"), "line 2: nothing is run that could print this"),
]


class Tutorial(unittest.TestCase):
    def test_what_goes_as_it_says(self):
        self.assertEqual(found(GOOD), [])

    def test_what_does_not(self):
        for document, fault in FAULTS:
            with self.subTest(document=document):
                self.assertEqual(found(document), [fault])

    def test_nothing_is_tried_after_a_failure(self):
        self.assertEqual(found(block("sh", "false") + block("sh", "echo a")), ["line 2: it fails"])

    def test_a_block_without_an_end(self):
        with self.assertRaises(ValueError):
            blocks("```sh\necho a\n")

    def test_what_stands_for_anything(self):
        for shown, printed, expected in [
            ("a…c\n", "abc\n", True),
            ("a…c\n", "a\nc\n", False),
            ("a\n…\nd\n", "a\nb\nc\nd\n", True),
            ("a\n…\nd\n", "a\nd\n", True),
            ("a\n…\nd\n", "a\nb\n", False),
            ("a.c\n", "abc\n", False),
        ]:
            with self.subTest(shown=shown, printed=printed):
                self.assertEqual(is_shown(shown, printed), expected)


if __name__ == "__main__":
    unittest.main()
