/** Pipe dimensions, one line of text per series: what a standard tabulates and nothing that follows from it. */

/** How a series is written: sizes and outside diameters it shares with others, and its walls (0 where the standard has none). */
export interface PipeTable {
  readonly name: string;
  readonly standard: string;
  readonly source: string;
  readonly roughness: "commercialSteel" | "drawnTubing";
  /** nominal sizes, as the trade writes them; "=" where the outside diameter itself is the size */
  readonly sizes: string;
  readonly outside: string;
  readonly walls: string;
  /** length unit of the table in m */
  readonly unit: number;
}

const mm = 0.001;
const inch = 0.0254;

const nps = "1/8 1/4 3/8 1/2 3/4 1 1-1/4 1-1/2 2 2-1/2 3 3-1/2 4 5 6 8 10 12 14 16 18 20 22 24";
const steelOutside = "10.3 13.7 17.1 21.3 26.7 33.4 42.2 48.3 60.3 73 88.9 101.6 114.3 141.3 168.3 219.1 273 323.8 355.6 406.4 457 508 559 610";
const stainlessOutside = steelOutside.replace("273 323.8", "273.1 323.9");
const inchOutside = ".405 .54 .675 .84 1.05 1.315 1.66 1.9 2.375 2.875 3.5 4 4.5 5.563 6.625 8.625 10.75 12.75 14 16 18 20 22 24";
const plastic40 = ".068 .088 .091 .109 .113 .133 .14 .145 .154 .203 .216 .226 .237 .258 .28 .322 .365 .406 .437 .5 .562 .593 0 .687";
const plastic80 = ".095 .119 .126 .147 .154 .179 .191 .2 .218 .276 .3 .318 .337 .375 .432 .5 .593 .687 .75 .843 .937 1.031 0 1.218";
const copperSizes = "1/4 3/8 1/2 5/8 3/4 1 1-1/4 1-1/2 2 2-1/2 3 3-1/2 4 5 6 8 10 12";
const copperOutside = ".375 .5 .625 .75 .875 1.125 1.375 1.625 2.125 2.625 3.125 3.625 4.125 5.125 6.125 8.125 10.125 12.125";
const threadedSizes = "8 10 15 20 25 32 40 50 65 80 100 125 150";
const threadedOutside = "13.5 17.2 21.3 26.9 33.7 42.4 48.3 60.3 76.1 88.9 114.3 139.7 165.1";
const pe = "20 25 32 40 50 63 75 90 110 125 140 160 180 200 225 250 280 315 355 400";
const pex = "16 20 25 32 40 50 63 75 90 110";

const steel = (name: string, walls: string, stainless = false): PipeTable => ({
  name,
  standard: stainless ? "ASME B36.19M" : "ASME B36.10M",
  source: "metric columns of the standard",
  roughness: "commercialSteel",
  sizes: nps,
  outside: stainless ? stainlessOutside : steelOutside,
  walls,
  unit: mm,
});

const drawn = (name: string, standard: string, source: string, sizes: string, outside: string, walls: string, unit: number): PipeTable => ({ name, standard, source, roughness: "drawnTubing", sizes, outside, walls, unit });

const verify = "typical values, verify with the maker";
const b88 = "ASTM B88";
// CalebBell/fluids 1.3.1 pairs the same walls with the largest permitted diameters of BS 1387: 0.2…1 mm more bore.
const en10255 = "EN 10255, specified outside diameters";
const threaded = (name: string, walls: string): PipeTable => ({ name, standard: "EN 10255 (BS 1387)", source: en10255, roughness: "commercialSteel", sizes: threadedSizes, outside: threadedOutside, walls, unit: mm });

