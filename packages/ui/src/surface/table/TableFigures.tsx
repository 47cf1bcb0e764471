import { joinPath, type Path } from "@org/hvac-core/kernel";
import { useMemo, type ReactNode } from "react";
import { rowPath, type ListSource } from "@org/form/rows";
import type { CalculatedState } from "@org/form/state";
import type { RowSelection } from "../../elements/rowSelection.ts";
import { FollowingFigure, type ResultsProps } from "../results/Results.tsx";
import { texts } from "./texts.ts";
import styles from "./tablePage.module.css";

interface TableFiguresProps extends Pick<ResultsProps, "figure" | "preferredUnits" | "goTo"> {
  /** The last complete input and its results. */
  readonly shown: CalculatedState | undefined;
  readonly source: ListSource;
  /** Ids of the selected rows of the table. */
  readonly ids: readonly string[];
  /** Name of the outer list, and ids of its rows that they belong to. */
  readonly list: string;
  readonly outer: readonly string[];
  /** Whether the user has selected them; otherwise they are the first, with which the table begins. */
  readonly isChosen: boolean;
  /** Selects a row of a table of the page, and brings it into view. */
  readonly select: (path: Path) => void;
}

/** The figures of the calculation, which follow the selected rows of the table. */
export function TableFigures(props: TableFiguresProps): ReactNode {
  const { shown, figure, source, ids, list, outer, isChosen, select, preferredUnits, goTo } = props;
  const selection = useMemo((): RowSelection => {
    const byId = new Map(source.rows.map((row) => [row.id, row]));
    const paths = ids.flatMap((id) => (byId.has(id) ? [rowPath(source, byId.get(id))] : []));
    const rows = isChosen ? [...new Set([...outer.map((id) => joinPath(list, id)), ...paths])] : [];
    return { rows, select: (row) => row !== undefined && select(row) };
  }, [source, ids, list, outer, isChosen, select]);
  if (!figure || !shown) return <p className={styles.none}>{texts.panel.noFigure}</p>;
  return (
    <FollowingFigure
      key={shown.definition.id}
      draw={figure}
      outcome={shown.outcome}
      state={shown}
      {...{ selection, preferredUnits, goTo }}
    />
  );
}
