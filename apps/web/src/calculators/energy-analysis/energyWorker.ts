import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { workerCalculator, type FormInput } from "@org/form/state";
import { keepCode } from "../../loading/keepCode.ts";

/** Whether a study is calculated by the hour: the year of one room alone takes longer than a key may. */
const isByHours = ({ loadMethod }: FormInput): boolean => loadMethod === "hours";

export const energyWorker = workerCalculator(
  isByHours,
  () => {
    keepCode();
    return new Worker(new URL("energyAnalysis.worker.ts", import.meta.url), { type: "module" });
  },
  energyAnalysis,
);
