// Written by `pnpm generate` from the folders of src/calculators. Not edited by hand.
import type { Calculator } from "../kernel/index.ts";

export { engineVersion } from "../version.ts";

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  "heat-load": async () => (await import("../calculators/heat-load/index.ts")).heatLoad,
  "psychrometric-chart": async () => (await import("../calculators/psychrometric-chart/index.ts")).psychrometricChart,
  "ventilation-calc": async () => (await import("../calculators/ventilation-calc/index.ts")).ventilationCalc,
  "duct-sizer": async () => (await import("../calculators/duct-sizer/index.ts")).ductSizer,
  "pipe-sizer": async () => (await import("../calculators/pipe-sizer/index.ts")).pipeSizer,
  "pump-head-calc": async () => (await import("../calculators/pump-head-calc/index.ts")).pumpHeadCalc,
  "refrigerant-pipe-sizer": async () => (await import("../calculators/refrigerant-pipe-sizer/index.ts")).refrigerantPipeSizer,
  "acoustic-calculator": async () => (await import("../calculators/acoustic-calculator/index.ts")).acousticCalculator,
  boq: async () => (await import("../calculators/boq/index.ts")).boq,
  "energy-analysis": async () => (await import("../calculators/energy-analysis/index.ts")).energyAnalysis,
  schedules: async () => (await import("../calculators/schedules/index.ts")).schedules,
};

/**
 * Loads one calculator, and nothing that only others need: for applications that learn from their data which calculators they use.
 *
 * @param id the calculator's id, such as "duct-sizer"
 * @returns the calculator, or `undefined` where no calculator has that id
 * @throws what the host's `import()` throws where the code cannot be loaded
 * @example
 * ```ts
 * import { loadCalculator } from "@org/hvac-core/loading";
 * const ductSizer = await loadCalculator("duct-sizer");
 * ductSizer?.title; // "Duct sizing"
 * ```
 */
export async function loadCalculator(id: string): Promise<Calculator | undefined> {
  return (Object.hasOwn(loaders, id) ? await loaders[id]!() : undefined) as Calculator | undefined;
}
