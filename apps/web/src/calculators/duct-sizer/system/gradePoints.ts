import { pathFromSource } from "@org/hvac-core/internal";
import type { GradePoint } from "@org/ui/figures";
import { numberOf, type CalculatedSystem } from "./sectionResults.ts";

/** Pressures at a place of a path, before it is known how far along it is. */
interface Place {
  /** From the fan, m. */
  readonly away: number;
  readonly total: number;
  readonly static: number;
  readonly description?: string;
}

/** One side of a fan: from the fan to where its critical path ends. */
function placesOf(system: CalculatedSystem, end: number): readonly Place[] {
  const { calculation } = system;
  const places: Place[] = [];
  let away = 0;
  for (const index of pathFromSource(calculation.parents, end)) {
    const section = calculation.sections[index]!;
    const { row } = section;
    const resultOf = (name: string): number => numberOf(system, section, name) ?? 0;
    const sign = section.place.path === "supply" ? 1 : -1;
    const dynamic = resultOf("velocityPressure");
    const placeAt = (distance: number, total: number, description?: string): Place => ({
      away: distance,
      total,
      static: total - dynamic,
      ...(description !== undefined && { description }),
    });
    const start = resultOf("startTotalPressure");
    const inside = start - sign * (resultOf("junctionPressureLoss") + resultOf("toBalance"));
    const lump = resultOf("fittingsPressureLoss") + resultOf("equipmentPressureLoss");
    const half = resultOf("ductPressureLoss") / 2;
    const length = row.ductLength + (row.ductShape === "round" ? row.flexibleLength : 0);
    const begins =
      away === 0 ? `Duct at the ${section.place.path === "exhaust" ? "exhaust fan" : "air handler"}, ${section.place.path}` : undefined;
    // What is lost in fittings and equipment is drawn at half of the length: the list does not say where they are.
    places.push(
      placeAt(away, start, begins),
      placeAt(away, inside),
      placeAt(away + length / 2, inside - sign * half),
      placeAt(away + length / 2, inside - sign * (half + lump)),
      placeAt(away + length, resultOf("endTotalPressure"), `End of ${section.name}`),
    );
    away += length;
  }
  places.push({ away, total: 0, static: 0, description: `Room at the terminal of ${calculation.sections[end]!.name}` });
  return places;
}

const along = (prefix: string, places: readonly Place[], distanceOf: (away: number) => number): GradePoint[] =>
  places.map(({ away, ...place }, index) => ({ id: `${prefix} ${index}`, distance: distanceOf(away), ...place }));

/** What is drawn of an air handler: its fan and its own losses, or no more than that the pressure is another behind it. */
export type DrawnHandler = "fan" | "step";

/** What a fan does to the pressure between its sides: a step of its total pressure, with the air handler's own losses on either side of it. */
interface FanSides {
  readonly before: readonly Place[];
  readonly behind: readonly Place[];
  /** Pa; in the air handler before the fan. */
  readonly suction: number;
  readonly rise: number;
  readonly name: string;
}

/** From the far end of what is before a fan to the far end of what is behind it, by ducts alone. */
function alongDucts({ before, behind }: Pick<FanSides, "before" | "behind">): readonly GradePoint[] {
  const reach = before.at(-1)?.away ?? 0;
  return [...along("before", before.toReversed(), (away) => reach - away), ...along("behind", behind, (away) => reach + away)];
}

/** From the far end of what is before a fan, through it, to the far end of what is behind it. */
function throughFan({ before, behind, suction, rise, name }: FanSides): readonly GradePoint[] {
  const reach = before.at(-1)?.away ?? 0;
  const [last, first] = [before[0], behind[0]];
  const inlet = (last?.total ?? 0) - suction;
  const dynamic = last ? last.total - last.static : first ? first.total - first.static : 0;
  const placeAt = (total: number, description?: string): Place => ({
    away: 0,
    total,
    static: total - dynamic,
    ...(description !== undefined && { description }),
  });
  const fan = [placeAt(inlet, `${name} inlet`), placeAt(inlet + rise, `${name} outlet`)];
  return [
    ...(before.length > 0
      ? along("before", before.toReversed(), (away) => reach - away)
      : along("in", [{ away: 0, total: 0, static: 0 }], () => reach)),
    ...along("fan", fan, () => reach),
    ...(behind.length > 0
      ? along("behind", behind, (away) => reach + away)
      : along("out", [{ away: 0, total: 0, static: 0 }], () => reach)),
  ];
}

export interface GradeOfFan {
  readonly id: string;
  readonly title: string;
  readonly points: readonly GradePoint[];
}

/** The grade lines of a system: one through each fan, along the critical paths on its sides. */
export function gradesOf(system: CalculatedSystem, handler: DrawnHandler = "fan"): readonly GradeOfFan[] {
  const { calculation, values } = system;
  const pointsOf = (sides: FanSides): readonly GradePoint[] => (handler === "fan" ? throughFan(sides) : alongDucts(sides));
  const { supply, return: back, exhaust, main, exhaustFan } = calculation.fans;
  const placesOn = (side: typeof supply): readonly Place[] => (side ? placesOf(system, side.critical) : []);
  return [
    ...(main
      ? [
          {
            id: "main",
            title: exhaustFan ? "Grade line of supply and return" : "Grade line",
            points: pointsOf({
              before: placesOn(back),
              behind: placesOn(supply),
              suction: values.returnEquipmentDrop,
              rise: main.totalPressure,
              name: "Fan",
            }),
          },
        ]
      : []),
    ...(exhaust && exhaustFan
      ? [
          {
            id: "exhaust",
            title: main ? "Grade line of the exhaust" : "Grade line",
            points: pointsOf({
              before: placesOn(exhaust),
              behind: [],
              suction: values.exhaustEquipmentDrop,
              rise: exhaustFan.totalPressure,
              name: "Exhaust fan",
            }),
          },
        ]
      : []),
  ];
}
