"""`centavo.frame`: mistakes of the call, mistakes of a row, empty cells, column types, and frames of every supported library."""

import warnings
from datetime import date, datetime
from decimal import Decimal
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import centavo

DAY = "2026-04-30"
PAY = {"gross_salary": "salario"}
SALARIES = pd.DataFrame({"salario": [5200.0, 3000.0]})


def nets(data: Any, **more: Any) -> Any:
    return centavo.frame(data, "net-salary", **{"columns": PAY, "fields": ["netSalary"], "reference_date": DAY, **more})


@pytest.mark.parametrize("rows", [2, 0])
@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        ({"fields": ["netSalry"]}, "netSalary"),
        ({"fields": ["inssSlices.amont"]}, "amont"),
        ({"columns": {"gros_salary": "salario"}}, "gross_salary"),
        ({"columns": {"gross_salary": "salari"}}, "'salario'"),
        ({"dependants": 2}, "dependents"),
        ({"dependents": -1}, "dependents"),
        ({"dependents": "two"}, "dependents"),
        ({"law": "irrf/perDependant=250"}, "perDependent"),
        ({"columns": {"reference_date": "salario"}, "reference_date": None}, "gross_salary"),
        ({"gross_salary": 5000}, "gross_salary is given twice"),
    ],
)
def test_a_mistake_of_the_call_raises_with_advice(rows: int, wrong: dict[str, Any], advice: str) -> None:
    with pytest.raises(centavo.InvalidInput, match=advice) as refused:
        nets(SALARIES.head(rows), **wrong)
    assert refused.value.issues


def test_an_unknown_calculator_raises_not_found_with_a_suggestion() -> None:
    for columns in (PAY, None):
        with pytest.raises(centavo.NotFound, match="net-salary"):
            centavo.frame(SALARIES, "net-sallary", columns=columns)


def test_an_unknown_option_raises() -> None:
    with pytest.raises(ValueError, match='errors is "column" or "raise"'):
        nets(SALARIES, errors="ignore")
    with pytest.raises(ValueError, match='amounts is "decimal" or "float"'):
        nets(SALARIES, amounts="text")


def test_without_columns_those_named_like_a_field_are_read() -> None:
    named = pd.DataFrame({"person": ["Ana", "Rui"], "gross_salary": [5200.0, 3000.0], "Dependentes para o IRRF": [1, 0]})
    found = centavo.frame(named, "net-salary", fields=["netSalary"], reference_date=DAY)
    assert found["netSalary"].tolist() == [Decimal("4624.06"), centavo.calculate("net-salary", gross_salary=3000, reference_date=DAY)["netSalary"]]
    table = centavo.frame(pa.Table.from_pandas(named), "net-salary", fields=["netSalary"], reference_date=DAY)
    assert table["netSalary"].to_pylist() == found["netSalary"].tolist()


@pytest.mark.parametrize(
    ("columns", "said"),
    [
        (["team", "person"], "no column bears the name of a field: the columns are 'team', 'person'"),
        (["gross_salary", "dependants"], "did you mean 'dependents'"),
        (["gross_salary", "Gross salary"], "are both gross_salary"),
    ],
)
def test_without_columns_none_or_doubtful_names_raise(columns: list[str], said: str) -> None:
    with pytest.raises(centavo.InvalidInput, match=said):
        centavo.frame(pd.DataFrame([[5200.0] * len(columns)], columns=columns), "net-salary", fields=["netSalary"])


def test_constants_alone_answer_every_row() -> None:
    found = centavo.frame(SALARIES, "net-salary", columns={}, fields=["netSalary"], gross_salary=5200, dependents=1, reference_date=DAY)
    assert found["netSalary"].tolist() == [Decimal("4624.06")] * 2


def test_a_field_named_like_a_word_of_python_ends_with_an_underscore() -> None:
    found = centavo.frame(pa.table({"to": ["2026-02-01"]}), "business-days", fields=["businessDays"], from_="2026-01-01")
    assert found["businessDays"].to_pylist() == [centavo.calculate("business-days", from_="2026-01-01", to="2026-02-01")["businessDays"]]


def test_constants_of_numpy_are_numbers() -> None:
    assert nets(SALARIES, dependents=np.int64(1))["netSalary"][0] == Decimal("4624.06")
    found = centavo.frame(pd.DataFrame({"d": [1]}), "net-salary", columns={"dependents": "d"}, fields=["netSalary"], gross_salary=np.float64(5200.0), reference_date=DAY)
    assert found["netSalary"][0] == Decimal("4624.06")


