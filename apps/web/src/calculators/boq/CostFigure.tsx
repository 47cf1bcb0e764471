import type { BillCalculation, BillValues } from "@org/hvac-core/calculators/boq";
import { currencyFormat, sumOfAmounts } from "@org/hvac-core/costing";
import { quantityText } from "@org/ui/elements";
import { BarRows, FigureFrame, type BarRow, type FigureCell } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../systems/FigureChoice.tsx";
import { countFor, itemParts, ranked, sectionParts, type RankedPart } from "./costShares.ts";

const ways = [
  ["items", "By item"],
  ["sections", "By section"],
] as const;
type Way = (typeof ways)[number][0];

/** Bars that are read at a glance; the table has all of them. */
const maxBars = 12;
/** The share that few large items make in most bills: what is looked at first. */
const mostOfIt = 0.8;

const percent = (share: number): string =>
  quantityText(share, "ratio", "Metric", { unit: "%", digits: 3, decimals: share < 0.1 ? 1 : 0 }).text;

interface Drawn {
  readonly part: Pick<RankedPart, "id" | "label" | "amount" | "share" | "cumulative">;
  /** The item that it leads to; none of many together. */
  readonly item?: string;
}

/** The largest parts, and the others as one. */
function drawnParts(parts: readonly RankedPart[], noun: string): readonly Drawn[] {
  const own = (part: RankedPart): Drawn => ({ part, item: part.item });
  if (parts.length <= maxBars) return parts.map(own);
  const others = parts.slice(maxBars - 1);
  const amount = sumOfAmounts(others.map((part) => part.amount));
  const share = others.reduce((sum, part) => sum + part.share, 0);
  return [
    ...parts.slice(0, maxBars - 1).map(own),
    { part: { id: "others", label: `${others.length} other ${noun}`, amount, share, cumulative: 1 } },
  ];
}

/** Where the money goes: the largest items or sections with their share, and what they make together. */
export function CostFigure({ outcome, state, goTo }: FigureContext): ReactNode {
  const calculation = outcome.calculation as BillCalculation;
  const values = outcome.values as BillValues;
  const [wanted, setWay] = useState<Way>("items");
  const sections = useMemo(() => ranked(sectionParts(calculation, values)), [calculation, values]);
  const items = useMemo(() => ranked(itemParts(calculation, values)), [calculation, values]);
  const way = sections.length < 2 ? "items" : wanted;
  const parts = way === "items" ? items : sections;
  if (items.length < 2) return null;
  const { unitSystem } = state.complete;
  const currency = currencyFormat(state.complete);
  const money = (amount: number): string => quantityText(amount, "money", unitSystem, { currency, exact: true }).text;
  const cell = (amount: number): FigureCell => ({ text: money(amount), value: amount, unit: currency.sign });
  const noun = way === "items" ? "items" : "sections";
  const drawn = drawnParts(parts, noun);
  const most = Math.max(...drawn.map(({ part }) => part.share));
  const least = Math.min(0, ...drawn.map(({ part }) => part.share));
  const length = most - least;
  const zero = -least / length;
  const count = countFor(parts, mostOfIt);
  return (
    <FigureFrame
      title="Where the money goes"
      description={`${count} of ${parts.length} ${noun} ${count === 1 ? "makes" : "make"} ${percent(parts[count - 1]!.cumulative)} of the ${money(calculation.results.subtotal)} of the items. Σ is the cumulative share.`}
      hint={`Choose a bar to go to its ${way === "items" ? "line" : "largest item"}.`}
      table={{
        columns: [way === "items" ? "Item" : "Section", "Amount", "Share", "So far"],
        // Written when the table is looked at: a bill may have thousands of lines, and is drawn after every key.
        get rows() {
          return parts.map(({ label, amount, share, cumulative }) => [label, cell(amount), percent(share), percent(cumulative)]);
        },
      }}
    >
      <FigureChoice<Way> label="Shown" options={sections.length < 2 ? ways.slice(0, 1) : ways} chosen={way} choose={setWay} />
      <BarRows
        label={`Amounts ${way === "items" ? "of the items" : "by section"}, the largest first`}
        zero={zero}
        rows={drawn.map(({ part: { id, label, amount, share, cumulative }, item }): BarRow => ({
          id,
          label,
          pieces: [{ start: zero + Math.min(0, share) / length, length: Math.abs(share) / length, hatched: share < 0 }],
          end: zero,
          value: money(amount),
          remark: `${percent(share)}, Σ ${percent(cumulative)}`,
          ...(item !== undefined && { onChoose: () => goTo(`items.${item}`) }),
        }))}
      />
    </FigureFrame>
  );
}
