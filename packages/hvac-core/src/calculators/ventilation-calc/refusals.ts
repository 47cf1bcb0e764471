import { joinPath, OutOfRangeError } from "../../kernel/index.ts";

const smallVolume = {
  field: "area",
  reason: "with so small a volume the air would be changed more than a million times a second",
} as const;
const muchCo2 = { field: "people", reason: "so many people would give off far more CO₂ than the supply air can carry away" } as const;

/** Field of a zone that a refused number of its CO₂ is shown at, and why. */
const causes: Readonly<Record<string, typeof smallVolume | typeof muchCo2>> = {
  changes: smallVolume,
  rise: muchCo2,
  supplied: muchCo2,
  concentrations: muchCo2,
};

/**
 * Runs the CO₂ of a zone, or of all zones together: a refusal of physics names a field.
 *
 * @param id of the zone; `undefined` for all zones, whose refusals are shown at their list
 */
export function atZone<T>(id: string | undefined, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const cause = error instanceof OutOfRangeError ? causes[error.parameter] : undefined;
    if (!(error instanceof OutOfRangeError) || !cause) throw error;
    const { value, min, max, unit } = error;
    const parameter = id === undefined ? "zones" : joinPath("zones", id, cause.field);
    throw new OutOfRangeError({ parameter, value, min, max, unit, reason: cause.reason });
  }
}
