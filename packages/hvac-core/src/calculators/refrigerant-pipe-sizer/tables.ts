import { columnsOf, type Table } from "../../kernel/index.ts";
import type { LineCalculation, SizeRow } from "./circuitTypes.ts";
import { results, type RefrigerantCalculation } from "./results.ts";
import { lineTitle } from "./lineTitle.ts";
import { tubeName, tubes } from "./lineFields.ts";

/** Verdicts on a size by the reason that rules it out. */
export const sizeVerdicts: Readonly<Record<SizeRow["ruledOutBy"][number], string>> = {
  penalty: "drop too large",
  velocity: "too fast",
  oil: "no oil return at the minimum capacity",
  strength: "wall too thin",
  impossible: "does not carry the flow",
};

/** Number of sizes shown below the smallest possible one, and above the one in use. */
const [below, above] = [2, 4];

/** Sizes near the one in use, without those that are much too small or much too large. */
function nearbySizes({ sizes, tube, second }: LineCalculation): readonly SizeRow[] {
  const isNear = ({ ruledOutBy, key }: SizeRow): boolean =>
    ruledOutBy.length === 0 || tubes.get(key)?.label === tube.label || tubes.get(key)?.label === second?.tube.label;
  const near = sizes.flatMap((size, index) => (isNear(size) ? [index] : []));
  if (near.length === 0) return sizes;
  const inUse = sizes.findLastIndex(({ key }) => [tube.label, second?.tube.label].includes(tubes.get(key)?.label));
  const last = inUse < 0 ? near.at(-1)! : inUse;
  return sizes.slice(Math.max(0, near[0]! - below), last + above + 1);
}

/** Verdict on a size; with a double riser, on the size alone or as one of its tubes. */
function verdictOf({ key, ruledOutBy }: SizeRow, { tube, second }: LineCalculation): string {
  const verdict = ruledOutBy.length === 0 ? "meets all limits" : ruledOutBy.map((reason) => sizeVerdicts[reason]).join(", ");
  if (!second) return verdict;
  const label = tubes.get(key)?.label;
  const [isSmall, isLarge] = [label === tube.label, label === second.tube.label];
  if (isSmall && isLarge) return "both tubes of the double riser";
  if (isSmall || isLarge) return `${isSmall ? "small" : "large"} tube of the double riser`;
  return `alone: ${verdict}`;
}

/** Sizes of a line, with the reason that rules each out. */
function sizesTable(line: LineCalculation, index: number): Table {
  const { isGas, tube } = line;
  const listed = nearbySizes(line);
  const chosen = listed.findIndex(({ key }) => {
    const size = tubes.get(key);
    return size?.label === tube.label && size.series === tube.series;
  });
  return {
    id: `sizes-${line.id}`,
    title: `Sizes: ${lineTitle(line, index)}`,
    columns: columnsOf(
      results.lines.row,
      "size",
      "penalty",
      "velocity",
      ...(isGas ? (["minimumVelocity", { key: "required", label: "Minimum velocity for oil return", quantity: "velocity" }] as const) : []),
      "charge",
      { key: "verdict", label: "Verdict", quantity: "text" },
    ),
    rows: listed.map((size) => ({
      size: tubeName(tubes.get(size.key)!),
      tube: size.key,
      line: line.id,
      penalty: size.penalty ?? null,
      velocity: size.velocity ?? null,
      ...(isGas && { minimumVelocity: size.minimumVelocity ?? null, required: size.required ?? null }),
      charge: size.charge ?? null,
      verdict: verdictOf(size, line),
    })),
    ...(chosen >= 0 && { chosen }),
  };
}

/** Tables of the sizes of each line. */
export function tables({ circuit }: RefrigerantCalculation): Table[] {
  return circuit.lines.map(sizesTable);
}
