import {
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  quantity,
  type Section,
} from "../../kernel/index.ts";
import { ashrae90Edition2013, en12831, fundamentals2005, fundamentals2017, type Citation } from "../../sources/index.ts";
import type { BuildingRowOptions, UsedOptions } from "./options.ts";

/* What the file of a building lacks, as fields that are asked once for all of its surfaces. */

const envelope: Citation = { source: ashrae90Edition2013, locator: "Table 5.5-5, nonresidential, zone 5" };
const innerWall: Citation = { source: fundamentals2005, locator: "ch. 30, Table 22" };
const adjacent: Citation = { source: fundamentals2017, locator: "ch. 18, heat gain through interior surfaces" };
const losses: Citation = { source: en12831, locator: "annex D, temperature reduction factors" };

const ofZone = "That of a new building in climate zone 5; enter that of yours.";

const sections: readonly Section[] = [
  { id: "uValues", title: "U-values" },
  { id: "glass", title: "Glass" },
  { id: "beyond", title: "Temperatures on the other side" },
  { id: "north", title: "True north" },
];

const uValue = <const L extends string, const S extends string>(label: L, symbol: S, Imperial: number, Metric: number, source = envelope) =>
  quantity(label, symbol, "uValue", { Imperial, Metric }, [0.02, 12], {
    usual: [0.08, 6.5],
    help: source === envelope ? ofZone : "Including surface films.",
    source,
    section: "uValues",
  });

const temperature = <const L extends string, const S extends string>(
  label: L,
  symbol: S,
  [Imperial, Metric]: readonly [number, number],
  help: string,
  source: Citation,
) => quantity(label, symbol, "temperature", { Imperial, Metric }, [-30, 60], { help, source, section: "beyond" });

const fields = defineFields({
  wall: uValue("Walls", "U_w", 0.055, 0.31),
  roof: uValue("Roofs", "U_r", 0.032, 0.18),
  floor: uValue("Floors over outdoor air", "U_f", 0.038, 0.22),
  partition: uValue("Partitions to other spaces", "U_p", 0.28, 1.6, innerWall),
  door: uValue("Doors", "U_d", 0.5, 2.8),
  glassUValue: quantity("U-value of the glass", "U_g", "uValue", { Imperial: 0.42, Metric: 2.4 }, [0.1, 10], {
    usual: [0.5, 6.5],
    help: `Whole window, frame included. ${ofZone}`,
    source: envelope,
    section: "glass",
  }),
  glassShgc: quantity("Solar heat gain coefficient", "SHGC", "number", 0.4, [0, 0.9], {
    usual: [0.1, 0.87],
    help: `Whole window, at normal incidence. ${ofZone}`,
    source: envelope,
    section: "glass",
  }),
  unconditionedCooling: temperature(
    "Unconditioned spaces, cooling",
    "t_x",
    [90, 32],
    "2.8 K (5 °F) below the outdoor air of the hottest month, for spaces without sun and gains.",
    adjacent,
  ),
  unconditionedHeating: temperature(
    "Unconditioned spaces, heating",
    "t_xh",
    [40, 5],
    "Midway between indoors and outdoors: a temperature reduction factor of 0.5.",
    losses,
  ),
  groundCooling: temperature(
    "Ground, cooling",
    "t_g",
    [75, 24],
    "As indoors, so that the ground takes nothing off the cooling load.",
    adjacent,
  ),
  groundHeating: temperature("Ground, heating", "t_gh", [50, 10], "About the annual mean of the outdoor air.", losses),
  north: quantity("Direction of the y axis of the model", "ψ_N", "angle", 0, [-360, 360], {
    help: "Clockwise from true north. All azimuths turn with it.",
    section: "north",
  }),
});

/** Values that a form asks for when a building is imported. */
export type ImportValues = { readonly [Name in keyof typeof fields]: number };
/** Name of a value that a form asks for when a building is imported. */
export type ImportValueName = keyof typeof fields;

const results = defineResults({});

/**
 * A form for values that the file of a building lacks, and for true north, with defaults and their sources. It is filled in like the input of a
 * calculator; its values are those of the outcome.
 *
 * @param names the values to ask for
 * @returns a definition with these fields
 * @example
 * ```ts
 * import { importForm } from "@org/hvac-core/exchange/building";
 * Object.keys(importForm(["wall", "north"]).fields); // ["wall", "north"]
 * ```
 */
