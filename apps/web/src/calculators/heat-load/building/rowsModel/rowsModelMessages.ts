import type { Drawing } from "@org/hvac-core/building/drawing";
import type { HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import type { RowsBuilding } from "@org/hvac-core/exchange/building";

/** What the page asks the worker. */
export interface RowsModelQuestion {
  readonly values: HeatLoadValues;
  /** Drawing of the plans that rooms were traced on. */
  readonly drawing?: Drawing | undefined;
}

/** The model as text, and how its rooms fit their boxes. */
export interface RowsModelAnswer {
  readonly text: string;
  readonly rooms: RowsBuilding["rooms"];
  /** The model of the drawing, with its outlines. */
  readonly traced?: string | undefined;
}
