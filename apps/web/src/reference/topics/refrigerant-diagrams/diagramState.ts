import type { RefrigerantName } from "@org/hvac-core/refrigerants";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { readNumber, readOneOf } from "../../topicState.ts";
import { readCycle, type CycleParams, type CycleState } from "../refrigerants/compareState.ts";
import { readFluid } from "../refrigerants/fluids.ts";
import type { DiagramKind } from "./diagramLines.ts";

export interface DiagramState {
  readonly fluid: RefrigerantName;
  readonly kind: DiagramKind;
  readonly cycle: CycleState;
  readonly isCycleShown: boolean;
  /** Point of the readout, in SI: enthalpy and pressure, or entropy and temperature; `undefined` until the reader selects one. */
  readonly x: number | undefined;
  readonly y: number | undefined;
}

/** Names in the address. */
export interface DiagramParams extends CycleParams {
  readonly fluid: string;
  readonly axes: string;
  readonly cycle: string;
  readonly x: string;
  readonly y: string;
}

const placeIn = (text: string | undefined): number | undefined => {
  const value = readNumber(text, Number.NaN);
  return Number.isNaN(value) ? undefined : value;
};

export function readDiagram(params: AddressParams): DiagramState {
  return {
    fluid: readFluid(params["fluid"]),
    kind: readOneOf(params["axes"], ["ph", "ts"]),
    cycle: readCycle(params),
    isCycleShown: params["cycle"] !== "0",
    x: placeIn(params["x"]),
    y: placeIn(params["y"]),
  };
}
