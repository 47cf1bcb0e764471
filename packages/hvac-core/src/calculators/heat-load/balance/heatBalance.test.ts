import { describe, expect, test } from "vitest";
import { LoadResponses } from "../../../loads/internal.ts";
import { heatLoad, type HeatLoadInput, type HeatLoadValues } from "../index.ts";
import { roomFaces } from "./balanceSurfaces.ts";
import { BalanceRoom } from "./balanceZone.ts";
import { spectraOf } from "./daySpectra.ts";
import { heatBalanceOfRooms, type RoomBalance } from "./heatBalance.ts";
import { loadRooms } from "../hourly/rooms.ts";

const example = heatLoad.examples.find(({ input }) => input.Metric.method === "hourly")!.input.Metric as HeatLoadInput;

function valuesOf(input: HeatLoadInput): HeatLoadValues {
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.values;
}
const balancesOf = (rooms: HeatLoadInput["rooms"]): readonly RoomBalance[] => heatBalanceOfRooms(valuesOf({ ...example, rooms }));
const work = { id: "day", name: "Day", shares: Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 1 : 0)) };
const inner = { id: "inner", floorArea: 40, height: 3, lighting: 600, lightingSchedule: "day", equipment: 0, people: 0 } as const;
const input = (more: object): HeatLoadInput => ({
  ...example,
  zones: [],
  systems: [],
  schedules: [...(example.schedules ?? []), work],
  rooms: [{ ...inner, ...more }],
});
const balanceOf = (more: object): RoomBalance => heatBalanceOfRooms(valuesOf(input(more)))[0]!;

const outer = {
  surfaces: [
    { id: "wall", kind: "wall", area: 20, azimuth: 225, uValue: 0.5 },
    { id: "roof", kind: "roof", area: 40, uValue: 0.3 },
  ],
  windows: [{ id: "glass", width: 4, height: 2, azimuth: 225, type: example.windowTypes![0]!.id! }],
} as const;

/** Hours of a month's day by both methods, with parts of the room open. */
function bothDays(more: object, open: { readonly glass: boolean; readonly walls: boolean }, month = 6) {
  const { rooms, library, responses } = loadRooms(valuesOf(input(more)));
  const [room] = rooms;
  const day = new BalanceRoom(room!.model.room, roomFaces(room!.values, library)).balance(open);
  return {
    balance: day.load(spectraOf(LoadResponses.storeOf(responses)), month),
    series: room!.hours.sensible.slice(24 * month, 24 * month + 24),
  };
}
const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);

describe("the heat balance of a room next to its radiant time series", () => {
  test("has the same heat over a day if nothing leaves the room again", () => {
    for (const month of [0, 3, 6, 9]) {
      const { balance, series } = bothDays(
        { ...outer, infiltration: { value: 0.5, unit: "1/h" }, people: 4 },
        { glass: false, walls: false },
        month,
      );
      expect(sum(balance) / sum(series), String(month)).toBeCloseTo(1, 6);
    }
  });

  test("in steady state has the same load of an inner room at every hour", () => {
    const { balance, difference } = balanceOf({ lightingSchedule: null });
    expect(balance).toBeCloseTo(600, 6);
    expect(difference).toBeCloseTo(0, 9);
  });

  test("of an inner room is near that of the published series, whatever its mass and its floor", () => {
    for (const weight of ["light", "medium", "heavy"] as const)
      for (const carpet of [false, true]) {
        const { balance, series } = balanceOf({ weight, carpet });
        // Published series are those of a zone of other proportions, with whole percentages.
        expect(Math.abs(balance / series - 1), `${weight} ${carpet}`).toBeLessThan(0.06);
      }
  });

  test("of a heavy room is lower than that of a light one, and a carpet raises it", () => {
    const [light, medium, heavy] = (["light", "medium", "heavy"] as const).map((weight) => balanceOf({ weight }));
    expect(heavy!.balance).toBeLessThan(medium!.balance);
    expect(medium!.balance).toBeLessThan(light!.balance);
    expect(heavy!.otherFloor).toBeGreaterThan(0);
    expect(balanceOf({ weight: "heavy", carpet: true }).otherFloor).toBeCloseTo(-heavy!.otherFloor, 6);
  });

  test("is lower over a day if heat leaves by glass, and lower still by walls", () => {
    const day = (glass: boolean, walls: boolean): number => sum(bothDays(outer, { glass, walls }).balance);
    expect(day(true, false)).toBeLessThan(day(false, false));
    expect(day(true, true)).toBeLessThan(day(true, false));
  });

  test("is higher if cooling is off while nobody is there, more in a heavy room; a room that is always in use has no such hours", () => {
    const off = (weight: "light" | "heavy"): number => balanceOf({ ...outer, weight, people: 4, peopleSchedule: "day" }).offAtNight!;
    expect(off("light")).toBeGreaterThan(0);
    expect(off("heavy")).toBeGreaterThan(off("light"));
    expect(balanceOf({ people: 4, lightingSchedule: null }).offAtNight).toBeUndefined();
  });

  test("its causes add up to the difference, in W and as a share", () => {
    for (const { balance, series, difference, causes } of balancesOf(example.rooms)) {
      expect(causes.mass + causes.glass + causes.walls).toBeCloseTo(balance - series, 8);
      expect(difference).toBeCloseTo(balance / series - 1, 12);
    }
  });

  test("is the same whatever the order of the rooms, and again after a change is taken back", () => {
    const rooms = example.rooms!;
    const before = balancesOf(rooms);
    const reversed = balancesOf(rooms.toReversed());
    expect(reversed.toReversed()).toEqual(before);
    balancesOf(rooms.map((room) => ({ ...room, height: 4 })));
    expect(balancesOf(rooms)).toEqual(before);
  });

  test("a room that is only warmed has none", () => {
    expect(heatBalanceOfRooms(valuesOf(input({ lighting: 0 })))).toEqual([]);
  });
});
