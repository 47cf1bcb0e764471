import type { SavedFile } from "@org/data";
import type { CalculatorDefinition } from "@org/hvac-core";
import { prose, quantityText } from "@org/ui";
import { useEffect, useState } from "react";

type Definitions = ReadonlyMap<string, CalculatorDefinition>;

/** All calculators by their id, once they are loaded: lists do not wait for them. */
export function useDefinitions(): Definitions | undefined {
  const [definitions, setDefinitions] = useState<Definitions>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { catalogue } = await import("../calculators/catalogue.ts");
      if (isCurrent) setDefinitions(new Map((catalogue as readonly CalculatorDefinition[]).map((definition) => [definition.id, definition])));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, []);
  return definitions;
}

/** The first headline result of a file as it was stored, in the units of its input; empty where there is none. */
export function headlineOf(definition: CalculatorDefinition | undefined, { data }: SavedFile): string {
  for (const name of definition?.headline ?? []) {
    const { value, quantity } = (data.results[name] ?? {}) as { value?: unknown; quantity?: unknown };
    const field = definition?.results[name];
    if (typeof value === "string") return prose(value);
    if (typeof value !== "number" || field === undefined || field.quantity === "text" || quantity !== field.quantity) continue;
    return quantityText(value, field.quantity, data.input["unitSystem"] === "Metric" ? "Metric" : "Imperial").text;
  }
  return "";
}
