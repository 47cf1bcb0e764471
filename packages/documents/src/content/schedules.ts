import { isActive, type Field, type ListField } from "@org/hvac-core/kernel";
import { noValue, rowsOf, rowTables } from "@org/form/results";
import { isRecord, type CalculatorState } from "@org/form/state";
import { withCommonUnit } from "./commonUnit.ts";
import { listsWithResults } from "./printedRows.ts";
import { printedValue } from "./printedValue.ts";
import type { ReportColumn, ReportSchedule, ReportTable, ScheduleKind } from "./reportTypes.ts";
import { resultLines, type ResultReading } from "./resultBlocks.ts";
import { texts } from "./texts.ts";

/** The titles of schedules, in the order in which a project has them. */
export const scheduleTitles: Readonly<Record<ScheduleKind, string>> = texts.schedules;

/** The fields of a calculation that make a schedule, by name. */
interface Extract {
  readonly kind: ScheduleKind;
  /** The results by row that become its lines; without them the calculation is one line. */
  readonly rows?: string;
  /** The input list of these rows. */
  readonly list?: string;
  /** The equipment types to include; other rows are left out. */
  readonly only?: readonly [field: string, options: readonly string[]];
  readonly inputs: readonly string[];
  readonly results: readonly string[];
}

const byCalculator: Readonly<Record<string, readonly Extract[]>> = {
  "heat-load": [
    {
      kind: "rooms",
      rows: "roomResults",
      list: "rooms",
      inputs: ["floorArea"],
      results: ["load", "sensible", "latent", "peakMonth", "peakHour", "loadPerArea", "supplyAirflow", "heating"],
    },
    {
      kind: "coils",
      rows: "systemResults",
      list: "systems",
      inputs: [],
      results: [
        "supplyAirflow",
        "outdoorAirflow",
        "coilLoad",
        "coilSensible",
        "coilLatent",
        "enteringDryBulb",
        "enteringHumidityRatio",
        "leavingDryBulb",
        "leavingHumidityRatio",
      ],
    },
  ],
  "psychrometric-chart": [
    {
      kind: "coils",
      rows: "processResults",
      list: "processes",
      only: ["kind", ["coolingCoil", "heating"]],
      inputs: [],
      results: ["airflow", "totalHeat", "sensibleHeat", "dryBulb", "wetBulb", "humidityRatio", "apparatusDewPoint", "bypassFactor"],
    },
  ],
  "duct-sizer": [
    {
      kind: "ducts",
      rows: "sections",
      list: "sections",
      inputs: ["ductLength"],
      results: [
        "airflow",
        "size",
        "velocity",
        "frictionRate",
        "pressureLoss",
        "pathPressureLoss",
        "toBalance",
        "toBalanceAtTerminal",
        "sheetGauge",
      ],
    },
  ],
  "pipe-sizer": [
    {
      kind: "pipes",
      rows: "sections",
      list: "sections",
      inputs: ["pipeLength"],
      results: [
        "designFlow",
        "nominalSize",
        "velocity",
        "actualFrictionRate",
        "totalPressureLoss",
        "pathLoss",
        "toBalance",
        "unitBalancingKv",
      ],
    },
  ],
  "pump-head-calc": [
    {
      kind: "pumps",
      inputs: ["flowRate"],
      results: [
        "designHead",
        "designPressure",
        "operatingFlow",
        "operatingHead",
        "npshAvailable",
        "npshRequired",
        "shaftPower",
        "electricPower",
      ],
    },
  ],
};

/** An input value as in the form; a dash where the field does not apply. */
function inputText(field: Field | undefined, value: unknown, scope: Parameters<typeof printedValue>[2]): string {
  return field && isActive(field, scope) ? printedValue(field, value, scope) : noValue;
}

const inputColumn = (label: string, texts: readonly string[]): { readonly column: ReportColumn; readonly cells: readonly string[] } => {
  const { unit, texts: cells } = withCommonUnit(texts);
  return { column: { label, ...(unit !== undefined && { unit }), isText: !cells.some((cell) => /^[−\d]/.test(cell)) }, cells };
};

