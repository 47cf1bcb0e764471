import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { co2Courses, ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import type { Calculator, Fields, Refusal, ResultFields, Success } from "@org/hvac-core";
import { frictionRateAtFlow } from "@org/hvac-core/flow";
import { formatNumber, formatQuantity } from "@org/hvac-core/quantity";
import { logSamples } from "@org/ui/figures";
import { readTable } from "../calculator/workedExample.ts";
import { steps, type FeatureFigure } from "./figure.ts";

function answered<R extends ResultFields, C, F extends Fields>(outcome: Success<R, C, F> | Refusal): Success<R, C, F> {
  if (!outcome.ok) throw new Error(outcome.errors.map(({ message }) => message).join(" "));
  return outcome;
}

/** The parts of the load of the example room, largest first as the table has them. */
export function roomFigure(): FeatureFigure {
  const calculator: Calculator = heatLoad;
  const outcome = answered(heatLoad.calculate(heatLoad.examples[0]!.input.Metric));
  const [breakdown] = heatLoad.tables(outcome);
  const read = readTable(breakdown!, "Metric");
  const there = breakdown!.rows.filter((row) => row["total"] !== 0);
  const parts = there.map((row, index) => ({
    label: String(row["label"]),
    value: Number(row["total"]),
    text: read.rows[index]!.at(-1)!,
    share: read.shares?.[index] ?? 0,
  }));
  const most = Math.max(...parts.map(({ value }) => value));
  return {
    kind: "bars",
    title: `${calculator.examples[0]!.title}: what the load is made of`,
    caption: "Each bar is a part of the total load, sensible and latent together.",
    table: { columns: read.head, rows: read.rows },
    rows: parts
      .filter(({ value }) => value > 0)
      .map(({ label, value, text, share }) => ({
        id: label,
        label,
        pieces: [{ start: 0, length: value / most }],
        end: value / most,
        value: `${text}\u202f${read.head.at(-1)!.split(", ")[1]}`,
        remark: `${formatNumber(share * 100, { decimals: 0 })}\u202f%`,
      })),
  };
}

/** The section of the example duct: the standard size, and around it the exact one. */
export function ductFigure(): FeatureFigure {
  const { calculation } = answered(ductSizer.calculate(ductSizer.examples[0]!.input.Metric));
  if (calculation.scope !== "section") throw new Error("the first example is one section");
  const { clear: size, exact, flow } = calculation.state;
  const shown = (sides: typeof size): { width: number; height: number } => ({ width: sides.width * 1000, height: sides.height * 1000 });
  const length = (metres: number): string => formatQuantity(metres, "smallLength", "Metric", { trimZeros: true });
  return {
    kind: "section",
    title: `${ductSizer.examples[0]!.title}: the section`,
    caption: "Inside dimensions, to scale. Dashed: the exact size that the target friction asks for.",
    table: {
      columns: ["Inside dimension", "Standard size", "Exact size"],
      rows: [
        ["Width", length(size.width), length(exact?.width ?? size.width)],
        ["Height", length(size.height), length(exact?.height ?? size.height)],
      ],
    },
    shape: "rectangular",
    size: shown(size),
    ...(exact && { exact: shown(exact) }),
    unit: "mm",
    within: [formatQuantity(flow.section.area, "area", "Metric"), formatQuantity(flow.velocity, "velocity", "Metric")],
  };
}

/** Friction over flow for the size of the example and its neighbours, with the point of the example. */
export function pipeFigure(): FeatureFigure {
  const { calculation, results, values } = answered(pipeSizer.calculate(pipeSizer.examples[0]!.input.Metric));
  const { fluid, sections } = calculation;
  const { pipe, supply } = sections[0]!.pipes!;
  const { material, roughness } = pipe;
  const { option, flow } = supply;
  const used = material.sizes.findIndex(({ label }) => label === option.size.label);
  const shown = material.sizes.slice(Math.max(0, used - 2), used + 3);
  const x = [0.2 * flow * 1000, 5 * flow * 1000] as const;
  const text = (rate: number): string => formatQuantity(rate, "frictionRateWater", "Metric");
  const name = ({ dn, label }: (typeof shown)[number]): string => `DN ${dn ?? label}`;
  const rates = shown.map((size) => ({ size, rate: frictionRateAtFlow({ flow, diameter: size.insideDiameter, roughness }, fluid) }));
  return {
    kind: "chart",
    title: `${pipeSizer.examples[0]!.title}: the size and its neighbours`,
    caption: `At ${formatQuantity(flow, "waterFlow", "Metric")} the chosen ${name(option.size)} loses ${text(option.frictionRate)}; the target is ${text(values.frictionRate)}.`,
    table: { columns: ["Size", "Friction rate"], rows: rates.map(({ size, rate }) => [name(size), text(rate)]) },
    x: { label: "Flow, L/s", scale: "log", domain: x },
    y: { label: "Friction rate, Pa/m", scale: "log", domain: [10, 2000] },
    lines: [
      {
        id: "target",
        look: "limit",
        essential: true,
        labelAt: "alongEnd",
        label: `target ${text(values.frictionRate)}`,
        points: x.map((flow) => ({ x: flow, y: values.frictionRate })),
      },
      ...shown.map((size) => ({
        id: size.label,
        look: size === option.size || size.label === option.size.label ? ("main" as const) : ("family" as const),
        essential: true,
        label: name(size),
        points: logSamples(x, (litres) => frictionRateAtFlow({ flow: litres / 1000, diameter: size.insideDiameter, roughness }, fluid)),
      })),
    ],
    points: [
      {
        id: "used",
        x: flow * 1000,
        y: option.frictionRate,
        look: "main",
        caption: `${text(option.frictionRate)}, ${formatQuantity(option.velocity, "waterVelocity", "Metric")}`,
        description: `${results.nominalSize!.value}: ${text(option.frictionRate)} at ${formatQuantity(flow, "waterFlow", "Metric")}`,
      },
    ],
  };
}

/** How the people's CO₂ builds up in the example classroom with the airflow of each rule. */
export function carbonDioxideFigure(): FeatureFigure {
  const example = ventilationCalc.examples.find(({ id }) => id === "classroom")!;
  const { calculation, values } = answered(ventilationCalc.calculate(example.input.Metric));
  if (calculation.scope !== "room") throw new Error("the classroom is one room");
  const courses = co2Courses(calculation, values);
  const hours = steps(0, 4, 49);
  const ppm = (fraction: number): number => fraction * 1e6;
  const highest = Math.max(...courses.map(({ after }) => ppm(after(4 * 3600))));
  return {
    kind: "chart",
    title: `${example.title}: carbon dioxide from the moment ${values.people ?? ""} people come in`.replace("  ", " "),
    caption: "With the outdoor air of the air changes and with that of the ventilation rate procedure.",
    table: {
      columns: ["Hours", ...courses.map(({ by }) => `${by}, ppm`)],
      rows: [0, 1, 2, 4].map((hour) => [
        String(hour),
        ...courses.map(({ after }) => formatNumber(ppm(after(hour * 3600)), { decimals: 0 })),
      ]),
    },
    x: { label: "Hours", scale: "linear", domain: [0, 4] },
    y: { label: "CO₂, ppm", scale: "linear", domain: [400, Math.ceil(highest / 200) * 200] },
    lines: courses.map(({ by, governs, after }) => ({
      id: by,
      look: governs ? ("main" as const) : ("beside" as const),
      essential: true,
      label: by === "Air changes" ? "air changes" : "rate procedure",
      labelAt: "besideEnd" as const,
      points: hours.map((hour) => ({ x: hour, y: ppm(after(hour * 3600)) })),
    })),
    points: [],
  };
}
