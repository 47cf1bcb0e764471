import { joinPath, type Table, type TableRow } from "../../kernel/index.ts";
import { gravity } from "../../pumps/index.ts";
import type { PumpCalculation } from "./results.ts";
import type { PumpValues } from "./schema.ts";

const controls = { constant: "Constant flow", throttled: "Throttling valves", speed: "Variable speed" } as const;

/** What the design head is made of, one after the other. */
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
      ...(values.kind === "open" ? [row("lift", "Static lift", statics.lift)] : []),
      ...(statics.outlet === 0 ? [] : [row("outlet", "Pressure at the outlet", statics.outlet)]),
      ...(statics.source === 0 ? [] : [row("source", "Pressure on the liquid drawn from", -statics.source)]),
      ...(values.headLoss === null ? [] : [row("stated", "Known head loss", values.headLoss)]),
      ...results.segments.map(({ id, name, headLoss }) =>
        row(joinPath("segments", id), name, headLoss, joinPath("segments", id, "headLoss")),
      ),
      ...results.equipment.map(({ id, name, headLoss }) =>
        row(joinPath("equipment", id), name, headLoss, joinPath("equipment", id, "headLoss")),
      ),
      ...(circuit.valveLoss === undefined ? [] : [row("valve", "Control valve", circuit.valveHead)]),
      ...(values.strainerLoss === null ? [] : [row("strainer", "Strainer", circuit.strainerHead)]),
      row("margin", "Margin on losses", results.marginHead, "marginHead"),
    ],
    sum: { label: "Design head", head: results.designHead, pressure: results.designPressure, result: "designHead" },
    shareOf: "head",
    stepped: true,
  };
}

/** Where the system is met by one pump, by two and so on. */
function runningTable({ stages }: PumpCalculation, { checkSuction, control, driveEfficiency, motorEfficiency }: PumpValues): Table {
  const chain = motorEfficiency * (control === "speed" ? driveEfficiency : 1);
  return {
    id: "running",
    title: "By the number of pumps that run",
    columns: [
      { key: "label", label: "Running", quantity: "text" },
      { key: "flow", label: "Flow", quantity: "waterFlow" },
      { key: "head", label: "Head", quantity: "head" },
      { key: "best", label: "Of best efficiency flow", quantity: "ratio" },
      { key: "power", label: "Electric power", quantity: "electricPower" },
      ...(checkSuction
        ? ([
            { key: "available", label: "NPSH available", quantity: "head" },
            { key: "required", label: "NPSH required", quantity: "head" },
          ] as const)
        : []),
    ],
    rows: stages.map(({ count, point, pumps, npshAvailable, shaftPower, npshRequired }) => {
      const shares = pumps.flatMap(({ bestFlowShare }) => bestFlowShare ?? []);
      // The pump farthest from its best point.
      const farthest = shares.toSorted((a, b) => Math.abs(b - 1) - Math.abs(a - 1))[0];
      return {
        id: String(count),
        label: count === 1 ? "1 pump" : `${count} pumps`,
        flow: point.exists ? point.flow : null,
        head: point.exists ? point.head : null,
        best: farthest ?? null,
        power: point.exists ? shaftPower / chain : null,
        ...(checkSuction && { available: npshAvailable ?? null, required: npshRequired ?? null }),
      };
    }),
    chosen: stages.length - 1,
  };
}

/** The year part by part, and what other ways of control would take. */
function energyTables({ years }: PumpCalculation, values: PumpValues): Table[] {
  const [first] = years;
  // Without a year of the control chosen there is nothing to compare others with.
  if (first?.control !== values.control || years.length < 2) return [];
  const most = years.find(({ control }) => control === "constant");
  return [
    {
      id: "control",
      title: "Energy by the way of control",
      columns: [
        { key: "label", label: "Control", quantity: "text" },
        { key: "energy", label: "Energy a year", quantity: "energy" },
        { key: "share", label: "Of constant flow", quantity: "ratio" },
      ],
      rows: years.map(({ control, energy }) => ({
        id: control,
        label: controls[control],
        energy,
        share: most && most.energy > 0 ? energy / most.energy : null,
      })),
      chosen: 0,
    },
    {
      id: "parts",
      title: `Parts of the year: ${controls[first.control].toLowerCase()}`,
      columns: [
        { key: "share", label: "Flow, of design", quantity: "ratio" },
        { key: "time", label: "Share of the hours", quantity: "ratio" },
        { key: "head", label: "Head", quantity: "head" },
        { key: "count", label: "Pumps", quantity: "count" },
        { key: "speed", label: "Speed", quantity: "ratio" },
        { key: "power", label: "Electric power", quantity: "electricPower" },
      ],
      rows: first.bins.map(({ id, flowShare, timeShare, head, count, speedRatio, power }) => ({
        id,
        share: flowShare,
        time: timeShare,
        head,
        count,
        speed: speedRatio,
        power,
      })),
    },
  ];
}

/** Tables beside the results. */
export function tables(calculation: PumpCalculation, values: PumpValues): Table[] {
  return [
    breakdown(calculation, values),
    ...(calculation.stages.length > 0 ? [runningTable(calculation, values)] : []),
    ...energyTables(calculation, values),
  ];
}
