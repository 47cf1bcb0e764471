import { pipeStandards, type Citation } from "../sources/index.ts";
import { inch } from "../constants/inchPound.ts";

/* Pipe dimensions as standards tabulate them, without what follows from them. Sizes that a series does not have are absent. */

/** Material of a pipe, as velocity limits distinguish it. */
export type PipeKind = "steel" | "stainlessSteel" | "copper" | "pvc" | "cpvc" | "pex" | "pe";

type OutsideDiameters = Readonly<Record<string, number>>;
type Walls = readonly (readonly [size: string, wall: number])[];

export interface PipeTable {
  readonly name: string;
  readonly standard: string;
  readonly citation: Citation;
  readonly kind: PipeKind;
  readonly roughness: "commercialSteel" | "drawnTubing";
  /** Names of sizes: by nominal pipe size, by nominal inches of tube, by DN, or by the outside diameter itself. */
  readonly sizing: "nps" | "tube" | "dn" | "outside";
  /** Outside diameter by size; absent where the outside diameter itself is the size. */
  readonly outside?: OutsideDiameters;
  /** Sizes, ascending, with their walls. */
  readonly walls: Walls;
  /** Length unit of the table, m. */
  readonly unit: number;
}

const millimetre = 0.001;

/** ASME B36.10M, mm. */
const steelOutside: OutsideDiameters = {
  "1/8": 10.3, "1/4": 13.7, "3/8": 17.1, "1/2": 21.3, "3/4": 26.7, 1: 33.4, "1-1/4": 42.2, "1-1/2": 48.3, 2: 60.3, "2-1/2": 73, 3: 88.9,
  "3-1/2": 101.6, 4: 114.3, 5: 141.3, 6: 168.3, 8: 219.1, 10: 273, 12: 323.8, 14: 355.6, 16: 406.4, 18: 457, 20: 508, 22: 559, 24: 610,
};

/** ASME B36.19M, mm: differs in two sizes. */
const stainlessOutside: OutsideDiameters = { ...steelOutside, 10: 273.1, 12: 323.9 };

/** ASTM D1785, in. */
const inchOutside: OutsideDiameters = {
  "1/8": 0.405, "1/4": 0.54, "3/8": 0.675, "1/2": 0.84, "3/4": 1.05, 1: 1.315, "1-1/4": 1.66, "1-1/2": 1.9, 2: 2.375, "2-1/2": 2.875, 3: 3.5,
  "3-1/2": 4, 4: 4.5, 5: 5.563, 6: 6.625, 8: 8.625, 10: 10.75, 12: 12.75, 14: 14, 16: 16, 18: 18, 20: 20, 22: 22, 24: 24,
};

/** ASTM B88, in. */
const copperOutside: OutsideDiameters = {
  "1/4": 0.375, "3/8": 0.5, "1/2": 0.625, "5/8": 0.75, "3/4": 0.875, 1: 1.125, "1-1/4": 1.375, "1-1/2": 1.625, 2: 2.125, "2-1/2": 2.625, 3: 3.125,
  "3-1/2": 3.625, 4: 4.125, 5: 5.125, 6: 6.125, 8: 8.125, 10: 10.125, 12: 12.125,
};

/** EN 10255, specified outside diameters, mm. */
const threadedOutside: OutsideDiameters = {
  8: 13.5, 10: 17.2, 15: 21.3, 20: 26.9, 25: 33.7, 32: 42.4, 40: 48.3, 50: 60.3, 65: 76.1, 80: 88.9, 100: 114.3, 125: 139.7, 150: 165.1,
};

const dimensions = (locator: string): Citation => ({ source: pipeStandards, locator });

type Common = Omit<PipeTable, "name" | "walls">;
type Series = (name: string, walls: Walls) => PipeTable;

const series = (common: Common): Series => (name, walls) => ({ name, ...common, walls });

const steel = series({
  standard: "ASME B36.10M",
  citation: dimensions("ASME B36.10M, metric columns"),
  kind: "steel",
  roughness: "commercialSteel",
  sizing: "nps",
  outside: steelOutside,
  unit: millimetre,
});

const stainless = series({
  standard: "ASME B36.19M",
  citation: dimensions("ASME B36.19M, metric columns"),
  kind: "stainlessSteel",
  roughness: "commercialSteel",
  sizing: "nps",
  outside: stainlessOutside,
  unit: millimetre,
});

/** CalebBell/fluids 1.3.1 pairs the same walls with the largest permitted diameters of BS 1387: 0.2…1 mm more bore. */
const threaded = series({
  standard: "EN 10255 (BS 1387)",
  citation: dimensions("EN 10255, specified outside diameters"),
  kind: "steel",
  roughness: "commercialSteel",
  sizing: "dn",
  outside: threadedOutside,
  unit: millimetre,
});

