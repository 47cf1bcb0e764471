import { isRecord } from "../surface/state/formInput.ts";
import { stored } from "../elements/storage.ts";

/** How a list is looked at on this device: widths and choice of its columns, and what it is grouped by. */
export interface GridLayout {
  /** Pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
  /** By column: what was chosen in place of the usual. */
  readonly shown: Readonly<Record<string, boolean>>;
  readonly groupBy?: string | undefined;
}

const usual: GridLayout = { widths: {}, shown: {} };

const nameOf = (calculator: string, list: string): string => `${calculator}.${list}`;

const entriesOf = <T>(value: unknown, is: (each: unknown) => each is T): Readonly<Record<string, T>> =>
  isRecord(value) ? (Object.fromEntries(Object.entries(value).filter(([, each]) => is(each))) as Record<string, T>) : {};

const isWidth = (each: unknown): each is number => typeof each === "number" && each >= minWidth && each <= maxWidth;
const isFlag = (each: unknown): each is boolean => typeof each === "boolean";

/** Limits of a column's width, in pixels. */
export const minWidth = 48;
export const maxWidth = 640;

export function rememberedLayout(calculator: string, list: string): GridLayout {
  const kept = stored.gridColumns.read(nameOf(calculator, list));
  if (!kept) return usual;
  return {
    widths: entriesOf(kept["widths"], isWidth),
    shown: entriesOf(kept["shown"], isFlag),
    groupBy: typeof kept["groupBy"] === "string" ? kept["groupBy"] : undefined,
  };
}

export function rememberLayout(calculator: string, list: string, layout: GridLayout): void {
  stored.gridColumns.write({ ...layout }, nameOf(calculator, list));
}
