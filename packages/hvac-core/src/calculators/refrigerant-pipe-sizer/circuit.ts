import { at, OutOfRangeError } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import {
  compress,
  cycleEnds,
  lineLoss,
  liquidLineLoss,
  liquidPath,
  saturationCurve,
  tabulatedProperties,
  type Compression,
  type CycleEnds,
  type FlowProperties,
  type LineRun,
  type LiquidLineLoss,
  type LiquidPath,
  type PropertiesAt,
} from "../../refrigerantLines/index.ts";
import type { Refrigerant } from "../../refrigerants/index.ts";
import { shareForVelocity, sizeLine, type SizedLine } from "./sizing.ts";
import { tubeRoughness, type LineTask } from "./candidates.ts";
import type { LineKind, LineValues, RefrigerantValues } from "./schema.ts";

/** A line as calculated. */
export interface LineCalculation extends Omit<SizedLine, "candidates"> {
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  readonly isGas: boolean;
  /** At the largest capacity, kg/s. */
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
  /** Of the fluid where it is hottest, °C. */
  readonly temperature: number;
  /** Least capacity, as a share of the largest, at which each method says that oil returns; of a double riser in its small tube. */
  readonly oilShare?: { readonly tabulated?: number; readonly flooding: number };
  /** Of a double riser: the share below which the large tube is no longer swept. */
  readonly secondOilShare?: number;
  /** kg. */
  readonly charge: number;
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
  readonly pickUpHeat: number;
  /** In the order of the input. */
  readonly lines: readonly LineCalculation[];
}

const isGasKind = (kind: LineKind): boolean => kind !== "liquid" && kind !== "condensate";

/** Where a line begins, and how what it carries behaves. */
interface Stretch {
  readonly pressure: number;
  readonly knownEnd: "inlet" | "outlet";
  readonly enthalpyIn: number;
  readonly enthalpyOut: number;
  readonly specificVolumeAtLeast: number;
  readonly saturationAt: (pressure: number) => number;
  /** Where it is hottest, °C. */
  readonly temperature: number;
  /** At the end that is known. */
  readonly entry: FlowProperties;
  readonly lossOf: (run: LineRun) => LiquidLineLoss;
}

/** What the lines of one circuit share. */
class Lines {
  readonly #values: RefrigerantValues;
  readonly #massFlow: number;
  readonly #minimumMassFlow: number;

  constructor(values: RefrigerantValues, massFlow: number, minimumMassFlow: number) {
    this.#values = values;
    this.#massFlow = massFlow;
    this.#minimumMassFlow = minimumMassFlow;
  }

  of(kind: LineKind): readonly LineValues[] {
    return this.#values.lines.filter((line) => line.kind === kind);
  }

