import { heatLoad, type HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { lazyPart } from "@org/ui/elements";
import { workerCalculator, type FormInput } from "@org/form/state";
import type { CalculatorView } from "../view.ts";
import { HeatLoadFigure } from "./HeatLoadFigure.tsx";
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

/** More rooms than this take longer than a key may (bench/typing.ts). */
const maxRoomsOnPage = 300;

const isLarge = ({ method, rooms }: FormInput): boolean => method === "hourly" && Array.isArray(rooms) && rooms.length > maxRoomsOnPage;

export const view: CalculatorView = {
  definition: heatLoad,
  figure: HeatLoadFigure,
  sectionTools: { conditions: PlaceSearch, site: SiteSearch, library: LibraryTool },
  toneOf: ({ values }) => {
    const { method, calculationMode } = values as HeatLoadValues;
    return method === "hourly" ? "cooling" : tones[calculationMode];
  },
  worker: workerCalculator(isLarge, () => new Worker(new URL("heatLoad.worker.ts", import.meta.url), { type: "module" })),
};
