import type { Source } from "../sources/index.ts";

export const imc507: Source = {
  key: "imc-507",
  title: "International Mechanical Code, section 507, Commercial kitchen hoods",
  publisher: "International Code Council",
  edition: "2021",
  readIn: "Master Build Consulting's notes on IMC 507, and a second listing that agrees in every row",
};

export const ashrae62Dwellings: Source = {
  key: "ashrae-62.2",
  title: "ANSI/ASHRAE Standard 62.2, Ventilation and Acceptable Indoor Air Quality in Residential Buildings",
  publisher: "ASHRAE",
  edition: "2013 to 2022",
  readIn:
    "NREL's Standard Work Specifications (infiltration credit), OpenStudio-HPXML (its weight since 2016) and Retrotec's primer on residential ventilation (total rate, local exhaust)",
};

export const multipleZones: Source = {
  key: "ashrae-62.1-2016",
  title: "ANSI/ASHRAE Standard 62.1, Ventilation for Acceptable Indoor Air Quality, multiple-zone recirculating systems",
  publisher: "ASHRAE",
  edition: "2004 to 2016",
  readIn:
    "public programs that restate Appendix A with secondary recirculation and agree with each other; the table as the Mechanical Code of New York State (2020, Table 403.3.1.1.2.3.2) restates it, which also permits to interpolate and goes on to 0.75",
};

export const vrpProgram: Source = {
  key: "ashrae62.1-vrp",
  title: "ASHRAE62.1VRP, ventilation rate procedure calculator",
  publisher: "F. Soberon",
  edition: "commit 11900bc",
  evidence: "program",
  url: "https://github.com/felipesoberon/ASHRAE62.1VRP",
};

export const retrotecPrimer: Source = {
  key: "retrotec-ventilation",
  title: "Residential ventilation primer",
  publisher: "Retrotec",
  edition: "read in November 2026",
};

export const cdcAir: Source = {
  key: "cdc-air",
  title: "Guidelines for Environmental Infection Control in Health-Care Facilities, Appendix B, Air",
  publisher: "US Centers for Disease Control and Prevention",
  edition: "2003",
  url: "https://www.cdc.gov/infection-control/hcp/environmental-control/appendix-b-air.html",
};
