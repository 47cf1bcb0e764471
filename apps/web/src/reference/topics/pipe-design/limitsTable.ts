import { erosionVelocityLimit, hydronicCriteria, minimumPipeInsulation, pipeFlowLimit, pipeInsulationCitation } from "@org/hvac-core/flow";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { ashrae90, fundamentals2017, type Citation } from "@org/hvac-core/sources";
import type { TableDefinition } from "../../table/tableDefinition.ts";

/* What the engine states as functions, as tables at the values that are printed. */

const handbook: Citation = { source: fundamentals2017, locator: "ch. 22" };
const inch = 0.0254;

interface CriterionRow extends ReferenceRow {
  /** Pa/m. */
  readonly friction?: number;
  /** m/s. */
  readonly velocity?: number;
  /** As the inch-pound column prints it: ft of water per 100 ft, or ft/s. */
  readonly inchPound: number;
}

const criterion = (id: string, label: string, value: Pick<CriterionRow, "friction" | "velocity" | "inchPound">): CriterionRow => ({
  id,
  label,
  ...value,
  source: handbook,
  verify: true,
});

const printed = { Imperial: ({ inchPound }: CriterionRow) => inchPound };

export const criteriaTable: TableDefinition<CriterionRow> = {
  title: "Friction and velocity in closed water systems",
  verifiedBy: "hydronicCriteria",
  rowLabel: "Criterion",
  rows: [
    criterion("usual-friction", "Friction rate, usual", { friction: hydronicCriteria.frictionRate, inchPound: 2.5 }),
    criterion("most-friction", "Friction rate, at most", { friction: hydronicCriteria.maxFrictionRate, inchPound: 4 }),
    criterion("small", "Velocity up to DN 50 (2 in), at most", { velocity: hydronicCriteria.maxVelocitySmall, inchPound: 4 }),
    criterion("large", "Velocity above DN 50 (2 in), at most", { velocity: hydronicCriteria.maxVelocityLarge, inchPound: 10 }),
    criterion("air", "Minimum velocity that carries air along", { velocity: hydronicCriteria.minVelocity, inchPound: 2 }),
  ],
  columns: [
    { key: "friction", label: "Friction rate", quantity: "frictionRateWater", value: ({ friction }) => friction, printed },
    { key: "velocity", label: "Velocity", quantity: "waterVelocity", value: ({ velocity }) => velocity, printed },
  ],
  targetsOf: ({ id, friction, velocity }) =>
    friction !== undefined
      ? [{ calculator: "pipe-sizer", input: { frictionRate: { value: friction, unit: "Pa/m" } } }]
      : id === "air"
        ? []
        : [{ calculator: "pipe-sizer", input: { maxVelocity: { value: velocity, unit: "m/s" } } }],
};

type HoursRow = ReferenceRow & { readonly hours: number };

export const erosionTable: TableDefinition<HoursRow> = {
  title: "Velocity that limits erosion",
  verifiedBy: "hydronicCriteria",
  rowLabel: "Operation a year",
  prefix: "erosion-",
  rows: [1500, 2000, 3000, 4000, 6000, 8000].map((hours) => ({
    id: `h-${hours}`,
    label: `${hours} h`,
    hours,
    source: { source: fundamentals2017, locator: "ch. 22, maximum water velocity to minimize erosion" },
    verify: true,
  })),
  columns: [{ key: "velocity", label: "At most", quantity: "waterVelocity", value: ({ hours }) => erosionVelocityLimit(hours) }],
  targetsOf: ({ hours }) => [
    {
      calculator: "pipe-sizer",
      input: { operatingHours: { value: hours, unit: "h" }, maxVelocity: { value: erosionVelocityLimit(hours), unit: "m/s" } },
    },
  ],
};

interface LimitRow extends ReferenceRow {
  readonly dn: number;
  readonly hours: number;
}

const flowSizes = [65, 80, 100, 125, 150, 200, 250, 300];
const operation: Readonly<Record<number, string>> = {
  2000: "Up to 2000 h a year",
  4400: "2000 to 4400 h a year",
  8760: "More than 4400 h a year",
};
/** Above DN 300 alone the bore counts. */
const anyBore = 0.1;

