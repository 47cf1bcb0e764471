import { warningsByPlace, type Severity } from "@org/hvac-core/kernel";
import { acceptanceOf } from "@org/hvac-core/internal";
import { citationText } from "@org/form/numbers";
import {
  groupsOf,
  showResult,
  rowTables,
  severityOrder,
  severityWords,
  tableContent,
  placeNames,
  type PreferredUnits,
  type DataColumn,
  type DataRow,
  warningText,
} from "@org/form/results";
import { currencyOf, placeName, type AnySuccess, type CalculatorState } from "@org/form/state";
import type { ReportBlock, ReportLine, ReportWarning } from "./reportTypes.ts";
import { texts } from "./texts.ts";

/** An outcome with the units for reading it. */
export interface ResultReading extends Pick<CalculatorState, "definition" | "complete"> {
  readonly outcome: AnySuccess;
  readonly preferredUnits: PreferredUnits;
}

function worstOn(name: string, { warnings }: AnySuccess): Severity | undefined {
  const severities = warningsByPlace(warnings).flatMap(({ result, severity }) => (result === name ? [severity] : []));
  return severityOrder.find((severity) => severities.includes(severity));
}

/** Results of a single number or text. */
export function resultLines(names: readonly string[], reading: ResultReading): ReportLine[] {
  const { definition, complete, outcome, preferredUnits } = reading;
  const currency = currencyOf(reading);
  return names.flatMap((name) => {
    const field = definition.results[name];
    if (!field || field.type !== undefined) return [];
    const shown = showResult(name, field, outcome, complete.unitSystem, preferredUnits, currency);
    if (!shown) return [];
    const severity = worstOn(name, outcome);
    return {
      label: field.label,
      text: field.quantity === "money" ? shown.text : [shown.value, shown.unit].filter(Boolean).join("\u202f"),
      ...(severity && { severity: severityWords[severity] }),
    };
  });
}

/** The results that the screen shows in the largest type. */
export function headlineLines(reading: ResultReading): readonly ReportLine[] {
  return resultLines(reading.definition.headline, reading).slice(0, 2);
}

type TableBlock = Extract<ReportBlock, { readonly kind: "table" }>;

export function tableBlock(
  title: string,
  {
    columns,
    rows,
    sum,
  }: { readonly columns: readonly DataColumn[]; readonly rows: readonly DataRow[]; readonly sum?: DataRow | undefined },
  chosen?: number,
): TableBlock {
  const hasShares = rows.some(({ share }) => share !== undefined);
  const cellsOf = ({ cells, share }: DataRow): string[] => [...cells, ...(hasShares ? [share?.text ?? "–"] : [])];
  return {
    kind: "table",
    title,
    columns: [
      ...columns.map(({ label, unit, isText }) => ({ label, ...(unit !== "" && { unit }), isText })),
      ...(hasShares ? [{ label: texts.share }] : []),
    ],
    rows: rows.map((row, index) => ({ cells: cellsOf(row), ...(index === chosen && { isChosen: true as const }) })),
    ...(sum && { sum: cellsOf(sum) }),
  };
}

/** Tables, groups and results by rows, in the order of the screen. */
export function resultBlocks(reading: ResultReading): readonly ReportBlock[] {
  const { definition, complete, outcome, preferredUnits } = reading;
  const groups = groupsOf(definition.results, definition.headline);
  const read = { unitSystem: complete.unitSystem, preferredUnits, currency: currencyOf(reading), asTyped: outcome.asTyped };
  return [
    ...groups.flatMap(({ title, lines }): ReportBlock[] => {
      const resultsOfGroup = resultLines(
        lines.map(([name]) => name),
        reading,
      );
      return resultsOfGroup.length > 0 ? [{ kind: "lines", title, lines: resultsOfGroup }] : [];
    }),
    ...definition.tables(outcome).map((table): ReportBlock => {
      const block = tableBlock(table.title, tableContent(table, read), table.chosen);
      return table.source ? { ...block, note: citationText(table.source) } : block;
    }),
    ...groups.flatMap(({ byRow }) =>
      byRow.flatMap(([name, field]) =>
        // Rows that print with their input have a separate table.
        definition.printed?.[name]
          ? []
          : rowTables({ name, field, outcome, definition, complete, preferredUnits }).map((table) => tableBlock(table.title, table)),
      ),
    ),
  ];
}

/** Warnings, the most severe first. */
export function warningsOf({ definition, complete, outcome }: ResultReading): readonly ReportWarning[] {
  return outcome.warnings
    .toSorted((a, b) => severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity))
    .map((warning) => {
      const { severity, field, source, places } = warning;
      const about = field === undefined || places ? undefined : placeName(definition.fields, complete, field);
      return {
        severity,
        word: severityWords[severity],
        message: warningText(outcome, warning),
        ...(about !== undefined && { about }),
        ...(places && { places: placeNames(places) }),
        ...(source && { source: citationText(source) }),
        ...(acceptanceOf(outcome, warning) && { isAccepted: true as const }),
      };
    });
}
