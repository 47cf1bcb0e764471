import {
  callsIn,
  parseExpression,
  sourceText,
  type Explanation,
  type Sheet,
  type SheetEntry,
  type SheetFunction,
  type SheetTable,
  type ChoiceEntry,
  type Step,
} from "@org/hvac-core/kernel";
import { unitSymbol, type UnitSystem, type CurrencyFormat } from "@org/hvac-core/quantity";
import type { Citation } from "@org/hvac-core/sources";
import { presentation, prose } from "@org/form/numbers";
import { factorTexts, functionText, isPublished, oneNumber, stepValues } from "./stepTexts.ts";
import { withCurrency, type AnySuccess } from "@org/form/state";
import type { ReportFunction, ReportLine, ReportStep, SheetBlock } from "./reportTypes.ts";
import { texts } from "./texts.ts";

/** Publications by their numbers in the report. */
class Sources {
  readonly #numbers = new Map<string, number>();
  readonly texts: string[] = [];

  cite(citation: Citation | undefined): { readonly source?: { readonly number: number; readonly locator: string } } {
    if (!citation || !isPublished(citation.source)) return {};
    const { key } = citation.source;
    if (!this.#numbers.has(key)) this.#numbers.set(key, this.texts.push(sourceText(citation.source)));
    return { source: { number: this.#numbers.get(key)!, locator: prose(citation.locator ?? "") } };
  }
}

const isGiven = (entry: SheetEntry): entry is Step | ChoiceEntry => entry.kind === "input" || entry.kind === "choice";

function partsOfFunction({ definition }: SheetFunction): ReportFunction["parts"] {
  const where = definition.where === undefined ? [] : [prose(definition.where)];
  if (definition.by === "table") return [prose(definition.text), ...where];
  if (definition.by === "equations")
    return [
      ...definition.branches.flatMap(({ holds, equations }) => [...(holds === undefined ? [] : [`${prose(holds)}:`]), ...equations]),
      ...where,
    ];
  const [symbol, expression] = definition.balance;
  return [...definition.equations, texts.solvedFor(definition.unknown), { symbol, expression }, ...where];
}

/** Writes the sheet of an outcome in the order of the screen. */
class SheetWriter {
  readonly sources = new Sources();
  readonly #called = new Map<string, SheetFunction>();

  readonly functions: Explanation["functions"];
  readonly unitSystem: UnitSystem;
  readonly currency: CurrencyFormat | undefined;

  constructor({ functions }: Explanation, unitSystem: UnitSystem, currency: CurrencyFormat | undefined) {
    this.functions = functions;
    this.unitSystem = unitSystem;
    this.currency = currency;
  }

  #given(entry: Step | ChoiceEntry): ReportLine {
    const source = this.sources.cite(entry.source);
    if (entry.kind === "choice") return { label: entry.name, text: withCurrency(entry.text, this.currency), ...source };
    return { label: entry.name, symbol: entry.symbol, text: withCurrency(entry.substitution, this.currency), ...source };
  }

  #step(step: Step): ReportStep {
    const { kind, name, symbol, expression, substitution, factors, inSI, source } = step;
    const [value = "", shown] = stepValues(step, this.unitSystem).map((text) => withCurrency(text, this.currency));
    if (kind === "formula")
      for (const call of callsIn(parseExpression(expression)))
        if (Object.hasOwn(this.functions, call)) this.#called.set(call, this.functions[call]!);
    return {
      kind: "step",
      name,
      symbol,
      ...(kind === "formula" && { expression }),
      ...(kind === "formula" && !oneNumber.test(substitution) && { substitution }),
      value,
      ...(shown !== undefined && { shown }),
      remarks: [...(inSI ? [texts.inSI] : []), ...(factors ? [withCurrency(factorTexts(factors), this.currency)] : [])],
      ...this.sources.cite(source),
    };
  }

  #table({ title, axis, columns, note, source }: SheetTable): SheetBlock {
    return {
      kind: "table",
      title,
      columns: [
        { label: axis.label },
        ...columns.map(({ name, symbol, unit }) => ({ label: name, symbol, ...(unit !== "unitless" && { unit: unitSymbol(unit) }) })),
      ],
      rows: axis.places.map((place, index) => ({ cells: [place, ...columns.map(({ texts }) => texts[index]!)] })),
      ...(note !== undefined && { note: prose(note) }),
      ...this.sources.cite(source),
    };
  }

  /** Given values, then the steps. */
  entries(entries: Sheet): SheetBlock[] {
    const given = entries.filter(isGiven);
    return [
      ...(given.length > 0 ? [{ kind: "given" as const, lines: given.map((entry) => this.#given(entry)) }] : []),
      ...entries.flatMap((entry): SheetBlock[] => {
        if (isGiven(entry)) return [];
        if (entry.kind === "table") return [this.#table(entry)];
        if (entry.kind !== "rows") return [this.#step(entry)];
        if (entry.rows.length === 0) return [];
        return [
          { kind: "rows", title: entry.title, rows: entry.rows.map((row) => ({ title: row.title, blocks: this.entries(row.entries()) })) },
        ];
      }),
    ];
  }

  get called(): readonly ReportFunction[] {
    return [...this.#called].map(([name, called]) => ({
      name,
      words: functionText(called),
      parts: partsOfFunction(called),
      ...this.sources.cite(called.citation),
    }));
  }
}

/** The steps from inputs to results, including those of every row, with the functions and publications that they use. */
export function sheetBlocks(
  explanation: Explanation,
  outcome: AnySuccess,
  currency: CurrencyFormat | undefined,
): { readonly sheet: readonly SheetBlock[]; readonly functions: readonly ReportFunction[]; readonly sources: readonly string[] } {
  const writer = new SheetWriter(explanation, outcome.values.unitSystem, currency);
  const parts = Map.groupBy(explanation.sheet(outcome, presentation()), ({ part }) => part ?? "");
  const sheet = [...parts].flatMap(([title, entries]): SheetBlock[] => [
    ...(title === "" ? [] : [{ kind: "part" as const, title }]),
    ...writer.entries(entries),
  ]);
  const functions = writer.called;
  return { sheet, functions, sources: writer.sources.texts };
}
