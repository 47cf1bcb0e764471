import type { Source } from "./source.ts";

/* Sun and windows: apart from the others, since the heat load page brings its sources with it. */

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
