/** Verification of the numbers of a table, beyond reading them in the source of each row. */
export interface Verification {
  /** `two-sources`: a second, independent transcription agrees. `program`: an independent program computes the same. */
  readonly by: "two-sources" | "program" | "one-transcription";
  /** Comparison, or for one transcription its origin. */
  readonly how: string;
}

const twoSources = (how: string): Verification => ({ by: "two-sources", how });
const program = (how: string): Verification => ({ by: "program", how });
const once = (how: string): Verification => ({ by: "one-transcription", how });

const dataSet = "copied by a program from one data set";
const page = "read in one copy of the publication";
const practice = "typical values of design practice, of no single publication";

/**
 * Verification of each table of the reference, by the name of its export; tables of other parts of the library have separate names.
 * Tables confirmed by two sources or a program are tested against them.
 */
export const verifications = {
  airChanges: once("health care: copies of pages of the standard; other rooms: rules of thumb of one publication each"),
  airDistribution: twoSources("two programs that quote the table; rows that only one of them has are marked"),
  applianceGains: once(
    "without hood: the page's own factors of use and radiation, or its totals, agree; under hoods: there was no copy, and the rows are marked",
  ),
  buildingLightingDensities: once(dataSet),
  conditionsOfUse: once(dataSet),
  constructions: once(`${dataSet}; U-values follow from the layers`),
  dataCentreClasses: twoSources(
    "ASHRAE's reference card of 2021; humidity of the recommended range and altitudes: manufacturers of servers that quote the table",
  ),
  ductFrictionRates: once(practice),
  ductInsulations: twoSources("an engineering program that quotes the table of the standard"),
  energyBenchmarks: twoSources("a program that carries the table, and two copies of 13 of its 29 rows; the others are marked"),
  energyUseIntensities: once("delivered energy of 24 rows agrees with a second copy, of three it differs; primary energy: one copy"),
  envelopeLimits: once(dataSet),
  equipmentEfficiencies: once(practice),
  equipmentLevels: once(dataSet),
  equipmentMinima: once(
    "29 numbers of water-cooled, evaporative, condensing and VRF equipment agree with state codes; European minima were read in the regulations; the others: copied by a program from one data set",
  ),
  exhaustRates: twoSources("two programs that quote the table; rows that only one of them has are marked"),
  fuels: twoSources(
    "carbon factors: 40 CFR 98 and the emission factors hub of the EPA; calorific values: rows with one publication are marked",
  ),
  glazings: program("constructions of EnergyPlus, computed with WINDOW, within 2.5 % and 0.025; glass that they lack is marked"),
  gridCarbon: twoSources(
    "two programs that read Ember's yearly averages; rows in which they differ by 1 % or that one of them lacks are marked",
  ),
  insertionLosses: once(dataSet),
  materials: once(dataSet),
  monthlyClimates: program("means of the hours of 84 typical years; places of which one publication gives the means are marked"),
  occupantGains: twoSources(
    "a calculator of cooling loads with its own copy; the two unit columns agree to their rounding; one row that it lacks is marked",
  ),
  occupantGainsByTemperature: once(page),
  officeLoadClasses: once("there was no copy, and the rows are marked"),
  partitionLosses: once(`${dataSet}; printed classes agree with those of the octaves within 3`),
  pipeExpansions: twoSources(
    "steel, copper and cast iron within 5 %, PP-R and multilayer the same in a second table; materials of which tables differ are marked",
  ),
  pipeSupports: twoSources("two copies of the table; sizes that one of them lacks or has otherwise are marked"),
  powerDensities: once(dataSet),
  pressureDrops: once(practice),
  refrigerantLimits: once(
    "warming potentials agree with CoolProp and a data set of IPCC's reports, those of blends with their parts; limits of concentration and flammability are of one copy",
  ),
  schedulesOfUse: once(dataSet),
  soundCriteria: twoSources(
    "a collection of criteria that lists the handbook's table; NR: two copies of the guide; rows of ANSI S12.2 are marked",
  ),
  surfaceAbsorptions: once(dataSet),
  surfaceResistances: program("ISO: the equations of the standard itself; ASHRAE: its inch-pound column"),
  typicalEnvelopes: once(dataSet),
  vaporResistances: once(dataSet),
  velocities: once("terminal necks: a second program agrees; others of one publication or of practice"),
  ventilationCategories: twoSources("the data of two programs; rows in which they differ are marked and say so"),
  windows: once(dataSet),
  // Tables of other parts of the library.
  climateStations: once(dataSet),
  ductFittings: program("fluids 1.3.1 and a second collection of the handbook's tables"),
  ductGauges: program("the rule of the gauges: US standard weights and 2.5 oz/ft² of zinc; a manufacturer's chart of the thicknesses"),
  ductLeakageClasses: once(page),
  ductNoiseVelocities: twoSources("an engineering program that quotes the handbook's table"),
  ductRoughness: once("galvanised steel and liners agree with the handbook of 2021, which lists smooth and rough ducts otherwise"),
  ductSheetRules: once(
    "typical values for low pressure, marked in the calculators; round ducts by gauge: a table of The Engineering ToolBox",
  ),
  ductSizes: once(page),
  roundDuctSizes: twoSources("metric: an engineering program that quotes the standard; imperial: usual steps"),
  hydronicCriteria: once(practice),
  liquids: program("CoolProp"),
  moistAir: program("PsychroLib"),
  motors: twoSources(
    "NEMA MG 1-2018 as the tools of the Oak Ridge laboratory carry it; to 200 hp 10 CFR 431.25, and with 8 poles to 30 hp the Federal Register",
  ),
  pipeFlowLimits: twoSources("an engineering program that quotes the table of the standard"),
  pipeInsulation: once("read in a data sheet that prints the table of 2016"),
  pipeRoughness: twoSources("tables of fluids 1.3.1; commercial steel: two copies of Moody's table"),
  pipeSizes: program("fluids 1.3.1"),
  refrigerants: program("CoolProp"),
} as const satisfies Readonly<Record<string, Verification>>;

/** Name of a table of {@link verifications}. */
export type VerifiedTable = keyof typeof verifications;

/**
 * Tables whose numbers were transcribed once and await a second source.
 *
 * @returns their names, in the order of {@link verifications}
 * @source design-practice
 * @example
 * ```ts
 * import { singleTranscriptions } from "@org/hvac-core/reference";
 * singleTranscriptions().includes("exhaustRates"); // false
 * ```
 */
export function singleTranscriptions(): readonly VerifiedTable[] {
  return (Object.keys(verifications) as VerifiedTable[]).filter((name) => verifications[name].by === "one-transcription");
}
