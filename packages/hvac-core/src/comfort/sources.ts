import type { Source } from "../sources/index.ts";

export const iso7730: Source = {
  key: "iso-7730",
  title: "ISO 7730, Ergonomics of the thermal environment: analytical determination of thermal comfort by the PMV and PPD indices",
  publisher: "ISO",
  edition: "2005",
};

export const ashrae55: Source = {
  key: "ashrae-55",
  title: "ANSI/ASHRAE Standard 55, Thermal Environmental Conditions for Human Occupancy",
  publisher: "ASHRAE",
  edition: "2017",
};
