import { pipeFittings } from "./pipeFittings.ts";
import { pipeMaterial, pipeMaterialKeys, type PipeMaterialKey } from "./pipes.ts";

/* Fields by which calculators state a pipe with its fittings. */

/** Pipe series by their names. */
export const pipeMaterialNames = Object.fromEntries(pipeMaterialKeys.map((key) => [key, pipeMaterial(key).name])) as Readonly<
  Record<PipeMaterialKey, string>
>;

export const pipeFittingNames = Object.fromEntries(pipeFittings.map(({ key, name }) => [key, name])) as Readonly<Record<string, string>>;

/** What all pipes state; each calculator says what its length and its roughness are of. */
export const pipeFields = {
  pipeMaterial: { type: "choice", label: "Pipe", options: pipeMaterialNames, default: "steel40" },
  length: { type: "quantity", label: "Length", symbol: "L", quantity: "length", default: null, min: 0, max: 100_000 },
  roughness: {
    type: "quantity",
    label: "Roughness",
    symbol: "ε_o",
    quantity: "roughness",
    default: null,
    min: 0,
    max: 0.005,
    optional: "derived",
  },
} as const;

/** What all fittings of a pipe state: how many there are, and their coefficient where it is known. */
export const pipeFittingFields = {
  quantity: { type: "quantity", label: "Number", symbol: "n", quantity: "count", default: 1, min: 0, max: 10_000, integer: true },
  coefficient: {
    type: "quantity",
    label: "K, if known",
    symbol: "K_own",
    quantity: "number",
    default: null,
    min: 0,
    max: 100_000,
    optional: "derived",
  },
} as const;
