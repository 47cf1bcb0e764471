import type { CardId } from "@org/hvac-core/cards";
import { annotated } from "./annotated.ts";

const texts = import.meta.glob<string>(["./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["./*.ts", "!./*.test.ts"], { eager: true });

const files: Readonly<Partial<Record<CardId, string>>> = { "heat-load": "heatLoad" };

/** A few lines that use the library for what a card is about, with what they gave when the page was built. */
export function snippetOf(id: string): string | undefined {
  const file = (files as Readonly<Record<string, string>>)[id];
  return file === undefined ? undefined : annotated(texts[`./${file}.ts`]!, modules[`./${file}.ts`]!);
}
