import { OutOfRangeError } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { compress, cycleEnds, liquidPath, type Compression } from "../../refrigerantLines/index.ts";
import type { Refrigerant } from "../../refrigerants/index.ts";
import type { Circuit, CompressorState, LineCalculation, StateNumbers, ValveState } from "./circuitTypes.ts";
import { Lines } from "./lineCalculation.ts";
import type { RefrigerantValues } from "./schema.ts";
import { warmedSuction } from "./suctionWarming.ts";
import { dischargeLines, hotGasLines, liquidLines } from "./stretches.ts";

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
  const { suction, warming } = told("capacity", "the gas cannot be followed along the suction lines", () =>
    warmedSuction(lines, values, ends, refrigerant),
  );
  const pickUpHeat = warming.total;
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
    warming,
    lines: values.lines.map(({ id }) => byId.get(id)!),
  };
}

function valveOf(refrigerant: Refrigerant, pressure: number, enthalpy: number): ValveState {
  const state = told("capacity", "the liquid cannot be followed to the valve", () => refrigerant.state({ pressure, enthalpy }));
  if (state.phase === "two-phase") return { pressure, subcooling: 0, quality: state.quality };
  const { temperatureBubble } = refrigerant.saturationAtPressure(pressure);
  return { pressure, subcooling: temperatureBubble - state.temperature, quality: 0 };
}