  /** Its own limit, or its share by length of what the limit of its kind leaves to those without one. */
  #budgetOf(line: LineValues): number {
    if (line.penaltyBudget !== null) return line.penaltyBudget;
    const { suctionBudget, dischargeBudget, liquidBudget } = this.#values;
    const all = line.kind === "suction" ? suctionBudget : isGasKind(line.kind) ? dischargeBudget : liquidBudget;
    const others = this.of(line.kind);
    const stated = others.reduce((sum, { penaltyBudget }) => sum + (penaltyBudget ?? 0), 0);
    const length = others.reduce((sum, other) => sum + (other.penaltyBudget === null ? other.length : 0), 0);
    // Where own limits leave nothing, a line is still judged by its part of the whole.
    return ((stated < all ? all - stated : all) * line.length) / length;
  }

  calculate(line: LineValues, stretch: Stretch): LineCalculation {
    const { pressure, knownEnd, enthalpyIn, enthalpyOut, specificVolumeAtLeast } = stretch;
    const isGas = isGasKind(line.kind);
    // Behind the line come its accessories, so a line that is followed from its end begins before them.
    const known = knownEnd === "inlet" ? pressure : pressure + line.accessoryLoss;
    const task: LineTask = {
      values: line,
      isGas,
      massFlow: line.flowShare * this.#massFlow,
      minimumMassFlow: line.flowShare * this.#minimumMassFlow,
      budget: this.#budgetOf(line),
      specificVolumeAtLeast,
      pressure: known,
      saturationAt: stretch.saturationAt,
      temperature: stretch.temperature,
      entry: stretch.entry,
      oilDensity: this.#values.oilDensity,
      oilMethod: this.#values.oilMethod,
      lossOf: (massFlow, insideDiameter, equivalentLength) =>
        stretch.lossOf({
          massFlow,
          insideDiameter,
          equivalentLength,
          roughness: tubeRoughness,
          rise: line.rise,
          pressure: known,
          knownEnd,
          enthalpyIn,
          enthalpyOut,
        }),
    };
    return at(`lines.${line.id}`, () => this.#told(line, task, stretch));
  }

  #told(line: LineValues, task: LineTask, { enthalpyIn, enthalpyOut }: Stretch): LineCalculation {
    const { candidates, ...sized } = sizeLine(task, this.#values.tubeSeries);
    const { tube, loss, second, oil, penalty } = sized;
    const saturationIn = task.saturationAt(loss.pressureIn);
    const section = (diameter: number): number => (Math.PI / 4) * diameter ** 2;
    const charge =
      line.length *
      (section(tube.insideDiameter) * loss.meanDensity + (second ? section(second.tube.insideDiameter) * second.meanDensity : 0));
    const shares = oil && {
      ...(oil.tabulated !== undefined && { tabulated: shareForVelocity(task, tube, oil.tabulated) }),
      flooding: shareForVelocity(task, tube, oil.flooding),
    };
    return {
      ...sized,
      id: line.id,
      name: line.name,
      kind: line.kind,
      isGas: task.isGas,
      massFlow: task.massFlow,
      minimumMassFlow: task.minimumMassFlow,
      pressureIn: loss.pressureIn,
      pressureOut: loss.pressureOut - line.accessoryLoss,
      enthalpyIn,
      enthalpyOut,
      budget: task.budget,
      specificVolumeAtLeast: task.specificVolumeAtLeast,
      saturationIn,
      saturationOut: saturationIn - penalty,
      temperature: task.temperature,
      ...(shares && { oilShare: shares }),
      ...(second && { secondOilShare: second.oil.required / second.velocity }),
      charge,
      flashesAt: loss.flashesAt,
      sizes: candidates.map((each) => ({
        key: `${each.tube.series}-${each.tube.label.split(" ")[0]!.replaceAll("/", "_")}`,
        label: each.tube.label,
        outsideDiameter: each.tube.outsideDiameter,
        ...(each.velocity !== undefined && { velocity: each.velocity }),
        ...(each.minimumVelocity !== undefined && { minimumVelocity: each.minimumVelocity }),
        ...(each.oil && { required: each.oil.required }),
        ...(each.penalty !== undefined && { penalty: each.penalty }),
        ...(each.loss && { charge: line.length * section(each.tube.insideDiameter) * each.loss.meanDensity }),
        ruledOutBy: each.ruledOutBy,
      })),
    };
  }
}

/** The fluid down to a pressure below which no line is built: there the tube is too small, and need not be followed further. */
const downTo =
  (least: number, properties: PropertiesAt): PropertiesAt =>
  (pressure, enthalpy) => {
    if (pressure < least)
      throw new OutOfRangeError({
        parameter: "insideDiameter",
        value: pressure,
        min: least,
        max: Infinity,
        unit: "Pa",
        reason: "it is too small",
      });
    return properties(pressure, enthalpy);
  };

const asGas =
  (properties: PropertiesAt) =>
  (run: LineRun): LiquidLineLoss => ({ ...lineLoss(run, properties), flashesAt: 1 });

