import type { ReferenceRow, RefrigerantLimits } from "@org/hvac-core/reference";
import { normalBoilingPoint } from "@org/hvac-core/refrigerant-lines";
import type { Refrigerant } from "@org/hvac-core/refrigerants";
import type { ReferenceColumn, TableDefinition } from "../../table/tableDefinition.ts";
import type { UseTarget } from "../../targets.ts";
import type { CycleState } from "./compareState.ts";
import { cycleOf, type Cycle } from "./cycleOf.ts";
import { equationOf, fluids, limitsOf } from "./fluids.ts";

/** A refrigerant among others. */
export interface ComparedRow extends ReferenceRow {
  readonly refrigerant: Refrigerant;
  readonly limits: RefrigerantLimits | undefined;
  /** Normal boiling point, °C; undefined for a refrigerant that is solid at standard pressure. */
  readonly boilingPoint: number | undefined;
  readonly cycle: Cycle;
}

function rowOf(refrigerant: Refrigerant, state: CycleState): ComparedRow {
  const cycle = cycleOf(refrigerant, state);
  return {
    id: refrigerant.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ""),
    label: refrigerant.designation,
    source: equationOf(refrigerant),
    ...("problem" in cycle && { note: `No cycle: ${cycle.problem}` }),
    refrigerant,
    limits: limitsOf(refrigerant),
    boilingPoint: normalBoilingPoint(refrigerant),
    cycle,
  };
}

/** Every refrigerant in one cycle; a step for each. */
export function* comparedRows(state: CycleState): Generator<undefined, readonly ComparedRow[], undefined> {
  const rows: ComparedRow[] = [];
  for (const refrigerant of fluids) {
    rows.push(rowOf(refrigerant, state));
    yield undefined;
  }
  return rows;
}

type Column = ReferenceColumn<ComparedRow>;
type Working = Exclude<Cycle, { readonly problem: string }>;

const ofCycle =
  (value: (cycle: Working) => number): Column["value"] =>
  ({ cycle }) =>
    "problem" in cycle ? undefined : value(cycle);

const columns: readonly Column[] = [
  { key: "safety", label: "Safety group", value: ({ refrigerant }) => refrigerant.safetyGroup },
  { key: "gwp4", label: "GWP, AR4", digits: 4, value: ({ refrigerant }) => refrigerant.gwp100 },
  { key: "gwp5", label: "GWP, AR5", digits: 4, value: ({ refrigerant }) => refrigerant.gwp100Ar5 },
  { key: "gwp6", label: "GWP, AR6", digits: 4, value: ({ limits }) => limits?.gwpAr6 },
  { key: "odp", label: "ODP", digits: 3, value: ({ limits }) => limits?.ozoneDepletion },
  {
    key: "criticalTemperature",
    label: "Critical temperature",
    quantity: "temperature",
    value: ({ refrigerant }) => refrigerant.critical.temperature,
  },
  {
    key: "criticalPressure",
    label: "Critical pressure",
    quantity: "refrigerantPressure",
    value: ({ refrigerant }) => refrigerant.critical.pressure,
  },
  { key: "boiling", label: "Boils at 1 atm", quantity: "temperature", value: ({ boilingPoint }) => boilingPoint },
  {
    key: "evaporatingPressure",
    label: "Evaporating",
    quantity: "refrigerantPressure",
    value: ofCycle(({ ends }) => ends.evaporatingPressure),
  },
  {
    key: "condensingPressure",
    label: "Condensing",
    quantity: "refrigerantPressure",
    value: ofCycle(({ ends }) => ends.condensingPressure),
  },
  { key: "ratio", label: "Pressure ratio", digits: 3, value: ofCycle(({ pressureRatio }) => pressureRatio) },
  { key: "glide", label: "Glide, evaporator", quantity: "temperatureDifference", value: ofCycle(({ ends }) => ends.evaporatingGlide) },
  {
    key: "discharge",
    label: "Discharge gas",
    quantity: "temperature",
    value: ofCycle(({ compression }) => compression.discharge.temperature),
  },
  { key: "effect", label: "Refrigerating effect", quantity: "enthalpy", value: ofCycle(({ ends }) => ends.refrigeratingEffect) },
  {
    key: "volumetric",
    label: "Volumetric capacity, MJ/m³",
    digits: 4,
    value: ofCycle(({ volumetricCapacity }) => volumetricCapacity / 1e6),
  },
  { key: "cop", label: "COP", digits: 3, value: ofCycle(({ coolingPerformance }) => coolingPerformance) },
];

/** Lines of the refrigerant in the cycle; ammonia has none there, as it attacks copper. */
function targetsOf({ refrigerant }: ComparedRow, state: CycleState): readonly UseTarget[] {
  if (refrigerant.name === "R717" || refrigerant.name === "Water") return [];
  const degrees = (value: number) => ({ value, unit: "degC" });
  const kelvins = (value: number) => ({ value, unit: "deltaK" });
  return [
    {
      calculator: "refrigerant-pipe-sizer",
      input: {
        // As the calculator's options are written, without brackets.
        refrigerant: refrigerant.name.replaceAll(/[()]/g, ""),
        evaporatingTemperature: degrees(state.evaporating),
        condensingTemperature: degrees(state.condensing),
        condensingPoint: state.condensingPoint,
        superheat: kelvins(state.superheat),
        subcooling: kelvins(state.subcooling),
        isentropicEfficiency: state.efficiency,
      },
    },
  ];
}

export function compareTable(rows: readonly ComparedRow[], state: CycleState): TableDefinition<ComparedRow> {
  return {
    title: "Refrigerants compared",
    verifiedBy: "refrigerants",
    rowLabel: "Refrigerant",
    rows,
    columns,
    filters: [
      { key: "group", label: "Safety group", value: ({ refrigerant }) => refrigerant.safetyGroup },
      { key: "kind", label: "Kind", value: ({ limits }) => limits?.kind },
    ],
    keywordsOf: ({ refrigerant, limits }) => `${refrigerant.name} ${limits?.kind ?? ""} ${limits?.status ?? ""}`,
    targetsOf: (row) => targetsOf(row, state),
  };
}
