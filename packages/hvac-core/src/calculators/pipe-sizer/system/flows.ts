import { valuesFromSource, treeChildren, treeParents } from "../../../trees/tree.ts";
import type { Liquid } from "../../../fluids/internal.ts";
import { OutOfRangeError } from "../../../kernel/index.ts";
import type { SystemValues } from "../schema.ts";
import type { SectionRow } from "../pipe.ts";

/** The tree of a system and its flows, by row. */
export interface SystemFlows {
  /** Row that each is connected to; −1 at the pump. */
  readonly parents: readonly number[];
  readonly children: readonly (readonly number[])[];
  /** 0 for the circuit of the pump, 1 for the primary circuit. */
  readonly circuits: readonly number[];
  /** Flow of the unit at its end, m³/s; zero without a unit. */
  readonly unitFlows: readonly number[];
  /** Number of units with a flow, its own and those downstream. */
  readonly units: readonly number[];
  /** Flow of these units, m³/s. */
  readonly unitSums: readonly number[];
  /** The largest flow among its unit and the sections it feeds, m³/s. */
  readonly largest: readonly number[];
  /** Flow in the supply, m³/s. */
  readonly flows: readonly number[];
  /** Flow in the return, m³/s. */
  readonly returnFlows: readonly number[];
  /** Whether a row is part of a main with reverse return. */
  readonly isMain: readonly boolean[];
  /** In a main with reverse return, the row before it; −1 at its beginning. */
  readonly before: readonly number[];
}

/** Flow of the unit at the end of a section, m³/s. */
export function unitFlowOf(row: SectionRow, values: SystemValues, { density, specificHeat }: Liquid): number {
  if (row.unit === "none") return 0;
  if (row.unit === "flow") return row.flowRate;
  const load = values.service === "heating" ? row.heatingLoad : row.coolingLoad;
  return load / (density * specificHeat * (row.temperatureDifference ?? values.designTemperatureDifference));
}

/** Whether diversity applies to the units downstream of a section. Units of a primary circuit are the plant, which is staged: it has none. */
export function isShared({ diversityFrom }: SystemValues, circuit: number, units: number): boolean {
  return circuit === 0 && units >= diversityFrom;
}

/** Flow of a main: that of its units, or with diversity a share of it, yet no less than any section downstream. */
export function carried(
  values: SystemValues,
  { circuit, units, sum, largest }: { readonly circuit: number; readonly units: number; readonly sum: number; readonly largest: number },
): number {
  return isShared(values, circuit, units) ? Math.max(values.diversity * sum, largest) : sum;
}

/** Rows from a unit back towards the pump that serve it alone: its control valve has authority over them. */
export function branchOf({ units, isMain, parents }: Pick<SystemFlows, "units" | "isMain" | "parents">, unit: number): number[] {
  const branch: number[] = [];
  for (let row = unit; row >= 0 && units[row] === 1 && !isMain[row]; row = parents[row]!) branch.push(row);
  return branch;
}

type Tree = Pick<SystemFlows, "parents" | "children" | "unitFlows">;

/** Rows that feed others are lengths of a main with reverse return; of those that feed nothing, one that goes on from a unit is its end. */
function mainsOf({ parents, children, unitFlows }: Tree, sections: readonly SectionRow[]): Pick<SystemFlows, "isMain" | "before"> {
  const isMain = sections.map((_, row) => {
    const parent = parents[row]!;
    return parent < 0 || children[row]!.length > 0 || (children[parent]!.length === 1 && unitFlows[parent]! > 0);
  });
  const before = sections.map((section, row) => {
    const parent = parents[row]!;
    if (!isMain[row] || parent < 0) return -1;
    if (children[parent]!.filter((child) => isMain[child]).length > 1) {
      const reason =
        "a main with reverse return does not branch; only single units may be connected to it. Choose direct return, or let the branches begin at the pump";
      throw new OutOfRangeError({ parameter: `sections.${section.id}.parent`, value: row, min: 0, max: 0, unit: "", reason });
    }
    return parent;
  });
  return { isMain, before };
}

/** Flows from the units towards the pump, and in mains with reverse return from the first unit on. */
export function systemFlows(values: SystemValues, fluid: Liquid): SystemFlows {
  const { sections } = values;
  const parents = treeParents(sections);
  const children = treeChildren(parents);
  const unitFlows = sections.map((row) => unitFlowOf(row, values, fluid));
  const [units, unitSums, largest, flows] = [
    unitFlows.map((flow) => (flow > 0 ? 1 : 0)),
    [...unitFlows],
    [...unitFlows],
    [...unitFlows],
  ] as [number[], number[], number[], number[]];
  const hasTwo = values.systemKind === "primarySecondary";
  const circuits = valuesFromSource(
    parents,
    sections.map(({ circuit }) => (hasTwo && circuit === "primary" ? 1 : 0)),
  );
  for (let row = sections.length - 1; row >= 0; row--) {
    flows[row] = carried(values, { circuit: circuits[row]!, units: units[row]!, sum: unitSums[row]!, largest: largest[row]! });
    const parent = parents[row]!;
    if (parent < 0) continue;
    units[parent]! += units[row]!;
    unitSums[parent]! += unitSums[row]!;
    largest[parent] = Math.max(largest[parent]!, flows[row]!);
  }
  const tree = { parents, children, unitFlows };
  if (values.systemKind !== "reverse")
    return {
      ...tree,
      circuits,
      units,
      unitSums,
      largest,
      flows,
      // A single pipe has no return.
      returnFlows: values.scope === "section" ? flows.map(() => 0) : flows,
      isMain: sections.map(() => false),
      before: sections.map(() => -1),
    };
  const mains = mainsOf(tree, sections);
  return { ...tree, ...mains, circuits, units, unitSums, largest, flows, returnFlows: reverseFlows(values, { ...tree, ...mains, flows }) };
}

/** Flows of the returns of mains: of the units that join at their ends and upstream. */
function reverseFlows(
  values: SystemValues,
  { children, unitFlows, isMain, before, flows }: Tree & Pick<SystemFlows, "isMain" | "before" | "flows">,
): number[] {
  const joined: { units: number; sum: number }[] = [];
  const returned: number[] = [];
  flows.forEach((flow, row) => {
    const branches = children[row]!.filter((child) => !isMain[child]).map((child) => unitFlows[child]!);
    const joining = [unitFlows[row]!, ...branches].filter((each) => each > 0);
    const upstream = joined[before[row]!] ?? { units: 0, sum: 0 };
    joined.push({ units: upstream.units + joining.length, sum: joining.reduce((sum, each) => sum + each, upstream.sum) });
    const { units, sum } = joined[row]!;
    const highest = Math.max(returned[before[row]!] ?? 0, ...joining, 0);
    returned.push(isMain[row] ? carried(values, { circuit: 0, units, sum, largest: highest }) : flow);
  });
  return returned;
}