/** The gas from the evaporator to the compressor, warmed evenly along the way. */
function suctionLines(
  lines: Lines,
  { evaporatingPressure, evaporatorOutlet }: CycleEnds,
  refrigerant: Refrigerant,
  heat: number,
): LineCalculation[] {
  const rows = lines.of("suction");
  if (rows.length === 0) return [];
  const { enthalpy } = evaporatorOutlet;
  const { temperature } = refrigerant.state({ pressure: evaporatingPressure, enthalpy: enthalpy + heat });
  const isDry = refrigerant.saturationAtPressure(1.02 * evaporatingPressure).vapor.enthalpy < enthalpy;
  const properties = tabulatedProperties(refrigerant, {
    lowestPressure: 0.6 * evaporatingPressure,
    highestPressure: (isDry ? 1.02 : 1) * evaporatingPressure,
    enthalpies: [enthalpy, enthalpy + heat],
  });
  const saturationAt = saturationCurve(refrigerant, "dew", 0.6 * evaporatingPressure, 1.02 * evaporatingPressure);
  const length = rows.reduce((sum, row) => sum + row.length, 0);
  const done: LineCalculation[] = [];
  let pressure = evaporatingPressure;
  let enthalpyIn = enthalpy;
  for (const row of rows) {
    const enthalpyOut = enthalpyIn + (heat * row.length) / length;
    const specificVolumeAtLeast = properties(evaporatingPressure, enthalpyIn).specificVolume;
    const line = lines.calculate(row, {
      pressure,
      knownEnd: "inlet",
      enthalpyIn,
      enthalpyOut,
      specificVolumeAtLeast,
      saturationAt,
      temperature,
      entry: properties(pressure, enthalpyIn),
      lossOf: asGas(downTo(0.6 * evaporatingPressure, properties)),
    });
    done.push(line);
    pressure = line.pressureOut;
    enthalpyIn = enthalpyOut;
  }
  return done;
}

/** The gas to the condenser, followed from there up to the compressor: the condensing pressure is known at the end. */
function dischargeLines(lines: Lines, refrigerant: Refrigerant, pressure: number, enthalpy: number): LineCalculation[] {
  const rows = lines.of("discharge");
  if (rows.length === 0) return [];
  const properties = tabulatedProperties(refrigerant, {
    lowestPressure: 0.98 * pressure,
    highestPressure: Math.min(1.3 * pressure, 0.98 * refrigerant.range.maximumPressure),
    enthalpies: [enthalpy, enthalpy],
  });
  const { temperature } = refrigerant.state({ pressure, enthalpy });
  const saturationAt = saturationCurve(refrigerant, "dew", 0.98 * pressure, Math.min(1.3 * pressure, saturationEnd(refrigerant)));
  const entry = properties(pressure, enthalpy);
  const done: LineCalculation[] = [];
  let outlet = pressure;
  for (const row of rows.toReversed()) {
    const line = lines.calculate(row, {
      pressure: outlet,
      knownEnd: "outlet",
      enthalpyIn: enthalpy,
      enthalpyOut: enthalpy,
      specificVolumeAtLeast: entry.specificVolume,
      saturationAt,
      temperature,
      entry,
      lossOf: asGas(properties),
    });
    done.unshift(line);
    outlet = line.pressureIn;
  }
  return done;
}

function hotGasLines(lines: Lines, refrigerant: Refrigerant, pressure: number, enthalpy: number): LineCalculation[] {
  const rows = lines.of("hotGas");
  if (rows.length === 0) return [];
  const properties = tabulatedProperties(refrigerant, {
    lowestPressure: 0.6 * pressure,
    highestPressure: 1.01 * pressure,
    enthalpies: [enthalpy, enthalpy],
  });
  const { temperature } = refrigerant.state({ pressure, enthalpy });
  const saturationAt = saturationCurve(refrigerant, "dew", 0.6 * pressure, Math.min(1.01 * pressure, saturationEnd(refrigerant)));
  const entry = properties(pressure, enthalpy);
  const done: LineCalculation[] = [];
  let inlet = pressure;
  for (const row of rows) {
    const line = lines.calculate(row, {
      pressure: inlet,
      knownEnd: "inlet",
      enthalpyIn: enthalpy,
      enthalpyOut: enthalpy,
      specificVolumeAtLeast: entry.specificVolume,
      saturationAt,
      temperature,
      entry,
      lossOf: asGas(downTo(0.6 * pressure, properties)),
    });
    done.push(line);
    inlet = line.pressureOut;
  }
  return done;
}

