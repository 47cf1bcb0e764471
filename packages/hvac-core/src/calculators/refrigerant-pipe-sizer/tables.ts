import type { Table } from "../../kernel/index.ts";
import type { LineCalculation, SizeRow } from "./circuitTypes.ts";
import type { RefrigerantCalculation } from "./results.ts";
import { lineTitle } from "./lineTitle.ts";
import { tubeName, tubes } from "./lineFields.ts";

/** What is said of a size by what rules it out. */
export const sizeVerdicts: Readonly<Record<SizeRow["ruledOutBy"][number], string>> = {
  penalty: "drop too large",
  velocity: "too fast",
  oil: "no oil return at the minimum capacity",
  strength: "wall too thin",
  impossible: "does not carry the flow",
};

/** So many sizes below the first that nothing rules out, and above the one in use. */
const [below, above] = [2, 4];

/** Sizes worth reading: without the long tails that are much too small or much too large. */
function worthReading({ sizes, tube, second }: LineCalculation): readonly SizeRow[] {
  const isNear = ({ ruledOutBy, key }: SizeRow): boolean =>
    ruledOutBy.length === 0 || tubes.get(key)?.label === tube.label || tubes.get(key)?.label === second?.tube.label;
  const near = sizes.flatMap((size, index) => (isNear(size) ? [index] : []));
  if (near.length === 0) return sizes;
  const inUse = sizes.findLastIndex(({ key }) => [tube.label, second?.tube.label].includes(tubes.get(key)?.label));
  const last = inUse < 0 ? near.at(-1)! : inUse;
  return sizes.slice(Math.max(0, near[0]! - below), last + above + 1);
}

/** What is said of a size: beside a double riser, of the tube alone, and which of them are its two. */
function verdictOf({ key, ruledOutBy }: SizeRow, { tube, second }: LineCalculation): string {
  const verdict = ruledOutBy.length === 0 ? "meets all limits" : ruledOutBy.map((reason) => sizeVerdicts[reason]).join(", ");
  if (!second) return verdict;
  const label = tubes.get(key)?.label;
  const [isSmall, isLarge] = [label === tube.label, label === second.tube.label];
  if (isSmall && isLarge) return "both tubes of the double riser";
  if (isSmall || isLarge) return `${isSmall ? "small" : "large"} tube of the double riser`;
  return `alone: ${verdict}`;
}

/** All sizes of a line's series that are near, and what rules each out. */
function sizesTable(line: LineCalculation, index: number): Table {
  const { isGas, tube } = line;
  const listed = worthReading(line);
  const chosen = listed.findIndex(({ key }) => {
    const one = tubes.get(key);
    return one?.label === tube.label && one.series === tube.series;
  });
  return {
    id: `sizes-${line.id}`,
    title: `Sizes of ${lineTitle(line, index)}`,
    columns: [
      { key: "size", label: "Size", quantity: "text" },
      { key: "penalty", label: "Saturation drop", quantity: "temperatureDifference" },
      { key: "velocity", label: "Velocity", quantity: "velocity" },
      ...(isGas
        ? ([
            { key: "minimumVelocity", label: "Minimum velocity", quantity: "velocity" },
            { key: "required", label: "Oil returns from", quantity: "velocity" },
          ] as const)
        : []),
      { key: "charge", label: "Charge", quantity: "mass" },
      { key: "verdict", label: "Verdict", quantity: "text" },
    ],
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

/** The sizes of each line, and what rules them out. */
export function tables({ circuit }: RefrigerantCalculation): Table[] {
  return circuit.lines.map(sizesTable);
}