function byRows(
  { rows, list, only, inputs, results }: Extract & { readonly rows: string },
  reading: ResultReading,
): ReportTable | undefined {
  const { definition, complete, outcome } = reading;
  const field = definition.results[rows];
  if (field?.type !== "rows") return undefined;
  const tables = rowTables({ name: rows, field, ...reading });
  const [first] = tables;
  if (!first) return undefined;
  const listField = list === undefined ? undefined : (definition.fields[list] as ListField | undefined);
  const entries = list === undefined ? undefined : (complete as Readonly<Record<string, unknown>>)[list];
  const inputRows = Array.isArray(entries) ? entries.filter(isRecord) : [];
  const inputOf = (id: string) => inputRows.find((row) => row["id"] === id);
  const selected = rowsOf(outcome, rows).flatMap(({ id }, index) =>
    only === undefined || only[1].includes(String(inputOf(id)?.[only[0]])) ? [{ id, index }] : [],
  );
  if (selected.length === 0) return undefined;
  const around = { values: complete as Readonly<Record<string, unknown>>, fields: definition.fields };
  const entered = inputs.flatMap((name) => {
    const column = listField?.row[name];
    if (!listField || !column) return [];
    return inputColumn(
      column.label,
      selected.map(({ id }) => {
        const row = inputOf(id) ?? {};
        return inputText(column, row[name], { values: row, fields: listField.row, around });
      }),
    );
  });
  const calculated = results.flatMap((key) =>
    tables.flatMap(({ columns, rows: lines }) => {
      const place = columns.findIndex((column) => column.key === key);
      if (place < 1) return [];
      const { label, unit, isText } = columns[place]!;
      return { column: { label, ...(unit !== "" && { unit }), isText }, cells: selected.map(({ index }) => lines[index]!.cells[place]!) };
    }),
  );
  const all = [...entered, ...calculated];
  return {
    kind: "table",
    title: "",
    columns: [{ label: first.columns[0]!.label, isText: true }, ...all.map(({ column }) => column)],
    rows: selected.map(({ index }, line) => ({ cells: [first.rows[index]!.cells[0]!, ...all.map(({ cells }) => cells[line]!)] })),
  };
}

/** A calculation that is one line of a schedule, such as a pump. */
function ofWhole({ inputs, results }: Extract, title: string, reading: ResultReading): ReportTable {
  const { definition, complete } = reading;
  const values = complete as Readonly<Record<string, unknown>>;
  const scope = { values, fields: definition.fields };
  const lines = [
    ...inputs.map((name) => ({ label: definition.fields[name]!.label, text: inputText(definition.fields[name], values[name], scope) })),
    ...resultLines(results, reading),
  ];
  const columns = lines.map(({ label, text }) => inputColumn(label, [text]));
  return {
    kind: "table",
    title: "",
    columns: [{ label: texts.name, isText: true }, ...columns.map(({ column }) => column)],
    rows: [{ cells: [title, ...columns.map(({ cells }) => cells[0]!)] }],
  };
}

/** The schedules of a calculation: the equipment and materials to buy and build, with its results. */
export function schedulesOf(reading: ResultReading, title: string): readonly ReportSchedule[] {
  return (byCalculator[reading.definition.id] ?? []).flatMap((extract): readonly ReportSchedule[] => {
    const { kind, rows } = extract;
    const table = rows === undefined ? ofWhole(extract, title, reading) : byRows({ ...extract, rows }, reading);
    return table ? [{ kind, table }] : [];
  });
}

/** Whether a calculation has schedules that can be printed alone. */
export const hasSchedules = ({ definition, outcome }: Pick<CalculatorState, "definition" | "outcome">): boolean =>
  outcome.ok &&
  ((byCalculator[definition.id] ?? []).some(({ rows }) => rows === undefined || rowsOf(outcome, rows).length > 0) ||
    [...listsWithResults({ definition }).values()].some((printed) => printed.as === "units"));

/** Schedules of several calculations, grouped by kind; those with the same columns become one table. */
export function mergedSchedules(
  parts: readonly { readonly title: string; readonly schedules?: readonly ReportSchedule[] }[],
): readonly { readonly kind: ScheduleKind; readonly tables: readonly ReportTable[] }[] {
  const all = parts.flatMap(({ title, schedules = [] }) => schedules.map((schedule) => ({ ...schedule, title })));
  return (Object.keys(scheduleTitles) as ScheduleKind[]).flatMap((kind) => {
    const ofKind = all.filter((each) => each.kind === kind);
    if (ofKind.length === 0) return [];
    const same = Map.groupBy(ofKind, ({ table }) => JSON.stringify(table.columns));
    return {
      kind,
      tables: [...same.values()].map((group): ReportTable => {
        const [first] = group;
        if (group.length === 1) return { ...first!.table, title: kind === "pumps" ? scheduleTitles[kind] : first!.title };
        const rows = group.flatMap(({ table, title }) => table.rows.map((row) => (kind === "pumps" ? row : { ...row, owner: title })));
        return { ...first!.table, title: scheduleTitles[kind], rows };
      }),
    };
  });
}
