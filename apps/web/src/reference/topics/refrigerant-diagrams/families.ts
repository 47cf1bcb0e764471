import type { Refrigerant } from "@org/hvac-core/refrigerants";
import { evenly, evenRatios, isGap, placeOf, placeOrGap, type DiagramRange, type Place } from "./places.ts";

/* The lines of one property each, over the range of a diagram. */

/** Whether a temperature or a pressure has a bubble and a dew point. */
const isBelowEnd = ({ range }: Refrigerant, temperature: number): boolean => temperature < range.maximumSaturationTemperature;
const endPressure = (refrigerant: Refrigerant): number =>
  refrigerant.saturationAtTemperature(refrigerant.range.maximumSaturationTemperature).pressureDew;

/** From liquid to vapour at one temperature: one pressure in a pure fluid, falling pressures in a blend. */
function evaporatingAt(refrigerant: Refrigerant, temperature: number): readonly Place[] {
  const { liquid, vapor } = refrigerant.saturationAtTemperature(temperature);
  const between =
    refrigerant.kind === "pure"
      ? []
      : evenly(0, 1, 9)
          .slice(1, -1)
          .map((quality) => placeOrGap(() => refrigerant.state({ temperature, quality })));
  return [placeOf(liquid), ...between.filter((place) => !isGap(place)), placeOf(vapor)];
}

export function isotherm(refrigerant: Refrigerant, temperature: number, { lowPressure, highPressure }: DiagramRange): readonly Place[] {
  const placeAt = (pressure: number, phase?: "liquid" | "vapor"): Place =>
    placeOrGap(() => refrigerant.state({ temperature, pressure, ...(phase && { phase }) }));
  if (!isBelowEnd(refrigerant, temperature)) return evenRatios(highPressure, lowPressure, 64).map((pressure) => placeAt(pressure));
  const { pressureBubble, pressureDew } = refrigerant.saturationAtTemperature(temperature);
  const liquid = pressureBubble < highPressure ? evenRatios(highPressure, pressureBubble, 10).slice(0, -1) : [];
  const vapor = pressureDew > lowPressure ? evenRatios(pressureDew, lowPressure, 20).slice(1) : [];
  return [
    ...liquid.map((pressure) => placeAt(pressure, "liquid")),
    ...evaporatingAt(refrigerant, temperature),
    ...vapor.map((pressure) => placeAt(pressure, "vapor")),
  ];
}

/** From liquid to vapour at one pressure: one temperature in a pure fluid, rising temperatures in a blend. */
function evaporatingUnder(refrigerant: Refrigerant, pressure: number): readonly Place[] {
  const { liquid, vapor } = refrigerant.saturationAtPressure(pressure);
  const between = evenly(0, 1, 9)
    .slice(1, -1)
    .map((quality) => placeOrGap(() => refrigerant.state({ pressure, quality })));
  return [placeOf(liquid), ...between, placeOf(vapor)];
}

export function isobar(refrigerant: Refrigerant, pressure: number, { lowTemperature, highTemperature }: DiagramRange): readonly Place[] {
  const placeAt = (temperature: number): Place => placeOrGap(() => refrigerant.state({ temperature, pressure }));
  if (pressure >= endPressure(refrigerant)) return evenly(lowTemperature, highTemperature, 64).map(placeAt);
  const { temperatureBubble, temperatureDew } = refrigerant.saturationAtPressure(pressure);
  const liquid = temperatureBubble > lowTemperature ? evenly(lowTemperature, temperatureBubble, 10).slice(0, -1) : [];
  const vapor = temperatureDew < highTemperature ? evenly(temperatureDew, highTemperature, 20).slice(1) : [];
  return [...liquid.map(placeAt), ...evaporatingUnder(refrigerant, pressure), ...vapor.map(placeAt)];
}

const overPressures = ({ lowPressure, highPressure }: DiagramRange, placeAt: (pressure: number) => Place, count = 48): readonly Place[] =>
  evenRatios(lowPressure, highPressure, count).map(placeAt);

export function isentrope(refrigerant: Refrigerant, entropy: number, range: DiagramRange): readonly Place[] {
  return overPressures(range, (pressure) => placeOrGap(() => refrigerant.state({ pressure, entropy })));
}

