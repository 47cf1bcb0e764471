import { glycol, glycolDataLimit, glycolFreezingPoint, water, type LiquidProperties } from "@org/hvac-core/fluids";
import { OutOfRangeError } from "@org/hvac-core/kernel";
import type { QuantityKind } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { iapwsIf97, melinder2010, type Citation } from "@org/hvac-core/sources";
import { formatNumber } from "@org/form/numbers";
import { temperaturesOf, type TemperatureSteps } from "../../fields/temperatureSteps.ts";
import type { ReferenceColumn, TableDefinition } from "../../table/tableDefinition.ts";

export type LiquidKind = "water" | "ethylene" | "propylene";

export interface LiquidState {
  readonly steps: TemperatureSteps;
  readonly liquid: LiquidKind;
  /** Mass fraction of a glycol, 0…0.6. */
  readonly share: number;
}

export interface LiquidRow extends ReferenceRow {
  readonly temperature: number;
  readonly liquid: LiquidProperties & { readonly saturationPressure?: number };
}

export const liquidNames: Readonly<Record<LiquidKind, string>> = {
  water: "Water",
  ethylene: "Ethylene glycol in water",
  propylene: "Propylene glycol in water",
};

const sources: Readonly<Record<LiquidKind, Citation>> = {
  water: { source: iapwsIf97, locator: "with IAPWS R12-08 for the viscosity and R15-11 for the conductivity" },
  ethylene: { source: melinder2010 },
  propylene: { source: melinder2010 },
};

/** Freezing temperature, °C. */
export const freezingPointOf = ({ liquid, share }: Pick<LiquidState, "liquid" | "share">): number =>
  liquid === "water" ? 0 : glycolFreezingPoint(liquid, share);

/** Rows of a liquid, and the number of omitted temperatures, at which it is frozen or has no data. */
export function liquidRows(state: LiquidState): { readonly rows: readonly LiquidRow[]; readonly refused: number } {
  const { liquid, share } = state;
  const all = temperaturesOf(state.steps);
  const rows = all.flatMap(({ entered: temperature, celsius }): LiquidRow[] => {
    try {
      const properties =
        liquid === "water" ? water({ temperature: celsius }) : glycol({ kind: liquid, massFraction: share, temperature: celsius });
      const isBeyond = liquid !== "water" && celsius > glycolDataLimit;
      return [
        {
          id: `t${String(temperature)}`,
          label: formatNumber(temperature, { digits: 8, trimZeros: true }),
          source: sources[liquid],
          ...(isBeyond && { note: "Above the data: the polynomials are extended." }),
          temperature,
          liquid: properties,
        },
      ];
    } catch (error) {
      if (!(error instanceof OutOfRangeError)) throw error;
      return [];
    }
  });
  return { rows, refused: all.length - rows.length };
}

type Property = readonly [
  key: string,
  label: string,
  quantity: QuantityKind,
  value: (row: LiquidRow) => number | undefined,
  digits: number,
];

const properties: readonly Property[] = [
  ["density", "Density", "density", ({ liquid }) => liquid.density, 5],
  ["specificHeat", "Specific heat", "specificHeat", ({ liquid }) => liquid.specificHeat, 4],
  ["viscosity", "Viscosity, dynamic", "dynamicViscosity", ({ liquid }) => liquid.viscosity, 4],
  ["kinematic", "Viscosity, kinematic", "kinematicViscosity", ({ liquid }) => liquid.viscosity / liquid.density, 4],
  ["conductivity", "Conductivity", "conductivity", ({ liquid }) => liquid.conductivity, 4],
  ["prandtl", "Prandtl number", "number", ({ liquid }) => (liquid.specificHeat * liquid.viscosity) / liquid.conductivity, 4],
  ["vapor", "Vapour pressure", "vaporPressure", ({ liquid }) => liquid.saturationPressure, 5],
];

export function liquidTable({ liquid, share, steps }: LiquidState, rows: readonly LiquidRow[]): TableDefinition<LiquidRow> {
  return {
    title: liquidNames[liquid],
    verifiedBy: "liquids",
    rowLabel: `Temperature, ${steps.unit === "degC" ? "°C" : "°F"}`,
    rows,
    steps: ({ temperature }) => temperature,
    columns: properties
      .filter(([, , , value]) => rows.some((row) => value(row) !== undefined))
      .map(([key, label, quantity, value, digits]): ReferenceColumn<LiquidRow> => ({ key, label, quantity, value, digits })),
    targetsOf: ({ temperature }) => [
      {
        calculator: "pipe-sizer",
        input: {
          fluid: liquid,
          fluidTemperature: { value: temperature, unit: steps.unit },
          ...(liquid !== "water" && { glycolMassFraction: share }),
        },
      },
    ],
  };
}
