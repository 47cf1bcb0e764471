import type { CycleEnds } from "../../refrigerant-lines/index.ts";
import type { SizedLine } from "./sizing.ts";
import type { LineKind } from "./schema.ts";

/** A line as calculated. */
export interface LineCalculation extends Omit<SizedLine, "candidates"> {
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  readonly isGas: boolean;
  /** Of one of its lines side by side, at the largest capacity, kg/s. */
  readonly massFlow: number;
  readonly minimumMassFlow: number;
  /** Pa, at its entry and behind its accessories. */
  readonly pressureIn: number;
  readonly pressureOut: number;
  readonly enthalpyIn: number;
  readonly enthalpyOut: number;
  readonly budget: number;
  readonly specificVolumeAtLeast: number;
  /** Saturation temperature at its entry, and after what counts against the limit, °C. */
  readonly saturationIn: number;
  readonly saturationOut: number;
  /** Of the wall where it is hottest, at work or by design, °C. */
  readonly temperature: number;
  /** That the code asks its tube to bear, Pa. */
  readonly designPressure: number;
  /** Least capacity, as a share of the largest, at which each method says that oil returns; of a double riser in its small tube. */
  readonly oilShare?: { readonly tabulated: number; readonly flooding: number };
  /** Of a double riser: the share below which the large tube is no longer swept. */
  readonly secondOilShare?: number;
  /** Of all that stand side by side, kg. */
  readonly charge: number;
  /** How many stand side by side. */
  readonly count: number;
  /** Whether it flashes; share of the way where. */
  readonly flashesAt: number;
  readonly sizes: readonly SizeRow[];
}

/** One size of a series as tried, in numbers. */
export interface SizeRow {
  readonly key: string;
  readonly label: string;
  readonly outsideDiameter: number;
  readonly velocity?: number;
  readonly minimumVelocity?: number;
  readonly required?: number;
  readonly penalty?: number;
  /** kg. */
  readonly charge?: number;
  readonly ruledOutBy: SizedLine["ruledOutBy"];
}

/** What the compressor does between two pressures. */
export interface CompressorState {
  readonly suctionPressure: number;
  readonly suctionTemperature: number;
  readonly suctionEnthalpy: number;
  /** Of the gas that it takes in, kg/m³. */
  readonly density: number;
  readonly dischargePressure: number;
  readonly dischargeTemperature: number;
  readonly dischargeEnthalpy: number;
  /** At the discharge pressure with the entropy of the suction gas, J/kg. */
  readonly isentropicEnthalpy: number;
  /** J/kg. */
  readonly work: number;
}

/** The liquid as it comes to the expansion valve. */
export interface ValveState {
  readonly pressure: number;
  /** Below the bubble point, K; 0 where it flashes. */
  readonly subcooling: number;
  /** Share of flash gas by mass. */
  readonly quality: number;
}

/** A state in numbers, for sheet and figure. */
export interface StateNumbers {
  readonly temperature: number;
  readonly pressure: number;
  readonly enthalpy: number;
  readonly density: number;
}

/** How the gas is warmed along one suction line. */
export interface LineWarming {
  readonly id: string;
  /** Of its tube, or both tubes, W/(m K). */
  readonly conductance: number;
  /** At its entry, °C. */
  readonly temperature: number;
  /** K. */
  readonly rise: number;
  /** J/kg. */
  readonly heat: number;
}

/** Heat that the gas takes up between evaporator and compressor. */
export interface SuctionWarming {
  /** J/kg. */
  readonly total: number;
  /** Of the gas behind the evaporator, J/(kg K). */
  readonly specificHeat: number;
  /** Where it follows from the surroundings. */
  readonly lines: readonly LineWarming[];
}

/** A circuit of refrigerant: its cycle and its lines. */
export interface Circuit {
  readonly ends: Omit<CycleEnds, "evaporatorOutlet" | "condenserOutlet">;
  readonly evaporatorOutlet: StateNumbers;
  readonly condenserOutlet: StateNumbers;
  readonly massFlow: number;
  readonly minimumMassFlow: number;
  readonly compressor: CompressorState;
  /** The same without any loss in lines. */
  readonly ideal: CompressorState;
  readonly valve?: ValveState;
  readonly warming: SuctionWarming;
  /** In the order of the input. */
  readonly lines: readonly LineCalculation[];
}
