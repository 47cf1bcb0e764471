import { catalogue } from "@org/hvac-core";
import { openInput, type AnyCalculator, type Entry as FormEntry } from "@org/form/state";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { treeCalculator } from "@org/form/test/treeCalculator";
import { wideCalculator } from "@org/form/test/wideCalculator";
import { reportContent, stillState } from "@org/documents/content";
import { useState, type ReactNode } from "react";
import { ContentBlocks } from "../src/surface/print/ContentBlocks.tsx";
import { CalculatorSurface, useCalculator } from "../src/surface/index.ts";
import type { Entry, Group } from "./entry.ts";

const keep = (): void => undefined;

interface PageProps {
  readonly calculator: AnyCalculator;
  readonly input: object;
  /** Texts that cannot be read, by path. */
  readonly unparsed?: FormEntry["unparsed"];
}

function Page({ calculator, input, unparsed = {} }: PageProps): ReactNode {
  const [opened] = useState(() => ({ input: openInput(calculator, input).input, unparsed }));
  return <CalculatorSurface state={useCalculator(calculator, opened, keep)} />;
}

const page = (id: string, title: string, props: PageProps, opens?: string): Entry => ({
  id,
  title,
  ...(opens !== undefined && { opens }),
  render: () => <Page {...props} />,
});

const rooms = ["Hall", "Office", "Meeting room"].map((name, index) => ({ id: `r${index}`, name, area: 20 + 5 * index, people: index }));

/** Every kind of field, error and warning of a calculator. */
export const surface: Group = {
  title: "Surface: fields, results, sheet",
  entries: [
    page("fields", "Every kind of field", { calculator: deepCalculator, input: deepCalculator.start("Metric") }),
    page("fields-imperial", "The same in Imperial units", { calculator: deepCalculator, input: deepCalculator.start("Imperial") }),
    page("fields-errors", "Text that cannot be read, and a value out of range", {
      calculator: deepCalculator,
      input: { ...deepCalculator.start("Metric"), outdoor: { value: 90, unit: "degC" } },
      unparsed: { share: "30 x" },
    }),
    page(
      "list-as-table",
      "A list as table",
      { calculator: wideCalculator, input: { unitSystem: "Metric", rooms } },
      'button:has-text("Edit as table")',
    ),
    page("list-as-tree", "A list as tree", { calculator: treeCalculator, input: treeCalculator.start("Metric") }),
    ...(catalogue as readonly unknown[] as readonly AnyCalculator[]).map((calculator) =>
      page(`calculator-${calculator.id}`, calculator.title, {
        calculator,
        input: calculator.examples[0]?.input.Metric ?? calculator.start("Metric"),
      }),
    ),
  ],
};

/** Inputs and results of printed and issued pages. */
export const paper: Group = {
  title: "Paper: content of print and issued pages",
  entries: (catalogue as readonly unknown[] as readonly AnyCalculator[]).map((calculator) => ({
    id: `paper-${calculator.id}`,
    title: calculator.title,
    render: () => {
      const state = stillState(calculator, calculator.examples[0]?.input.Metric ?? calculator.start("Metric"), calculator.version);
      const { inputs, lists, results } = reportContent({ state, explanation: undefined, preferredUnits: {}, title: calculator.title });
      return <ContentBlocks blocks={[...inputs, ...lists.map(({ table }) => table), ...results]} />;
    },
  })),
};
