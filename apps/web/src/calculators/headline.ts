import { kindOfCollection, summaryCurrency, type FileSummary } from "@org/data";
import { log } from "@org/device/log";
import type { Calculator } from "@org/hvac-core";
import { loadCalculator } from "@org/hvac-core/loading";
import { prose, quantityText } from "@org/form/numbers";
import { useEffect, useState } from "react";

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

/** First headline result of a file as stored, in the units of its input; empty where the file has no result. */
export function headlineText(definition: Calculator | undefined, { results, unitSystem }: FileSummary): string {
  for (const name of definition?.headline ?? []) {
    const { value, quantity } = (results[name] ?? {}) as { value?: unknown; quantity?: unknown };
    const field = definition?.results[name];
    if (typeof value === "string") return prose(value);
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
    return quantityText(value, field.quantity, unitSystem === "Metric" ? "Metric" : "Imperial", {
      ...(currency && { currency }),
      ...(field.exact && { exact: true }),
    }).text;
  }
  return "";
}
