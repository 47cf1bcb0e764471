import {
  atPath,
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  OutOfRangeError,
  type CalculatorInput,
  type SheetBuilder,
  type SIValues,
} from "../../src/kernel/index.ts";
import { flowFunctions } from "../../src/flow/sheetFunctions.ts";
import { frictionRate, rectangularSection, roundSection, velocityPressure, type Section } from "../../src/flow/index.ts";
import { colebrook1939, mathematics, type Citation } from "../../src/sources/index.ts";

/** Sections that name their parent: a tree in one list, summed from its leaves and traversed from its root. */
const sectionFields = defineFields({
  name: { type: "text", label: "Name", default: "Section", maxLength: 60, informational: true },
  parent: { type: "reference", label: "Fed by", to: "sections", default: null, optional: true },
  length: { type: "quantity", label: "Length", symbol: "L", quantity: "length", default: null, min: 0, max: 300 },
  shape: { type: "choice", label: "Shape", options: { round: "Round", rectangular: "Rectangular" }, default: "round" },
  diameter: {
    type: "quantity",
    label: "Diameter",
    symbol: "D",
    quantity: "smallLength",
    default: { Imperial: 12, Metric: 315 },
    min: 0.05,
    max: 3,
    when: [{ field: "shape", is: ["round"] }],
  },
  width: {
    type: "quantity",
    label: "Width",
    symbol: "a",
    quantity: "smallLength",
    default: { Imperial: 16, Metric: 400 },
    min: 0.05,
    max: 3,
    when: [{ field: "shape", is: ["rectangular"] }],
  },
  height: {
    type: "quantity",
    label: "Height",
    symbol: "b",
    quantity: "smallLength",
    default: { Imperial: 12, Metric: 300 },
    min: 0.05,
    max: 3,
    when: [{ field: "shape", is: ["rectangular"] }],
  },
  fittings: { type: "quantity", label: "Coefficients of its fittings", symbol: "C", quantity: "number", default: 0, min: 0, max: 50 },
  airflow: { type: "quantity", label: "Air leaving at its end", symbol: "Q_t", quantity: "airFlow", default: 0, min: 0, max: 0.5 },
});

const fields = defineFields({
  air: {
    type: "group",
    label: "Air",
    section: "air",
    fields: {
      density: {
        type: "quantity",
        label: "Density",
        symbol: "ρ",
        quantity: "density",
        default: { Imperial: 0.075, Metric: 1.2 },
        min: 0.5,
        max: 2,
      },
      viscosity: {
        type: "quantity",
        label: "Dynamic viscosity",
        symbol: "μ",
        quantity: "dynamicViscosity",
        default: { Imperial: 0.044, Metric: 0.0182 },
        min: 1e-5,
        max: 3e-5,
      },
    },
  },
  roughness: {
    type: "quantity",
    label: "Roughness",
    symbol: "ε",
    quantity: "roughness",
    default: { Imperial: 0.0003, Metric: 0.09 },
    min: 0,
    max: 0.005,
    section: "air",
  },
  sections: { type: "list", label: "Sections", rowLabel: "section", row: sectionFields, maxRows: 500, section: "sections" },
});

const results = defineResults({
  pressure: { label: "Pressure of the critical path", quantity: "pressure", symbol: "p" },
  airflow: { label: "Airflow of the fan", quantity: "airFlow" },
  criticalSection: { label: "End of the critical path", quantity: "text", optional: true },
  sections: {
    type: "rows",
    label: "Sections",
    row: {
      airflow: { label: "Airflow", quantity: "airFlow" },
      velocity: { label: "Velocity", quantity: "velocity" },
      loss: { label: "Pressure loss", quantity: "pressure" },
      pressure: { label: "Pressure up to its end", quantity: "pressure" },
      spare: {
        label: "To be throttled at its end",
        quantity: "pressure",
        optional: true,
        help: "Where air leaves: what the critical path needs more.",
      },
    },
  },
});

type Values = SIValues<typeof fields>;
type SectionValues = Values["sections"][number];

