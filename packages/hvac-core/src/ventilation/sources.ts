import type { Source } from "../sources/index.ts";

export const imc507: Source = {
  key: "imc-507",
  title: "International Mechanical Code, section 507, Commercial kitchen hoods",
  publisher: "International Code Council",
  edition: "2021",
  readIn: "Master Build Consulting's notes on IMC 507, which state the airflows per length of hood",
};

export const ashrae62Dwellings: Source = {
  key: "ashrae-62.2",
  title: "ANSI/ASHRAE Standard 62.2, Ventilation and Acceptable Indoor Air Quality in Residential Buildings",
  publisher: "ASHRAE",
  edition: "2013 to 2022",
  readIn:
    "NREL's Standard Work Specifications (infiltration credit) and Retrotec's primer on residential ventilation (total rate, local exhaust)",
};

export const multipleZones: Source = {
  key: "ashrae-62.1-2016",
  title: "ANSI/ASHRAE Standard 62.1, Ventilation for Acceptable Indoor Air Quality, multiple-zone recirculating systems",
  publisher: "ASHRAE",
  edition: "2004 to 2016",
  readIn: "the source code of EnergyPlus (zone ventilation efficiency with secondary recirculation)",
};