export const flowLimitTable: TableDefinition<LimitRow> = {
  title: "Largest flow that the energy standard allows",
  verifiedBy: "pipeFlowLimits",
  rowLabel: "Pipe",
  prefix: "flow-",
  rows: Object.keys(operation)
    .map(Number)
    .flatMap((hours) =>
      flowSizes.map((dn) => ({
        id: `dn-${dn}-${hours}`,
        label: `DN ${dn}`,
        dn,
        hours,
        source: { source: ashrae90, locator: "Table 6.5.4.6" },
        note: "Of chilled and condenser water. Verify against the edition that is adopted.",
      })),
    ),
  groupOf: ({ hours }) => operation[hours]!,
  filters: [{ key: "hours", label: "Operation", value: ({ hours }) => operation[hours] }],
  columns: [
    {
      key: "constant",
      label: "Constant flow",
      quantity: "waterFlow",
      digits: 3,
      value: ({ dn, hours }) => pipeFlowLimit({ dn, hours, variable: false, insideDiameter: anyBore }),
    },
    {
      key: "variable",
      label: "Variable flow and speed",
      quantity: "waterFlow",
      digits: 3,
      value: ({ dn, hours }) => pipeFlowLimit({ dn, hours, variable: true, insideDiameter: anyBore }),
    },
  ],
  targetsOf: ({ hours }) => [{ calculator: "pipe-sizer", as: "operating hours", input: { operatingHours: { value: hours, unit: "h" } } }],
};

interface InsulationRow extends ReferenceRow {
  /** °C, within the range of the row. */
  readonly temperature: number;
}

/** Below, above or between °C, with a temperature of the fluid for which the row holds. */
const fluids: readonly (readonly [id: string, label: string, temperature: number])[] = [
  ["cold", "Cooling, below 4.4 °C (40 °F)", 2],
  ["chilled", "Cooling, 4.4 to 15.6 °C (40 to 60 °F)", 7],
  ["warm", "Heating, 41 to 60 °C (105 to 140 °F)", 50],
  ["hot", "Heating, 61 to 93 °C (141 to 200 °F)", 80],
  ["hotter", "Heating, 94 to 121 °C (201 to 250 °F)", 110],
  ["high", "Heating, 122 to 177 °C (251 to 350 °F)", 150],
  ["highest", "Heating, above 177 °C (350 °F)", 190],
];
/** Columns of the standard with a nominal size, in, for which they hold. */
const sizes: readonly (readonly [key: string, label: string, inches: number])[] = [
  ["s1", "Below 1 in (DN 25)", 0.75],
  ["s2", "1 in to below 1½ in", 1.25],
  ["s3", "1½ in (DN 40) to below 4 in", 2],
  ["s4", "4 in (DN 100) to below 8 in", 6],
  ["s5", "8 in (DN 200) and above", 10],
];
/** W/(m·K), which every row of the standard allows. */
const usualConductivity = 0.036;

export const insulationTable: TableDefinition<InsulationRow> = {
  title: "Minimum thickness of pipe insulation",
  verifiedBy: "pipeInsulation",
  rowLabel: "Fluid",
  prefix: "insulation-",
  rows: fluids.map(([id, label, temperature]) => ({
    id,
    label,
    temperature,
    source: pipeInsulationCitation,
    note: "Of insulation of usual conductivity, 0.036 W/(m·K) at room temperature; one that conducts more has to be thicker. Between 15.6 and 41 °C (60 and 105 °F) none is asked for.",
  })),
  columns: sizes.map(([key, label, inches]) => ({
    key,
    label,
    quantity: "smallLength",
    digits: 3,
    value: ({ temperature }) =>
      minimumPipeInsulation({ temperature, nominalSize: inches * inch, outsideDiameter: inches * inch, conductivity: usualConductivity }),
  })),
  targetsOf: () => [{ calculator: "pipe-sizer", input: { heatExchange: true, insulationBy: "standard" } }],
};
