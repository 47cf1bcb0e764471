import {
  ductLeakage,
  ductRoughness,
  ductVelocityCitation,
  ductVelocityLimit,
  leakageClasses,
  smacnaLeakageCitation,
  smacnaLeakageCoefficient,
  type DuctLocation,
  type LeakageClass,
} from "@org/hvac-core/flow";
import {
  ductFrictionRates,
  ductInsulations,
  pressureDrops,
  type DuctFrictionRate,
  type DuctInsulation,
  type PressureDrop,
  type ReferenceRow,
} from "@org/hvac-core/reference";
import type { UseTarget } from "../../targets.ts";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const oneDuct = { scope: "section" } as const;

const services: Readonly<Record<DuctFrictionRate["group"], string>> = {
  distribution: "Supply, return and transfer",
  exhaust: "Exhaust",
  process: "Process exhaust",
};

function frictionTarget({ frictionRate, maxVelocity }: DuctFrictionRate): UseTarget {
  const sizing =
    frictionRate === undefined
      ? { sizingMethod: "velocity", targetVelocity: { value: maxVelocity, unit: "m/s" } }
      : { sizingMethod: "friction", targetFriction: { value: frictionRate, unit: "Pa/m" } };
  return { calculator: "duct-sizer", input: { ...oneDuct, ...sizing } };
}

export const frictionTable: TableDefinition<DuctFrictionRate> = {
  title: "Friction rates",
  verifiedBy: "ductFrictionRates",
  rowLabel: "Service",
  rows: ductFrictionRates,
  groupOf: ({ group }) => services[group],
  columns: [
    { key: "usual", label: "Friction rate, typical", quantity: "frictionRateAir", digits: 2, value: ({ frictionRate }) => frictionRate },
    { key: "most", label: "maximum", quantity: "frictionRateAir", digits: 2, value: ({ maxFrictionRate }) => maxFrictionRate },
    { key: "slowest", label: "Velocity from", quantity: "velocity", value: ({ minVelocity }) => minVelocity },
    { key: "fastest", label: "to", quantity: "velocity", value: ({ maxVelocity }) => maxVelocity },
  ],
  targetsOf: (row) => [frictionTarget(row)],
};

interface NoiseRow extends ReferenceRow {
  readonly place: DuctLocation;
  readonly rating: 25 | 35 | 45;
}

const places: Readonly<Record<DuctLocation, string>> = {
  shaftOrDrywall: "in a shaft or above drywall",
  acousticCeiling: "above an acoustic tile ceiling",
  occupiedSpace: "in the room",
};

export const noiseVelocities: TableDefinition<NoiseRow> = {
  title: "Maximum velocities in main ducts for noise",
  verifiedBy: "ductNoiseVelocities",
  rowLabel: "Room and place of the duct",
  prefix: "noise-",
  rows: ([25, 35, 45] as const).flatMap((rating) =>
    (Object.keys(places) as DuctLocation[]).map((place) => ({
      id: `rc${rating}-${place.toLowerCase()}`,
      label: `RC(N) ${rating}, ${places[place]}`,
      rating,
      place,
      source: ductVelocityCitation,
      note: "Allow 80 % of it in branches and 50 % in final run-outs.",
    })),
  ),
  groupOf: ({ rating }) => `RC(N) ${rating}`,
  columns: (["rectangular", "round"] as const).map((shape) => ({
    key: shape,
    label: shape === "round" ? "Round" : "Rectangular",
    quantity: "velocity",
    value: ({ rating, place }) => ductVelocityLimit({ rating, location: place, shape, part: "main" }),
  })),
  targetsOf: ({ rating, place }) => [
    { calculator: "duct-sizer", input: { ...oneDuct, noiseCriterion: String(rating), ductLocation: place, ductPart: "main" } },
  ],
};

interface LeakageRow extends ReferenceRow {
  readonly group: string;
  /** m³/(s·m²·Pa^0.65). */
  readonly coefficient: number;
  /** Pa. */
  readonly maxPressure?: number;
  readonly leakageClass: number;
}

/** Which ducts keep to a class of SMACNA. */
const sealed: readonly (readonly [leakageClass: number, ducts: string])[] = [
  [3, "round, all joints, seams and penetrations sealed"],
  [6, "rectangular, all joints, seams and penetrations sealed"],
  [12, "rectangular, joints and seams sealed"],
  [24, "rectangular, joints across the duct sealed"],
  [48, "rectangular, unsealed"],
];

const inPounds = smacnaLeakageCoefficient(1);

