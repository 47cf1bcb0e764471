import { pipeFittings } from "./pipeFittings.ts";
import { pipeMaterial, pipeMaterialKeys, type PipeMaterialKey } from "./pipes.ts";

/* Fields of a pipe with its fittings. */

/** Pipe series by their names. */
export const pipeMaterialNames = Object.fromEntries(pipeMaterialKeys.map((key) => [key, pipeMaterial(key).name])) as Readonly<
  Record<PipeMaterialKey, string>
>;

export const pipeFittingNames = Object.fromEntries(pipeFittings.map(({ key, name }) => [key, name])) as Readonly<Record<string, string>>;

/** Fields of all pipes; each calculator describes its length and its roughness. */
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

/** Fields of all fittings of a pipe: their number, and their coefficient where it is known. */
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
