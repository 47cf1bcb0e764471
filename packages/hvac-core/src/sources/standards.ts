import type { Source } from "./source.ts";

/* Standards. */

export const ashrae62Edition2019: Source = {
  key: "ashrae-62.1-2019",
  title: "ANSI/ASHRAE Standard 62.1, Ventilation for Acceptable Indoor Air Quality",
  publisher: "ASHRAE",
  edition: "2019",
  readIn: "PNNL's building-energy-standards-data (rates); an engineering program that quotes the tables (exhaust, effectiveness)",
};
export const ashrae90: Source = {
  key: "ashrae-90.1",
  title: "ANSI/ASHRAE/IES Standard 90.1, Energy Standard for Sites and Buildings",
  publisher: "ASHRAE",
  edition: "2022",
  readIn: "PNNL's building-energy-standards-data",
};
export const ashrae90Edition2013: Source = {
  key: "ashrae-90.1-2013",
  title: "ANSI/ASHRAE/IES Standard 90.1, Energy Standard for Buildings Except Low-Rise Residential Buildings",
  publisher: "ASHRAE",
  edition: "2013",
  readIn: "PNNL's building-energy-standards-data (equipment) and the data of NREL's OpenStudio standards (envelopes)",
};
export const oshaZ1: Source = {
  key: "osha-z1",
  title: "Limits for air contaminants (29 CFR 1910.1000, Table Z-1)",
  publisher: "OSHA",
  edition: "2017",
  url: "https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.1000TABLEZ1",
};
export const pipeStandards: Source = {
  key: "pipe-standards",
  title: "Pipe dimensions of ASME B36.10M and B36.19M, ASTM B88, EN 1057, EN 10255 and plastics",
  publisher: "ASME, ASTM, CEN",
  edition: "as named at the size",
  readIn: "the tables of fluids 1.3.1 (C. Bell); copper also in python-hvac",
};
export const smacnaSystems: Source = {
  key: "smacna-systems",
  title: "HVAC Systems Duct Design",
  publisher: "SMACNA",
  edition: "4th",
  readIn: "python-hvac, which carries the nodes of tables A-7 to A-15",
};
export const dw144: Source = { key: "dw-144", title: "DW/144, Specification for sheet metal ductwork", publisher: "BESA", edition: "2013" };
export const en1505: Source = {
  key: "en-1505-1506",
  title: "EN 1505 and EN 1506, Sheet metal air ducts: dimensions",
  publisher: "CEN",
  edition: "1997, 2007",
};
export const smacnaLeakage: Source = {
  key: "smacna-leakage",
  title: "HVAC Air Duct Leakage Test Manual",
  publisher: "SMACNA",
  edition: "2012",
};
export const smacnaDuct: Source = {
  key: "smacna-duct",
  title: "HVAC Duct Construction Standards: Metal and Flexible",
  publisher: "SMACNA",
  edition: "2005",
};
export const iapwsIf97: Source = {
  key: "iapws-if97",
  title: "Industrial formulation 1997 for the thermodynamic properties of water and steam",
  publisher: "IAPWS",
  edition: "R7-97(2012)",
};
export const iso12241: Source = {
  key: "iso-12241",
  title: "ISO 12241, Thermal insulation for building equipment and industrial installations: calculation rules",
  publisher: "ISO",
  edition: "2022",
};
export const nistSp811: Source = {
  key: "nist-sp811",
  title: "Guide for the use of the International System of Units (SP 811)",
  publisher: "NIST",
  edition: "2008",
};
export const usStandardAtmosphere: Source = {
  key: "us-standard-atmosphere",
  title: "U.S. Standard Atmosphere",
  publisher: "NOAA, NASA, USAF",
  edition: "1976",
};
export const iso52016: Source = {
  key: "iso-52016-1",
  title: "ISO 52016-1, Energy performance of buildings: energy needs for heating and cooling",
  publisher: "ISO",
  edition: "2017",
};
