import { isBelow } from "../../../quantity/tolerance.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { specificVolume } from "../../../psychrometrics/internal.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { loadDensityWarnings, ruleOfThumb, sensibleHeatRatioWarnings, usualAirflow } from "../warnings.ts";
import type { HourlyCalculation } from "../results.ts";
import { rowNames } from "./rowNames.ts";

const loads = { source: fundamentals2021, locator: "ch. 18" };

type RoomResult = NonNullable<HourlyCalculation["results"]["roomResults"]>[number];

/** Rooms whose design airflow, and rooms whose minimum airflow, holds less air than their own outdoor air; by mass. */
function roomsShortOfAir(
  rooms: readonly RoomResult[],
  { systems, rooms: served, pressure }: HourlyCalculation["hourly"],
  values: HeatLoadValues,
): [short: RoomResult[], atMinimum: RoomResult[]] {
  const systemOf = new Map(served.map(({ id, systemId }) => [id, systems.find((system) => system.id === systemId)]));
  const shareOf = new Map(values.systems.map(({ id, flowControl, minimumFlow }) => [id, flowControl === "constant" ? 1 : minimumFlow]));
  const supplyOf = new Map(values.systems.map(({ id, supplyTemperature }) => [id, supplyTemperature]));
  const outdoorAirOf = new Map(values.rooms.map(({ id, outdoorAir }) => [id, outdoorAir]));
  const isShort = (share: (systemId: string) => number) => (room: RoomResult) => {
    const system = systemOf.get(room.id);
    const outdoorAir = outdoorAirOf.get(room.id)!;
    if (!system || outdoorAir === 0) return false;
    const supply = room.supplyAirflow / specificVolume(supplyOf.get(system.id)!, system.room.humidityRatio, pressure);
    const outdoor = (outdoorAir / system.outdoorAirflow) * system.atPeak.air.outdoorMassFlow;
    return isBelow(share(system.id) * supply, outdoor);
  };
  const short = rooms.filter(isShort(() => 1));
  return [short, rooms.filter(isShort((id) => shareOf.get(id)!)).filter((room) => !short.includes(room))];
}

type Place = Pick<WarningStatement, "field" | "result" | "source">;
const placeOf = ({ id }: RoomResult, field: string, result: string): Place => ({
  field: `rooms.${id}.${field}`,
  result: `roomResults.${id}.${result}`,
  source: loads,
});

/** Rooms whose supply airflow is unusual for their floor area. */
function airflowWarnings(
  room: RoomResult,
  name: string,
  { floorArea, unitSystem }: { readonly floorArea: number } & Pick<HeatLoadValues, "unitSystem">,
): WarningStatement[] {
  const perArea = room.supplyAirflow / floorArea;
  const limit = (flow: number): string => ruleOfThumb(flow, "airFlowPerArea", unitSystem);
  const usual = `rooms usually get ${limit(usualAirflow.min)} to ${limit(usualAirflow.max)}`;
  const place = placeOf(room, "floorArea", "supplyAirflow");
  if (perArea > 0 && perArea < usualAirflow.min)
    return [
      {
        code: "little-supply-air",
        severity: "info",
        message: `${name}: low supply airflow; ${usual}. Air that slow mixes poorly: check the diffusers and the outdoor air that the room needs.`,
        ...place,
      },
    ];
  if (perArea > usualAirflow.max)
    return [
      {
        code: "much-supply-air",
        severity: "caution",
        message: `${name}: high supply airflow; ${usual}. Draughts and noise are hard to avoid: reduce the sun and the gains, or cool in the room.`,
        ...place,
      },
    ];
  return [];
}

/** Rooms whose supply air does not hold their outdoor air. */
function outdoorAirWarnings(
  rooms: readonly RoomResult[],
  { hourly }: HourlyCalculation,
  values: HeatLoadValues,
  nameOf: (room: RoomResult) => string,
): WarningStatement[] {
  const [short, atMinimum] = roomsShortOfAir(rooms, hourly, values);
  return [
    ...short.map((room): WarningStatement => ({
      code: "less-supply-than-outdoor-air",
      severity: "caution",
      message: `${nameOf(room)}: the supply airflow for cooling is less than its outdoor air. The room stays short of outdoor air, and more so with return air in the supply. Supply more and reheat it, or ventilate the room by itself.`,
      ...placeOf(room, "outdoorAir", "supplyAirflow"),
    })),
    ...atMinimum.map((room): WarningStatement => ({
      code: "little-outdoor-air-at-minimum",
      severity: "info",
      message: `${nameOf(room)}: the minimum airflow is less than its outdoor air. Raise the minimum airflow of the system to what the ventilation of its zones needs at part load.`,
      ...placeOf(room, "outdoorAir", "supplyAirflow"),
    })),
  ];
}

/** What is missing around a room: constructions that store heat, and a system. */
function assignmentWarnings({ hourly }: HourlyCalculation, { rooms }: HeatLoadValues): WarningStatement[] {
  const nameOf = rowNames(rooms, "Room");
  const bare = rooms.filter(({ surfaces }) =>
    surfaces.some(({ kind, construction }) => kind !== "ground" && kind !== "partition" && construction === null),
  );
  const alone = hourly.systems.length > 0 ? hourly.rooms.filter(({ systemId }) => systemId === null) : [];
  return [
    ...bare.map((room): WarningStatement => ({
      code: "nothing-stored",
      severity: "info",
      message: `${nameOf(room)}: surfaces without a construction pass their heat within the hour. Choose a construction to include the time lag.`,
      field: `rooms.${room.id}.surfaces`,
      source: loads,
    })),
    ...alone.map((room): WarningStatement => ({
      code: "rooms-without-system",
      severity: "info",
      message: `${nameOf(room)} is calculated with a unit of its own, as no zone connects it to a system.`,
      field: `rooms.${room.id}.zone`,
    })),
  ];
}

export function roomWarnings(calculation: HourlyCalculation, values: HeatLoadValues): WarningStatement[] {
  const { unitSystem } = values;
  const rooms = calculation.results.roomResults ?? [];
  const areas = new Map(values.rooms.map((room) => [room.id, room.floorArea]));
  const nameOf = rowNames(values.rooms, "Room");
  const subject = (room: RoomResult, field: string, result: string) => {
    const { source: _source, ...place } = placeOf(room, field, result);
    return { row: nameOf(room), ...place } as const;
  };
  return [
    ...rooms.flatMap((room) =>
      loadDensityWarnings(room.loadPerArea, "roomOfProject", unitSystem, subject(room, "floorArea", "loadPerArea")),
    ),
    ...rooms.flatMap((room) => {
      const { sensible, latent } = room;
      const ratio = sensible > 0 && latent > 0 ? sensible / (sensible + latent) : undefined;
      return sensibleHeatRatioWarnings(ratio, unitSystem, subject(room, "people", "sensible"));
    }),
    ...rooms.flatMap((room): WarningStatement[] =>
      room.load > 0
        ? []
        : [
            {
              code: "no-load",
              severity: "info",
              message: `${nameOf(room)}: no cooling load at any hour.`,
              ...placeOf(room, "floorArea", "load"),
            },
          ],
    ),
    ...rooms.flatMap((room) => airflowWarnings(room, nameOf(room), { floorArea: areas.get(room.id)!, unitSystem })),
    ...outdoorAirWarnings(rooms, calculation, values, nameOf),
    ...assignmentWarnings(calculation, values),
  ];
}