@pytest.mark.parametrize("by_plan", [True, False])
def test_errors_raise_names_the_row_and_the_field(by_plan: bool) -> None:
    data = pd.DataFrame({"salario": [5200.0, 3000.0, -1.0, -2.0]}, index=list("abcd"))
    fields = ["netSalary"] if by_plan else ["netSalary", "steps"]
    with pytest.raises(centavo.InvalidInput, match="^row 2: gross_salary") as refused:
        nets(data, fields=fields, errors="raise")
    assert refused.value.row == 2 and refused.value.issues[0]["field"] == "gross_salary"
    found = nets(data.head(2).assign(error="mine"), fields=fields, errors="raise")
    assert list(found.columns) == ["salario", "error", *fields] and list(found["error"]) == ["mine"] * 2
    assert list(nets(data, fields=fields)["error"].notna()) == [False, False, True, True]


def test_names_that_clash_raise() -> None:
    with pytest.raises(ValueError, match="already has 'error'.*prefix"):
        nets(SALARIES.assign(error=""))
    with pytest.raises(ValueError, match="already has 'netSalary'"):
        nets(nets(SALARIES).drop(columns="error"))
    assert list(nets(nets(SALARIES), prefix="again_").columns) == ["salario", "netSalary", "error", "again_netSalary", "again_error"]
    twice = pd.DataFrame([[1.0, 2.0]], columns=["salario", "salario"])
    with pytest.raises(centavo.InvalidInput, match="more than one column 'salario'"):
        nets(twice)


def frames_of(cells: list[Any]) -> list[Any]:
    return [pd.DataFrame({"salario": cells}), pl.DataFrame({"salario": cells}, strict=False), pa.table({"salario": cells})]


def column(data: Any, name: str) -> list[Any]:
    values = data[name].to_pylist() if isinstance(data, pa.Table) else list(data[name])
    return [None if value is pd.NA else value for value in values]


@pytest.mark.parametrize("library", ["pandas", "polars", "pyarrow"])
def test_a_cell_that_is_no_number_is_a_field_left_out_and_infinity_is_refused(library: str) -> None:
    data = dict(zip(["pandas", "polars", "pyarrow"], frames_of([5200.0, float("nan"), None, float("inf")]), strict=True))[library]
    found = nets(data, dependents=1)
    assert column(found, "netSalary") == [Decimal("4624.06"), None, None, None]
    errors = column(found, "error")
    assert errors[0] is None and "obrigat" in errors[1] and errors[1] == errors[2] and "inf" in errors[3].lower()


def test_empty_cells_of_every_kind_of_pandas_are_fields_left_out() -> None:
    data = pd.DataFrame(
        {
            "salario": [5200, 5200, 5200],
            "people": pd.array([1, pd.NA, 0], "Int64"),
            "paid": [pd.Timestamp(2026, 4, 30), pd.NaT, pd.Timestamp(2026, 4, 30, 15)],
            "objects": [None, np.nan, pd.NA],
        }
    )
    columns = {**PAY, "dependents": "people", "reference_date": "paid"}
    found = nets(data, columns=columns, reference_date=None)
    assert found["error"].isna().all() and found["netSalary"][0] == Decimal("4624.06")
    today = centavo.calculate("net-salary", gross_salary=5200)["netSalary"]
    assert found["netSalary"][1] == today
    assert nets(data, columns={**PAY, "dependents": "objects"})["netSalary"].nunique() == 1


def test_moments_categories_and_texts_are_read() -> None:
    data = pd.DataFrame({"salario": ["5200"], "regime": pd.Categorical(["clt"]), "paid": pd.to_datetime(["2026-04-30 23:30"]).tz_localize("America/Sao_Paulo")})
    found = nets(data, columns={**PAY, "reference_date": "paid"}, dependents=1, reference_date=None)
    assert found["netSalary"][0] == Decimal("4624.06")
    other = nets(pl.DataFrame({"salario": [5200], "paid": [datetime(2026, 4, 30, 23, 30)]}), columns={**PAY, "reference_date": "paid"}, dependents=1, reference_date=None)
    assert other["netSalary"].to_list() == [Decimal("4624.06")]


