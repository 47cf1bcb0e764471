import { tableSpan } from "../../src/refrigerants/chebyshev.ts";
import { SURFACE_SIZE, SURFACE_UNIT } from "../../src/refrigerants/mixing.ts";
import { icePoint } from "../../src/psychrometrics/constants.ts";
import { residualTerms } from "./equation.ts";
import { type Equilibrium, flash, raoult } from "./flash.ts";
import { importLines, nested } from "./fluidModule.ts";
import { Mixture, moleFractions } from "./mixture.ts";
import { type BlendSource, cite, type MixtureSource, readJson } from "./source.ts";
import { publicationsOfPairs, sourcesField } from "./sourcesModule.ts";
import { fitTables, nodeTemperatures, type Sample } from "./tables.ts";

/** Below this the components' equations are sound but nobody has measured the blend. */
const MINIMUM_TEMPERATURE = 200;
const TOLERANCE = { pressure: 1e-7, density: 1e-6 };
/** Qualities and isobars that the two-phase surfaces interpolate. */
const QUALITIES = 14;
const ISOBARS = 22;

function mean(fractions: readonly number[], values: readonly number[]): number {
  return fractions.reduce((sum, fraction, i) => sum + fraction * values[i]!, 0);
}

/** Continues a solution along a line: straight on from the last two, in the logarithm of everything positive. */
function ahead(before: Equilibrium, last: Equilibrium): Equilibrium {
  const on = (a: number, b: number) => (b * b) / a;
  return {
    temperature: last.temperature,
    pressure: on(before.pressure, last.pressure),
    liquid: on(before.liquid, last.liquid),
    vapor: on(before.vapor, last.vapor),
    x: last.x.map((value, i) => on(before.x[i]!, value)),
    y: last.y.map((value, i) => on(before.y[i]!, value)),
  };
}

/** Bubble (quality 0) or dew line (1) at rising temperatures in K. */
export function saturationLine(mixture: Mixture, z: readonly number[], temperatures: readonly number[], quality: 0 | 1): Equilibrium[] {
  const equilibria: Equilibrium[] = [];
  for (const temperature of temperatures) {
    const last = equilibria.at(-1);
    const before = equilibria.at(-2);
    const start = last ? (before ? ahead(before, last) : last) : raoult(mixture, z, temperature);
    equilibria.push(flash(mixture, z, { temperature, quality }, start));
  }
  return equilibria;
}

/** Mass-specific enthalpy, entropy and volume, and the temperature, of a whole two-phase system. */
export function whole(
  mixture: Mixture,
  { temperature, liquid, vapor, x, y }: Equilibrium,
  quality: number,
): [number, number, number, number] {
  const cold = mixture.evaluate(temperature, liquid, x);
  const warm = mixture.evaluate(temperature, vapor, y);
  const coldMass = mean(x, mixture.molarMasses);
  const warmMass = mean(y, mixture.molarMasses);
  const mix = (a: number, b: number) => ((1 - quality) * a) / coldMass + (quality * b) / warmMass;
  return [temperature, mix(cold.enthalpy, warm.enthalpy), mix(cold.entropy, warm.entropy), mix(1 / liquid, 1 / vapor)];
}

/** Chebyshev coefficients of values on nodes cos(π(k+½)/n), as many as wanted. */
function project(values: readonly number[], size: number): number[] {
  const n = values.length;
  return Array.from({ length: size }, (_, j) => {
    const sum = values.reduce((total, value, k) => total + value * Math.cos((Math.PI * j * (k + 0.5)) / n), 0);
    return (sum * (j === 0 ? 1 : 2)) / n;
  });
}

const node = (k: number, n: number) => Math.cos((Math.PI * (k + 0.5)) / n);

/** Temperature, enthalpy and volume among what `whole` gives; the entropy follows from the first two. */
const FITTED = [0, 1, 3];

/** How the fitted properties bend between bubble and dew point, over quality and bubble temperature. */
function mixingSurfaces(mixture: Mixture, z: readonly number[], bubbles: readonly Equilibrium[], critical: number): number[][] {
  const [low, high] = tableSpan(MINIMUM_TEMPERATURE, critical);
  const isobars = Array.from({ length: ISOBARS }, (_, k) => {
    const y = 0.5 * (low + high + (high - low) * node(k, ISOBARS));
    const temperature = critical * (1 - y * y);
    const near = bubbles.reduce((best, point) =>
      Math.abs(point.temperature - temperature) < Math.abs(best.temperature - temperature) ? point : best,
    );
    const bubble = flash(mixture, z, { temperature, quality: 0 }, near);
    const { pressure } = bubble;
    let point = bubble;
    const qualities = Array.from({ length: QUALITIES }, (_, i) => 0.5 * (1 + node(i, QUALITIES))).toReversed();
    const inner = qualities.map((quality) => {
      point = flash(mixture, z, { pressure, quality }, point);
      return whole(mixture, point, quality);
    });
    const start = whole(mixture, bubble, 0);
    const end = whole(mixture, flash(mixture, z, { pressure, quality: 1 }, point), 1);
    const bends = start.map((from, property) =>
      inner.map((values, i) => {
        const quality = qualities[i]!;
        return (y * ((values[property]! - from) / (end[property]! - from) - quality)) / (quality * (1 - quality));
      }),
    );
    return bends.map((values) => project(values.toReversed(), SURFACE_SIZE[0]));
  });
  return FITTED.map((property) =>
    Array.from({ length: SURFACE_SIZE[0] }, (_, row) =>
      project(
        isobars.map((isobar) => isobar[property]![row]!),
        SURFACE_SIZE[1],
      ),
    )
      .flat()
      .map((value) => Math.round(value / SURFACE_UNIT)),
  );
}