/** Copper tube sizes; PEX is made in them too. */
const tube = (kind: PipeKind, standard: string, locator = standard): Series =>
  series({ standard, citation: dimensions(locator), kind, roughness: "drawnTubing", sizing: "tube", outside: copperOutside, unit: inch });

/** Plastics in nominal pipe sizes. */
const inchPlastic = (kind: PipeKind, standard: string): Series =>
  series({ standard, citation: dimensions(standard), kind, roughness: "drawnTubing", sizing: "nps", outside: inchOutside, unit: inch });

/** Pipes named by their outside diameter in mm. */
const metric = (kind: PipeKind, standard: string, locator: string): Series =>
  series({ standard, citation: dimensions(locator), kind, roughness: "drawnTubing", sizing: "outside", unit: millimetre });

const verify = "typical values; verify with the manufacturer";
const copper = tube("copper", "ASTM B88");
const thinCopper = metric("copper", "EN 1057 R250", `EN 1057 R250, formerly BS 2871 Table X; ${verify}`);
const pvc = inchPlastic("pvc", "ASTM D1785");
const pexIso = metric("pex", "EN ISO 15875-2", `EN ISO 15875-2; ${verify}`);
const polyethylene = metric("pe", "EN 12201-2", `EN 12201-2; ${verify}`);

