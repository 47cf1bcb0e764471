import type { Source } from "./source.ts";

/* Loads, sun and windows: apart from the others, since the heat load page brings its sources with it. */

export const noaaSolar: Source = {
  key: "noaa-solar",
  title: "Solar calculation details, after Meeus, Astronomical Algorithms",
  publisher: "NOAA Global Monitoring Laboratory",
  edition: "1998",
  url: "https://gml.noaa.gov/grad/solcalc/calcdetails.html",
  readIn: "the source code of ladybug, which follows it",
};
export const arasteh2009: Source = {
  key: "arasteh-2804e",
  title: "Modeling windows in EnergyPlus with simple performance indices (LBNL-2804E)",
  publisher: "Arasteh, Kohler & Griffith, Lawrence Berkeley National Laboratory",
  edition: "2009",
  readIn: "the source code of EnergyPlus, which carries the coefficients",
};
export const ashrae62: Source = {
  key: "ashrae-62.1",
  title: "ANSI/ASHRAE Standard 62.1, Ventilation and Acceptable Indoor Air Quality",
  publisher: "ASHRAE",
  edition: "2022",
  readIn: "PNNL's building-energy-standards-data (rates) and the program ASHRAE62.1VRP of F. Soberon (rates, system equations)",
};
export const ashrae183: Source = {
  key: "ashrae-183",
  title: "ANSI/ASHRAE/ACCA Standard 183, Peak Cooling and Heating Load Calculations",
  publisher: "ASHRAE",
  edition: "2007 (RA 2020)",
};
export const en12831: Source = {
  key: "en-12831-1",
  title: "EN 12831-1, Energy performance of buildings: Method for calculation of the design heat load",
  publisher: "CEN",
  edition: "2017",
};
export const honeybeeStandards: Source = {
  key: "honeybee-energy-standards",
  title: "honeybee-energy-standards, after the OpenStudio Standards of NREL",
  publisher: "Ladybug Tools",
  edition: "commit 5367ca4",
  url: "https://github.com/ladybug-tools/honeybee-energy-standards",
};
