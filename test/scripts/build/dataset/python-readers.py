"""What a notebook sees of the folder given: prints the shape of every table, and fails where readers disagree."""

import sys
from pathlib import Path

import duckdb
import pandas
import polars
import pyarrow.parquet

folder = Path(sys.argv[1])
DEBTS = (13, 14, 16, 19)

for file in sorted(folder.glob("*.csv")) + sorted(folder.glob("*.parquet")):
    kind = file.suffix[1:]
    table = getattr(polars, f"read_{kind}")(file)
    frame = getattr(pandas, f"read_{kind}")(file)
    assert table.shape == frame.shape, file
    assert duckdb.sql(f"SELECT * FROM '{file}'").shape == table.shape, file
    assert sum(table.null_count().row(0)) == 0 and not frame.isna().any().any(), f"{file} has empty cells"
    print(file.name, *table.shape)

numbers = folder / "numbers.parquet"
lists = {
    "polars": polars.read_parquet(numbers)["karmic_debts"].to_list(),
    "pandas": [list(debts) for debts in pandas.read_parquet(numbers)["karmic_debts"]],
    "pyarrow": pyarrow.parquet.read_table(numbers)["karmic_debts"].to_pylist(),
    "duckdb": [debts for (debts,) in duckdb.sql(f"SELECT karmic_debts FROM '{numbers}' ORDER BY date").fetchall()],
}
flags = polars.read_csv(folder / "numbers.csv").select([f"karmic_debt_{debt}" for debt in DEBTS]).rows()
for reader, rows in lists.items():
    assert [tuple(int(debt in row) for debt in DEBTS) for row in rows] == flags, reader
