import { heatLoad, type HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { drawnLater } from "@org/ui/elements";
import type { CalculatorView } from "../view.ts";
import styles from "./heatLoad.module.css";

/** Cooling loads are blue, heating loads orange: the one place where the pair means what it says. */
const tones = { Cooling: "cooling", Heating: "heating" } as const;

const RoomFigure = drawnLater(
  async () => (await import("./RoomFigure.tsx")).RoomFigure,
  <div className={styles.figurePlace} />,
  "The drawing of the room",
);

export const view: CalculatorView = {
  definition: heatLoad,
  figure: RoomFigure,
  toneOf: ({ values }) => tones[(values as HeatLoadValues).calculationMode],
  load: RoomFigure.load,
};
