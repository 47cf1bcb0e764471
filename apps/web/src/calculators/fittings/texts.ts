import { prose } from "@org/form/numbers";
import type { FittingFamily } from "@org/hvac-core/flow";

/** Labels of fittings by kind; the picker has its own texts. */
export const texts = {
  /** Families of fittings, in the order of the picker. */
  families: {
    recent: "Recently used",
    elbow: "Elbows and bends",
    junction: "Tees and wyes",
    tee: "Tees and wyes",
    takeoff: "Take-offs",
    transition: "Transitions",
    reducer: "Reducers and enlargers",
    valve: "Valves",
    damper: "Dampers",
    entry: "Entries",
    entrance: "Entrances",
    exit: "Exits",
    get opening(): string {
      return prose("Louvres");
    },
    obstruction: "Screens and obstructions",
    device: "Devices",
    own: "Custom coefficient",
  } satisfies Readonly<Record<FittingFamily | "recent" | "own", string>>,
  /** Filters of the picker. */
  ductFilter: { round: "For round ducts", rectangular: "For rectangular ducts" },
  pipeFilter: "For this pipe",
} as const;
