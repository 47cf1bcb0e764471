import { OutOfRangeError } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { compress, cycleEnds, liquidPath, type Compression } from "../../refrigerant-lines/index.ts";
import type { Refrigerant } from "../../refrigerants/index.ts";
import type { Circuit, CompressorState, LineCalculation, StateNumbers, ValveState } from "./circuitTypes.ts";
import { excessOf, sharesByLength, sharesOfTheRest, type Budgets } from "./budgets.ts";
import { Lines } from "./lineCalculation.ts";
import type { LineValues, RefrigerantValues } from "./schema.ts";
import { warmedSuction } from "./suctionWarming.ts";
import { dischargeLines, hotGasLines, liquidLines } from "./stretches.ts";

const numbersOf = ({ temperature, pressure, enthalpy, density }: StateNumbers): StateNumbers => ({
  temperature,
  pressure,
  enthalpy,
  density,
});

/** Fields that the errors of the cycle name. */
const cycleFields: readonly string[] = ["evaporatingTemperature", "condensingTemperature", "superheat", "subcooling"];

/** Runs a part of the cycle; reports its errors at the field `parameter`, those of the equation of state with `reason`. */
function withReason<T>(parameter: string, reason: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfRangeError) || error.parameter.startsWith("lines.")) throw error;
    const isPlain = error.reason !== undefined && !/\d/.test(error.reason);
    throw new OutOfRangeError({
      parameter: cycleFields.includes(error.parameter) || error.parameter === "refrigerant" ? error.parameter : parameter,
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
  const gas = withReason("capacity", "the gas at the compressor is beyond the range of the refrigerant", () => refrigerant.state(suction));
  const { discharge, work }: Compression = withReason(
    "condensingTemperature",
    "the compressor's outlet is beyond the range of the refrigerant",
    () => compress(refrigerant, { suction, dischargePressure, isentropicEfficiency: efficiency }),
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

/** Rounds of iteration for the discharge pressure, which depends weakly on the losses that it causes. */
const maxRounds = 40;
const settled = 1e-7;

/** Rounds of sharing a limit between lines: each round settles at least one line, and few lines need more than two. */
const maxSharings = 4;

/** The whole circuit. A line that exceeds its share of a limit to return oil leaves less of the limit to the others. */
export function circuitOf(values: RefrigerantValues, refrigerant: Refrigerant): Circuit {
  let budgets = sharesByLength(values);
  let circuit = circuitWith(values, refrigerant, budgets);
  for (let sharing = 0; sharing < maxSharings; sharing++) {
    const others = sharesOfTheRest(values, circuit.lines, budgets);
    if (!others) return circuit;
    const shared = circuitWith(values, refrigerant, others);
    if (excessOf(values, shared.lines) >= excessOf(values, circuit.lines)) return circuit;
    [budgets, circuit] = [others, shared];
  }
  return circuit;
}

/** A circuit whose lines have these limits: its ends, then its lines with the compressor between them. */
function circuitWith(values: RefrigerantValues, refrigerant: Refrigerant, budgets: Budgets): Circuit {
  const { evaporatingTemperature, condensingTemperature, condensingPoint, superheat, subcooling, isentropicEfficiency } = values;
  const { minimumTemperature, maximumSaturationTemperature } = refrigerant.range;
  const text = (value: number): string => formatQuantity(value, "temperature", values.unitSystem, { digits: 3, trimZeros: true });
  const range = `${refrigerant.designation} saturates from ${text(minimumTemperature)} to ${text(maximumSaturationTemperature)}`;
  const ends = withReason("evaporatingTemperature", range, () =>
    cycleEnds({ refrigerant, evaporatingTemperature, condensingTemperature, condensingPoint, superheat, subcooling }),
  );
  const massFlow = values.capacity / ends.refrigeratingEffect;
  const minimumMassFlow = (values.minimumCapacity ?? values.capacity) / ends.refrigeratingEffect;
  // At standstill the liquid is at its bubble point, the higher of both pressures.
  const designOf = (field: "highSideDesignTemperature" | "lowSideDesignTemperature"): number =>
    withReason(field, range, () => refrigerant.saturationAtTemperature(values[field]).pressureBubble);
  const designs = { high: designOf("highSideDesignTemperature"), low: designOf("lowSideDesignTemperature") };
  const lines = new Lines(values, { massFlow, minimumMassFlow, designs, budgets });
  const { evaporatingPressure, condensingPressure, evaporatorOutlet, condenserOutlet } = ends;
  const { suction, warming } = withReason("capacity", "the gas cannot be calculated along the suction lines", () =>
    warmedSuction(lines, values, ends, refrigerant),
  );
  const pickUpHeat = warming.total;
  const intake = { pressure: suction.at(-1)?.pressureOut ?? evaporatingPressure, enthalpy: evaporatorOutlet.enthalpy + pickUpHeat };
  const compressorTo = (pressure: number): CompressorState => compressorOf(refrigerant, intake, pressure, isentropicEfficiency);
  let compressor = compressorTo(condensingPressure);
  let discharge: LineCalculation[] = [];
  for (let round = 0; round < maxRounds; round++) {
    discharge = withReason("capacity", "the gas cannot be calculated along the discharge lines", () =>
      dischargeLines(lines, refrigerant, condensingPressure, compressor.dischargeEnthalpy),
    );
    const pressure = discharge[0]?.pressureIn ?? condensingPressure;
    const before = compressor.dischargePressure;
    compressor = compressorTo(pressure);
    if (Math.abs(pressure - before) <= settled * pressure) break;
  }
  // Without lines there is neither a loss nor warming.
  const ideal = compressorOf(
    refrigerant,
    { pressure: evaporatingPressure, enthalpy: evaporatorOutlet.enthalpy },
    condensingPressure,
    isentropicEfficiency,
  );
  const hotGas = withReason("capacity", "the gas cannot be calculated along the hot gas lines", () =>
    hotGasLines(lines, refrigerant, compressor.dischargePressure, compressor.dischargeEnthalpy, evaporatingPressure),
  );
  const path = withReason("condensingTemperature", "the liquid is beyond the range of the refrigerant", () =>
    liquidPath(refrigerant, condensingPressure, condenserOutlet.enthalpy),
  );
  const liquid = withReason("capacity", "the liquid cannot be calculated along its lines", () => liquidLines(lines, "liquid", path, ends));
  const condensate = withReason("capacity", "the liquid cannot be calculated along its drain", () =>
    liquidLines(lines, "condensate", path, ends),
  );
  const byId = new Map([...suction, ...discharge, ...hotGas, ...liquid, ...condensate].map((line) => [line.id, line]));
  const valve =
    liquid.length === 0 ? undefined : valveOf(refrigerant, liquid.at(-1)!.pressureOut, condenserOutlet.enthalpy, lines.ofKind("liquid"));
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

function valveOf(refrigerant: Refrigerant, pressure: number, enthalpy: number, rows: readonly LineValues[]): ValveState {
  // Only falling liquid rises above the condensing pressure.
  const lowest = rows.reduce((low, row) => (row.rise < low.rise ? row : low));
  const [field, reason] =
    lowest.rise < 0
      ? [`lines.${lowest.id}.rise`, "the weight of the liquid brings it too near the critical pressure for a bubble point"]
      : ["condensingTemperature", "the liquid at the expansion valve is beyond the range of the refrigerant"];
  return withReason(field, reason, () => {
    const state = refrigerant.state({ pressure, enthalpy });
    if (state.phase === "two-phase") return { pressure, subcooling: 0, quality: state.quality };
    const { temperatureBubble } = refrigerant.saturationAtPressure(pressure);
    return { pressure, subcooling: temperatureBubble - state.temperature, quality: 0 };
  });
}
