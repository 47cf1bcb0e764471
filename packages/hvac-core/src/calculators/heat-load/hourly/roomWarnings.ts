import { isBelow } from "../../../quantity/tolerance.ts";
import type { WarningStatement } from "../../../kernel/index.ts";
import { specificVolume } from "../../../psychrometrics/internal.ts";
import { fundamentals2021 } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { roomOutdoorAir } from "../spaceUse.ts";
import { loadDensityWarnings, ruleOfThumb, sensibleHeatRatioWarnings, usualAirflow, type Subject } from "../warnings.ts";
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
  const settingsOf = new Map(values.systems.map((system) => [system.id, system]));
  const systemOf = new Map(
    systems.map(({ id, room, outdoorAirflow, atPeak }) => {
      const { flowControl, minimumFlow, supplyTemperature } = settingsOf.get(id)!;
      const volume = specificVolume(supplyTemperature, room.humidityRatio, pressure);
      const share = flowControl === "constant" ? 1 : minimumFlow;
      return [id, { volume, share, outdoorAirflow, outdoorMassFlow: atPeak.air.outdoorMassFlow }];
    }),
  );
  const [short, atMinimum]: [RoomResult[], RoomResult[]] = [[], []];
  rooms.forEach((room, i) => {
    const { systemId } = served[i]!;
    const outdoorAir = roomOutdoorAir(values.rooms[i]!, values);
    if (systemId === null || outdoorAir === 0) return;
    const { volume, share, outdoorAirflow, outdoorMassFlow } = systemOf.get(systemId)!;
    const supply = room.supplyAirflow / volume;
    const outdoor = (outdoorAir / outdoorAirflow) * outdoorMassFlow;
    if (isBelow(supply, outdoor)) short.push(room);
    else if (isBelow(share * supply, outdoor)) atMinimum.push(room);
  });
  return [short, atMinimum];
}

type Place = Required<Pick<WarningStatement, "field" | "result">>;
const placeOf = ({ id }: RoomResult, field: string, result: string): Place => ({
  field: `rooms.${id}.${field}`,
  result: `roomResults.${id}.${result}`,
});

/** Rooms whose supply airflow is unusual for their floor area. */
function airflowWarnings(rooms: readonly RoomResult[], values: HeatLoadValues, nameOf: (room: RoomResult) => string): WarningStatement[] {
  const limit = (flow: number): string => ruleOfThumb(flow, "airFlowPerArea", values.unitSystem);
  const usual = `rooms usually get ${limit(usualAirflow.min)} to ${limit(usualAirflow.max)}`;
  return rooms.flatMap((room, i): WarningStatement[] => {
    const perArea = room.supplyAirflow / values.rooms[i]!.floorArea;
    if (perArea > 0 && perArea < usualAirflow.min)
      return [
        {
          code: "little-supply-air",
          severity: "info",
          message: `${nameOf(room)}: low supply airflow; ${usual}. Air that slow mixes poorly: check the diffusers and the outdoor air that the room needs.`,
          ...placeOf(room, "floorArea", "supplyAirflow"),
          source: loads,
        },
      ];
    if (perArea > usualAirflow.max)
      return [
        {
          code: "much-supply-air",
          severity: "caution",
          message: `${nameOf(room)}: high supply airflow; ${usual}. Draughts and noise are hard to avoid: reduce the sun and the gains, or cool in the room.`,
          ...placeOf(room, "floorArea", "supplyAirflow"),
          source: loads,
        },
      ];
    return [];
  });
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
      source: loads,
    })),
    ...atMinimum.map((room): WarningStatement => ({
      code: "little-outdoor-air-at-minimum",
      severity: "info",
      message: `${nameOf(room)}: the minimum airflow is less than its outdoor air. Raise the minimum airflow of the system to what the ventilation of its zones needs at part load.`,
      ...placeOf(room, "outdoorAir", "supplyAirflow"),
      source: loads,
    })),
  ];
}

/** Missing data of a room: constructions that store heat, and a system. */
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
      message: `${nameOf(room)} is calculated with a separate unit, as no zone connects it to a system.`,
      field: `rooms.${room.id}.zone`,
    })),
  ];
}

export function roomWarnings(calculation: HourlyCalculation, values: HeatLoadValues): WarningStatement[] {
  const { unitSystem } = values;
  const rooms = calculation.results.roomResults ?? [];
  const nameOf = rowNames(values.rooms, "Room");
  const subject = (room: RoomResult, field: string, result: string): Subject => ({ ...placeOf(room, field, result), row: nameOf(room) });
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
              source: loads,
            },
          ],
    ),
    ...airflowWarnings(rooms, values, nameOf),
    ...outdoorAirWarnings(rooms, calculation, values, nameOf),
    ...assignmentWarnings(calculation, values),
  ];
}
