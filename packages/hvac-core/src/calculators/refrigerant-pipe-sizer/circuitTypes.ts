import type { CycleEnds } from "../../refrigerant-lines/index.ts";
import type { SizedLine } from "./sizing.ts";
import type { LineKind } from "./schema.ts";

/** A line as calculated. */
export interface LineCalculation extends Omit<SizedLine, "candidates"> {
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  readonly isGas: boolean;
  /** Mass flow of one parallel line, at the maximum capacity, kg/s. */
  readonly massFlow: number;
  readonly minimumMassFlow: number;
  /** Pressure at the inlet and after the accessories, Pa. */
  readonly pressureIn: number;
  readonly pressureOut: number;
  readonly enthalpyIn: number;
  readonly enthalpyOut: number;
  readonly budget: number;
  readonly specificVolumeAtMinimum: number;
  /** Saturation temperature at the inlet, and after the losses for the limit, °C. */
  readonly saturationIn: number;
  readonly saturationOut: number;
  /** Maximum wall temperature, in operation or by design, °C. */
  readonly temperature: number;
  /** Design pressure by the code, Pa. */
  readonly designPressure: number;
  /** Minimum load for oil return by each method, as a share of the maximum capacity; for a double riser, in the small tube. */
  readonly oilShare?: { readonly tabulated: number; readonly flooding: number };
  /** Minimum load for oil return in the large tube of a double riser. */
  readonly secondOilShare?: number;
  /** Charge of all parallel lines, kg. */
  readonly charge: number;
  /** Number of parallel lines. */
  readonly count: number;
  /** Share of the length at which liquid flashes; 1 if it does not. */
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

/** Compression between two pressures. */
export interface CompressorState {
  readonly suctionPressure: number;
  readonly suctionTemperature: number;
  readonly suctionEnthalpy: number;
  /** Density of the suction gas, kg/m³. */
  readonly density: number;
  readonly dischargePressure: number;
  readonly dischargeTemperature: number;
  readonly dischargeEnthalpy: number;
  /** At the discharge pressure with the entropy of the suction gas, J/kg. */
  readonly isentropicEnthalpy: number;
  /** J/kg. */
  readonly work: number;
}

/** Liquid at the expansion valve. */
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

/** Superheat gain of the gas along one suction line. */
export interface LineWarming {
  readonly id: string;
  /** Conductance of the tube, or of both tubes, W/(m K). */
  readonly conductance: number;
  /** At the inlet, °C. */
  readonly temperature: number;
  /** K. */
  readonly rise: number;
  /** J/kg. */
  readonly heat: number;
}

/** Heat gain of the gas between evaporator and compressor. */
export interface SuctionWarming {
  /** J/kg. */
  readonly total: number;
  /** Specific heat of the gas at the evaporator outlet, J/(kg K). */
  readonly specificHeat: number;
  /** Suction lines; empty where the superheat gain is entered. */
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
