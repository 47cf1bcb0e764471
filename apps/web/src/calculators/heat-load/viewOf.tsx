import type { HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { deferredPart } from "@org/ui/elements";
import { workerCalculator, type FormInput } from "@org/form/state";
import type { CalculatorView } from "../view.ts";
import styles from "./heatLoad.module.css";

/** Cooling loads are blue, heating loads orange: the one place where the pair means what it says. */
const tones = { Cooling: "cooling", Heating: "heating" } as const;

const HeatLoadFigure = deferredPart(
  async () => (await import("./HeatLoadFigure.tsx")).HeatLoadFigure,
  <div className={styles.figurePlace} />,
  "The drawing of the room",
);

const PlaceSearch = deferredPart(
  async () => (await import("./PlaceSearch.tsx")).PlaceSearch,
  <div className={styles.searchPlace} />,
  "The search for places",
);

const SiteSearch = deferredPart(
  async () => (await import("./SiteSearch.tsx")).SiteSearch,
  <div className={styles.searchPlace} />,
  "The search for places",
);

const LibraryTool = deferredPart(async () => (await import("./hourly/LibraryTool.tsx")).LibraryTool, undefined, "The reference tables");

/** More rooms than this take longer than a key may (bench/typing.ts). */
const maxRoomsOnPage = 300;

const isLarge = ({ method, rooms }: FormInput): boolean => method === "hourly" && Array.isArray(rooms) && rooms.length > maxRoomsOnPage;

/** How a heat load is shown: by the calculator as a whole, or by the one that has yet to load its hourly method. */
export const viewOf = (definition: CalculatorView["definition"]): CalculatorView => ({
  definition,
  figure: HeatLoadFigure,
  sectionTools: { conditions: PlaceSearch, site: SiteSearch, library: LibraryTool },
  toneOf: ({ values }) => {
    const { method, calculationMode } = values as HeatLoadValues;
    return method === "hourly" ? "cooling" : tones[calculationMode];
  },
  apart: workerCalculator(isLarge, () => new Worker(new URL("heatLoad.worker.ts", import.meta.url), { type: "module" })),
  load: async () => {
    await Promise.all([HeatLoadFigure.load(), PlaceSearch.load()]);
  },
});
