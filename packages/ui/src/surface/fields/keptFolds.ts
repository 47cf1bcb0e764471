import { tolerant } from "../../elements/tolerant.ts";

const keyOf = (calculator: string): string => `plenum.openFolds.${calculator}`;

/** The sections of a calculator that the user left open on this device. */
export function keptFolds(calculator: string): readonly string[] {
  const kept = tolerant(() => JSON.parse(localStorage.getItem(keyOf(calculator)) ?? "[]") as unknown);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

export function keepFolds(calculator: string, sections: readonly string[]): void {
  tolerant(() => localStorage.setItem(keyOf(calculator), JSON.stringify(sections)));
}
