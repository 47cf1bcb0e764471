import { kindOfCollection, listedNames, summaryCurrency, type FileSummary } from "@org/data";
import { log } from "@org/device/log";
import type { Calculator } from "@org/hvac-core";
import { loadCalculator } from "@org/hvac-core/loading";
import { prose, quantityText } from "@org/form/numbers";
import { useEffect, useState } from "react";
import { texts } from "./headlineTexts.ts";

type Definitions = ReadonlyMap<string, Calculator>;

let loaded: Definitions = new Map();

async function load(ids: readonly string[]): Promise<Definitions> {
  const definitions = await Promise.all(ids.map(async (id) => [id, await loadCalculator(id)] as const));
  loaded = new Map([...loaded, ...definitions.flatMap(([id, definition]) => (definition ? [[id, definition] as const] : []))]);
  return loaded;
}

/** The loaded calculators by their id. Lists do not wait for the others. */
export function useDefinitions(files: readonly FileSummary[]): Definitions {
  const [definitions, setDefinitions] = useState(loaded);
  const ids = [...new Set(files.map(({ collection }) => kindOfCollection(collection).route))].toSorted().join(" ");
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const all = await load(ids.split(" ").filter((id) => id !== "" && !loaded.has(id)));
      if (isCurrent) setDefinitions(all);
    };
    show().catch((error: unknown) => log.warn("Headline results are missing: the calculators could not be loaded.", error));
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return definitions;
}

/** Number of inputs of a file without results whose texts cannot be read, 0 where others need attention; undefined for a file with results. */
export function unreadIn(file: FileSummary): number | undefined {
  const unread = valueOf(file, listedNames.unread);
  return typeof unread === "number" ? unread : undefined;
}

/**
 * The result of a file as stored, with its name: the sizes of a system, or the first headline result; why a file has no results; empty where its list
 * shows none.
 */
export function headlineText(definition: Calculator | undefined, file: FileSummary): string {
  const unread = unreadIn(file);
  if (unread !== undefined) return texts.needsAttention(unread);
  const [first] = definition?.headline ?? [];
  const sizes = valueOf(file, listedNames.sizes);
  // A single duct or pipe has its size as the headline.
  if (typeof sizes === "string" && typeof valueOf(file, first ?? "") !== "string") return texts.sizes(prose(sizes));
  const rooms = valueOf(file, listedNames.rooms);
  const text = headlineOf(definition, file);
  return text !== "" && typeof rooms === "number" ? texts.ofRooms(text, rooms) : text;
}

function valueOf({ results }: FileSummary, name: string): unknown {
  return ((results[name] ?? {}) as { readonly value?: unknown }).value;
}

/** First headline result of a file, with its name, in the units of its input. */
function headlineOf(definition: Calculator | undefined, { results, unitSystem, mode }: FileSummary): string {
  for (const name of definition?.headline ?? []) {
    const { value, quantity } = (results[name] ?? {}) as { value?: unknown; quantity?: unknown };
    const field = definition?.results[name];
    if (typeof value === "string" && field !== undefined) return texts.named(field.label, prose(value));
    // A headline is a number or a text; another version may have stored something else, which is not shown.
    if (
      typeof value !== "number" ||
      field === undefined ||
      field.type !== undefined ||
      field.quantity === "text" ||
      quantity !== field.quantity
    )
      continue;
    const currency = definition?.currencyFormat((results[summaryCurrency] ?? {}) as Readonly<Record<string, unknown>>);
    // A load is a cooling or a heating load.
    const label = field.quantity === "power" && mode ? texts.mode[mode] : field.label;
    const text = quantityText(value, field.quantity, unitSystem === "Metric" ? "Metric" : "Imperial", {
      ...(currency && { currency }),
      ...(field.exact && { exact: true }),
    }).text;
    return texts.named(label, text);
  }
  return "";
}
