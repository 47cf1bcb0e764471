import {
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  type CalculatorInput,
  type SheetBuilder,
  type SIValues,
  type SheetFunction,
} from "../../src/kernel/index.ts";
import { mathematics } from "../../src/sources/index.ts";

/** A bill of quantities: sections of lines, amounts rounded to the cent as they are printed, and sums of what is printed. */
const fields = defineFields({
  currency: {
    type: "choice",
    label: "Currency",
    options: { USD: "US dollar", EUR: "Euro" },
    default: { Imperial: "USD", Metric: "EUR" },
    section: "bill",
    informational: true,
  },
  date: { type: "date", label: "Date", default: null, section: "bill", informational: true },
  terms: {
    type: "group",
    label: "Terms",
    section: "bill",
    fields: {
      overhead: { type: "quantity", label: "Overhead", symbol: "o", quantity: "ratio", default: 0, min: 0, max: 1 },
      tax: { type: "quantity", label: "Tax", symbol: "x", quantity: "ratio", default: 0.19, min: 0, max: 1 },
    },
  },
  sections: {
    type: "list",
    label: "Sections",
    rowLabel: "section",
    maxRows: 200,
    section: "sections",
    row: {
      title: { type: "text", label: "Title", default: "Section", maxLength: 80, informational: true },
      isAlternative: { type: "flag", label: "Alternative", default: false, help: "Is priced, and not part of the sum." },
      lines: {
        type: "list",
        label: "Lines",
        rowLabel: "line",
        maxRows: 2000,
        row: {
          text: { type: "text", label: "Text", default: "", maxLength: 400, informational: true },
          quantity: { type: "quantity", label: "Quantity", symbol: "n", quantity: "count", default: 1, min: 0, max: 1e6 },
          rate: { type: "quantity", label: "Rate", symbol: "r", quantity: "money", default: null, min: 0, max: 1e6 },
        },
      },
    },
  },
});

const results = defineResults({
  total: { label: "Total", quantity: "money", symbol: "T" },
  net: { label: "Sum of the sections", quantity: "money" },
  overhead: { label: "Overhead", quantity: "money" },
  tax: { label: "Tax", quantity: "money" },
  sections: {
    type: "rows",
    label: "Sections",
    row: {
      sum: { label: "Sum of the section", quantity: "money" },
      lines: { type: "rows", label: "Lines", row: { amount: { label: "Amount", quantity: "money" } } },
    },
  },
});

type Values = SIValues<typeof fields>;

