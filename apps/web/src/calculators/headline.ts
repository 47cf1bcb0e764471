import type { FileSummary } from "@org/data";
import type { Calculator } from "@org/hvac-core";
import { prose, quantityText } from "@org/ui/elements";
import { useEffect, useState } from "react";

type Definitions = ReadonlyMap<string, Calculator>;

/** All calculators by their id, once they are loaded: lists do not wait for them. */
export function useDefinitions(): Definitions | undefined {
  const [definitions, setDefinitions] = useState<Definitions>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { catalogue } = await import("./catalogue.ts");
      if (isCurrent) setDefinitions(new Map((catalogue as readonly Calculator[]).map((definition) => [definition.id, definition])));
    };
    load().catch((error: unknown) => globalThis.console.warn("Headline results are missing: the calculators could not be loaded.", error));
    return () => {
      isCurrent = false;
    };
  }, []);
  return definitions;
}

/** The first headline result of a file as it was stored, in the units of its input; empty where there is none. */
export function headlineText(definition: Calculator | undefined, { results, unitSystem }: FileSummary): string {
  for (const name of definition?.headline ?? []) {
    const { value, quantity } = (results[name] ?? {}) as { value?: unknown; quantity?: unknown };
    const field = definition?.results[name];
    if (typeof value === "string") return prose(value);
    // What is shown largest is a number or a text; where another version stored something else, there is nothing to show.
    if (
      typeof value !== "number" ||
      field === undefined ||
      field.type !== undefined ||
      field.quantity === "text" ||
      quantity !== field.quantity
    )
      continue;
    return quantityText(value, field.quantity, unitSystem === "Metric" ? "Metric" : "Imperial").text;
  }
  return "";
}
