import { isRecord } from "../surface/state/formInput.ts";
import { tolerant } from "../elements/tolerant.ts";

/** How a list is looked at on this device: widths and choice of its columns, and what it is grouped by. */
export interface GridLayout {
  /** Pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
  /** By column: what was chosen in place of the usual. */
  readonly shown: Readonly<Record<string, boolean>>;
  readonly groupBy?: string | undefined;
}

const usual: GridLayout = { widths: {}, shown: {} };

const keyOf = (calculator: string, list: string): string => `plenum.grid.${calculator}.${list}`;

const entriesOf = <T>(value: unknown, is: (each: unknown) => each is T): Readonly<Record<string, T>> =>
  isRecord(value) ? (Object.fromEntries(Object.entries(value).filter(([, each]) => is(each))) as Record<string, T>) : {};

const isWidth = (each: unknown): each is number => typeof each === "number" && each >= minWidth && each <= maxWidth;
const isFlag = (each: unknown): each is boolean => typeof each === "boolean";

/** Limits of a column's width, in pixels. */
export const minWidth = 48;
export const maxWidth = 640;

export function rememberedLayout(calculator: string, list: string): GridLayout {
  const kept: unknown = tolerant(() => JSON.parse(localStorage.getItem(keyOf(calculator, list)) ?? "null") as unknown);
  if (!isRecord(kept)) return usual;
  return {
    widths: entriesOf(kept["widths"], isWidth),
    shown: entriesOf(kept["shown"], isFlag),
    groupBy: typeof kept["groupBy"] === "string" ? kept["groupBy"] : undefined,
  };
}

export function rememberLayout(calculator: string, list: string, layout: GridLayout): void {
  tolerant(() => localStorage.setItem(keyOf(calculator, list), JSON.stringify(layout)));
}
