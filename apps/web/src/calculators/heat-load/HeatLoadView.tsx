import { heatLoad, type HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { lazyPart } from "@org/ui/elements";
import { workerCalculator } from "@org/form/state";
import type { CalculatorView } from "../view.ts";
import { DropTool } from "./building/DropTool.tsx";
import { HeatLoadFigure } from "./HeatLoadFigure.tsx";
import { isLargeLoad } from "./isLargeLoad.ts";
import { PlaceSearch } from "./PlaceSearch.tsx";
import styles from "./heatLoad.module.css";
import { texts } from "./texts.tsx";
import { tones } from "./tones.ts";

const SiteSearch = lazyPart(
  async () => (await import("./SiteSearch.tsx")).SiteSearch,
  () => texts.parts.places,
  <div className={styles.searchPlace} />,
);

const LibraryTool = lazyPart(
  async () => (await import("./hourly/LibraryTool.tsx")).LibraryTool,
  () => texts.parts.references,
);

const BuildingTool = lazyPart(
  async () => (await import("./building/BuildingTool.tsx")).BuildingTool,
  () => texts.parts.building,
);

export const view: CalculatorView = {
  definition: heatLoad,
  figure: HeatLoadFigure,
  sectionTools: { room: DropTool, conditions: PlaceSearch, site: SiteSearch, rooms: BuildingTool, library: LibraryTool },
  toneOf: ({ values }) => {
    const { method, calculationMode } = values as HeatLoadValues;
    return method === "hourly" ? "cooling" : tones[calculationMode];
  },
  worker: workerCalculator(isLargeLoad, () => new Worker(new URL("heatLoad.worker.ts", import.meta.url), { type: "module" })),
};
