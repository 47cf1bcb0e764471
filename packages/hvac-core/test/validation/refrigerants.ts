import { saturationLine, whole } from "../../scripts/refrigerants/blendModule.ts";
import { flash } from "../../scripts/refrigerants/flash.ts";
import { blendsIn } from "../../scripts/refrigerants/list.ts";
import { Mixture, moleFractions } from "../../scripts/refrigerants/mixture.ts";
import { type BlendSource, readJson } from "../../scripts/refrigerants/source.ts";
import { refrigerant, refrigerantNames, type RefrigerantName } from "../../src/refrigerants/index.ts";
import { readReference } from "../reference/readReference.ts";
import type { Comparison, Pair } from "./comparison.ts";

interface Fluid {
  readonly fluid: string;
  readonly t_C: number;
  readonly p_Pa: number;
}

const glide = new Set(["R454A", "R454B", "R454C", "R452B", "R513A", "R448A", "R449A"]);
/** These follow the equations of CoolProp 8; the older reference rows are kept for the spread between equations. */
const renewed = new Set(["R1234yf", "R1233zd(E)", "R454A", "R454B", "R513A"]);

function key(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();
}

function known(name: string): RefrigerantName | undefined {
  return refrigerantNames.find((candidate) => key(candidate) === key(name));
}

/** The peer's rows up to the end of saturation. */
function saturationLines(): { id: string; fluid: ReturnType<typeof refrigerant>; temperature: number; out: Record<string, number> }[] {
  return readReference<Fluid>("refrigerant_saturation_t").cases.flatMap(({ id, in: { fluid, t_C }, out }) => {
    const name = known(fluid);
    if (!name) return [];
    const properties = refrigerant(name);
    return t_C > properties.range.maximumSaturationTemperature ? [] : [{ id, fluid: properties, temperature: t_C, out }];
  });
}

/** Enthalpy deviates relative to the latent heat, entropy relative to that of evaporation. */
function saturationPairs(
  file: string,
  blends: boolean,
  from: (
    row: { id: string; out: Record<string, number> },
    s: ReturnType<ReturnType<typeof refrigerant>["saturationAtTemperature"]>,
  ) => Pair[],
): Pair[] {
  return readReference<Fluid>(file).cases.flatMap((row) => {
    const name = known(row.in.fluid);
    if (
      !name ||
      row.in.t_C === undefined ||
      (file === "refrigerant_saturation_t") === renewed.has(row.in.fluid) ||
      glide.has(row.in.fluid) !== blends
    )
      return [];
    const fluid = refrigerant(name);
    // Within 2 % of the critical temperature the saturation line is refused or, in the reference, solved loosely.
    if (row.in.t_C + 273.15 > 0.98 * (fluid.critical.temperature + 273.15)) return [];
    return from(row, fluid.saturationAtTemperature(row.in.t_C));
  });
}

const files = ["refrigerant_saturation_t", "refrigerant_saturation_newer_eos"];
function saturation(blends: boolean, from: Parameters<typeof saturationPairs>[2]): Pair[] {
  return files.flatMap((file) => saturationPairs(file, blends, from));
}

type Property = "density" | "enthalpy" | "entropy";
const columns: Readonly<Record<Property, string>> = { density: "rho_#_kg_per_m3", enthalpy: "h_#_J_per_kg", entropy: "s_#_J_per_kgK" };

function phases(blends: boolean, property: Property): Pair[] {
  return saturation(blends, (row, state) => {
    const valueOf = (phase: "liq" | "vap"): number => row.out[columns[property].replace("#", phase)]!;
    const span = property === "density" ? undefined : Math.abs(valueOf("vap") - valueOf("liq"));
    return (["liq", "vap"] as const).map((phase) => ({
      id: `${row.id} ${phase}`,
      expected: valueOf(phase),
      actual: (phase === "liq" ? state.liquid : state.vapor)[property],
      ...(span !== undefined && { scale: span }),
    }));
  });
}

function pressures(blends: boolean): Pair[] {
  return saturation(blends, (row, { pressureBubble, pressureDew }) => [
    { id: `${row.id} bubble`, expected: row.out["p_bubble_Pa"]!, actual: pressureBubble },
    { id: `${row.id} dew`, expected: row.out["p_dew_Pa"]!, actual: pressureDew },
  ]);
}

function singlePhase(column: string, property: "density" | "enthalpy" | "entropy" | "soundSpeed"): Pair[] {
  return readReference<Fluid>("refrigerant_single_phase").cases.flatMap((row) => {
    const name = known(row.in.fluid);
    const expected = row.out[column];
    if (!name || renewed.has(row.in.fluid) || glide.has(row.in.fluid) || expected === undefined) return [];
    const state = refrigerant(name).state({ temperature: row.in.t_C, pressure: row.in.p_Pa });
    // Enthalpy has an agreed zero; 200 kJ/kg, the scale of the reference state, keeps a value near zero from dividing by it.
    return [
      {
        id: row.id,
        expected,
        actual: state[property],
        ...(property === "enthalpy" && { scale: 200_000 }),
        ...(property === "entropy" && { scale: 1000 }),
      },
    ];
  });
}