export const pipeTables = {
  steel10: /*#__PURE__*/ steel("Steel, schedule 10", "1.24 1.65 1.65 2.11 2.11 2.77 2.77 2.77 2.77 3.05 3.05 3.05 3.05 3.4 3.4 3.76 4.19 4.57 6.35 6.35 6.35 6.35 6.35 6.35"),
  steel40: /*#__PURE__*/ steel("Steel, schedule 40", "1.73 2.24 2.31 2.77 2.87 3.38 3.56 3.68 3.91 5.16 5.49 5.74 6.02 6.55 7.11 8.18 9.27 10.31 11.13 12.7 14.27 15.09 0 17.48"),
  steel80: /*#__PURE__*/ steel("Steel, schedule 80", "2.41 3.02 3.2 3.73 3.91 4.55 4.85 5.08 5.54 7.01 7.62 8.08 8.56 9.53 10.97 12.7 15.09 17.48 19.05 21.44 23.83 26.19 28.58 30.96"),
  steelStandard: /*#__PURE__*/ steel("Steel, standard weight", "1.73 2.24 2.31 2.77 2.87 3.38 3.56 3.68 3.91 5.16 5.49 5.74 6.02 6.55 7.11 8.18 9.27 9.53 9.53 9.53 9.53 9.53 9.53 9.53"),
  steelExtraStrong: /*#__PURE__*/ steel("Steel, extra strong", "2.41 3.02 3.2 3.73 3.91 4.55 4.85 5.08 5.54 7.01 7.62 8.08 8.56 9.53 10.97 12.7 12.7 12.7 12.7 12.7 12.7 12.7 12.7 12.7"),
  stainless5S: /*#__PURE__*/ steel("Stainless steel, schedule 5S", "0 0 0 1.65 1.65 1.65 1.65 1.65 1.65 2.11 2.11 2.11 2.11 2.77 2.77 2.77 3.4 3.96 3.96 4.19 4.19 4.78 4.78 5.54", true),
  stainless10S: /*#__PURE__*/ steel("Stainless steel, schedule 10S", "1.24 1.65 1.65 2.11 2.11 2.77 2.77 2.77 2.77 3.05 3.05 3.05 3.05 3.4 3.4 3.76 4.19 4.57 4.78 4.78 4.78 5.54 5.54 6.35", true),
  stainless40S: /*#__PURE__*/ steel("Stainless steel, schedule 40S", "1.73 2.24 2.31 2.77 2.87 3.38 3.56 3.68 3.91 5.16 5.49 5.74 6.02 6.55 7.11 8.18 9.27 9.53 9.53 9.53 9.53 9.53 0 9.53", true),
  threadedLight: /*#__PURE__*/ threaded("Threaded steel, light", "1.8 1.8 2 2.3 2.6 2.6 2.9 2.9 3.2 3.2 3.6 0 0"),
  threadedMedium: /*#__PURE__*/ threaded("Threaded steel, medium", "2.3 2.3 2.6 2.6 3.2 3.2 3.2 3.6 3.6 4 4.5 5 5"),
  threadedHeavy: /*#__PURE__*/ threaded("Threaded steel, heavy", "2.9 2.9 3.2 3.2 4 4 4 4.5 4.5 5 5.4 5.4 5.4"),
  copperK: /*#__PURE__*/ drawn("Copper, type K", "ASTM B88", b88, copperSizes, copperOutside, ".035 .049 .049 .049 .065 .065 .065 .072 .083 .095 .109 .12 .134 .16 .192 .271 .338 .405", inch),
  // 4 in: 0.110; one page copy prints 0.114.
  copperL: /*#__PURE__*/ drawn("Copper, type L", "ASTM B88", b88, copperSizes, copperOutside, ".03 .035 .04 .042 .045 .05 .055 .06 .07 .08 .09 .1 .11 .125 .14 .2 .25 .28", inch),
  copperM: /*#__PURE__*/ drawn("Copper, type M", "ASTM B88", b88, copperSizes, copperOutside, "0 .025 .028 0 .032 .035 .042 .049 .058 .065 .072 .083 .095 .109 .122 .17 .212 .254", inch),
  copperEn1057: /*#__PURE__*/ drawn("Copper, EN 1057, usual walls", "EN 1057", "EN 1057, usual continental walls", "=", "10 12 15 18 22 28 35 42 54 64 76.1 88.9 108 133 159 219 267", "1 1 1 1 1 1.5 1.5 1.5 2 2 2 2 2.5 3 3 3 3", mm),
  copperEn1057Thin: /*#__PURE__*/ drawn("Copper, EN 1057, thin walls (Table X)", "EN 1057 R250", "EN 1057 R250, formerly BS 2871 Table X; typical values, verify", "=", "15 22 28 35 42 54 66.7 76.1 108", ".7 .9 .9 1.2 1.2 1.2 1.2 1.5 1.5", mm),
  pvc40: /*#__PURE__*/ drawn("PVC, schedule 40", "ASTM D1785", "ASTM D1785", nps, inchOutside, plastic40, inch),
  pvc80: /*#__PURE__*/ drawn("PVC, schedule 80", "ASTM D1785", "ASTM D1785", nps, inchOutside, plastic80, inch),
  cpvc80: /*#__PURE__*/ drawn("CPVC, schedule 80", "ASTM F441", "ASTM F441", nps, inchOutside, plastic80.replace(/^\.095/, "0").replace(".937 1.031 0 1.218", "0 0 0 0"), inch),
  pexSdr9: /*#__PURE__*/ drawn("PEX, SDR 9 (copper tube sizes)", "ASTM F876", verify, "3/8 1/2 5/8 3/4 1 1-1/4 1-1/2 2", ".5 .625 .75 .875 1.125 1.375 1.625 2.125", ".07 .07 .083 .097 .125 .153 .181 .236", inch),
  pexS5: /*#__PURE__*/ drawn("PE-X, series S 5 (SDR 11)", "EN ISO 15875-2", verify, "=", pex, "1.5 1.9 2.3 2.9 3.7 4.6 5.8 6.8 8.2 10", mm),
  pexS32: /*#__PURE__*/ drawn("PE-X, series S 3.2 (SDR 7.4)", "EN ISO 15875-2", verify, "=", pex, "2.2 2.8 3.5 4.4 5.5 6.9 8.6 10.3 12.3 15.1", mm),
  hdpeSdr11: /*#__PURE__*/ drawn("PE 100, SDR 11", "EN 12201-2", verify, "=", pe, "2 2.3 3 3.7 4.6 5.8 6.8 8.2 10 11.4 12.7 14.6 16.4 18.2 20.5 22.7 25.4 28.6 32.2 36.3", mm),
  hdpeSdr17: /*#__PURE__*/ drawn("PE 100, SDR 17", "EN 12201-2", verify, "=", pe, "0 0 0 0 3 3.8 4.5 5.4 6.6 7.4 8.3 9.5 10.7 11.9 13.4 14.8 16.6 18.7 21.1 23.7", mm),
} as const satisfies Record<string, PipeTable>;
