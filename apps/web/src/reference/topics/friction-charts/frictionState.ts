import { ductRoughness, pipeMaterialKeys, type PipeMaterialKey } from "@org/hvac-core/flow";
import { convert, type UnitSystem } from "@org/hvac-core/quantity";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { readNumber, readOneOf } from "../../topicState.ts";

export type DuctSurface = keyof typeof ductRoughness;
export type Liquid = "water" | "ethylene" | "propylene";

/** State of a friction chart, in SI; `flow` and `rate` are the point of the readout, m³/s and Pa/m. */
export interface FrictionState {
  readonly conduit: "duct" | "pipe";
  readonly surface: DuctSurface;
  readonly airTemperature: number;
  readonly altitude: number;
  readonly material: PipeMaterialKey;
  readonly liquid: Liquid;
  readonly share: number;
  readonly liquidTemperature: number;
  readonly flow: number;
  readonly rate: number;
}

/** Names in the address. */
export interface FrictionParams {
  // oxlint-disable-next-line words/name -- the name in addresses
  readonly of: string;
  readonly surface: string;
  readonly air: string;
  readonly altitude: string;
  readonly material: string;
  readonly liquid: string;
  readonly share: string;
  readonly temperature: string;
  readonly flow: string;
  readonly rate: string;
}

const surfaces = Object.keys(ductRoughness) as [DuctSurface, ...DuctSurface[]];

/** First point of the readout, m³/s and Pa/m: round numbers of the unit system. */
const first = {
  Metric: { duct: { flow: 0.5, rate: 0.8 }, pipe: { flow: 0.002, rate: 200 } },
  Imperial: {
    duct: { flow: convert(1000, "cfm", "m3/s"), rate: convert(0.08, "inH2O/100ft", "Pa/m") },
    pipe: { flow: convert(30, "gpm", "m3/s"), rate: convert(2, "ftH2O/100ft", "Pa/m") },
  },
} as const;

function readFriction(params: AddressParams, unitSystem: UnitSystem): FrictionState {
  const conduit = readOneOf(params["of"], ["duct", "pipe"]);
  const { flow, rate } = first[unitSystem][conduit];
  return {
    conduit,
    surface: surfaces.find((each) => each === params["surface"]) ?? "galvanizedSpiral",
    airTemperature: readNumber(params["air"], 20, { min: -40, max: 120 }),
    altitude: readNumber(params["altitude"], 0, { min: -400, max: 5000 }),
    material: pipeMaterialKeys.find((each) => each === params["material"]) ?? "steel40",
    liquid: readOneOf(params["liquid"], ["water", "ethylene", "propylene"]),
    share: readNumber(params["share"], 0.3, { min: 0.1, max: 0.6 }),
    liquidTemperature: readNumber(params["temperature"], 15, { min: -30, max: 120 }),
    flow: readNumber(params["flow"], flow, { min: 1e-7, max: 1e4 }),
    rate: readNumber(params["rate"], rate, { min: 1e-4, max: 1e6 }),
  };
}

/** Readers of the address for both unit systems. */
export const frictionReaders = {
  Metric: (params: AddressParams) => readFriction(params, "Metric"),
  Imperial: (params: AddressParams) => readFriction(params, "Imperial"),
} as const satisfies Record<UnitSystem, (params: AddressParams) => FrictionState>;
