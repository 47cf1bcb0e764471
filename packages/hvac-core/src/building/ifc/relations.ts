import type { StepFile } from "./step/file.ts";

/** Identifiers of the instances that another one is related to. */
export type Related = ReadonlyMap<number, readonly number[]>;

function relate(file: StepFile, types: readonly string[], from: number, to: number): Related {
  const related = new Map<number, number[]>();
  for (const relation of file.ofType(...types))
    for (const id of relation.references(from)) {
      const targets = relation.references(to);
      const known = related.get(id);
      if (!known) related.set(id, [...targets]);
      else for (const target of targets) known.push(target);
    }
  return related;
}

/** Relations of the objects of a file. */
export interface Relations {
  /** Objects that a whole is made of. */
  readonly partsOf: Related;
  readonly wholeOf: Related;
  /** Sets of properties and quantities of an object. */
  readonly setsOf: Related;
  readonly typeOf: Related;
  /** Material, layers or other of an object or a type. */
  readonly materialOf: Related;
  /** Element that an opening is in. */
  readonly voidedBy: Related;
  /** Opening that a window or door fills. */
  readonly openingOf: Related;
  /** Window or door in an opening. */
  readonly fillingOf: Related;
  /** Element that a covering is on. */
  readonly coveredBy: Related;
  readonly groupsOf: Related;
}

export function relationsOf(file: StepFile): Relations {
  const aggregates = ["IFCRELAGGREGATES", "IFCRELNESTS"];
  const contained = "IFCRELCONTAINEDINSPATIALSTRUCTURE";
  return {
    partsOf: relate(file, aggregates, 4, 5),
    // An element is in its storey, or a part of another one.
    wholeOf: mapOf([relate(file, aggregates, 5, 4), relate(file, [contained], 4, 5)]),
    setsOf: relate(file, ["IFCRELDEFINESBYPROPERTIES"], 4, 5),
    typeOf: relate(file, ["IFCRELDEFINESBYTYPE"], 4, 5),
    materialOf: relate(file, ["IFCRELASSOCIATESMATERIAL"], 4, 5),
    voidedBy: relate(file, ["IFCRELVOIDSELEMENT"], 5, 4),
    openingOf: relate(file, ["IFCRELFILLSELEMENT"], 5, 4),
    fillingOf: relate(file, ["IFCRELFILLSELEMENT"], 4, 5),
    coveredBy: relate(file, ["IFCRELCOVERSBLDGELEMENTS"], 5, 4),
    groupsOf: relate(file, ["IFCRELASSIGNSTOGROUP", "IFCRELASSIGNSTOGROUPBYFACTOR"], 4, 6),
  };
}

function mapOf(maps: readonly Related[]): Related {
  const all = new Map<number, readonly number[]>();
  for (const map of maps) for (const [id, targets] of map) all.set(id, [...(all.get(id) ?? []), ...targets]);
  return all;
}