/** Digits and power of ten of the shortest decimal of a double, which is the entered number. */
function decimalOf(value: number): { readonly digits: bigint; readonly places: number } {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

/** Product of two decimals in cents, exact, half a cent upwards. */
function productInCents(a: number, b: number): number {
  const [first, second] = [decimalOf(a), decimalOf(b)];
  const places = first.places + second.places - 2;
  const product = first.digits * second.digits;
  if (places <= 0) return Number(product * 10n ** BigInt(-places));
  const unit = 10n ** BigInt(places);
  return Number((product + unit / 2n) / unit);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function calculate({ terms, sections: sectionValues }: Values) {
  // Cents are whole numbers, and doubles add those exactly.
  const sections = sectionValues.map(({ id, isAlternative, lines }) => {
    const cents = lines.map(({ quantity, rate }) => productInCents(quantity, rate));
    const sum = sumOf(cents);
    return {
      id,
      isAlternative,
      cents: sum,
      sum: sum / 100,
      lines: lines.map((line, index) => ({ id: line.id, amount: cents[index]! / 100 })),
    };
  });
  const net = sumOf(sections.map(({ isAlternative, cents }) => (isAlternative ? 0 : cents)));
  const overhead = productInCents(net / 100, terms.overhead);
  const tax = productInCents((net + overhead) / 100, terms.tax);
  return { results: { total: (net + overhead + tax) / 100, net: net / 100, overhead: overhead / 100, tax: tax / 100, sections } };
}

type Calculation = ReturnType<typeof calculate>;
type Section = Calculation["results"]["sections"][number];

const productRounded = {
  words: "product, rounded to cents, half a cent upwards",
  evaluate: (a, b) => productInCents(a, b) / 100,
  citation: { source: mathematics },
  definition: { by: "table", text: "Half a cent goes upwards." },
} satisfies SheetFunction;

function describe({ results: { sections } }: Calculation, values: Values, sheet: SheetBuilder): void {
  sheet.rows({
    list: "sections",
    title: "Sections",
    rows: sections,
    rowTitle: (_, index) => values.sections[index]!.title,
    values: {
      S: ({ isAlternative, sum: all }: Section) => (isAlternative ? undefined : all),
      S_a: ({ isAlternative, sum: all }: Section) => (isAlternative ? all : undefined),
    },
    describe: (section, rowSheet) => {
      rowSheet.given("isAlternative");
      rowSheet.rows({
        list: "lines",
        title: "Lines",
        rows: section.lines,
        rowTitle: (line) => line.id,
        values: { m: ({ amount }) => amount },
        describe: (_line, inner) => inner.result("amount", "productRounded(n, r)", undefined, { symbol: "m" }),
      });
      rowSheet.result("sum", "sum(m)", undefined, { symbol: section.isAlternative ? "S_a" : "S" });
    },
  });
  sheet.result("net", "sum(S)", undefined, { symbol: "N" });
  sheet.result("overhead", "productRounded(rounded(N), o)", undefined, { symbol: "O" });
  sheet.result("tax", "productRounded(rounded(N + O), x)", undefined, { symbol: "X" });
  sheet.result("total", "N + O + X", undefined, { symbol: "T" });
}

const start = (unitSystem: "Imperial" | "Metric"): CalculatorInput<typeof fields> => ({
  unitSystem,
  sections: [
    {
      id: "ducts",
      title: "Ducts",
      lines: [
        { id: "1", text: "Duct", quantity: 12.5, rate: 41.2 },
        { id: "2", text: "Elbow", quantity: 3, rate: 64 },
      ],
    },
    { id: "units", title: "Units", lines: [{ id: "1", text: "Fan coil", quantity: 4, rate: 890 }] },
  ],
});

const exact = { within: 0, because: "cents are exact" } as const;

const explanation = defineExplanation({
  fields,
  results,
  functions: {
    productRounded,
    rounded: {
      words: "rounded to cents",
      evaluate: (value) => Math.round(value * 100) / 100,
      citation: { source: mathematics },
      definition: productRounded.definition,
    },
  },
  describe,
  cases: [
    {
      id: "halves-of-cents",
      title: "Halves of cents, which doubles would round downwards, and tenths that do not add up in doubles",
      source: { source: mathematics },
      input: {
        terms: { overhead: 0.05, tax: 0.07 },
        sections: [
          // 1.005 is less than 1.005 in doubles, and 3 · 0.1 more than 0.3.
          {
            id: "a",
            lines: [
              { id: "1", quantity: 1, rate: 1.005 },
              { id: "2", quantity: 3, rate: 0.1 },
              { id: "3", quantity: 1.15, rate: 0.3 },
            ],
          },
          { id: "b", lines: [{ id: "1", quantity: 1000, rate: 0.1 }] },
          { id: "c", isAlternative: true, lines: [{ id: "1", quantity: 7, rate: 5 }] },
        ],
      },
      expected: {
        "sections.a.lines.1.amount": { value: 1.01, ...exact },
        "sections.a.lines.2.amount": { value: 0.3, ...exact },
        "sections.a.lines.3.amount": { value: 0.35, ...exact },
        "sections.a.sum": { value: 1.66, ...exact },
        "sections.c.sum": { value: 35, ...exact },
        net: { value: 101.66, ...exact },
        // 5.083 and 7.4718
        overhead: { value: 5.08, ...exact },
        tax: { value: 7.47, ...exact },
        total: { value: 114.21, ...exact },
      },
    },
  ],
});

/** A priced bill of quantities. */
export const bill = defineCalculator({
  card: defineCard({
    id: "depth-bill",
    title: "Bill of quantities",
    summary: "Sections of lines with quantities, rates and sums.",
    group: "cost",
    collection: "depthBills",
    route: null,
  }),
  version: 1,
  sections: [
    { id: "bill", title: "Bill" },
    { id: "sections", title: "Sections" },
  ],
  fields,
  results,
  headline: ["total"],
  currency: "currency",
  start: { Imperial: start("Imperial"), Metric: start("Metric") },
  calculate,
  warnings: () => [],
  explanation: () => Promise.resolve({ explanation }),
});
