import { useMemo } from "react";
import type { Filter, ListSource } from "@org/form/rows";
import type { Row } from "@org/form/state";

/** The filter of the user together with that of the page. */
export function useShownRows({ rows }: ListSource, filter: Filter, shows: ((row: Row) => boolean) | undefined): Filter {
  return useMemo(() => {
    if (!shows) return filter;
    return { ...filter, hidden: new Set([...filter.hidden, ...rows.flatMap((row) => (shows(row) ? [] : [row.id]))]) };
  }, [rows, filter, shows]);
}