/** Viscosity and conductivity of these follow other published correlations than the peer's; see the disagreements. */
const otherTransport = new Set(["R1234yf", "R1234ze(E)", "R1233zd(E)"]);

function transport(property: "viscosity" | "conductivity"): Pair[] {
  const column = property === "viscosity" ? "mu" : "k";
  const unit = property === "viscosity" ? "Pa_s" : "W_per_mK";
  const pairsOf = (id: string, expected: number | undefined, actual: number | undefined): Pair[] =>
    expected === undefined ? [] : [{ id, expected, actual: actual ?? 0 }];
  const lines = saturationPairs("refrigerant_saturation_t", false, ({ id, out }, { liquid, vapor }) => [
    ...pairsOf(`${id} liquid`, out[`${column}_liq_${unit}`], liquid[property]),
    ...pairsOf(`${id} vapour`, out[`${column}_vap_${unit}`], vapor[property]),
  ]);
  const points = readReference<Fluid>("refrigerant_single_phase").cases.flatMap((row) => {
    const name = known(row.in.fluid);
    return name
      ? pairsOf(row.id, row.out[`${column}_${unit}`], refrigerant(name).state({ temperature: row.in.t_C, pressure: row.in.p_Pa })[property])
      : [];
  });
  return [...lines, ...points].filter(({ id }) => !otherTransport.has(id.split("/")[0]!));
}

function surfaceTension(): Pair[] {
  return saturationLines().flatMap(({ id, fluid, temperature, out }) => {
    const expected = out["sigma_N_per_m"];
    return expected === undefined ? [] : [{ id, expected, actual: fluid.surfaceTension(temperature) ?? 0 }];
  });
}

/** Pressure drops that move the saturation temperature by 1.11 K (2 °F) in suction and 0.56 K (1 °F) in the liquid line, kPa. */
const lineDrops: readonly (readonly [RefrigerantName, suction: number, liquid: number])[] = [
  ["R410A", 31, 34.6],
  ["R32", 31.8, 35.5],
  ["R454B", 28.6, 32.7],
  ["R452B", 29, 33],
  ["R134a", 13.1, 16.1],
  ["R513A", 13.8, 16.2],
  ["R1234ze(E)", 9.9, 12.3],
  ["R290", 17.6, 18.5],
  ["R454C", 18.2, 23.3],
];

/** The difference quotient over a step is the slope in its middle. */
function slopes(): Pair[] {
  return lineDrops.flatMap(([name, suction, liquid]) => {
    const fluid = refrigerant(name);
    const drop = (line: "bubble" | "dew", temperature: number, step: number): number =>
      (fluid.saturationSlope(temperature - step / 2)[line] * step) / 1e3;
    return [
      { id: `${name} suction at 4.44 °C`, expected: suction, actual: drop("dew", 40 / 9, 10 / 9) },
      { id: `${name} liquid at 43.33 °C`, expected: liquid, actual: drop("bubble", 390 / 9, 5 / 9) },
    ];
  });
}

/** Discharge temperature and enthalpy of an isentropic compression, from pressure and entropy. */
function compression(column: "t2s_C" | "h2s_J_per_kg"): Pair[] {
  return readReference<Fluid & { readonly p2_Pa?: number }>("refrigerant_compression").cases.flatMap((row) => {
    const name = known(row.in.fluid);
    const expected = row.out[column];
    if (!name || renewed.has(row.in.fluid) || expected === undefined) return [];
    const state = refrigerant(name).state({ pressure: (row.out["p2_Pa"] ?? row.in.p2_Pa)!, entropy: row.out["s1_J_per_kgK"]! });
    return [{ id: row.id, expected, actual: column === "t2s_C" ? state.temperature : state.enthalpy, scale: 2e5 }];
  });
}

/** Two-phase states of the blends with glide at some isobars, from the mixture model itself. */
function twoPhase(property: "quality" | "density" | "entropy" | "pressure"): Pair[] {
  const folder = new URL("../../data/eos/", import.meta.url).pathname;
  return blendsIn(folder)
    .filter((name) => glide.has(name))
    .map((name) => readJson<BlendSource>(folder, name))
    .flatMap((source) => {
      const mixture = new Mixture(folder, source.components);
      const z = moleFractions(source, mixture.molarMasses);
      const fluid = refrigerant(source.name);
      return saturationLine(mixture, z, [233, 263, 283, 303, 323], 0).flatMap((bubble) => {
        const { pressure } = bubble;
        const { liquid, vapor } = fluid.saturationAtPressure(pressure);
        const [, enthalpyZero, entropyZero] = whole(mixture, bubble, 0);
        let point = bubble;
        return [0.15, 0.4, 0.7, 0.9].map((quality): Pair => {
          if (property === "pressure") {
            const { temperature } = bubble;
            point = flash(mixture, z, { temperature, quality }, point);
            return {
              id: `${source.name} ${temperature} K, ${quality}`,
              expected: point.pressure,
              actual: fluid.state({ temperature: temperature - 273.15, quality }).pressure,
            };
          }
          point = flash(mixture, z, { pressure, quality }, point);
          const [, enthalpy, entropy, volume] = whole(mixture, point, quality);
          const state = fluid.state({ pressure, enthalpy: enthalpy - enthalpyZero + liquid.enthalpy });
          const id = `${source.name} ${bubble.temperature} K, ${quality}`;
          if (property === "quality") return { id, expected: quality, actual: state.quality ?? Number.NaN, scale: 1 };
          if (property === "density") return { id, expected: 1 / volume, actual: state.density };
          return { id, expected: entropy - entropyZero, actual: state.entropy - liquid.entropy, scale: vapor.entropy - liquid.entropy };
        });
      });
    });
}

