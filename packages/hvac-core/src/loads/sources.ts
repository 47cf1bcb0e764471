import type { Source } from "../sources/index.ts";

export const energyPlus: Source = {
  key: "energyplus",
  title: "EnergyPlus Engineering Reference and source code",
  publisher: "U.S. Department of Energy",
  edition: "24.2",
  url: "https://energyplus.net",
  readIn: "issues 6808 and 8673 and pull request 10929 of its repository, where the developers give the rule",
};

export const spitlerFisher1999: Source = {
  key: "spitler-fisher-1999",
  title: "On the relationship between the radiant time series and transfer function methods for design cooling load calculations",
  publisher: "Spitler & Fisher, HVAC&R Research 5(2)",
  edition: "1999",
};

export const iso13786: Source = {
  key: "iso-13786",
  title: "ISO 13786, Thermal performance of building components: dynamic thermal characteristics",
  publisher: "ISO",
  edition: "2017",
};

export const iso6946: Source = {
  key: "iso-6946",
  title: "ISO 6946, Building components and building elements: thermal resistance and thermal transmittance",
  publisher: "ISO",
  edition: "2017",
};
