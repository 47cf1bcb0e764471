import {
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  joinPath,
  type CalculatorInput,
  type ResultLink,
  type SheetBuilder,
  type SIValues,
  type Warning,
} from "../../src/kernel/index.ts";
import { mathematics, type Citation } from "../../src/sources/index.ts";

/** A schedule of equipment: required values are linked to results of other files, selected ones are entered, and the two are compared. */
const fields = defineFields({
  tolerance: {
    type: "quantity",
    label: "May fall short by",
    symbol: "e",
    quantity: "ratio",
    default: 0.05,
    min: 0,
    max: 0.5,
    section: "rules",
  },
  selectedOn: { type: "date", label: "Selected on", default: null, section: "rules", informational: true },
  units: {
    type: "list",
    label: "Units",
    rowLabel: "unit",
    maxRows: 500,
    section: "units",
    row: {
      tag: { type: "text", label: "Tag", default: "Unit", maxLength: 40, informational: true },
      mode: { type: "choice", label: "Mode", options: { cooling: "Cooling", ventilation: "Ventilation only" }, default: "cooling" },
      required: {
        type: "group",
        label: "Required",
        fields: {
          airflow: { type: "quantity", label: "Required airflow", symbol: "Q_r", quantity: "airFlow", default: null, min: 0.001, max: 500 },
          cooling: {
            type: "quantity",
            label: "Required cooling",
            symbol: "q_r",
            quantity: "coolingCapacity",
            default: null,
            min: 1,
            max: 1e8,
            when: [{ field: "mode", is: ["cooling"] }],
          },
        },
      },
      selected: {
        type: "group",
        label: "Selected",
        fields: {
          model: { type: "text", label: "Model", default: "", maxLength: 80, informational: true },
          airflow: {
            type: "quantity",
            label: "Selected airflow",
            symbol: "Q_s",
            quantity: "airFlow",
            default: null,
            min: 0,
            max: 500,
            optional: "absent",
          },
          cooling: {
            type: "quantity",
            label: "Selected cooling",
            symbol: "q_s",
            quantity: "coolingCapacity",
            default: null,
            min: 0,
            max: 1e8,
            optional: "absent",
            when: [{ field: "mode", is: ["cooling"] }],
          },
        },
      },
    },
  },
});

const results = defineResults({
  short: { label: "Units that fall short", quantity: "count" },
  airflow: { label: "Selected airflow", quantity: "airFlow" },
  units: {
    type: "rows",
    label: "Units",
    row: {
      airflowMargin: { label: "Airflow above what is required", quantity: "ratio", optional: true },
      coolingMargin: { label: "Cooling above what is required", quantity: "ratio", optional: true },
      verdict: { label: "Verdict", quantity: "text" },
    },
  },
});

type Values = SIValues<typeof fields>;
type Unit = Values["units"][number];

const marginOf = (required: number, selected: number | null): number | undefined =>
  selected === null ? undefined : selected / required - 1;

function checked({ id, mode, required, selected }: Unit, tolerance: number) {
  const airflowMargin = marginOf(required.airflow, selected.airflow);
  const coolingMargin = mode === "cooling" ? marginOf(required.cooling, selected.cooling) : undefined;
  const margins = [airflowMargin, coolingMargin].filter((margin) => margin !== undefined);
  const isShort = margins.some((margin) => margin < -tolerance);
  const isOpen = airflowMargin === undefined || (mode === "cooling" && coolingMargin === undefined);
  return {
    id,
    airflowMargin,
    coolingMargin,
    verdict: isShort ? "falls short" : isOpen ? "to be selected" : "adequate",
    isShort: isShort ? 1 : 0,
  };
}

function calculate({ tolerance, units: unitValues }: Values) {
  const units = unitValues.map((unit) => checked(unit, tolerance));
  const short = units.filter(({ isShort }) => isShort === 1).length;
  return { results: { short, airflow: unitValues.reduce((sum, { selected }) => sum + (selected.airflow ?? 0), 0), units } };
}

type Calculation = ReturnType<typeof calculate>;

function warnings({ results: { units } }: Calculation): readonly Warning[] {
  return units.flatMap(({ id, isShort }): Warning[] =>
    isShort === 1
      ? [
          {
            code: "falls-short",
            severity: "caution",
            message: "What is selected falls short of what is required. Select a larger unit.",
            field: joinPath("units", id, "selected"),
            result: joinPath("units", id, "verdict"),
            source: { source: mathematics },
          },
        ]
      : [],
  );
}

