import { describe, expect, test } from "vitest";
import { ventilationCalc, type VentilationInput, type ZonesCalculation } from "./index.ts";

type Zone = NonNullable<VentilationInput["zones"]>[number];

function calculated(input: VentilationInput): ZonesCalculation {
  const outcome = ventilationCalc.calculate({ unitSystem: "Metric", scope: "zones", ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  if (outcome.calculation.scope !== "zones") throw new Error("zones are calculated");
  return outcome.calculation;
}

const outdoors = 420e-6;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const there = (from: number, to: number, share = 1): number[] => hours.map((hour) => (hour >= from && hour < to ? share : 0));

/**
 * CO₂ of each zone at the ends of the hours, its people and all other zones coupled by the air that returns: every balance stepped on by
 * itself until the day repeats. Nothing is taken as mixed but the return air.
 */
function stepped({ zones, design: { supply, outdoor } }: ZonesCalculation, seconds: number): number[][] {
  const concentrations = zones.map(() => outdoors);
  const ends = zones.map((): number[] => []);
  for (let day = 0; day < 12; day++)
    for (const hour of hours) {
      for (let time = 0; time < 3600; time += seconds) {
        const returned = zones.reduce((sum, each, index) => sum + each.supply * concentrations[index]!, 0) / supply;
        const supplied = (outdoor * outdoors + (supply - outdoor) * returned) / supply;
        zones.forEach(({ demands, supply: zoneSupply }, index) => {
          const share = demands.zone.peopleSchedule === "custom" ? demands.zone.peopleShares[hour]! : 1;
          const source = share * demands.people * demands.zone.co2PerPerson;
          concentrations[index]! += ((source + zoneSupply * (supplied - concentrations[index]!)) / demands.volume) * seconds;
        });
      }
      zones.forEach((_, index) => (ends[index]![hour] = concentrations[index]!));
    }
  return ends;
}

const office = (id: string, people: number, peopleShares: number[], more: Zone = {}): Zone => ({
  id,
  name: id,
  area: 100,
  height: 3,
  category: "office-space",
  people,
  loadAirflow: 600,
  peopleSchedule: "custom",
  peopleShares,
  ...more,
});

/** Largest difference from the coupled zones at the end of any hour, in ppm. */
function maximumDifference(input: VentilationInput): number {
  const calculation = calculated(input);
  const coupled = stepped(calculation, 10);
  return Math.max(
    ...calculation.zones.flatMap(({ air }, index) => air!.overDay!.map((each, hour) => 1e6 * Math.abs(each - coupled[index]![hour]!))),
  );
}

describe("CO₂ over the day of a system that recirculates", () => {
  // The steps of 10 s are explicit, so that each lags by half a step: within 0.5 ppm here.
  test("is that of the coupled zones where all have the same air changes", () => {
    const zones = [
      office("a", 60, there(8, 12)),
      office("b", 5, there(8, 18)),
      office("c", 60, there(12, 18), { area: 50, loadAirflow: 300 }),
    ];
    expect(maximumDifference({ zones, diversityBy: "diversity", diversity: 0.5 })).toBeLessThan(1);
    expect(maximumDifference({ zones: [office("alone", 20, there(8, 18))] })).toBeLessThan(1);
  });

  test("is near that of the coupled zones where they do not: one of half the air changes keeps longer what it returns", () => {
    const zones = [office("a", 20, there(8, 18)), office("b", 5, there(6, 13, 0.5), { loadAirflow: 300 })];
    // By day the supply is some 400 ppm above outdoors; the return air is apart from the mixture by a part of that while people come and go.
    expect(maximumDifference({ zones })).toBeLessThan(20);
    const calculation = calculated({ zones });
    const coupled = stepped(calculation, 10);
    for (const [index, { air }] of calculation.zones.entries())
      expect(1e6 * Math.abs(air!.peak! - Math.max(...coupled[index]!))).toBeLessThan(2);
  });

  test("is outdoor air in a night without people, and at the peak what all who are there give off", () => {
    const [zone] = calculated({
      diversityBy: "diversity",
      diversity: 0.3,
      zones: [office("a", 20, there(8, 18)), office("b", 20, there(8, 18))],
    }).zones;
    expect(zone!.air!.overDay![6]! - outdoors).toBeLessThan(1e-6);
    // Twenty people each, whatever the diversity that the system is designed for.
    const alone = calculated({ zones: [office("a", 20, there(8, 18))], systemKind: "multiple-zone" });
    const both = calculated({ zones: [office("a", 20, there(8, 18)), office("b", 20, there(8, 18))] });
    expect(both.zones[0]!.air!.peak!).toBeCloseTo(alone.zones[0]!.air!.peak!, 12);
    expect(zone!.air!.peak!).toBeGreaterThan(both.zones[0]!.air!.peak!);
  });

  test("is steady where all stay all day", () => {
    const { zones, day } = calculated({ zones: [office("a", 20, there(0, 24)), office("b", 5, there(0, 24), { loadAirflow: 300 })] });
    for (const { air } of zones) for (const each of air!.overDay!) expect(each).toBeCloseTo(air!.steadyState, 12);
    expect(day!.mixed[0]).toBeCloseTo(day!.mixed[23]!, 12);
    expect(calculated({ zones: [office("a", 20, there(0, 24), { peopleSchedule: "constant" })] }).day).toBeUndefined();
  });
});

describe("what demand control saves", () => {
  const school = (id: string, more: Zone = {}): Zone => ({
    ...office(id, 100, there(8, 18), { category: "classroom", loadAirflow: 0, demandControl: true }),
    ...more,
  });
  const saved = (input: VentilationInput): number => calculated({ rateColumn: "SI", ...input }).demandControl!.saved * 1000;
  const zones = [school("a"), school("b")];
  // 100 people at 5 L/s each and 100 m² at 0.6 L/s per m²; nobody in 14 hours of the day.
  const [people, away] = [500, 14 / 24];

  test("of a system that recirculates is what the intake falls by: people by the diversity, over the system's efficiency", () => {
    expect(saved({ zones })).toBeCloseTo((2 * people * away) / 0.75, 9);
    expect(saved({ zones, diversityBy: "diversity", diversity: 0.3 })).toBeCloseTo((0.3 * 2 * people * away) / (0.88 * 0.3 + 0.22), 9);
  });

  test("of a system that recirculates ends where make-up air governs, and counts those in full whom nothing follows", () => {
    const exhausted = [school("a", { otherExhaust: 1000 }), school("b", { otherExhaust: 1000 })];
    expect(saved({ zones: exhausted })).toBeCloseTo(0, 9);
    expect(saved({ zones: [school("a"), school("b", { demandControl: false })] })).toBeCloseTo((people * away) / 0.75, 9);
  });

  test("of outdoor air only is nothing where the load governs, and else down to what the other rules ask for", () => {
    const only = (more: Zone): VentilationInput => ({ systemKind: "all-outdoor", zones: [school("a", more)] });
    expect(saved(only({}))).toBeCloseTo(people * away, 9);
    expect(saved(only({ loadAirflow: 2000 }))).toBeCloseTo(0, 9);
    // 560 L/s fall to 200, not to the 60 of the floor.
    expect(saved(only({ loadAirflow: 200 }))).toBeCloseTo(360 * away, 9);
    expect(saved({ ...only({ loadAirflow: 2000 }), systemKind: "single-zone" })).toBeCloseTo(people * away, 9);
    expect(saved({ ...only({ outdoorAirChanges: 1.2 }), systemKind: "single-zone" })).toBeCloseTo(460 * away, 9);
  });
});
