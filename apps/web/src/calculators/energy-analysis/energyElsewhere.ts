import { calculateElsewhere } from "@org/data/longParts";

/** Years of energy are calculated in a worker wherever a file is stored, linked to or reported; the worker loads with the first of them. */
calculateElsewhere("energy-analysis", async (input, onProgress) => {
  const { energyWorker } = await import("./energyWorker.ts");
  return energyWorker.calculate(input, { strict: false, partial: true }, onProgress && { onProgress });
});