export function importForm(names: readonly ImportValueName[]) {
  const wanted = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name as ImportValueName)));
  const describe = (): undefined => undefined;
  return defineCalculator({
    card: defineCard({
      id: "building-import",
      title: "Values for the import",
      summary: "Values that the file of a building lacks.",
      group: "air",
      collection: "building-import",
      route: null,
    }),
    version: 1,
    sections,
    fields: wanted,
    results,
    headline: [],
    calculate: () => ({ results: {} }),
    warnings: () => [],
    explanation: () => Promise.resolve({ explanation: defineExplanation({ fields: wanted, results, describe, cases: [] }) }),
  });
}

/** What the heat load that rooms are imported to says of temperatures, °C. */
export interface LoadTemperatures {
  /** Outdoors in the hottest month. */
  readonly cooling: number;
  /** Outdoors for heating. */
  readonly heating: number;
  /** Indoors for heating. */
  readonly indoorHeating: number;
}

/** Difference between the outdoor air and an unconditioned space, K. */
const unconditionedDifference = 2.8;

/**
 * Temperatures of unconditioned spaces for the climate of a heat load.
 *
 * @param temperatures outdoors and indoors, °C
 * @returns °C, for cooling and for heating
 * @source ashrae-hof-2017, ch. 18, heat gain through interior surfaces: 2.8 K below the outdoor air
 * @source en-12831-1, annex D: a temperature reduction factor of 0.5
 * @example
 * ```ts
 * import { unconditionedTemperatures } from "@org/hvac-core/exchange/building";
 * unconditionedTemperatures({ cooling: 35, heating: -10, indoorHeating: 21 }); // { cooling: 32.2, heating: 5.5 }
 * ```
 */
export function unconditionedTemperatures({ cooling, heating, indoorHeating }: LoadTemperatures): BuildingRowOptions["unconditioned"] {
  return { cooling: cooling - unconditionedDifference, heating: (indoorHeating + heating) / 2 };
}

/**
 * Names of the values that a building lacks.
 *
 * @param used areas with values of the options, from `buildingRows`
 * @returns names for `importForm`
 * @example
 * ```ts
 * import { missingValues } from "@org/hvac-core/exchange/building";
 * const uValues = { wall: 12, roof: 0, floor: 0, partition: 0, door: 0 };
 * missingValues({ uValues, glass: 3, unconditioned: 0, ground: 0 }); // ["wall", "glassUValue", "glassShgc"]
 * ```
 */
export function missingValues({ uValues, glass, unconditioned, ground }: UsedOptions): readonly ImportValueName[] {
  const kinds = ["wall", "roof", "floor", "partition", "door"] as const;
  const groups: readonly (readonly [number, readonly ImportValueName[]])[] = [
    ...kinds.map((kind) => [uValues[kind], [kind]] as const),
    [glass, ["glassUValue", "glassShgc"]],
    [unconditioned, ["unconditionedCooling", "unconditionedHeating"]],
    [ground, ["groundCooling", "groundHeating"]],
  ];
  return groups.flatMap(([area, names]) => (area > 0 ? names : []));
}

/** Options of the rows by the values of the form. */
export type ImportedValues = Pick<BuildingRowOptions, "uValues" | "glass" | "unconditioned" | "ground" | "turn">;

/**
 * Options for `buildingRows` by the values of the form.
 *
 * @param values all values, in SI: U-values in W/(m²·K), temperatures in °C, north in degrees
 * @param modelAzimuth direction of the y axis in the file, degrees clockwise from true north
 * @returns options
 * @example
 * ```ts
 * import { importDefaults, valueOptions } from "@org/hvac-core/exchange/building";
 * valueOptions({ ...importDefaults("Metric"), north: 30 }, 10).turn; // 20
 * ```
 */
export function valueOptions(values: ImportValues, modelAzimuth: number): ImportedValues {
  const { wall, roof, floor, partition, door } = values;
  return {
    uValues: { wall, roof, floor, partition, door },
    glass: { uValue: values.glassUValue, shgc: values.glassShgc },
    unconditioned: { cooling: values.unconditionedCooling, heating: values.unconditionedHeating },
    ground: { cooling: values.groundCooling, heating: values.groundHeating },
    turn: values.north - modelAzimuth,
  };
}

/**
 * Defaults of all values of the form.
 *
 * @param unitSystem units whose usual numbers are taken
 * @returns values in SI
 * @example
 * ```ts
 * import { importDefaults } from "@org/hvac-core/exchange/building";
 * importDefaults("Metric").wall; // 0.31
 * ```
 */
export function importDefaults(unitSystem: "Imperial" | "Metric"): ImportValues {
  const outcome = importForm(Object.keys(fields) as ImportValueName[]).calculate({ unitSystem });
  if (!outcome.ok) throw new TypeError("The defaults of the import are outside their limits.");
  return outcome.values as unknown as ImportValues;
}