const peer = "CoolProp 7.2 and 8.0, the same published equations of state";
const same = "the same equations; CoolProp prints eleven digits";
const tables = "saturation of blends comes from tables of the mixture model";

export const refrigerantComparisons: readonly Comparison[] = [
  {
    group: "Refrigerants",
    quantity: "saturation pressure, pure and pseudo-pure",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: same,
    pairs: () => pressures(false),
  },
  ...(["density", "enthalpy", "entropy"] as const).map((property): Comparison => ({
    group: "Refrigerants",
    quantity: `saturated ${property}, pure and pseudo-pure`,
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: same,
    pairs: () => phases(false, property),
  })),
  {
    group: "Refrigerants",
    quantity: "bubble and dew pressure, blends with glide",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-4,
    because: tables,
    pairs: () => pressures(true),
  },
  ...(["density", "enthalpy", "entropy"] as const).map((property): Comparison => ({
    group: "Refrigerants",
    quantity: `saturated ${property}, blends with glide`,
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-4,
    because: tables,
    pairs: () => phases(true, property),
  })),
  {
    group: "Refrigerants",
    quantity: "single-phase density",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: same,
    pairs: () => singlePhase("rho_kg_per_m3", "density"),
  },
  {
    group: "Refrigerants",
    quantity: "single-phase enthalpy",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: same,
    pairs: () => singlePhase("h_J_per_kg", "enthalpy"),
  },
  {
    group: "Refrigerants",
    quantity: "single-phase entropy",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: same,
    pairs: () => singlePhase("s_J_per_kgK", "entropy"),
  },
  {
    group: "Refrigerants",
    quantity: "single-phase sound speed",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: same,
    pairs: () => singlePhase("w_m_per_s", "soundSpeed"),
  },
  ...(["quality", "density", "entropy"] as const).map((property): Comparison => ({
    group: "Refrigerants",
    quantity: `two-phase ${property}, blends with glide`,
    source: "Isobaric flashes of the mixture model outside this library, its fugacities those of CoolProp 8.0 to 1e-10",
    evidence: "own",
    measure: "relative",
    accepted: 1e-4,
    because: "surfaces fitted to such flashes; quality in shares of 1, entropy of that of evaporation",
    pairs: () => twoPhase(property),
  })),
  {
    group: "Refrigerants",
    quantity: "two-phase pressure at temperature and quality, blends with glide",
    source: "Isothermal flashes of the mixture model outside this library",
    evidence: "own",
    measure: "relative",
    accepted: 1e-4,
    because: "surfaces fitted to isobaric flashes",
    pairs: () => twoPhase("pressure"),
  },
  {
    group: "Refrigerants",
    quantity: "pressure drop for 2 °F of saturation in suction and 1 °F in liquid lines, from the slope",
    source: "Saturation pressures of CoolProp 8.0, evaluated outside this library",
    evidence: "own",
    measure: "absolute",
    unit: "kPa",
    accepted: 0.07,
    because: "printed to 0.1 kPa",
    pairs: slopes,
  },
  {
    group: "Refrigerants",
    quantity: "surface tension",
    source: peer.replace("equations of state", "correlations"),
    evidence: "program",
    measure: "relative",
    accepted: 1e-7,
    because: "the same correlations; near the critical point the printed digits are few",
    pairs: surfaceTension,
  },
  {
    group: "Refrigerants",
    quantity: "isentropic discharge temperature",
    source: peer,
    evidence: "program",
    measure: "absolute",
    unit: "K",
    accepted: 5e-5,
    because: "the entropy given has eleven digits: up to 1e-5 K",
    pairs: () => compression("t2s_C"),
  },
  {
    group: "Refrigerants",
    quantity: "isentropic discharge enthalpy",
    source: peer,
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: "the same equations; relative to 200 kJ/kg",
    pairs: () => compression("h2s_J_per_kg"),
  },
  {
    group: "Refrigerants",
    quantity: "viscosity",
    source: peer.replace("equations of state", "correlations"),
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: "the same correlations; corresponding states are solved to 1e-9 by the peer",
    pairs: () => transport("viscosity"),
  },
  {
    group: "Refrigerants",
    quantity: "conductivity",
    source: peer.replace("equations of state", "correlations"),
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: "the same correlations; corresponding states are solved to 1e-9 by the peer",
    pairs: () => transport("conductivity"),
  },
];
