import { columnsOf, joinPath, type Table, type TableRow } from "../../kernel/index.ts";
import { gravity } from "../../pumps/index.ts";
import { results as resultFields, type PumpCalculation } from "./results.ts";
import { fields, type PumpValues } from "./schema.ts";

const controls = { constant: "Constant flow", throttled: "Throttling valves", speed: "Variable speed" } as const;

/** Components of the design head. */
function breakdown({ results, circuit, statics, fluid }: PumpCalculation, values: PumpValues): Table {
  const weight = fluid.density * gravity;
  const row = (id: string, label: string, head: number, result?: string): TableRow => ({
    id,
    label,
    head,
    pressure: head * weight,
    ...(result !== undefined && { result }),
  });
  return {
    id: "breakdown",
    title: "Components of the head",
    columns: [
      { key: "label", label: "Part", quantity: "text" },
      { key: "head", label: "Head of the fluid", quantity: "head" },
      { key: "pressure", label: "Pressure", quantity: "pressureWater" },
    ],
    rows: [
      ...(values.kind === "open" ? [row("lift", fields.staticLift.label, statics.lift)] : []),
      ...(statics.outlet === 0 ? [] : [row("outlet", fields.residualPressure.label, statics.outlet)]),
      ...(statics.source === 0 ? [] : [row("source", fields.sourcePressure.label, -statics.source)]),
      ...(values.headLoss === null ? [] : [row("known", fields.headLoss.label, values.headLoss)]),
      ...results.segments.map(({ id, name, headLoss }) =>
        row(joinPath("segments", id), name, headLoss, joinPath("segments", id, "headLoss")),
      ),
      ...results.equipment.map(({ id, name, headLoss }) =>
        row(joinPath("equipment", id), name, headLoss, joinPath("equipment", id, "headLoss")),
      ),
      ...(circuit.valveLoss === undefined ? [] : [row("valve", "Control valve", circuit.valveHead)]),
      ...(values.strainerLoss === null ? [] : [row("strainer", "Strainer", circuit.strainerHead)]),
      row("margin", fields.headMargin.label, results.marginHead, "marginHead"),
    ],
    sum: { label: resultFields.designHead.label, head: results.designHead, pressure: results.designPressure, result: "designHead" },
    shareOf: "head",
    stepped: true,
  };
}

/** Operating points with one pump running, with two and so on. */
function runningTable({ stages }: PumpCalculation, { checkSuction, control, driveEfficiency, motorEfficiency }: PumpValues): Table {
  const driveTrain = motorEfficiency * (control === "speed" ? driveEfficiency : 1);
  return {
    id: "running",
    title: "By number of running pumps",
    columns: columnsOf(
      { ...resultFields.pumps.row, ...resultFields },
      { key: "label", label: "Running", quantity: "text" },
      { key: "flow", label: "Flow", quantity: "waterFlow" },
      { key: "head", label: "Head", quantity: "head" },
      "bestFlowShare",
      "electricPower",
      ...(checkSuction ? (["npshAvailable", "npshRequired"] as const) : []),
    ),
    rows: stages.map(({ count, point, pumps, npshAvailable, shaftPower, npshRequired }) => {
      const shares = pumps.flatMap(({ bestFlowShare }) => bestFlowShare ?? []);
      // The pump farthest from its BEP.
      const farthest = shares.toSorted((a, b) => Math.abs(b - 1) - Math.abs(a - 1))[0];
      return {
        id: String(count),
        label: count === 1 ? "1 pump" : `${count} pumps`,
        flow: point.exists ? point.flow : null,
        head: point.exists ? point.head : null,
        bestFlowShare: farthest ?? null,
        electricPower: point.exists ? shaftPower / driveTrain : null,
        ...(checkSuction && { npshAvailable: npshAvailable ?? null, npshRequired: npshRequired ?? null }),
      };
    }),
    chosen: stages.length - 1,
  };
}

/** Energy of the ways of control, and the parts of the year. */
function energyTables({ years }: PumpCalculation, values: PumpValues): Table[] {
  const [first] = years;
  // Without the selected control there is nothing to compare the others with.
  if (first?.control !== values.control || years.length < 2) return [];
  const constantFlow = years.find(({ control }) => control === "constant");
  return [
    {
      id: "control",
      title: "Energy by flow control",
      columns: columnsOf(resultFields, { key: "label", label: "Control", quantity: "text" }, "annualEnergy", {
        key: "share",
        label: "Share of constant flow",
        quantity: "ratio",
      }),
      rows: years.map(({ control, energy }) => ({
        id: control,
        label: controls[control],
        annualEnergy: energy,
        share: constantFlow && constantFlow.energy > 0 ? energy / constantFlow.energy : null,
      })),
      chosen: 0,
    },
    {
      id: "parts",
      title: `Parts of the year: ${controls[first.control].toLowerCase()}`,
      columns: columnsOf(
        { ...resultFields, ...fields.profile.row },
        "flowShare",
        "timeShare",
        { key: "head", label: "Head", quantity: "head" },
        { key: "count", label: "Pumps", quantity: "count" },
        { key: "speedRatio", label: "Speed", quantity: "ratio" },
        "electricPower",
      ),
      rows: first.bins.map(({ id, flowShare, timeShare, head, count, speedRatio, power: electricPower }) => ({
        id,
        flowShare,
        timeShare,
        head,
        count,
        speedRatio,
        electricPower,
      })),
    },
  ];
}

/** Tables of a pump system. */
export function tables(calculation: PumpCalculation, values: PumpValues): Table[] {
  return [
    breakdown(calculation, values),
    ...(calculation.stages.length > 0 ? [runningTable(calculation, values)] : []),
    ...energyTables(calculation, values),
  ];
}
