import type { BillCalculation, BillValues } from "@org/hvac-core/calculators/boq";
import { currencyFormat, sumOfAmounts } from "@org/hvac-core/costing";
import { itemParts, rankedParts, sectionParts, type RankedPart, type Ranking } from "@org/hvac-core/exchange/bills";
import { joinPath, type Path } from "@org/hvac-core/kernel";
import { quantityText } from "@org/form/numbers";
import { BarRows, FigureFrame, useWithSelected, type BarRow, type FigureCell } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { sharesText } from "./sharesText.ts";
import { texts } from "./texts.ts";

const ways = [
  ["items", texts.figure.items.name],
  ["sections", texts.figure.sections.name],
] as const;
type Way = (typeof ways)[number][0];

/** Maximum number of bars: as many as are read at a glance. The table lists all parts. */
const maxBars = 12;
/** Share of the total that a few large items make up in most bills; estimators check these first. */
const mainShare = 0.8;

const percent = (share: number): string =>
  quantityText(share, "ratio", "Metric", { unit: "%", digits: 3, decimals: share < 0.1 ? 1 : 0 }).text;

const percentOf = (share: number | undefined): string => (share === undefined ? "" : percent(share));

interface Drawn {
  readonly part: Pick<RankedPart, "id" | "label" | "amount" | "share" | "cumulative">;
  /** Item that a click selects or opens; absent for a bar that adds several parts. */
  readonly item?: string;
}

const toDrawn = (part: RankedPart): Drawn => ({ part, item: part.item });
const rowOf = ({ item }: Drawn): Path | undefined => (item === undefined ? undefined : joinPath("items", item));

/** The largest parts, and one bar for the others; that bar has no share where some of them are deductions. */
function drawnParts({ parts, additions }: Ranking, way: Way): readonly Drawn[] {
  if (parts.length <= maxBars) return parts.map(toDrawn);
  const others = parts.slice(maxBars - 1);
  const amount = sumOfAmounts(others.map((part) => part.amount));
  const shares = additions === parts.length && { share: others.reduce((sum, { share = 0 }) => sum + share, 0), cumulative: 1 };
  return [
    ...parts.slice(0, maxBars - 1).map(toDrawn),
    { part: { id: "others", label: texts.figure[way].others(others.length), amount, ...shares } },
  ];
}

/** The largest items or sections with their share and their cumulative share; deductions come last, without a share. */
export function CostFigure({ outcome, state, goTo }: FigureContext): ReactNode {
  const calculation = outcome.calculation as BillCalculation;
  const values = outcome.values as BillValues;
  const [wanted, setWay] = useState<Way>("items");
  const sections = useMemo(() => rankedParts(sectionParts(calculation, values)), [calculation, values]);
  const items = useMemo(() => rankedParts(itemParts(calculation, values)), [calculation, values]);
  const way = sections.parts.length < 2 ? "items" : wanted;
  const ranking = way === "items" ? items : sections;
  const largest = useMemo(() => drawnParts(ranking, way), [ranking, way]);
  const all = useMemo(() => ranking.parts.map(toDrawn), [ranking]);
  const drawn = useWithSelected(largest, all, rowOf);
  if (items.parts.length < 2) return null;
  const { unitSystem } = state.complete;
  const currency = currencyFormat(state.complete);
  const money = (amount: number): string => quantityText(amount, "money", unitSystem, { currency, exact: true }).text;
  const cell = (amount: number): FigureCell => ({ text: money(amount), value: amount, unit: currency.sign });
  const maximum = Math.max(...drawn.map(({ part }) => part.amount));
  const minimum = Math.min(0, ...drawn.map(({ part }) => part.amount));
  const { columns } = texts.figure;
  const length = maximum - minimum;
  const zero = -minimum / length;
  return (
    <FigureFrame
      title={texts.figure.title}
      description={`${sharesText(ranking, way, mainShare, { money, percent })} ${texts.figure.cumulativeShare}`}
      hint={texts.figure[way].hint}
      table={{
        columns: [texts.figure[way].column, columns.amount, columns.share, columns.cumulativeShare],
        // Rows are built when the table opens: a bill may have thousands of lines and is redrawn after every key.
        get rows() {
          return ranking.parts.map(({ label, amount, share, cumulative }) => [
            label,
            cell(amount),
            percentOf(share),
            percentOf(cumulative),
          ]);
        },
      }}
    >
      <FigureChoice<Way>
        label={texts.figure.choice}
        options={sections.parts.length < 2 ? ways.slice(0, 1) : ways}
        chosen={way}
        choose={setWay}
      />
      <BarRows
        label={texts.figure[way].bars}
        zero={zero}
        rows={drawn.map(({ part: { id, label, amount, share, cumulative }, item }): BarRow => ({
          id,
          label,
          pieces: [{ start: zero + Math.min(0, amount) / length, length: Math.abs(amount) / length, hatched: amount < 0 }],
          end: zero,
          value: money(amount),
          ...(share !== undefined && { remark: texts.figure.share(percent(share), percentOf(cumulative)) }),
          ...(item !== undefined && { row: joinPath("items", item), onChoose: () => goTo(joinPath("items", item)) }),
        }))}
      />
    </FigureFrame>
  );
}
