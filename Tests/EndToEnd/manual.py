"""The manual page, as text without roff markup."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "resources" / "button-gallery.1"


def section(title: str) -> str:
    """Returns the text of a section, with its lines in order."""
    found = re.search(rf"^\.SH {title}\n(.*?)(?=^\.SH |\Z)", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"The manual page has no section {title}.")
    return found[1].replace("\\-", "-")
