import type { AddressParams } from "../../../page/pageAddress.ts";
import { readNumber, readOneOf } from "../../topicState.ts";

/** The cycle that refrigerants are compared in: temperatures in °C, differences in K. */
export interface CycleState {
  readonly evaporating: number;
  readonly condensing: number;
  readonly condensingPoint: "dew" | "bubble";
  readonly superheat: number;
  readonly subcooling: number;
  readonly efficiency: number;
}

export interface CycleParams {
  readonly te: string;
  readonly tc: string;
  readonly point: string;
  readonly sh: string;
  readonly sc: string;
  readonly eff: string;
}

/** Limits of the fields of a cycle, in SI. */
export const cycleLimits = {
  evaporating: [-60, 60],
  condensing: [-50, 150],
  superheat: [0, 40],
  subcooling: [0, 40],
  efficiency: [0.2, 1],
} as const;

const within = ([min, max]: readonly [number, number]) => ({ min, max });

export function readCycle(params: AddressParams): CycleState {
  return {
    evaporating: readNumber(params["te"], 5, within(cycleLimits.evaporating)),
    condensing: readNumber(params["tc"], 45, within(cycleLimits.condensing)),
    condensingPoint: readOneOf(params["point"], ["dew", "bubble"]),
    superheat: readNumber(params["sh"], 5, within(cycleLimits.superheat)),
    subcooling: readNumber(params["sc"], 5, within(cycleLimits.subcooling)),
    efficiency: readNumber(params["eff"], 0.7, within(cycleLimits.efficiency)),
  };
}