const sum: Citation = { source: mathematics };

function describe({ results: { units } }: Calculation, values: Values, sheet: SheetBuilder): void {
  sheet.rows({
    list: "units",
    title: "Units",
    rows: units,
    rowTitle: (_, index) => values.units[index]!.tag,
    values: { k: ({ isShort }) => isShort, Q: (_row) => values.units.find(({ id }) => id === _row.id)!.selected.airflow ?? 0 },
    describe: (unit, rowSheet, index) => {
      const margins: string[] = [];
      const selected = values.units[index]!.selected.airflow;
      rowSheet.given("mode");
      rowSheet.formula("Q", "Selected airflow", "airFlow", selected === null ? "0" : "Q_s", selected ?? 0);
      if (unit.airflowMargin !== undefined) {
        rowSheet.result("airflowMargin", "Q_s / Q_r - 1", undefined, { symbol: "m_Q" });
        margins.push("m_Q");
      } else rowSheet.given("required.airflow");
      if (unit.coolingMargin !== undefined) {
        rowSheet.result("coolingMargin", "q_s / q_r - 1", undefined, { symbol: "m_q" });
        margins.push("m_q");
      } else rowSheet.given("required.cooling");
      rowSheet.given("tolerance");
      rowSheet.formula(
        "k",
        "Falls short (1) or not (0)",
        "count",
        margins.length === 0 ? "0" : `isBelow(min(${margins.join(", ")}), 0 - e)`,
        unit.isShort,
      );
    },
  });
  sheet.result("short", "sum(k)", undefined, { symbol: "K" });
  sheet.result("airflow", "sum(Q)", undefined, { symbol: "Q_all" });
}

/** Link of the required numbers: a result of another file of the project. */
const link: ResultLink = { collection: "calculations", fileId: "room-17", result: "totalLoad" };

const start = (unitSystem: "Imperial" | "Metric"): CalculatorInput<typeof fields> => ({
  unitSystem,
  units: [
    {
      id: "fcu1",
      tag: "FCU-1",
      required: {
        airflow: { value: 300, unit: "L/s", link: { ...link, result: "supplyAirflow" } },
        cooling: { value: 3.5, unit: "kW", link },
      },
      selected: { model: "30", airflow: { value: 310, unit: "L/s" }, cooling: { value: 3.6, unit: "kW" } },
    },
    {
      id: "fan",
      mode: "ventilation",
      required: { airflow: { value: 100, unit: "L/s" } },
      selected: { airflow: { value: 100, unit: "L/s" } },
    },
  ],
});

const exact = { within: 1e-12, because: "quotients in doubles" } as const;

const explanation = defineExplanation({
  fields,
  results,
  functions: {
    isBelow: {
      words: "1 if the first is less than the second, else 0",
      evaluate: (a, b) => (a < b ? 1 : 0),
      citation: sum,
      definition: { by: "table", text: "Of two numbers." },
    },
  },
  describe,
  cases: [
    {
      id: "one-of-three-falls-short",
      title: "Three units: one adequate, one a tenth too small, one to be selected",
      source: { source: mathematics },
      input: {
        unitSystem: "Metric",
        units: [
          { id: "a", required: { airflow: 100, cooling: 4 }, selected: { airflow: 110, cooling: 4 } },
          { id: "b", required: { airflow: 100, cooling: 4 }, selected: { airflow: 110, cooling: 3.6 } },
          { id: "c", mode: "ventilation", required: { airflow: 100 } },
        ],
      },
      expected: {
        short: { value: 1, ...exact },
        airflow: { value: 220, unit: "L/s", ...exact },
        "units.a.airflowMargin": { value: 10, unit: "%", ...exact, within: 1e-10 },
        "units.b.coolingMargin": { value: -0.1, ...exact },
        "units.b.verdict": { value: "falls short" },
        "units.c.verdict": { value: "to be selected" },
      },
    },
  ],
});

/** A schedule of equipment with linked cells. */
export const schedule = defineCalculator({
  card: defineCard({
    id: "depth-schedule",
    title: "Schedule of equipment",
    summary: "What is required of units and what is selected.",
    group: "cost",
    collection: "depthSchedules",
    route: null,
  }),
  version: 1,
  sections: [
    { id: "rules", title: "Rules" },
    { id: "units", title: "Units" },
  ],
  fields,
  results,
  headline: ["short"],
  start: { Imperial: start("Imperial"), Metric: start("Metric") },
  calculate,
  warnings,
  explanation: () => Promise.resolve({ explanation }),
});
