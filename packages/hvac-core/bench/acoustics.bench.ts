import { acousticCalculator } from "../src/calculators/acoustic-calculator/index.ts";
import type { AcousticInput } from "../src/calculators/acoustic-calculator/schema.ts";
import type { Benchmark } from "./run.ts";

/** A main duct with so many branches, each with an elbow, a flexible duct and an outlet, and heard through its walls in the room that it serves. */
function longMain(count: number): AcousticInput {
  const branches = Array.from({ length: count }, (_, index) => {
    const before = `m${index}`;
    const room = `r${index}`;
    return [
      { id: `m${index + 1}`, kind: "duct", parent: before, length: 4 },
      {
        id: `b${index}`,
        kind: "duct",
        parent: before,
        connection: "branch",
        shape: "rectangular",
        width: 250,
        height: 200,
        length: 4,
        liningThickness: 25,
        breakout: true,
        breakoutRoom: room,
      },
      { id: `e${index}`, kind: "elbow", parent: `b${index}` },
      { id: `f${index}`, kind: "flexible", parent: `e${index}`, shape: "round", diameter: 200, flexibleLength: 1.5 },
      { id: `o${index}`, kind: "outlet", parent: `f${index}`, noiseBy: "pressure", outletLoss: 12, room, airflow: 150 },
    ] as const;
  });
  return {
    unitSystem: "Metric",
    sources: [{ id: "fan", discharge: [95, 94, 92, 90, 88, 85, 80, 75] }],
    elements: [{ id: "m0", kind: "duct", width: 1000, height: 600, length: 5 }, ...branches.flat()],
    rooms: branches.map((_, index) => ({ id: `r${index}`, use: "private-office", length: 5, width: 4, height: 3 })),
  };
}

/** Sound of systems. */
export function acoustics(): readonly Benchmark[] {
  const start = acousticCalculator.start("Metric");
  const [main, fullest] = [longMain(40), longMain(59)];
  return [
    {
      name: "sound from a fan into a room, without sheet",
      ours: () => Number(acousticCalculator.calculate(start).ok),
      target: "under 1 ms",
    },
    {
      name: "sound of 201 elements into 40 rooms, without sheet",
      ours: () => Number(acousticCalculator.calculate(main).ok),
      target: "under 5 ms",
    },
    {
      name: "sound of 296 elements into 59 rooms, as many as there may be, without sheet",
      ours: () => Number(acousticCalculator.calculate(fullest).ok),
      target: "under 10 ms",
    },
  ];
}