/** What moves the mixture's enthalpy and entropy to 200 kJ/kg and 1 kJ/(kg K) at the bubble point at 0 °C. */
function shiftToIir(mixture: Mixture, z: readonly number[], molarMass: number, reducing: number): [number, number] {
  const bubble = flash(mixture, z, { temperature: icePoint, quality: 0 }, raoult(mixture, z, icePoint));
  const { enthalpy, entropy } = mixture.evaluate(icePoint, bubble.liquid, z);
  return [(entropy - 1000 * molarMass) / mixture.gasConstant, (200e3 * molarMass - enthalpy) / (mixture.gasConstant * reducing)];
}

function short(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

function departureName(name: string): string {
  return `departure${name.replaceAll(/[^A-Za-z0-9]/g, "")}`;
}

/** The text of the module of all departure functions, one export each. */
export function departuresModule(folder: string, used: ReadonlySet<string>): string {
  const { departureFunctions } = readJson<MixtureSource>(folder, "mixtures");
  const blocks = [...used]
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => `export const ${departureName(name)}: ResidualTerms = ${nested(residualTerms(departureFunctions[name]!.terms))};\n`);
  return `import type { ResidualTerms } from "../terms.ts";\n\n${blocks.join("\n")}`;
}

/** The text of a blend's data module, without the seal. */
export function blendModule(folder: string, source: BlendSource): string {
  const mixture = new Mixture(folder, source.components);
  const z = moleFractions(source, mixture.molarMasses);
  const molarMass = mean(z, mixture.molarMasses);
  const { T_K, p_Pa, rho_mol_per_m3 } = source.criticalPoint;
  const critical = [short(T_K, 7), short(p_Pa, 7), short(rho_mol_per_m3, 7)] as const;
  const temperatures = nodeTemperatures(MINIMUM_TEMPERATURE, critical[0]);
  const bubbles = saturationLine(mixture, z, temperatures, 0);
  const dews = saturationLine(mixture, z, temperatures, 1);
  const samples: Sample[] = bubbles.map((bubble, i) => ({
    bubble: bubble.pressure,
    dew: dews[i]!.pressure,
    liquid: bubble.liquid,
    vapor: dews[i]!.vapor,
  }));
  const tables = fitTables(samples, temperatures, critical, TOLERANCE);
  const { temperature, volume } = mixture.reducing(z);
  const reducing = [short(temperature, 12), short(1 / volume, 12)] as const;
  const limits = [
    MINIMUM_TEMPERATURE,
    mean(
      z,
      mixture.fluids.map((fluid) => fluid.limits.Tmax_K),
    ),
    mean(
      z,
      mixture.fluids.map((fluid) => fluid.limits.pmax_Pa),
    ),
  ];
  const departures = mixture.pairs.filter(({ departure, F }) => departure !== null && F !== 0);
  const publications = publicationsOfPairs(readJson<MixtureSource>(folder, "mixtures"), source.components);
  const sources = sourcesField({ equation: publications });
  const imports = new Map<string, string>([
    ["blend", "../blend.ts"],
    ["type BlendData", "../blend.ts"],
    ["type Refrigerant", "../types.ts"],
  ]);
  for (const name of source.components) imports.set(`${name}Data`, `./${name}.ts`);
  for (const { departure } of departures) imports.set(departureName(departure!), "./departures.ts");
  for (const name of sources.names) imports.set(name, "./sources.ts");
  const estimated = source.pairsWithoutDepartureFunction;
  return [
    ...importLines(imports),
    "",
    "/** The equation itself. */",
    `export const ${source.name}Data: BlendData = {`,
    `  name: ${JSON.stringify(source.name)},`,
    `  designation: ${JSON.stringify(source.ashraeNumber)},`,
    `  safetyGroup: ${JSON.stringify(source.safetyGroup)},`,
    `  gwp: [${source.gwp_ar4_100}, ${source.gwp_ar5_100 ?? "undefined"}],`,
    sources.text,
    `  components: [${source.components.map((name, i) => `[${name}Data, ${source.massFractions[i]}]`).join(", ")}],`,
    `  critical: ${nested([...critical])},`,
    `  reducing: ${nested([...reducing])},`,
    `  limits: ${nested(limits.map((value) => short(value, 6)))},`,
    `  departures: [${departures.map(({ i, j, F, departure }) => `[${i}, ${j}, ${F}, ${departureName(departure!)}]`).join(", ")}],`,
    `  shift: ${nested(shiftToIir(mixture, z, molarMass, temperature).map((value) => short(value, 12)))},`,
    `  bubble: ${nested(tables.bubble)},`,
    `  dew: ${nested(tables.dew)},`,
    `  liquid: ${nested(tables.liquid)},`,
    `  vapor: ${nested(tables.vapor)},`,
    `  mixing: ${nested(mixingSurfaces(mixture, z, bubbles, critical[0]))},`,
    "};",
    "",
    "/**",
    ` * Blend of ${source.components.map((name, i) => `${name} ${Number((100 * source.massFractions[i]!).toFixed(2))} %`).join(", ")} by mass.`,
    ` * Multi-fluid model with pair parameters of ${publications.map((publication) => cite({ ...publication, doi: null })).join("; ")}.`,
    ...(estimated.length > 0 ? [` * Pairs without a departure function: ${estimated.join(", ")}.`] : []),
    " */",
    `export const ${source.name}: Refrigerant = blend(${source.name}Data);`,
    "",
  ].join("\n");
}
