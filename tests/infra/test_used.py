"""What nobody needs is found, and what is needed is not."""

import unittest

from sam import read
from used import REACHABLE, granted, unused


class Used(unittest.TestCase):
    def test_every_function_has_rights_on_the_table(self):
        functions = {right.split(".")[0] for right in granted(read())}
        self.assertEqual(len(functions), 24)

    def test_a_right_that_nobody_needs(self):
        template = read()
        used = set(granted(template))
        self.assertEqual(unused(template, used), [])
        self.assertLessEqual(set(REACHABLE), used)
        self.assertEqual(unused(template, used - {"clock-tick.Scan.table"}), ["clock-tick.Scan.table"])
        self.assertEqual(unused(template, used - {"notify.Query.alarms"}), ["notify.Query.alarms"])
        self.assertEqual(unused(template, used - {"games.GetItem.table"}), [])


if __name__ == "__main__":
    unittest.main()