/** The sections from the root to each one, itself last. */
function pathsFromRoot(sections: readonly SectionValues[]): ReadonlyMap<string, readonly SectionValues[]> {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const paths = new Map<string, readonly SectionValues[]>();
  for (const section of sections) {
    const path: SectionValues[] = [];
    for (
      let current: SectionValues | undefined = section;
      current;
      current = current.parent === null ? undefined : byId.get(current.parent)
    ) {
      if (path.length === sections.length)
        throw new OutOfRangeError({
          parameter: `sections.${section.id}.parent`,
          value: NaN,
          min: 0,
          max: 0,
          unit: "",
          reason: "a section that feeds itself has no fan",
        });
      path.unshift(current);
    }
    paths.set(section.id, path);
  }
  return paths;
}

function dimensions({ shape, diameter, width, height }: SectionValues): Section {
  return shape === "round" ? roundSection(diameter) : rectangularSection(width, height);
}

function calculate({ air, roughness, sections }: Values) {
  const paths = pathsFromRoot(sections);
  const fluid = { density: air.density, viscosity: air.viscosity };
  const airflows = new Map(sections.map(({ id }) => [id, 0]));
  for (const section of sections) for (const { id } of paths.get(section.id)!) airflows.set(id, airflows.get(id)! + section.airflow);
  const losses = new Map(
    sections.map((section) => {
      const { area, hydraulicDiameter } = dimensions(section);
      const airflow = airflows.get(section.id)!;
      const velocity = airflow / area;
      const loss = atPath(
        `sections.${section.id}`,
        () =>
          frictionRate({ velocity, diameter: hydraulicDiameter, roughness }, fluid) * section.length +
          section.fittings * velocityPressure(velocity, air.density),
      );
      return [
        section.id,
        { airflow, velocity, loss, area, hydraulicDiameter, reynolds: (air.density * velocity * hydraulicDiameter) / air.viscosity },
      ] as const;
    }),
  );
  const pressures = new Map(sections.map(({ id }) => [id, paths.get(id)!.reduce((sum, each) => sum + losses.get(each.id)!.loss, 0)]));
  const terminals = sections.filter(({ airflow }) => airflow > 0);
  const pressure = Math.max(0, ...terminals.map(({ id }) => pressures.get(id)!));
  const rows = sections.map(({ id, parent, airflow }) => ({
    ...losses.get(id)!,
    id,
    before: parent === null ? 0 : pressures.get(parent)!,
    pressure: pressures.get(id)!,
    spare: airflow > 0 ? pressure - pressures.get(id)! : undefined,
    branches: sections.filter((other) => other.parent === id).reduce((sum, other) => sum + airflows.get(other.id)!, 0),
    isRoot: parent === null,
  }));
  return {
    results: {
      pressure,
      airflow: sections.reduce((sum, { airflow }) => sum + airflow, 0),
      criticalSection: terminals.find(({ id }) => pressures.get(id) === pressure)?.id,
      sections: rows,
    },
  };
}

type Calculation = ReturnType<typeof calculate>;
type Row = Calculation["results"]["sections"][number];

const darcy: Citation = { source: colebrook1939 };

function describe({ results: { pressure, sections } }: Calculation, values: Values, sheet: SheetBuilder): void {
  sheet.rows({
    list: "sections",
    title: "Sections",
    rows: sections,
    rowTitle: (_, index) => values.sections[index]!.name,
    values: {
      p_t: ({ pressure: up, spare }) => (spare === undefined ? undefined : up),
      Q_r: ({ airflow: sectionFlow, isRoot }) => (isRoot ? sectionFlow : undefined),
    },
    describe: (row, sheetOfRow, index) => describeSection(row, values.sections[index]!, pressure, sheetOfRow),
  });
  sheet.result("pressure", "max(0, p_t)", undefined, { symbol: "p" });
  sheet.result("airflow", "sum(Q_r)", undefined, { symbol: "Q" });
}

