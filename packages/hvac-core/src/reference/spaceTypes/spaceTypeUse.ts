import { cfm, squareFoot } from "../../constants/inchPound.ts";
import { UnknownNameError } from "../../refusals/errors.ts";
import type { Citation } from "../../sources/index.ts";
import { hourlyShares } from "../daySteps.ts";
import { categories2019, categories2022, lightingBySpace, plugLoads, prototypeSchedules, useConditions } from "../useSources.ts";
import { areaRatesSI, peopleRatesSI } from "../ventilationRatesSI.ts";
import type { SpaceOutdoorAir, SpaceSchedules, SpaceStandard } from "./spaceTypes.ts";
import { days, typeValues, type TypeHours, type TypeValues } from "./spaceTypeValues.ts";

/* The use of a type from the short table, which calculators load in place of the tables that it is written from. */

interface Given<T> {
  readonly value: T;
  readonly source: Citation;
}

/** What `spaceType` gives for a type by one of its standards, without labels of numbers. */
export interface TypeUse {
  readonly people?: Given<number>;
  readonly lighting?: Given<number>;
  readonly equipment?: Given<number>;
  readonly schedules?: Given<SpaceSchedules> & { readonly label: string };
  readonly outdoorAir?: Given<SpaceOutdoorAir>;
}

function schedulesOf([label, ...gains]: TypeHours, source: Citation): NonNullable<TypeUse["schedules"]> {
  const [people, lighting, equipment] = gains.map((day) => hourlyShares(days[day]!)) as [number[], number[], number[]];
  return { value: { people, lighting, equipment }, label, source };
}

function ashraeUse({ power, air, hours }: TypeValues, isInchPound: boolean): TypeUse {
  const [lighting, equipment] = power ?? [];
  const [peoplePer100M2 = 0, peopleRate = 0, areaRate = 0, is2019] = air ?? [];
  const source = is2019 ? categories2019 : categories2022;
  const density = peoplePer100M2 / 100;
  return {
    ...(density > 0 && { people: { value: isInchPound ? (density * 100) / (1000 * squareFoot) : density, source } }),
    ...(lighting !== undefined && { lighting: { value: lighting / squareFoot, source: lightingBySpace } }),
    ...(equipment !== undefined && { equipment: { value: equipment / squareFoot, source: plugLoads } }),
    ...(hours && { schedules: schedulesOf(hours, prototypeSchedules) }),
    ...(air && {
      outdoorAir: {
        value: isInchPound
          ? { perPerson: peopleRate * cfm, perArea: (areaRate * cfm) / squareFoot }
          : { perPerson: peopleRatesSI[peopleRate]! / 1000, perArea: areaRatesSI[areaRate]! / 1000 },
        source,
      },
    }),
  };
}

function siaUse({ use, useHours }: TypeValues): TypeUse {
  if (!use || !useHours) return {};
  const source = useConditions;
  const [people, lighting, equipment, air] = use;
  return {
    people: { value: people, source },
    lighting: { value: lighting, source },
    equipment: { value: equipment, source },
    schedules: schedulesOf(useHours, source),
    ...(air !== undefined && { outdoorAir: { value: { perPerson: 0, perArea: air / 3600 }, source } }),
  };
}

const uses = new Map<string, TypeUse>();

/**
 * The use of a type of space by a standard, built at the first call.
 *
 * @throws {UnknownNameError} when no type has the id
 */
export function spaceTypeUse(id: string, standard: SpaceStandard): TypeUse {
  const key = `${id} ${standard}`;
  const before = uses.get(key);
  if (before) return before;
  const values = Object.hasOwn(typeValues, id) ? typeValues[id] : undefined;
  if (!values) throw new UnknownNameError({ parameter: "id", name: id, known: Object.keys(typeValues) });
  const use = standard === "sia" ? siaUse(values) : ashraeUse(values, standard === "inch-pound");
  uses.set(key, use);
  return use;
}
