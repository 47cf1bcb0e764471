import { defineNumbers, numbersOf, type NumberLines, type ResultValues } from "../../kernel/index.ts";
import { chargeOf, connectedPowerOf, quantityOf, smallestOf, sumOf, weightOf, type CheckedRow, type ScheduleState } from "./calculate.ts";
import { duties, equipmentTypes, rows as columns, type Duty, type ListName } from "./lists.ts";
import type { required } from "./requirements.ts";

const { number, rows, optional } = numbersOf<ScheduleState>();
const row = numbersOf<CheckedRow>().optional;

const margin = <const Label extends string>(label: Label, duty: Duty) =>
  row.number(label, `x_${duties[duty].symbol}`, "ratio", ({ margins }) => margins.find((each) => each.duty === duty)?.margin, {
    help: "Selected over required value, less one.",
  });

const margins = {
  dutyMargin: margin("Duty margin", "duty"),
  airflowMargin: margin("Airflow margin", "airflow"),
  pressureMargin: margin("Pressure margin", "pressure"),
  coolingMargin: margin("Cooling margin", "cooling"),
  heatingMargin: margin("Heating margin", "heating"),
  rejectionMargin: margin("Heat rejection margin", "rejection"),
  flowMargin: margin("Flow margin", "flow"),
  headMargin: margin("Head margin", "head"),
} as const satisfies Record<`${Duty}Margin`, unknown>;

/** Name of the result with the margin of a duty. */
export const marginName = (duty: Duty): `${Duty}Margin` => `${duty}Margin`;

type MarginsOf<List extends ListName> = {
  readonly [D in Duty as D extends keyof (typeof columns)[List] ? `${D}Margin` : never]: (typeof margins)[`${D}Margin`];
};

/** Margins of the duties that a list has columns for. */
const marginsOf = <const List extends ListName>(list: List): MarginsOf<List> =>
  Object.fromEntries(Object.entries(margins).filter(([name]) => name.replace("Margin", "") in columns[list])) as MarginsOf<List>;

const requirementOf =
  (column: keyof typeof required) =>
  ({ requirements }: CheckedRow): number | undefined =>
    requirements.find((each) => each.column === column)?.value;

const minimum = <const Q extends "ratio" | "coefficientOfPerformance" | "energyEfficiencyRatio">(quantity: Q) => ({
  minimumEfficiency: row.number("Minimum efficiency", "e_m", quantity, requirementOf("efficiency")),
  efficiencyMetric: row.text(
    "Efficiency metric",
    ({ requirements }) => requirements.find(({ column }) => column === "efficiency")?.metric,
    { help: "Metric of the minimum efficiency." },
  ),
});
const minimumPartLoad = <const Q extends "coefficientOfPerformance" | "energyEfficiencyRatio">(quantity: Q) => ({
  minimumPartLoad: row.number("Minimum part-load efficiency", "e_n", quantity, requirementOf("partLoadEfficiency")),
});
const minimumHeating = {
  minimumHeatingEfficiency: row.number("Minimum heating efficiency", "e_j", "energyEfficiencyRatio", requirementOf("heatingEfficiency")),
};
const minimumEnthalpyRecovery = {
  minimumEnthalpyRecovery: row.number("Minimum enthalpy recovery", "e_v", "ratio", requirementOf("enthalpyRecovery")),
};
const fanIndex = {
  energyIndex: row.number("Fan energy index", "FEI", "number", ({ energyIndex }) => energyIndex, {
    help: "As entered, else from airflow, total pressure and input power.",
  }),
  minimumEnergyIndex: row.number("Minimum fan energy index", "f_m", "number", requirementOf("energyIndex")),
};
const pumpIndex = {
  pumpIndexLimit: row.number("Efficiency index limit", "i_m", "number", requirementOf("pumpIndex"), {
    help: "Maximum PEI or EEI, or minimum MEI.",
  }),
};
const fanMotor = {
  maximumFanMotor: row.number("Maximum fan motor power", "P_fm", "shaftPower", requirementOf("fanMotor"), {
    help: "Nameplate power that the standard permits for the water flow at rating conditions.",
  }),
};
const totalWeight = { totalWeight: row.number("Total weight", "m", "mass", weightOf) };
const totalCharge = { totalCharge: row.number("Total charge", "m_r", "mass", chargeOf) };
const powered = {
  mca: row.number("MCA", "MCA", "electricCurrent", ({ circuit }) => circuit?.ampacity, { help: "Minimum circuit ampacity of one unit." }),
  mocp: row.number("MOCP", "MOCP", "electricCurrent", ({ circuit }) => circuit?.protection, {
    help: "Maximum overcurrent protection of one unit.",
  }),
  connectedPower: row.number("Connected power", "P", "electricPower", connectedPowerOf, { help: "All units under this tag." }),
  ...totalWeight,
};