/** Highest pressure of which a saturation temperature is known, Pa. */
function saturationEnd(refrigerant: Refrigerant): number {
  return refrigerant.saturationAtTemperature(refrigerant.range.maximumSaturationTemperature).pressureDew;
}

/** Liquid from the condenser to the expansion valve; drains each begin at the condenser. */
function liquidLines(lines: Lines, kind: "liquid" | "condensate", path: LiquidPath, condensingPressure: number): LineCalculation[] {
  const rows = lines.of(kind);
  if (rows.length === 0) return [];
  const { temperature } = path.refrigerant.state({ pressure: condensingPressure, enthalpy: path.enthalpy });
  const highest = Math.min(1.1 * condensingPressure, saturationEnd(path.refrigerant));
  const saturationAt = saturationCurve(path.refrigerant, "bubble", 0.6 * condensingPressure, highest);
  const followed = { ...path, mixture: downTo(0.5 * path.flashPressure, path.mixture) };
  const done: LineCalculation[] = [];
  let pressure = condensingPressure;
  for (const row of rows) {
    const line = lines.calculate(row, {
      pressure,
      knownEnd: "inlet",
      enthalpyIn: path.enthalpy,
      enthalpyOut: path.enthalpy,
      specificVolumeAtLeast: 1,
      saturationAt,
      temperature,
      entry: (pressure > path.flashPressure ? path.liquid : path.mixture)(pressure, path.enthalpy),
      lossOf: (run) => liquidLineLoss(run, followed),
    });
    done.push(line);
    if (kind === "liquid") pressure = line.pressureOut;
  }
  return done;
}

const numbersOf = ({ temperature, pressure, enthalpy, density }: StateNumbers): StateNumbers => ({
  temperature,
  pressure,
  enthalpy,
  density,
});

/** Fields that the cycle itself names where it refuses. */
const ownFields: readonly string[] = ["evaporatingTemperature", "condensingTemperature", "superheat", "subcooling"];

/** What a part of the cycle refuses is told at the field that the cycle stands by; limits of the equation of state in words of ours. */
function told<T>(parameter: string, reason: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfRangeError) || error.parameter.startsWith("lines.")) throw error;
    const isPlain = error.reason !== undefined && !/\d/.test(error.reason);
    throw new OutOfRangeError({
      parameter: ownFields.includes(error.parameter) || error.parameter === "refrigerant" ? error.parameter : parameter,
      value: 0,
      min: 0,
      max: 0,
      unit: "",
      reason: isPlain ? error.reason : reason,
    });
  }
}

function compressorOf(
  refrigerant: Refrigerant,
  suction: { readonly pressure: number; readonly enthalpy: number },
  dischargePressure: number,
  efficiency: number,
): CompressorState {
  const gas = refrigerant.state(suction);
  const { discharge, work }: Compression = told(
    "condensingTemperature",
    "the compressor's outlet is beyond the range of the refrigerant",
    () => compress(refrigerant, suction, dischargePressure, efficiency),
  );
  return {
    suctionPressure: suction.pressure,
    suctionTemperature: gas.temperature,
    suctionEnthalpy: suction.enthalpy,
    density: gas.density,
    dischargePressure,
    dischargeTemperature: discharge.temperature,
    dischargeEnthalpy: discharge.enthalpy,
    isentropicEnthalpy: suction.enthalpy + work * efficiency,
    work,
  };
}

/** The discharge pressure and what it leads to hang on each other by a few hundredths; a few rounds settle them. */
const mostRounds = 40;
const settled = 1e-7;

