import { isUnitOf, kinds, siUnit, unitGroups, unitSymbol, type QuantityKind, type UnitGroup, type UnitId } from "@org/hvac-core/quantity";
import type { TopicEntry } from "../../topic.ts";
import { texts } from "./texts.ts";

export interface Measure {
  readonly group: UnitGroup;
  readonly title: string;
  /** Quantity kind that parses texts: the one with all units of the group. */
  readonly kind: QuantityKind;
  readonly units: readonly UnitId[];
}

const allKinds = Object.keys(kinds) as readonly QuantityKind[];

function measureOf(group: UnitGroup): Measure | undefined {
  const units: readonly UnitId[] = unitGroups[group];
  const kind = allKinds.find((each) => siUnit(each) === units[0] && units.every((unit) => isUnitOf(unit, each)));
  return kind && { group, title: texts.quantities[group], kind, units };
}

/** All convertible quantities, sorted by title. */
export const measures: readonly Measure[] = (Object.keys(unitGroups) as UnitGroup[])
  .flatMap((group) => measureOf(group) ?? [])
  // A group with one unit has nothing to convert to.
  .filter(({ units }) => units.length > 1)
  .toSorted((a, b) => a.title.localeCompare(b.title));

export function unitLabel(unit: UnitId): string {
  return texts.units[unit] ?? unitSymbol(unit);
}

export const entries = (): readonly TopicEntry[] =>
  measures.flatMap(({ group, title, units }) =>
    units.map((unit) => ({
      id: unit,
      label: unitLabel(unit),
      description: title,
      keywords: `${unit} ${group}`,
      address: { measure: group, unit },
    })),
  );