export const leakageTable: TableDefinition<LeakageRow> = {
  title: "Leakage classes",
  verifiedBy: "ductLeakageClasses",
  rowLabel: "Class",
  prefix: "leakage-",
  rows: [
    ...(Object.keys(leakageClasses) as LeakageClass[]).map((name) => {
      const { coefficient, maxPressure, citation } = leakageClasses[name];
      return {
        id: `class-${name.toLowerCase()}`,
        label: `Class ${name}`,
        group: "Europe",
        coefficient,
        maxPressure,
        leakageClass: coefficient / inPounds,
        source: citation,
      };
    }),
    ...sealed.map(([leakageClass, ducts]) => ({
      id: `cl-${leakageClass}`,
      label: `Class ${leakageClass}: ${ducts}`,
      group: "United States",
      coefficient: smacnaLeakageCoefficient(leakageClass),
      leakageClass,
      source: smacnaLeakageCitation,
      verify: true as const,
    })),
  ],
  groupOf: ({ group }) => group,
  columns: [
    {
      key: "at250",
      label: "Leakage at 250 Pa (1 in of water)",
      quantity: "airFlowPerArea",
      value: ({ coefficient }) => ductLeakage(coefficient, 250, 1),
    },
    {
      key: "at500",
      label: "at 500 Pa (2 in of water)",
      quantity: "airFlowPerArea",
      value: ({ coefficient }) => ductLeakage(coefficient, 500, 1),
    },
    { key: "most", label: "Maximum test pressure", quantity: "pressure", value: ({ maxPressure }) => maxPressure },
    { key: "cl", label: "C_L, cfm/100 ft² at 1 in of water", digits: 3, value: ({ leakageClass }) => leakageClass },
  ],
  targetsOf: ({ leakageClass }) =>
    leakageClass < 1 ? [] : [{ calculator: "duct-sizer", input: { leakageClass: Number(leakageClass.toPrecision(6)) } }],
};

type SurfaceRow = ReferenceRow & { readonly material: string; readonly roughness: number };

export const roughnessTable: TableDefinition<SurfaceRow> = {
  title: "Roughness of duct surfaces",
  verifiedBy: "ductRoughness",
  rowLabel: "Surface",
  prefix: "roughness-",
  rows: Object.entries(ductRoughness).map(([material, { name, roughness, citation }]) => ({
    id: material.toLowerCase(),
    label: name,
    material,
    roughness,
    source: citation,
  })),
  columns: [{ key: "roughness", label: "Absolute roughness", quantity: "roughness", digits: 2, value: ({ roughness }) => roughness }],
  targetsOf: ({ material }) => [{ calculator: "duct-sizer", input: { ...oneDuct, ductMaterial: material } }],
};

/** W/(m·K), of mineral wool and flexible foam. */
const usualConductivity = 0.036;

export const insulationTable: TableDefinition<DuctInsulation> = {
  title: "Minimum insulation of ducts",
  verifiedBy: "ductInsulations",
  rowLabel: "Place",
  prefix: "insulation-",
  rows: ductInsulations,
  groupOf: ({ climateZones }) => `Climate zones ${climateZones}`,
  columns: [
    { key: "resistance", label: "Thermal resistance", quantity: "thermalResistance", value: ({ resistance }) => resistance },
    {
      key: "thickness",
      label: "Thickness of 0.036 W/(m·K)",
      quantity: "smallLength",
      digits: 2,
      value: ({ resistance }) => resistance * usualConductivity,
    },
  ],
  targetsOf: ({ resistance }) => [
    {
      calculator: "duct-sizer",
      input: {
        insulationThickness: { value: Math.round(resistance * usualConductivity * 1000), unit: "mm" },
        insulationConductivity: { value: usualConductivity, unit: "W/(m K)" },
      },
    },
  ],
};

export const airDrops: TableDefinition<PressureDrop> = {
  title: "Pressure drops of components for air",
  verifiedBy: "pressureDrops",
  rowLabel: "Component",
  prefix: "drop-",
  rows: pressureDrops.filter(({ medium }) => medium === "air"),
  columns: [
    { key: "low", label: "From", quantity: "pressure", digits: 2, value: ({ low }) => low },
    { key: "high", label: "To", quantity: "pressure", digits: 2, value: ({ high }) => high },
  ],
  targetsOf: ({ high }) => [
    { calculator: "duct-sizer", as: "terminal and equipment", input: { ...oneDuct, terminalPressureDrop: { value: high, unit: "Pa" } } },
  ],
};

export const entries = (): readonly TopicEntry[] => [
  ...entriesOf(frictionTable),
  ...entriesOf(noiseVelocities),
  ...entriesOf(leakageTable),
  ...entriesOf(roughnessTable),
  ...entriesOf(insulationTable),
  ...entriesOf(airDrops),
];
