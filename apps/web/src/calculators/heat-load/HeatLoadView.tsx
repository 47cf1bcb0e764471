import { heatLoad, type HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { deferredPart } from "@org/ui/elements";
import type { CalculatorView } from "../view.ts";
import styles from "./heatLoad.module.css";

/** Cooling loads are blue, heating loads orange: the one place where the pair means what it says. */
const tones = { Cooling: "cooling", Heating: "heating" } as const;

const RoomFigure = deferredPart(
  async () => (await import("./RoomFigure.tsx")).RoomFigure,
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

export const view: CalculatorView = {
  definition: heatLoad,
  figure: RoomFigure,
  sectionTools: { conditions: PlaceSearch, site: SiteSearch },
  toneOf: ({ values }) => tones[(values as HeatLoadValues).calculationMode],
  load: async () => {
    await Promise.all([RoomFigure.load(), PlaceSearch.load()]);
  },
};