def test_a_column_of_mixed_objects_raises_with_its_name() -> None:
    with pytest.raises(TypeError, match="column 'salario'.*pandas.to_numeric"):
        nets(pd.DataFrame({"salario": [5200.0, "abc", date(2026, 1, 1)]}))


def test_columns_that_are_not_read_may_hold_anything() -> None:
    assert nets(SALARIES.assign(other=[object(), {1: 2}]), dependents=1)["netSalary"][0] == Decimal("4624.06")


@pytest.mark.parametrize("data", frames_of([5200.0]))
def test_an_empty_frame_has_the_columns_and_types_of_a_full_one(data: Any) -> None:
    none = data.slice(0, 0) if not isinstance(data, pd.DataFrame) else data.iloc[:0]
    full, empty = nets(data), nets(none)
    assert len(empty) == 0
    if isinstance(data, pd.DataFrame):
        assert full.dtypes.equals(empty.dtypes)
    else:
        assert full.schema == empty.schema
    assert len(centavo.frame(none, "gross-from-net", columns={"net": "salario"}, fields=["grossSalary"])) == 0


def test_an_index_that_repeats_is_unchanged() -> None:
    data = pd.DataFrame({"salario": [3000.0, 5200.0, -1.0]}, index=[7, 7, 3])
    found = nets(data, dependents=1)
    assert list(found.index) == [7, 7, 3] and found["netSalary"].iloc[1] == Decimal("4624.06") and found["error"].notna().tolist() == [False, False, True]
    assert list(data.columns) == ["salario"]


FIELDS = ["netSalary", "effectiveRatePercent", "inssSlices", "inssSlices.amount", "basis.norm"]


def test_column_types_are_those_of_the_readme() -> None:
    found = centavo.frame(pa.table({"salario": [5200.0]}), "net-salary", columns=PAY, fields=FIELDS)
    kinds = [pa.float64(), pa.decimal128(18, 2), pa.float64(), *[pa.string()] * 4]
    assert found.schema.types == kinds
    assert found["inssSlices.amount"][0].as_py().startswith("[1")
    assert str(nets(SALARIES)["netSalary"].dtype) == "decimal128(18, 2)[pyarrow]"
    assert nets(pl.DataFrame({"salario": [5200.0]})).schema["netSalary"] == pl.Decimal(18, 2)
    days = centavo.frame(pd.DataFrame({"to": ["2026-02-01"]}), "business-days", fields="businessDays", from_="2026-01-01")
    assert str(days["businessDays"].dtype) == "int64[pyarrow]"


def test_amounts_are_floats_on_request() -> None:
    for fields in (["netSalary"], ["netSalary", "steps"]):
        found = nets(SALARIES, fields=fields, amounts="float", dependents=1)
        assert str(found["netSalary"].dtype) == "double[pyarrow]" and found["netSalary"][0] == 4624.06


def test_a_lazy_frame_stays_lazy() -> None:
    lazy = pl.LazyFrame({"salario": [5200.0, -1.0], "other": [1, 2]})
    found = nets(lazy, dependents=1)
    assert isinstance(found, pl.LazyFrame)
    assert found.collect_schema() == nets(lazy.collect(), dependents=1).schema
    assert found.collect().equals(nets(lazy.collect(), dependents=1))
    assert found.filter(pl.col("netSalary") > 4000).select("other").collect()["other"].to_list() == [1]
    with pytest.raises(centavo.InvalidInput, match="netSalary"):
        nets(lazy, fields=["netSalry"])


@pytest.mark.parametrize("data", [pd.Series([5200.0]), {"salario": [5200.0]}, [5200.0]])
def test_what_is_no_frame_raises_with_the_supported_types(data: Any) -> None:
    with pytest.raises(TypeError, match="pandas.DataFrame, a polars.DataFrame or LazyFrame, or a pyarrow.Table"):
        nets(data)


def test_no_warning_is_given() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nets(SALARIES)


def test_no_field_of_a_calculator_bears_the_name_of_an_argument() -> None:
    arguments = {"data", "calculator", "columns", "fields", "prefix", "errors", "amounts", "engine"}
    from centavo._engine import input_schema_of

    assert {name: arguments & set(input_schema_of("calculate", name)["properties"]) for name in centavo.engine.names("calculate")} == {
        name: set() for name in centavo.engine.names("calculate")
    }
