import { stored } from "../elements/storedItems.ts";
import type { FilterTerms } from "@org/form/rows";
import { isRecord } from "@org/form/state";

/** Layout of a list on this device: widths and choice of its columns, and its grouping. */
export interface GridLayout {
  /** Pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
  /** By column: the user's choice instead of the default. */
  readonly shown: Readonly<Record<string, boolean>>;
  readonly groupBy?: string | undefined;
  /** The user ended the grouping that the table opens with. */
  readonly isUngrouped?: boolean | undefined;
  /** Order in which rows are shown; the order of the list is kept. */
  readonly sort?: { readonly key: string; readonly isDescending: boolean } | undefined;
  /** Whether long texts are shown on several lines, in lines of equal height. */
  readonly isWrapped?: boolean | undefined;
}

/** A layout with a filter, saved by name. */
export interface SavedView {
  readonly layout: GridLayout;
  readonly terms: FilterTerms;
}

/** Limits of a column's width, in pixels. */
export const minWidth = 48;
export const maxWidth = 640;

const entriesOf = <T>(value: unknown, is: (each: unknown) => each is T): Readonly<Record<string, T>> =>
  isRecord(value) ? (Object.fromEntries(Object.entries(value).filter(([, each]) => is(each))) as Record<string, T>) : {};
const isWidth = (each: unknown): each is number => typeof each === "number" && each >= minWidth && each <= maxWidth;
const isFlag = (each: unknown): each is boolean => typeof each === "boolean";

const nameOf = (calculator: string, list: string): string => `${calculator}.${list}`;

const isList = (each: unknown): each is readonly string[] => Array.isArray(each) && each.every((text) => typeof text === "string");

function layoutOf({ widths, shown, groupBy, isUngrouped, sort, isWrapped }: Readonly<Record<string, unknown>>): GridLayout {
  return {
    widths: entriesOf(widths, isWidth),
    shown: entriesOf(shown, isFlag),
    groupBy: typeof groupBy === "string" ? groupBy : undefined,
    ...(isUngrouped === true && { isUngrouped }),
    ...(isRecord(sort) && typeof sort["key"] === "string" && { sort: { key: sort["key"], isDescending: sort["isDescending"] === true } }),
    ...(isWrapped === true && { isWrapped }),
  };
}

export const rememberedLayout = (calculator: string, list: string): GridLayout =>
  layoutOf(stored.gridColumns.read(nameOf(calculator, list)) ?? {});

export type SavedViews = Readonly<Record<string, SavedView>>;

/** Views of a list that were saved on this device, by name. */
export function rememberedViews(calculator: string, list: string): SavedViews {
  const views = stored.gridViews.read(nameOf(calculator, list)) ?? {};
  return Object.fromEntries(
    Object.entries(views).flatMap(([name, view]) => {
      if (!isRecord(view) || !isRecord(view["layout"])) return [];
      const { text, byColumn } = isRecord(view["terms"]) ? view["terms"] : {};
      const terms = { text: typeof text === "string" ? text : "", byColumn: entriesOf(byColumn, isList) };
      return [[name, { layout: layoutOf(view["layout"]), terms }]];
    }),
  );
}

export function rememberViews(calculator: string, list: string, views: SavedViews): void {
  stored.gridViews.write({ ...views }, nameOf(calculator, list));
}

export function rememberLayout(calculator: string, list: string, layout: GridLayout): void {
  stored.gridColumns.write({ ...layout }, nameOf(calculator, list));
}

const tablesOf = (calculator: string, list: string): string => `${nameOf(calculator, list)}.tables`;

/** Key of the table of a list that was last shown on this device. */
export function rememberedTable(calculator: string, list: string): string | undefined {
  const { table } = stored.gridColumns.read(tablesOf(calculator, list)) ?? {};
  return typeof table === "string" ? table : undefined;
}

export function rememberTable(calculator: string, list: string, table: string): void {
  stored.gridColumns.write({ table }, tablesOf(calculator, list));
}
