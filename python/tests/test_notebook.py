"""The notebook runs from its first cell to its last, without a kernel, which would only add time."""

import json
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt

NOTEBOOK = Path(__file__).resolve().parents[1] / "notebooks" / "salario.ipynb"


def test_runs_every_cell_and_draws_the_plots(tmp_path: Path) -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    for place, cell in enumerate(cells):
        exec(compile("".join(cell["source"]), f"cell {place + 1}", "exec"), names)
    assert str(names["answer"]["netSalary"]) == "4624.06"
    figures = [plt.figure(number) for number in plt.get_fignums()]
    assert len(figures) == 3
    lines, steps, bars = (figure.axes[0] for figure in figures)
    assert len(lines.get_lines()[0].get_xdata()) == 106
    assert len(steps.get_lines()[0].get_xdata()) > 10
    assert sum(bar.get_height() for bar in bars.patches) == 5000
    for place, figure in enumerate(figures):
        picture = tmp_path / f"{place}.png"
        figure.savefig(picture)
        assert picture.stat().st_size > 5000
    plt.close("all")
