import { refrigerant, refrigerantNames, type Refrigerant, type RefrigerantName } from "../../refrigerants/index.ts";

/** Water is no refrigerant of these systems, and ammonia is not for copper. */
const leftOut: readonly RefrigerantName[] = ["Water", "R717"];

/** Refrigerants in widest use first, then the others in their order. */
const first: readonly RefrigerantName[] = ["R454B", "R32", "R410A", "R134a", "R513A", "R1234ze(E)", "R290", "R407C", "R454C", "R744"];

/** A name as a key of options, without brackets: R1234zeE. */
const keyOf = (name: RefrigerantName): string => name.replaceAll(/[()]/g, "");

const names = [...first, ...refrigerantNames.filter((name) => !first.includes(name))].filter((name) => !leftOut.includes(name));

/** Designations by key. */
export const refrigerants: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [keyOf(name), refrigerant(name).designation]),
);

/** Keys of those that burn: classes 2L, 2 and 3. */
export const flammableRefrigerants: readonly string[] = names.filter((name) => !refrigerant(name).safetyGroup.endsWith("1")).map(keyOf);

/** The refrigerant of a key. */
export function refrigerantOf(key: string): Refrigerant {
  return refrigerant(names.find((name) => keyOf(name) === key) ?? key);
}