export const pipeTables = {
  steel10: steel("Steel, schedule 10", [
    ["1/8", 1.24], ["1/4", 1.65], ["3/8", 1.65], ["1/2", 2.11], ["3/4", 2.11], ["1", 2.77], ["1-1/4", 2.77], ["1-1/2", 2.77], ["2", 2.77],
    ["2-1/2", 3.05], ["3", 3.05], ["3-1/2", 3.05], ["4", 3.05], ["5", 3.4], ["6", 3.4], ["8", 3.76], ["10", 4.19], ["12", 4.57], ["14", 6.35],
    ["16", 6.35], ["18", 6.35], ["20", 6.35], ["22", 6.35], ["24", 6.35],
  ]),
  steel40: steel("Steel, schedule 40", [
    ["1/8", 1.73], ["1/4", 2.24], ["3/8", 2.31], ["1/2", 2.77], ["3/4", 2.87], ["1", 3.38], ["1-1/4", 3.56], ["1-1/2", 3.68], ["2", 3.91],
    ["2-1/2", 5.16], ["3", 5.49], ["3-1/2", 5.74], ["4", 6.02], ["5", 6.55], ["6", 7.11], ["8", 8.18], ["10", 9.27], ["12", 10.31], ["14", 11.13],
    ["16", 12.7], ["18", 14.27], ["20", 15.09], ["24", 17.48],
  ]),
  steel80: steel("Steel, schedule 80", [
    ["1/8", 2.41], ["1/4", 3.02], ["3/8", 3.2], ["1/2", 3.73], ["3/4", 3.91], ["1", 4.55], ["1-1/4", 4.85], ["1-1/2", 5.08], ["2", 5.54],
    ["2-1/2", 7.01], ["3", 7.62], ["3-1/2", 8.08], ["4", 8.56], ["5", 9.53], ["6", 10.97], ["8", 12.7], ["10", 15.09], ["12", 17.48], ["14", 19.05],
    ["16", 21.44], ["18", 23.83], ["20", 26.19], ["22", 28.58], ["24", 30.96],
  ]),
  steelStandard: steel("Steel, standard weight", [
    ["1/8", 1.73], ["1/4", 2.24], ["3/8", 2.31], ["1/2", 2.77], ["3/4", 2.87], ["1", 3.38], ["1-1/4", 3.56], ["1-1/2", 3.68], ["2", 3.91],
    ["2-1/2", 5.16], ["3", 5.49], ["3-1/2", 5.74], ["4", 6.02], ["5", 6.55], ["6", 7.11], ["8", 8.18], ["10", 9.27], ["12", 9.53], ["14", 9.53],
    ["16", 9.53], ["18", 9.53], ["20", 9.53], ["22", 9.53], ["24", 9.53],
  ]),
  steelExtraStrong: steel("Steel, extra strong", [
    ["1/8", 2.41], ["1/4", 3.02], ["3/8", 3.2], ["1/2", 3.73], ["3/4", 3.91], ["1", 4.55], ["1-1/4", 4.85], ["1-1/2", 5.08], ["2", 5.54],
    ["2-1/2", 7.01], ["3", 7.62], ["3-1/2", 8.08], ["4", 8.56], ["5", 9.53], ["6", 10.97], ["8", 12.7], ["10", 12.7], ["12", 12.7], ["14", 12.7],
    ["16", 12.7], ["18", 12.7], ["20", 12.7], ["22", 12.7], ["24", 12.7],
  ]),
  stainless5S: stainless("Stainless steel, schedule 5S", [
    ["1/2", 1.65], ["3/4", 1.65], ["1", 1.65], ["1-1/4", 1.65], ["1-1/2", 1.65], ["2", 1.65], ["2-1/2", 2.11], ["3", 2.11], ["3-1/2", 2.11],
    ["4", 2.11], ["5", 2.77], ["6", 2.77], ["8", 2.77], ["10", 3.4], ["12", 3.96], ["14", 3.96], ["16", 4.19], ["18", 4.19], ["20", 4.78],
    ["22", 4.78], ["24", 5.54],
  ]),
  stainless10S: stainless("Stainless steel, schedule 10S", [
    ["1/8", 1.24], ["1/4", 1.65], ["3/8", 1.65], ["1/2", 2.11], ["3/4", 2.11], ["1", 2.77], ["1-1/4", 2.77], ["1-1/2", 2.77], ["2", 2.77],
    ["2-1/2", 3.05], ["3", 3.05], ["3-1/2", 3.05], ["4", 3.05], ["5", 3.4], ["6", 3.4], ["8", 3.76], ["10", 4.19], ["12", 4.57], ["14", 4.78],
    ["16", 4.78], ["18", 4.78], ["20", 5.54], ["22", 5.54], ["24", 6.35],
  ]),
  stainless40S: stainless("Stainless steel, schedule 40S", [
    ["1/8", 1.73], ["1/4", 2.24], ["3/8", 2.31], ["1/2", 2.77], ["3/4", 2.87], ["1", 3.38], ["1-1/4", 3.56], ["1-1/2", 3.68], ["2", 3.91],
    ["2-1/2", 5.16], ["3", 5.49], ["3-1/2", 5.74], ["4", 6.02], ["5", 6.55], ["6", 7.11], ["8", 8.18], ["10", 9.27], ["12", 9.53], ["14", 9.53],
    ["16", 9.53], ["18", 9.53], ["20", 9.53], ["24", 9.53],
  ]),
  threadedLight: threaded("Threaded steel, light", [
    ["8", 1.8], ["10", 1.8], ["15", 2], ["20", 2.3], ["25", 2.6], ["32", 2.6], ["40", 2.9], ["50", 2.9], ["65", 3.2], ["80", 3.2], ["100", 3.6],
  ]),
  threadedMedium: threaded("Threaded steel, medium", [
    ["8", 2.3], ["10", 2.3], ["15", 2.6], ["20", 2.6], ["25", 3.2], ["32", 3.2], ["40", 3.2], ["50", 3.6], ["65", 3.6], ["80", 4], ["100", 4.5],
    ["125", 5], ["150", 5],
  ]),
  threadedHeavy: threaded("Threaded steel, heavy", [
    ["8", 2.9], ["10", 2.9], ["15", 3.2], ["20", 3.2], ["25", 4], ["32", 4], ["40", 4], ["50", 4.5], ["65", 4.5], ["80", 5], ["100", 5.4],
    ["125", 5.4], ["150", 5.4],
  ]),
  copperK: copper("Copper, type K", [
    ["1/4", 0.035], ["3/8", 0.049], ["1/2", 0.049], ["5/8", 0.049], ["3/4", 0.065], ["1", 0.065], ["1-1/4", 0.065], ["1-1/2", 0.072], ["2", 0.083],
    ["2-1/2", 0.095], ["3", 0.109], ["3-1/2", 0.12], ["4", 0.134], ["5", 0.16], ["6", 0.192], ["8", 0.271], ["10", 0.338], ["12", 0.405],
  ]),
  // 4 in: 0.110; one page copy prints 0.114.
  copperL: copper("Copper, type L", [
    ["1/4", 0.03], ["3/8", 0.035], ["1/2", 0.04], ["5/8", 0.042], ["3/4", 0.045], ["1", 0.05], ["1-1/4", 0.055], ["1-1/2", 0.06], ["2", 0.07],
    ["2-1/2", 0.08], ["3", 0.09], ["3-1/2", 0.1], ["4", 0.11], ["5", 0.125], ["6", 0.14], ["8", 0.2], ["10", 0.25], ["12", 0.28],
  ]),
  copperM: copper("Copper, type M", [
    ["3/8", 0.025], ["1/2", 0.028], ["3/4", 0.032], ["1", 0.035], ["1-1/4", 0.042], ["1-1/2", 0.049], ["2", 0.058], ["2-1/2", 0.065], ["3", 0.072],
    ["3-1/2", 0.083], ["4", 0.095], ["5", 0.109], ["6", 0.122], ["8", 0.17], ["10", 0.212], ["12", 0.254],
  ]),
  copperEn1057: metric("copper", "EN 1057", "EN 1057, usual continental walls")("Copper, EN 1057, usual walls", [
    ["10", 1], ["12", 1], ["15", 1], ["18", 1], ["22", 1], ["28", 1.5], ["35", 1.5], ["42", 1.5], ["54", 2], ["64", 2], ["76.1", 2], ["88.9", 2],
    ["108", 2.5], ["133", 3], ["159", 3], ["219", 3], ["267", 3],
  ]),
  copperEn1057Thin: thinCopper("Copper, EN 1057, thin walls (Table X)", [
    ["15", 0.7], ["22", 0.9], ["28", 0.9], ["35", 1.2], ["42", 1.2], ["54", 1.2], ["66.7", 1.2], ["76.1", 1.5], ["108", 1.5],
  ]),
  pvc40: pvc("PVC, schedule 40", [
    ["1/8", 0.068], ["1/4", 0.088], ["3/8", 0.091], ["1/2", 0.109], ["3/4", 0.113], ["1", 0.133], ["1-1/4", 0.14], ["1-1/2", 0.145], ["2", 0.154],
    ["2-1/2", 0.203], ["3", 0.216], ["3-1/2", 0.226], ["4", 0.237], ["5", 0.258], ["6", 0.28], ["8", 0.322], ["10", 0.365], ["12", 0.406],
    ["14", 0.437], ["16", 0.5], ["18", 0.562], ["20", 0.593], ["24", 0.687],
  ]),
  pvc80: pvc("PVC, schedule 80", [
    ["1/8", 0.095], ["1/4", 0.119], ["3/8", 0.126], ["1/2", 0.147], ["3/4", 0.154], ["1", 0.179], ["1-1/4", 0.191], ["1-1/2", 0.2], ["2", 0.218],
    ["2-1/2", 0.276], ["3", 0.3], ["3-1/2", 0.318], ["4", 0.337], ["5", 0.375], ["6", 0.432], ["8", 0.5], ["10", 0.593], ["12", 0.687], ["14", 0.75],
    ["16", 0.843], ["18", 0.937], ["20", 1.031], ["24", 1.218],
  ]),
  cpvc80: inchPlastic("cpvc", "ASTM F441")("CPVC, schedule 80", [
    ["1/4", 0.119], ["3/8", 0.126], ["1/2", 0.147], ["3/4", 0.154], ["1", 0.179], ["1-1/4", 0.191], ["1-1/2", 0.2], ["2", 0.218], ["2-1/2", 0.276],
    ["3", 0.3], ["3-1/2", 0.318], ["4", 0.337], ["5", 0.375], ["6", 0.432], ["8", 0.5], ["10", 0.593], ["12", 0.687], ["14", 0.75], ["16", 0.843],
  ]),
  pexSdr9: tube("pex", "ASTM F876", `ASTM F876; ${verify}`)("PEX, SDR 9 (copper tube sizes)", [
    ["3/8", 0.07], ["1/2", 0.07], ["5/8", 0.083], ["3/4", 0.097], ["1", 0.125], ["1-1/4", 0.153], ["1-1/2", 0.181], ["2", 0.236],
  ]),
  pexS5: pexIso("PE-X, series S 5 (SDR 11)", [
    ["16", 1.5], ["20", 1.9], ["25", 2.3], ["32", 2.9], ["40", 3.7], ["50", 4.6], ["63", 5.8], ["75", 6.8], ["90", 8.2], ["110", 10],
  ]),
  pexS32: pexIso("PE-X, series S 3.2 (SDR 7.4)", [
    ["16", 2.2], ["20", 2.8], ["25", 3.5], ["32", 4.4], ["40", 5.5], ["50", 6.9], ["63", 8.6], ["75", 10.3], ["90", 12.3], ["110", 15.1],
  ]),
  hdpeSdr11: polyethylene("PE 100, SDR 11", [
    ["20", 2], ["25", 2.3], ["32", 3], ["40", 3.7], ["50", 4.6], ["63", 5.8], ["75", 6.8], ["90", 8.2], ["110", 10], ["125", 11.4], ["140", 12.7],
    ["160", 14.6], ["180", 16.4], ["200", 18.2], ["225", 20.5], ["250", 22.7], ["280", 25.4], ["315", 28.6], ["355", 32.2], ["400", 36.3],
  ]),
  hdpeSdr17: polyethylene("PE 100, SDR 17", [
    ["50", 3], ["63", 3.8], ["75", 4.5], ["90", 5.4], ["110", 6.6], ["125", 7.4], ["140", 8.3], ["160", 9.5], ["180", 10.7], ["200", 11.9],
    ["225", 13.4], ["250", 14.8], ["280", 16.6], ["315", 18.7], ["355", 21.1], ["400", 23.7],
  ]),
} as const satisfies Record<string, PipeTable>;
