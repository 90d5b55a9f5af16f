"""The manual page, as text without the marks of roff."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "resources" / "button-gallery.1"


def section(title: str) -> str:
    """The text of a section, its lines in their order."""
    found = re.search(rf"^\.SH {title}\n(.*?)(?=^\.SH |\Z)", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"The manual page has no section {title}.")
    return found[1].replace("\\-", "-")