export function isenthalp(refrigerant: Refrigerant, enthalpy: number, range: DiagramRange): readonly Place[] {
  return overPressures(range, (pressure) => placeOrGap(() => refrigerant.state({ pressure, enthalpy })));
}

export function qualityLine(refrigerant: Refrigerant, quality: number, { lowPressure }: DiagramRange): readonly Place[] {
  return evenRatios(lowPressure, endPressure(refrigerant), 40).map((pressure) =>
    placeOrGap(() => refrigerant.state({ pressure, quality })),
  );
}

/** Iterations after which a place on an isochore is as good as it gets; regula falsi in Illinois's form needs some ten. */
const maxIterations = 60;

/** The enthalpy at which the fluid has a volume under a pressure; NaN where it has not between the range's temperatures. */
function enthalpyOfVolume(refrigerant: Refrigerant, pressure: number, volume: number, range: DiagramRange): number {
  const wanted = Math.log(volume);
  const miss = (enthalpy: number): number => -Math.log(refrigerant.state({ pressure, enthalpy }).density) - wanted;
  let [low, high] = [range.lowTemperature, range.highTemperature].map(
    (temperature) => refrigerant.state({ temperature, pressure }).enthalpy,
  ) as [number, number];
  let [lowMiss, highMiss] = [miss(low), miss(high)];
  if (lowMiss > 0 || highMiss < 0) return Number.NaN;
  let side = 0;
  for (let step = 0; step < maxIterations; step++) {
    const middle = (low * highMiss - high * lowMiss) / (highMiss - lowMiss);
    const middleMiss = miss(middle);
    if (Math.abs(middleMiss) < 1e-8) return middle;
    if (middleMiss > 0) {
      [high, highMiss] = [middle, middleMiss];
      if (side === 1) lowMiss /= 2;
      side = 1;
    } else {
      [low, lowMiss] = [middle, middleMiss];
      if (side === -1) highMiss /= 2;
      side = -1;
    }
  }
  return Number.NaN;
}

export function isochore(refrigerant: Refrigerant, volume: number, range: DiagramRange): readonly Place[] {
  return overPressures(
    range,
    (pressure) => placeOrGap(() => refrigerant.state({ pressure, enthalpy: enthalpyOfVolume(refrigerant, pressure, volume, range) })),
    32,
  );
}

/** Between the end of saturation and the critical point, on one side of the dome: the critical point itself comes last. */
function towardsCritical(end: Place, critical: Place): readonly Place[] {
  return evenly(1, 0, 7)
    .slice(1)
    .map((share) => ({
      // Enthalpies and entropies of both phases part as the root of what the temperature lacks, pressures as itself: a drawing needs no more.
      temperature: critical.temperature + share ** 2 * (end.temperature - critical.temperature),
      pressure: critical.pressure * (end.pressure / critical.pressure) ** (share ** 2),
      enthalpy: critical.enthalpy + share * (end.enthalpy - critical.enthalpy),
      entropy: critical.entropy + share * (end.entropy - critical.entropy),
    }));
}

/** Saturated liquid up to the critical point and saturated vapour down from it. */
export function dome(refrigerant: Refrigerant, { lowTemperature }: DiagramRange): readonly Place[] {
  const end = refrigerant.range.maximumSaturationTemperature;
  // Closer towards the end, where the dome bends.
  const saturated = evenly(1, 0, 48).map((share) => refrigerant.saturationAtTemperature(end - share ** 2 * (end - lowTemperature)));
  const liquid = saturated.map((each) => placeOf(each.liquid));
  const vapor = saturated.map((each) => placeOf(each.vapor));
  const [lastLiquid, lastVapor] = [liquid.at(-1)!, vapor.at(-1)!];
  // Saturation ends within half a per cent of the critical temperature, where both sides are nearly symmetrical about it.
  const critical: Place = {
    temperature: refrigerant.critical.temperature,
    pressure: refrigerant.critical.pressure,
    enthalpy: (lastLiquid.enthalpy + lastVapor.enthalpy) / 2,
    entropy: (lastLiquid.entropy + lastVapor.entropy) / 2,
  };
  return [...liquid, ...towardsCritical(lastLiquid, critical), ...[...vapor, ...towardsCritical(lastVapor, critical)].toReversed()];
}