/** The whole circuit: its ends, then its lines with the compressor between them. */
export function circuitOf(values: RefrigerantValues, refrigerant: Refrigerant): Circuit {
  const { evaporatingTemperature, condensingTemperature, condensingPoint, superheat, subcooling, isentropicEfficiency } = values;
  const { minimumTemperature, maximumSaturationTemperature } = refrigerant.range;
  const said = (value: number): string => formatQuantity(value, "temperature", values.unitSystem, { digits: 3, trimZeros: true });
  const range = `${refrigerant.designation} saturates from ${said(minimumTemperature)} to ${said(maximumSaturationTemperature)}`;
  const ends = told("evaporatingTemperature", range, () =>
    cycleEnds({ refrigerant, evaporatingTemperature, condensingTemperature, condensingPoint, superheat, subcooling }),
  );
  const massFlow = values.capacity / ends.refrigeratingEffect;
  const minimumMassFlow = (values.minimumCapacity ?? values.capacity) / ends.refrigeratingEffect;
  const lines = new Lines(values, massFlow, minimumMassFlow);
  const { evaporatingPressure, condensingPressure, evaporatorOutlet, condenserOutlet } = ends;
  const warmed = refrigerant.state({
    temperature: evaporatorOutlet.temperature + values.suctionPickUp,
    pressure: evaporatingPressure,
    phase: "vapor",
  });
  const pickUpHeat = values.suctionPickUp === 0 ? 0 : warmed.enthalpy - evaporatorOutlet.enthalpy;
  const suction = told("capacity", "the gas cannot be followed along the suction lines", () =>
    suctionLines(lines, ends, refrigerant, pickUpHeat),
  );
  const intake = {
    pressure: suction.at(-1)?.pressureOut ?? evaporatingPressure,
    enthalpy: evaporatorOutlet.enthalpy + pickUpHeat,
  };
  const compressorTo = (pressure: number): CompressorState => compressorOf(refrigerant, intake, pressure, isentropicEfficiency);
  let compressor = compressorTo(condensingPressure);
  let discharge: LineCalculation[] = [];
  for (let round = 0; round < mostRounds; round++) {
    discharge = told("capacity", "the gas cannot be followed along the discharge lines", () =>
      dischargeLines(lines, refrigerant, condensingPressure, compressor.dischargeEnthalpy),
    );
    const pressure = discharge[0]?.pressureIn ?? condensingPressure;
    const before = compressor.dischargePressure;
    compressor = compressorTo(pressure);
    if (Math.abs(pressure - before) <= settled * pressure) break;
  }
  const ideal = compressorOf(
    refrigerant,
    { pressure: evaporatingPressure, enthalpy: intake.enthalpy },
    condensingPressure,
    isentropicEfficiency,
  );
  const hotGas = told("capacity", "the gas cannot be followed along the hot gas lines", () =>
    hotGasLines(lines, refrigerant, compressor.dischargePressure, compressor.dischargeEnthalpy),
  );
  const path = told("condensingTemperature", "the liquid is beyond the range of the refrigerant", () =>
    liquidPath(refrigerant, condensingPressure, condenserOutlet.enthalpy),
  );
  const liquid = told("capacity", "the liquid cannot be followed along its lines", () =>
    liquidLines(lines, "liquid", path, condensingPressure),
  );
  const condensate = told("capacity", "the liquid cannot be followed along its drain", () =>
    liquidLines(lines, "condensate", path, condensingPressure),
  );
  const byId = new Map([...suction, ...discharge, ...hotGas, ...liquid, ...condensate].map((line) => [line.id, line]));
  const valve = liquid.length === 0 ? undefined : valveOf(refrigerant, liquid.at(-1)!.pressureOut, condenserOutlet.enthalpy);
  const { evaporatorOutlet: _gas, condenserOutlet: _liquid, ...pressures } = ends;
  return {
    ends: pressures,
    evaporatorOutlet: numbersOf(evaporatorOutlet),
    condenserOutlet: numbersOf(condenserOutlet),
    massFlow,
    minimumMassFlow,
    compressor,
    ideal,
    ...(valve && { valve }),
    pickUpHeat,
    lines: values.lines.map(({ id }) => byId.get(id)!),
  };
}

function valveOf(refrigerant: Refrigerant, pressure: number, enthalpy: number): ValveState {
  const state = told("capacity", "the liquid cannot be followed to the valve", () => refrigerant.state({ pressure, enthalpy }));
  if (state.phase === "two-phase") return { pressure, subcooling: 0, quality: state.quality };
  const { temperatureBubble } = refrigerant.saturationAtPressure(pressure);
  return { pressure, subcooling: temperatureBubble - state.temperature, quality: 0 };
}
