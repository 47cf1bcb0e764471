import { useCallback, useState } from "react";
import { isRecord } from "@org/form/state";
import { stored } from "../../elements/storedItems.ts";

export type PanelPlace = "beside" | "below" | "hidden";
export type PanelTab = "row" | "figures";

/** Layout of the page of a table on this device. */
export interface TableLayout {
  readonly place: PanelPlace;
  readonly tab: PanelTab;
  /** Pixels; next to the table and below it. */
  readonly width: number;
  readonly height: number;
  /** Whether the strip above the table is one line. */
  readonly isFolded: boolean;
  /** Sections that stand open in the strip; by default, those that the calculator names. */
  readonly open: readonly string[] | undefined;
}

export const panelLimits = { width: [260, 900], height: [160, 700] } as const;

const within = (value: unknown, [minimum, maximum]: readonly [number, number], otherwise: number): number =>
  typeof value === "number" ? Math.min(maximum, Math.max(minimum, value)) : otherwise;

function rememberedLayout(calculator: string): TableLayout {
  const { place, tab, width, height, isFolded, open } = stored.tablePage.read(calculator) ?? {};
  return {
    place: place === "below" || place === "hidden" ? place : "beside",
    tab: tab === "figures" ? tab : "row",
    width: within(width, panelLimits.width, 340),
    height: within(height, panelLimits.height, 320),
    isFolded: isFolded === true,
    open: Array.isArray(open) && !isRecord(open) ? open.filter((each): each is string => typeof each === "string") : undefined,
  };
}

export interface TableLayoutState {
  readonly layout: TableLayout;
  readonly setLayout: (changed: Partial<TableLayout>) => void;
}

/** The layout of a calculator's page, which this device remembers. */
export function useTableLayout(calculator: string): TableLayoutState {
  const [layout, keep] = useState(() => rememberedLayout(calculator));
  const setLayout = useCallback(
    (changed: Partial<TableLayout>) =>
      keep((before) => {
        const next = { ...before, ...changed };
        stored.tablePage.write({ ...next }, calculator);
        return next;
      }),
    [calculator],
  );
  return { layout, setLayout };
}