const units = <const List extends ListName, const Lines extends NumberLines>(list: List, lines: Lines) =>
  // Every line takes its value from a checked row: the compiler loses that in a generic function.
  rows(equipmentTypes[list].title, ({ byList }) => byList[list] as never, lines);

const inTable = { table: "types" } as const;

export const numbers = defineNumbers({
  smallestMargin: optional.number("Smallest margin", "x", "ratio", (state) => smallestOf(state.rows.flatMap((each) => each.margins)), {
    help: "Smallest of all selected over required values, less one. A negative margin means that something is too small.",
  }),
  pieces: number("Pieces of equipment", "N", "count", (state) => sumOf(state.rows, quantityOf), inTable),
  connectedPower: number("Connected power", "P_t", "electricPower", (state) => sumOf(state.rows, connectedPowerOf), inTable),
  weight: number("Weight", "m_t", "mass", (state) => sumOf(state.rows, weightOf), inTable),
  charge: optional.number("Refrigerant charge", "m_rt", "mass", (state) =>
    state.rows.some((each) => chargeOf(each) !== undefined) ? sumOf(state.rows, chargeOf) : undefined,
  ),
  airHandlingUnits: units("airHandlingUnits", { ...marginsOf("airHandlingUnits"), ...powered }),
  fans: units("fans", { ...marginsOf("fans"), ...fanIndex, ...powered }),
  pumps: units("pumps", { ...marginsOf("pumps"), ...pumpIndex, ...powered }),
  chillers: units("chillers", {
    ...marginsOf("chillers"),
    ...minimum("coefficientOfPerformance"),
    ...minimumPartLoad("coefficientOfPerformance"),
    ...powered,
    ...totalCharge,
  }),
  boilers: units("boilers", { ...marginsOf("boilers"), ...minimum("ratio"), ...powered }),
  coolingTowers: units("coolingTowers", { ...marginsOf("coolingTowers"), ...fanMotor, ...powered }),
  fanCoilUnits: units("fanCoilUnits", { ...marginsOf("fanCoilUnits"), ...powered }),
  vavTerminals: units("vavTerminals", { ...marginsOf("vavTerminals"), ...powered }),
  heatRecoveryUnits: units("heatRecoveryUnits", {
    ...marginsOf("heatRecoveryUnits"),
    ...minimum("ratio"),
    ...minimumEnthalpyRecovery,
    ...powered,
  }),
  splitSystems: units("splitSystems", {
    ...marginsOf("splitSystems"),
    ...minimum("energyEfficiencyRatio"),
    ...minimumPartLoad("energyEfficiencyRatio"),
    ...minimumHeating,
    ...powered,
    ...totalCharge,
  }),
  rooftopUnits: units("rooftopUnits", {
    ...marginsOf("rooftopUnits"),
    ...minimum("energyEfficiencyRatio"),
    ...minimumPartLoad("energyEfficiencyRatio"),
    ...minimumHeating,
    ...powered,
    ...totalCharge,
  }),
  airTerminals: units("airTerminals", { ...marginsOf("airTerminals"), ...totalWeight }),
  otherEquipment: units("otherEquipment", { ...marginsOf("otherEquipment"), ...powered }),
});

export const results = numbers.fields;

/** Schedules as calculated, with their results. */
export type ScheduleCalculation = ScheduleState & { readonly results: ResultValues<typeof results> };
