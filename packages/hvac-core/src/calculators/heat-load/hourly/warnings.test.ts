import { describe, expect, test } from "vitest";
import { climateStations } from "../../../weather/stations.ts";
import { heatLoad, type HeatLoadInput } from "../index.ts";

type RoomInput = NonNullable<HeatLoadInput["rooms"]>[number];

const office = heatLoad.examples.find(({ id }) => id === "office-floor")!.input.Metric;
const [south, meeting] = office.rooms! as readonly [RoomInput, RoomInput];
const always = (value: number): number[] => Array.from({ length: 12 }, () => value);

function remarks(input: HeatLoadInput) {
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.warnings;
}
const codes = (input: HeatLoadInput): string[] => remarks(input).map(({ code }) => code);
const system = (overrides: object): HeatLoadInput => ({ ...office, systems: [{ ...office.systems![0]!, ...overrides }] });
const site = (overrides: object): HeatLoadInput => ({ ...office, site: { ...office.site, ...overrides } });
const only = (overrides: Partial<RoomInput>): HeatLoadInput => ({
  ...office,
  rooms: [{ id: "a", floorArea: 20, zone: "west", ...overrides }],
});

describe("warnings about the rooms of a project", () => {
  test("an ordinary floor of offices draws none about its plant, its place or its humidity", () => {
    const ordinary = codes(office);
    for (const code of ["time-zone-elsewhere", "same-weather-all-year", "unusual-plant-density", "humid-rooms", "much-reheat", "no-load"])
      expect(ordinary).not.toContain(code);
  });

  test("weather: one month for all, a clock of elsewhere, depths of another edition", () => {
    expect(codes(site({ dryBulb: always(33), wetBulb: always(23) }))).toContain("same-weather-all-year");
    expect(codes(site({ longitude: 75 }))).toContain("time-zone-elsewhere");
    expect(codes(site({ tauEdition: "2009", tauB: always(0.4), tauD: always(2.5) }))).toContain("optical-depths-of-another-edition");
    // As printed for Atlanta in July in 2009, and later.
    expect(codes(site({ tauEdition: "2009", tauB: always(0.556), tauD: always(1.779) }))).not.toContain(
      "optical-depths-of-another-edition",
    );
    expect(codes(site({ tauEdition: "2017", tauB: always(0.515), tauD: always(2.066) }))).not.toContain(
      "optical-depths-of-another-edition",
    );
  });

  test("a peak outside summer is judged by the hemisphere, and only where months differ", () => {
    const leaky = only({ equipment: 500, infiltration: 1 });
    expect(codes(leaky)).not.toContain("peak-outside-summer");
    // Low sun through glass, where winter is nearly as warm.
    const glass = only({ windows: [{ id: "w", type: "clear", width: 8, height: 2.5, azimuth: 180 }] });
    expect(codes({ ...glass, site: { ...office.site, dryBulb: always(25).with(6, 26), wetBulb: always(15) } })).toContain(
      "peak-outside-summer",
    );
    // As much in any month.
    expect(codes(only({ equipment: 500 }))).not.toContain("peak-outside-summer");
  });

  test("months of the other hemisphere get a warning, however they were entered, and the climate of a station never does", () => {
    const code = "months-of-other-hemisphere";
    const turned = (months: readonly number[]): number[] => [...months.slice(6), ...months.slice(0, 6)];
    const { dryBulb, wetBulb, latitude = 40 } = office.site as { dryBulb: number[]; wetBulb: number[]; latitude?: number };
    for (const north of [1, -1])
      for (const isTurned of [false, true]) {
        const months = isTurned ? { dryBulb: turned(dryBulb), wetBulb: turned(wetBulb) } : {};
        const warnings = remarks(site({ ...months, latitude: north * latitude })).filter((each) => each.code === code);
        expect(warnings.length).toBe((north === 1) === isTurned ? 1 : 0);
      }
    expect(codes(site({ latitude: -20 }))).not.toContain(code);
    for (const { name, latitude: stationLatitude, hottestMonth } of climateStations().filter(
      (station) => Math.abs(station.latitude) > 23.5,
    )) {
      const away = Math.abs(hottestMonth - (stationLatitude < 0 ? 1 : 7));
      expect(Math.min(away, 12 - away), name).toBeLessThan(4);
    }
  });

  test("a peak in the morning", () => {
    const glass = (azimuth: number) =>
      only({ floorArea: 40, windows: [{ id: "w", type: "glass", width: 8, height: 2.5, azimuth }], weight: "light" });
    expect(codes(glass(90))).toContain("peak-outside-afternoon");
    expect(codes(glass(270))).not.toContain("peak-outside-afternoon");
  });

  test("much and little supply air, and many watts per floor area", () => {
    expect(codes(only({ equipment: 7000 }))).toEqual(
      expect.arrayContaining(["much-supply-air", "unusual-load-density", "unusual-plant-density"]),
    );
    const usual = codes(only({ equipment: 1500 }));
    for (const code of ["much-supply-air", "little-supply-air", "unusual-load-density", "unusual-plant-density", "peak-outside-afternoon"])
      expect(usual).not.toContain(code);
    expect(codes(only({ equipment: 100 }))).toEqual(expect.arrayContaining(["little-supply-air", "unusual-plant-density"]));
  });

  test("rooms that a usual coil cannot dry", () => {
    expect(codes(only({ people: 10, activity: "athletics" }))).toContain("low-sensible-heat-ratio");
    expect(codes(only({ people: 2, equipment: 500 }))).not.toContain("low-sensible-heat-ratio");
  });

  test("surfaces without a construction, rooms without a system and systems without rooms", () => {
    expect(codes(only({ surfaces: [{ id: "w", area: 10, uValue: 0.3 }] }))).toContain("nothing-stored");
    expect(codes({ ...office, rooms: [south, { ...meeting, zone: null }] })).toContain("rooms-without-system");
    expect(codes({ ...office, systems: [...office.systems!, { id: "spare", name: "Spare unit" }] })).toContain("systems-without-rooms");
  });

  test("a system whose supply air is cold, whose rooms stay humid, or that reheats", () => {
    expect(codes(system({ supplyTemperature: 9 }))).toContain("supply-below-dew-point");
    expect(codes(system({ supplyTemperature: 13 }))).not.toContain("supply-below-dew-point");
    expect(codes(system({ supplyTemperature: 19 }))).toContain("humid-rooms");
    const night = { ...office.schedules![0]!, id: "night", shares: Array.from({ length: 24 }, (_, k) => (k < 6 ? 1 : 0)) };
    const opposed = {
      ...office,
      schedules: [night],
      rooms: [
        { ...south, ...onSchedule("night") },
        { ...meeting, ...onSchedule(null), multiplier: 3 },
      ],
    };
    expect(codes({ ...opposed, systems: [{ ...office.systems![0]!, flowControl: "constant" }] })).toContain("much-reheat");
    expect(codes(only({ people: 2, outdoorAir: 500, equipment: 300 }))).toContain("more-outdoor-air-than-supply");
  });

  test("a room that gets less supply air than its outdoor air, at its design airflow or at the minimum", () => {
    const crowded = (overrides: Partial<RoomInput>): HeatLoadInput => ({
      ...office,
      rooms: [
        { id: "a", name: "Large", floorArea: 200, zone: "west", equipment: 12000 },
        { id: "b", name: "Crowded", floorArea: 40, zone: "west", ...overrides },
      ],
    });
    const warningOf = (input: HeatLoadInput, code: string) => remarks(input).find((remark) => remark.code === code);
    // As 30 people have it: the system as a whole has air enough.
    const short = crowded({ people: 30, outdoorAir: 250, equipment: 100 });
    expect(codes(short)).not.toContain("more-outdoor-air-than-supply");
    expect(warningOf(short, "less-supply-than-outdoor-air")).toMatchObject({ severity: "caution", result: "roomResults.b.supplyAirflow" });
    expect(warningOf(short, "less-supply-than-outdoor-air")!.message).toContain("Crowded");
    expect(warningOf(short, "less-supply-than-outdoor-air")!.message).not.toContain("Large");
    expect(codes(short)).not.toContain("little-outdoor-air-at-minimum");
    const enough = crowded({ people: 30, outdoorAir: 100, equipment: 1000 });
    expect(codes(enough)).not.toContain("less-supply-than-outdoor-air");
    expect(warningOf(enough, "little-outdoor-air-at-minimum")).toMatchObject({ severity: "info", result: "roomResults.b.supplyAirflow" });
    for (const flow of [{ flowControl: "constant" }, { minimumFlow: 0.9 }] as const)
      expect(codes({ ...enough, systems: [{ ...office.systems![0]!, ...flow }] })).not.toContain("little-outdoor-air-at-minimum");
    for (const code of ["less-supply-than-outdoor-air", "little-outdoor-air-at-minimum"]) expect(codes(office)).not.toContain(code);
    // Air is compared by its mass: at altitude as many litres of supply air hold less.
    const even = crowded({ people: 30, outdoorAir: 165, equipment: 100 });
    expect(codes(even)).not.toContain("less-supply-than-outdoor-air");
  });

  test("the heat of a usual supply fan is in the coil, and reported as assumed", () => {
    const { fanRise: _fanRise, ...system } = office.systems![0]!;
    const outcome = heatLoad.calculate({ ...office, systems: [system] });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(outcome.assumed).toContain("systems.unit.fanRise");
    const none = heatLoad.calculate({ ...office, systems: [{ ...system, fanRise: 0 }] });
    // A kelvin of about eleven.
    expect(outcome.results.totalLoad.value / (none.ok ? none.results.totalLoad.value : NaN)).toBeGreaterThan(1.03);
  });

  test("rows without a name are called as the sheet titles them", () => {
    const hot: RoomInput[] = [
      { id: "q1", floorArea: 10, zone: "west", equipment: 10 },
      { id: "p7w2m", floorArea: 10, zone: "west", equipment: 5000, outdoorAir: 4000 },
    ];
    const { name: _name, ...unnamed } = office.systems![0]!;
    const warnings = remarks({ ...office, rooms: hot, systems: [unnamed] });
    expect(warnings.find(({ code }) => code === "much-supply-air")!.message).toContain("Room 2: high supply airflow");
    expect(warnings.find(({ code }) => code === "more-outdoor-air-than-supply")!.message).toMatch(/^System 1: /);
  });

  test("reheat leads to what can be changed: the minimum of a variable airflow, or a constant one", () => {
    const shares = (isOn: (hour: number) => boolean): number[] => Array.from({ length: 24 }, (_, hour) => (isOn(hour) ? 1 : 0));
    const opposed = (flow: object): HeatLoadInput => ({
      ...system(flow),
      schedules: [
        { id: "day", shares: shares((hour) => hour > 7 && hour < 20) },
        { id: "night", shares: shares((hour) => hour <= 7 || hour >= 20) },
      ],
      rooms: ["day", "night"].map((id) => ({ id, floorArea: 20, zone: "west", equipment: 2000, equipmentSchedule: id })),
    });
    const field = (flow: object) => remarks(opposed(flow)).find(({ code }) => code === "much-reheat")?.field;
    expect(field({ flowControl: "constant" })).toBe("systems.unit.flowControl");
    expect(field({ flowControl: "variable", minimumFlow: 0.9 })).toBe("systems.unit.minimumFlow");
  });

  test("a clock may be a day ahead of its longitude", () => {
    // Samoa: 172° west, UTC+13.
    expect(codes(site({ latitude: -13.8, longitude: -172, timeZone: 13 }))).not.toContain("time-zone-elsewhere");
    expect(codes(site({ latitude: -13.8, longitude: -172, timeZone: 5 }))).toContain("time-zone-elsewhere");
  });

  test("heating without outdoor air, and where it is warm", () => {
    expect(codes(only({ equipment: 500 }))).toContain("no-outdoor-air-in-heating");
    expect(codes(site({ heatingDryBulb: 35 }))).toContain("outdoor-warmer-than-indoor");
  });

  test("two thousand rooms get no more warnings than two", () => {
    const hot = Array.from({ length: 60 }, (_, i): RoomInput => ({
      id: `r${i}`,
      name: `Room ${i}`,
      floorArea: 10,
      equipment: 5000,
      zone: "west",
    }));
    const all = remarks({ ...office, rooms: hot });
    expect(all.length).toBeLessThan(12);
    expect(all.find(({ code }) => code === "much-supply-air")!.message).toMatch(/^60 rooms\. Room 0: /);
  });

  test("more than a tenth of safety", () => {
    expect(codes({ ...office, safetyFactor: 0.2 })).toContain("large-safety");
  });
});

function onSchedule(id: string | null): Partial<RoomInput> {
  return { peopleSchedule: id, lightingSchedule: id, equipmentSchedule: id };
}
