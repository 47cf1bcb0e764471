import { stored } from "../elements/storedItems.ts";
import { isRecord } from "@org/form/state";

/** Layout of a list on this device: widths and choice of its columns, and its grouping. */
export interface GridLayout {
  /** Pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
  /** By column: the user's choice instead of the default. */
  readonly shown: Readonly<Record<string, boolean>>;
  readonly groupBy?: string | undefined;
}

/** Limits of a column's width, in pixels. */
export const minWidth = 48;
export const maxWidth = 640;

const entriesOf = <T>(value: unknown, is: (each: unknown) => each is T): Readonly<Record<string, T>> =>
  isRecord(value) ? (Object.fromEntries(Object.entries(value).filter(([, each]) => is(each))) as Record<string, T>) : {};
const isWidth = (each: unknown): each is number => typeof each === "number" && each >= minWidth && each <= maxWidth;
const isFlag = (each: unknown): each is boolean => typeof each === "boolean";

const nameOf = (calculator: string, list: string): string => `${calculator}.${list}`;

export function rememberedLayout(calculator: string, list: string): GridLayout {
  const { widths, shown, groupBy } = stored.gridColumns.read(nameOf(calculator, list)) ?? {};
  return {
    widths: entriesOf(widths, isWidth),
    shown: entriesOf(shown, isFlag),
    groupBy: typeof groupBy === "string" ? groupBy : undefined,
  };
}

export function rememberLayout(calculator: string, list: string, layout: GridLayout): void {
  stored.gridColumns.write({ ...layout }, nameOf(calculator, list));
}
