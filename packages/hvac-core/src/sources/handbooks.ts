import type { Source } from "./source.ts";

/* Handbooks that loads cite: the heat load page brings them with it. */

export const fundamentals2021: Source = {
  key: "ashrae-hof-2021",
  title: "ASHRAE Handbook: Fundamentals",
  publisher: "ASHRAE",
  edition: "2021",
  readIn: "pyMEP, whose code carries the load tables of ch. 18",
};
export const fundamentals2017: Source = {
  key: "ashrae-hof-2017",
  title: "ASHRAE Handbook: Fundamentals",
  publisher: "ASHRAE",
  edition: "2017",
  readIn: "PsychroLib 2.5.0 (ch. 1); EnergyPlus, pvlib and ladybug (ch. 14)",
};
export const fundamentals2013: Source = {
  key: "ashrae-hof-2013",
  title: "ASHRAE Handbook: Fundamentals",
  publisher: "ASHRAE",
  edition: "2013",
};
export const fundamentals2005: Source = {
  key: "ashrae-hof-2005",
  title: "ASHRAE Handbook: Fundamentals",
  publisher: "ASHRAE",
  edition: "2005",
  readIn: "the data sets of EnergyPlus, which carry the materials and constructions of ch. 25 and 30",
};
