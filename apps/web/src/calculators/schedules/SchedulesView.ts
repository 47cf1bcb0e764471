import { listNames, schedules } from "@org/hvac-core/calculators/schedules";
import type { Suggestion } from "@org/form/fields";
import type { CalculatorView } from "../view.ts";
import { MarginFigure } from "./MarginFigure.tsx";
import { equipmentTools } from "./equipmentTools.tsx";

/** Usual supplies at 60 and at 50 Hz; any other may be entered. */
const supplies: readonly Suggestion[] = [
  ["60", "115/1 120/1 127/1 208/1 208/3 208-230/1 208-230/3 220/1 230/1 230/3 240/1 277/1 380/3 400/3 440/3 460/3 480/3 575/3 600/3 690/3"],
  ["50", "100/1 200/3 220/1 230/1 240/1 380/3 400/3 415/3 690/3"],
].flatMap(([hertz, voltages]) => voltages!.split(" ").map((voltage) => ({ value: `${voltage}/${hertz}` })));

export const view: CalculatorView = {
  definition: schedules,
  figure: MarginFigure,
  sectionTools: equipmentTools,
  suggestions: Object.fromEntries(listNames.map((list) => [`${list}.supply`, () => supplies])),
};