function describeSection(row: Row, values: SectionValues, critical: number, sheet: SheetBuilder): void {
  const round = values.shape === "round";
  sheet.given("shape");
  sheet.formula("S", "Area", "area", round ? "π * D^2 / 4" : "a * b", row.area);
  sheet.formula("D_h", "Hydraulic diameter", "smallLength", round ? "D" : "2 * a * b / (a + b)", row.hydraulicDiameter);
  sheet.lookup("Q_b", "Airflow of the sections it feeds", "airFlow", row.branches);
  sheet.result("airflow", "Q_t + Q_b", undefined, { symbol: row.isRoot ? "Q_r" : "Q" });
  sheet.result("velocity", `${row.isRoot ? "Q_r" : "Q"} / S`, undefined, { symbol: "V" });
  sheet.formula("Re", "Reynolds number", "number", "ρ * V * D_h / μ", row.reynolds);
  const friction = row.reynolds <= 2300 ? "32 * μ * V * L / D_h^2" : "frictionFactor(Re, ε / D_h) * L / D_h * ρ * V^2 / 2";
  sheet.result("loss", `${friction} + C * ρ * V^2 / 2`, darcy, { symbol: "Δp" });
  sheet.lookup("p_0", "Pressure up to its beginning", "pressure", row.before, undefined, { by: ["parent"] });
  sheet.result("pressure", "p_0 + Δp", undefined, { symbol: "p_t" });
  if (row.spare === undefined) return;
  sheet.lookup("p_c", "Pressure of the critical path", "pressure", critical);
  sheet.result("spare", "p_c - p_t", undefined, { symbol: "p_s" });
}

const start = (unitSystem: "Imperial" | "Metric"): CalculatorInput<typeof fields> => ({
  unitSystem,
  sections: [
    { id: "main", length: { value: 10, unit: "m" }, shape: "rectangular" },
    { id: "left", parent: "main", length: { value: 8, unit: "m" }, airflow: { value: 200, unit: "L/s" } },
    { id: "right", parent: "main", length: { value: 5, unit: "m" }, airflow: { value: 100, unit: "L/s" }, fittings: 0.5 },
  ],
});

const explanation = defineExplanation({
  fields,
  results,
  functions: { frictionFactor: flowFunctions.frictionFactor },
  describe,
  cases: [
    {
      id: "fittings-only",
      title: "Three sections without length, whose fittings alone lose pressure",
      source: { source: mathematics },
      // 1 m² carries 0.6 m³/s in all: V = 0.6, 0.4 and 0.2 m/s, ρV²/2 = 0.216, 0.096 and 0.024 Pa.
      input: {
        unitSystem: "Metric",
        roughness: 0,
        sections: [
          { id: "far", parent: "near", length: 0, shape: "rectangular", width: 1000, height: 1000, fittings: 10, airflow: 200 },
          { id: "near", parent: "root", length: 0, shape: "rectangular", width: 1000, height: 1000, fittings: 2, airflow: 200 },
          { id: "root", length: 0, shape: "rectangular", width: 1000, height: 1000, fittings: 1, airflow: 200 },
        ],
      },
      expected: {
        airflow: { value: 0.6, within: 1e-12, because: "sums of decimals in doubles" },
        pressure: { value: 0.216 + 0.192 + 0.24, within: 1e-12, because: "sums of decimals in doubles" },
        criticalSection: { value: "far" },
        "sections.near.pressure": { value: 0.408, within: 1e-12, because: "sums of decimals in doubles" },
        "sections.root.spare": { value: 0.432, within: 1e-12, because: "sums of decimals in doubles" },
      },
    },
  ],
});

/** Pressure of a tree of ducts to every terminal, and its critical path. */
export const ductTree = defineCalculator({
  card: defineCard({
    id: "depth-duct-tree",
    title: "Tree of ducts",
    summary: "Pressure of a tree of ducts to every terminal.",
    group: "sizing",
    collection: "depthDuctTrees",
    route: null,
  }),
  version: 1,
  sections: [
    { id: "air", title: "Air" },
    { id: "sections", title: "Sections" },
  ],
  fields,
  results,
  headline: ["pressure"],
  start: { Imperial: start("Imperial"), Metric: start("Metric") },
  calculate,
  warnings: () => [],
  explanation: () => Promise.resolve({ explanation }),
});
