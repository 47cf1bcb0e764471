import { markDecimals, type Presentation } from "./prose.ts";

/** A publication, standard or program that a number or formula comes from. */
export interface Source {
  readonly title: string;
  readonly publisher: string;
  /** Year or edition, as printed. */
  readonly edition: string;
  readonly url?: string;
}

/**
 * The bibliography: every source a sheet, warning or table may cite, by key. Keys are stored nowhere; they may be renamed.
 */
export const bibliography = {
  "ashrae-hof-2021": { title: "ASHRAE Handbook: Fundamentals", publisher: "ASHRAE", edition: "2021" },
  "ashrae-hof-2017": { title: "ASHRAE Handbook: Fundamentals", publisher: "ASHRAE", edition: "2017" },
  "ashrae-62.1": { title: "ANSI/ASHRAE Standard 62.1, Ventilation and Acceptable Indoor Air Quality", publisher: "ASHRAE", edition: "2022" },
  "ashrae-90.1": { title: "ANSI/ASHRAE/IES Standard 90.1, Energy Standard for Sites and Buildings", publisher: "ASHRAE", edition: "2022" },
  "ashrae-183": { title: "ANSI/ASHRAE/ACCA Standard 183, Peak Cooling and Heating Load Calculations", publisher: "ASHRAE", edition: "2007 (RA 2020)" },
  "en-12831-1": { title: "EN 12831-1, Energy performance of buildings: Method for calculation of the design heat load", publisher: "CEN", edition: "2017" },
  "hyland-wexler": {
    title: "Formulations for the thermodynamic properties of the saturated phases of H2O from 173.15 K to 473.15 K",
    publisher: "Hyland & Wexler, ASHRAE Transactions 89(2A)",
    edition: "1983",
  },
  "persily-de-jonge": {
    title: "Carbon dioxide generation rates for building occupants",
    publisher: "Persily & de Jonge, Indoor Air 27",
    edition: "2017",
    url: "https://doi.org/10.1111/ina.12383",
  },
  "osha-z1": { title: "Limits for air contaminants (29 CFR 1910.1000, Table Z-1)", publisher: "OSHA", edition: "2017", url: "https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.1000TABLEZ1" },
  "noaa-solar": {
    title: "Solar calculation details, after Meeus, Astronomical Algorithms",
    publisher: "NOAA Global Monitoring Laboratory",
    edition: "1998",
    url: "https://gml.noaa.gov/grad/solcalc/calcdetails.html",
  },
  psychrolib: { title: "PsychroLib, psychrometric functions after ASHRAE Fundamentals", publisher: "Meyer & Thevenard, JOSS 4(33)", edition: "2.5.0", url: "https://doi.org/10.21105/joss.01137" },
  "uk-home-owners": {
    title: "Central heating: heat loss calculation",
    publisher: "UK Home Owners",
    edition: "undated",
    url: "https://www.ukhomeowners.com/homeimprovement/central_heating/heatloss_calculations.html",
  },
  diydata: { title: "Worked calculations for thermal loss example", publisher: "DIY Data", edition: "undated", url: "https://www.diydata.com/planning/ch_design/calculations.php" },
  colebrook: { title: "Turbulent flow in pipes, with particular reference to the transition region", publisher: "Colebrook, J. Inst. Civ. Eng. 11", edition: "1939" },
  "arasteh-2804e": {
    title: "Modeling windows in EnergyPlus with simple performance indices (LBNL-2804E)",
    publisher: "Arasteh, Kohler & Griffith, Lawrence Berkeley National Laboratory",
    edition: "2009",
  },
  "crane-410": { title: "Flow of Fluids through Valves, Fittings and Pipe (Technical Paper 410)", publisher: "Crane", edition: "2013" },
  "hooper-2k": { title: "The two-K method predicts head losses in pipe fittings", publisher: "Hooper, Chemical Engineering 88(17)", edition: "1981" },
  "darby-3k": { title: "Correlate pressure drops through fittings", publisher: "Darby, Chemical Engineering 108(4)", edition: "2001" },
  moody: { title: "Friction factors for pipe flow", publisher: "Moody, ASME Transactions 66", edition: "1944" },
  "pipe-standards": { title: "Pipe dimensions of ASME B36.10M and B36.19M, ASTM B88, EN 1057, EN 10255 and plastics", publisher: "ASME, ASTM, CEN", edition: "as named at the size" },
  "methods-check": { title: "Independent check values: Colebrook with standard air, IAPWS-95 and Melinder properties (CoolProp 8)", publisher: "Plenum, computed outside this library", edition: "2026" },
  "ashrae-applications-2015": { title: "ASHRAE Handbook: HVAC Applications", publisher: "ASHRAE", edition: "2015" },
  "huebscher-1948": { title: "Friction equivalents for round, square and rectangular ducts", publisher: "Huebscher, ASHVE Transactions 54", edition: "1948" },
  "heyt-diaz-1975": { title: "Pressure drop in flat-oval spiral air duct", publisher: "Heyt & Diaz, ASHRAE Transactions 81(2)", edition: "1975" },
  "abushakra-2004": { title: "Compression effects on pressure loss in flexible HVAC ducts (LBNL-54371)", publisher: "Abushakra, Walker & Sherman", edition: "2004" },
  "lemmon-jacobsen-2004": {
    title: "Viscosity and thermal conductivity equations for nitrogen, oxygen, argon, and air",
    publisher: "Lemmon & Jacobsen, Int. J. Thermophysics 25",
    edition: "2004",
  },
  idelchik: { title: "Handbook of Hydraulic Resistance", publisher: "Idelchik", edition: "3rd" },
  "rennels-hudson": { title: "Pipe Flow: A Practical and Comprehensive Guide", publisher: "Rennels & Hudson", edition: "2012" },
  "smacna-systems": { title: "HVAC Systems Duct Design", publisher: "SMACNA", edition: "4th" },
  "dw-144": { title: "DW/144, Specification for sheet metal ductwork", publisher: "BESA", edition: "2013" },
  "en-1505-1506": { title: "EN 1505 and EN 1506, Sheet metal air ducts: dimensions", publisher: "CEN", edition: "1997, 2007" },
  "fluids-python": { title: "fluids, fluid dynamics component of ChEDL", publisher: "Caleb Bell and contributors", edition: "1.3.1", url: "https://github.com/CalebBell/fluids" },
  "smacna-leakage": { title: "HVAC Air Duct Leakage Test Manual", publisher: "SMACNA", edition: "2012" },
  "smacna-duct": { title: "HVAC Duct Construction Standards: Metal and Flexible", publisher: "SMACNA", edition: "2005" },
  "iapws-if97": { title: "Industrial formulation 1997 for the thermodynamic properties of water and steam", publisher: "IAPWS", edition: "R7-97(2012)" },
  "iso-12241": { title: "ISO 12241, Thermal insulation for building equipment and industrial installations: calculation rules", publisher: "ISO", edition: "2022" },
  melinder: { title: "Properties of secondary working fluids for indirect systems", publisher: "Melinder, International Institute of Refrigeration", edition: "2010" },
  "nist-sp811": { title: "Guide for the use of the International System of Units (SP 811)", publisher: "NIST", edition: "2008" },
  "us-standard-atmosphere": { title: "U.S. Standard Atmosphere", publisher: "NOAA, NASA, USAF", edition: "1976" },
  mathematics: { title: "Follows from the definitions", publisher: "", edition: "" },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof bibliography;

/** Where exactly: a source and the chapter, equation, table or page in it. */
export interface Citation {
  readonly source: SourceKey;
  readonly locator?: string;
}

/**
 * The text of a citation, as a sheet or a warning prints it.
 *
 * @param citation key of the bibliography and place in it
 * @param presentation decimal mark of numbers in the locator; titles and editions are as printed
 * @returns title, edition and locator in one line
 * @example
 * ```ts
 * import { citationText } from "@org/hvac-core";
 * citationText({ source: "ashrae-hof-2021", locator: "ch. 18" }); // "ASHRAE Handbook: Fundamentals (2021), ch. 18"
 * ```
 */
export function citationText(citation: Citation, { decimalMark = "." }: Presentation = {}): string {
  const { title, edition }: Source = bibliography[citation.source];
  return title + (edition && ` (${edition})`) + (citation.locator ? `, ${markDecimals(citation.locator, decimalMark)}` : "");
}
