import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import type { Refrigerant } from "@org/hvac-core/refrigerants";
import type { ReferenceColumn, TableDefinition } from "../../table/tableDefinition.ts";
import type { SaturationRow, TableUnits } from "./saturationRows.ts";
import type { SaturationState } from "./saturationState.ts";

type Column = ReferenceColumn<SaturationRow>;

/** A property of both phases: its words, its kind, and how it is taken. */
const properties: readonly (readonly [
  key: string,
  label: string,
  quantity: QuantityKind,
  digits: number,
  value: (row: SaturationRow) => number | undefined,
])[] = [
  ["density", "Liquid density", "density", 5, ({ liquid }) => liquid.density],
  ["volume", "Vapour volume", "specificVolume", 5, ({ vapor }) => 1 / vapor.density],
  ["liquidEnthalpy", "Enthalpy, liquid", "enthalpy", 5, ({ liquid }) => liquid.enthalpy],
  ["latentHeat", "Enthalpy, to evaporate", "enthalpy", 5, ({ liquid, vapor }) => vapor.enthalpy - liquid.enthalpy],
  ["vaporEnthalpy", "Enthalpy, vapour", "enthalpy", 5, ({ vapor }) => vapor.enthalpy],
  ["liquidEntropy", "Entropy, liquid", "entropy", 5, ({ liquid }) => liquid.entropy],
  ["vaporEntropy", "Entropy, vapour", "entropy", 5, ({ vapor }) => vapor.entropy],
  ["liquidHeat", "Specific heat, liquid", "specificHeat", 4, ({ liquid }) => liquid.specificHeat],
  ["vaporHeat", "Specific heat, vapour", "specificHeat", 4, ({ vapor }) => vapor.specificHeat],
  ["liquidViscosity", "Viscosity, liquid", "dynamicViscosity", 4, ({ liquid }) => liquid.viscosity],
  ["vaporViscosity", "Viscosity, vapour", "dynamicViscosity", 4, ({ vapor }) => vapor.viscosity],
  ["liquidConductivity", "Conductivity, liquid", "conductivity", 4, ({ liquid }) => liquid.conductivity],
  ["vaporConductivity", "Conductivity, vapour", "conductivity", 4, ({ vapor }) => vapor.conductivity],
];

function sameUnit<Unit extends string>(unit: Unit): Readonly<Record<UnitSystem, Unit>> {
  return { Imperial: unit, Metric: unit };
}

function pressures(refrigerant: Refrigerant, { isGauge }: SaturationState, units: TableUnits): Column[] {
  const unit = { quantity: "refrigerantPressure", units: sameUnit(units.pressure), digits: 5 } as const;
  const basis = isGauge ? "gauge" : "absolute";
  if (refrigerant.kind === "pure")
    return [{ key: "pressure", label: `Pressure, ${basis}`, ...unit, value: ({ dewPressure }) => dewPressure }];
  return [
    { key: "bubblePressure", label: `Bubble pressure, ${basis}`, ...unit, value: ({ bubblePressure }) => bubblePressure },
    { key: "dewPressure", label: `Dew pressure, ${basis}`, ...unit, value: ({ dewPressure }) => dewPressure },
  ];
}

function temperatures(refrigerant: Refrigerant, units: TableUnits): Column[] {
  const unit = { quantity: "temperature", units: sameUnit(units.temperature), digits: 5 } as const;
  if (refrigerant.kind === "pure")
    return [{ key: "temperature", label: "Temperature", ...unit, value: ({ dewTemperature }) => dewTemperature }];
  return [
    { key: "bubbleTemperature", label: "Bubble temperature", ...unit, value: ({ bubbleTemperature }) => bubbleTemperature },
    { key: "dewTemperature", label: "Dew temperature", ...unit, value: ({ dewTemperature }) => dewTemperature },
    {
      key: "glide",
      label: "Glide",
      quantity: "temperatureDifference",
      units: sameUnit(units.temperature === "degF" ? "deltaF" : "deltaK"),
      value: ({ bubbleTemperature, dewTemperature }) => dewTemperature - bubbleTemperature,
    },
  ];
}

const shownIn: Readonly<Record<TableUnits["temperature"] | TableUnits["pressure"], string>> = {
  degC: "°C",
  degF: "°F",
  kPa: "kPa",
  bar: "bar",
  MPa: "MPa",
  psi: "psi",
};

/** Saturation of a refrigerant as a table; columns that its equation has nothing for are left out. */
export function saturationTable(
  refrigerant: Refrigerant,
  state: SaturationState,
  units: TableUnits,
  rows: readonly SaturationRow[],
): TableDefinition<SaturationRow> {
  const byTemperature = state.by === "temperature";
  const unit = shownIn[byTemperature ? units.temperature : units.pressure];
  const all: Column[] = [
    ...(byTemperature ? pressures(refrigerant, state, units) : temperatures(refrigerant, units)),
    ...properties.map(([key, label, quantity, digits, value]): Column => ({ key, label, quantity, digits, value })),
  ];
  return {
    title: `${refrigerant.designation}, saturated`,
    verifiedBy: "refrigerants",
    rowLabel: byTemperature ? `Temperature, ${unit}` : `Pressure, ${state.isGauge ? "gauge" : "absolute"}, ${unit}`,
    rows,
    steps: ({ entry }) => entry,
    columns: all.filter(({ value }) => rows.some((row) => value(row) !== undefined)),
  };
}
