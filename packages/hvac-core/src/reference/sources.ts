import type { Source } from "../sources/index.ts";

/* What only the reference tables cite. */

export const fundamentals2001: Source = {
  key: "ashrae-hof-2001",
  title: "ASHRAE Handbook: Fundamentals",
  publisher: "ASHRAE",
  edition: "2001",
};
export const ashrae170: Source = {
  key: "ashrae-170",
  title: "ANSI/ASHRAE/ASHE Standard 170, Ventilation of Health Care Facilities",
  publisher: "ASHRAE",
  edition: "2017",
  readIn: "copies of pages of Table 7.1 shared on the web",
};
export const dataProcessingThermal: Source = {
  key: "ashrae-tc-9.9",
  title: "Thermal Guidelines for Data Processing Environments, ASHRAE TC 9.9",
  publisher: "ASHRAE",
  edition: "2015",
  readIn: "trivolt.ac's calculator of the classes, which states the allowable limits",
};
export const ashrae34: Source = {
  key: "ashrae-34",
  title: "ANSI/ASHRAE Standard 34, Designation and Safety Classification of Refrigerants",
  publisher: "ASHRAE",
  edition: "2022",
};
export const internationalMechanicalCode: Source = {
  key: "imc",
  title: "International Mechanical Code",
  publisher: "ICC",
  edition: "2018",
};
export const ansiS122: Source = {
  key: "ansi-s12.2",
  title: "ANSI/ASA S12.2, Criteria for evaluating room noise",
  publisher: "ASA",
  edition: "2019",
  readIn: "an excerpt in the documentation of MathWorks' Audio Toolbox",
};
export const cibseA1: Source = {
  key: "cibse-a1-1986",
  title: "CIBSE Guide, section A1: Environmental criteria for design",
  publisher: "CIBSE",
  edition: "1986",
  readIn: "two copies on the web of leaflet L110 of 1999, which reproduces the table",
};
export const industrialVentilation: Source = {
  key: "acgih-industrial-ventilation",
  title: "Industrial Ventilation, A Manual of Recommended Practice",
  publisher: "ACGIH",
  edition: "undated",
};
export const ventAxia: Source = {
  key: "vent-axia",
  title: "Air changes per hour (selection guide)",
  publisher: "Vent-Axia",
  edition: "undated",
};
export const imperialGreenSystems: Source = {
  key: "imperial-green-systems",
  title: "Air change rate by occupancy",
  publisher: "Imperial Green Systems",
  edition: "undated",
  url: "https://imperialgreensystems.com/air-change-rate-by-occupancy",
};
export const designPractice: Source = {
  key: "design-practice",
  title: "Common design practice",
  publisher: "No single publication",
  edition: "undated",
};
export const wtcb: Source = {
  key: "wtcb-materials",
  title: "Properties of building materials",
  publisher: "WTCB/CSTC (Belgian Building Research Institute)",
  edition: "undated",
  readIn: "python-hvac, construction data",
};
export const pnnlStandardsData: Source = {
  key: "pnnl-standards-data",
  title: "building-energy-standards-data",
  publisher: "Pacific Northwest National Laboratory",
  edition: "commit 4018148",
  url: "https://github.com/pnnl/building-energy-standards-data",
};
export const teaser: Source = {
  key: "teaser",
  title: "TEASER, type elements (TABULA Germany), material templates and use conditions",
  publisher: "RWTH Aachen University, E.ON Energy Research Center",
  edition: "commit 92ec587",
  url: "https://github.com/RWTH-EBC/TEASER",
};
export const greenhouseGasReporting: Source = {
  key: "ghg-reporting",
  title: "40 CFR 98, Mandatory greenhouse gas reporting",
  publisher: "US EPA",
  edition: "2016",
};
export const dukes: Source = { key: "dukes", title: "Digest of UK Energy Statistics", publisher: "UK government", edition: "2005" };
export const emberElectricity: Source = {
  key: "ember-electricity",
  title: "Carbon intensity of electricity",
  publisher: "Our World in Data, Ember",
  edition: "undated",
  readIn: "codecarbon, global_energy_mix.json",
};
export const energyStar: Source = {
  key: "energy-star",
  title: "What is energy use intensity (EUI)? US national medians",
  publisher: "US EPA, Energy Star Portfolio Manager",
  edition: "undated",
  url: "https://www.energystar.gov",
};
export const cibseTm46: Source = {
  key: "cibse-tm46",
  title: "TM46, Energy benchmarks",
  publisher: "CIBSE",
  edition: "2008",
  readIn: "the program BenchmarkingJS, which carries the table",
};
export const vorlander2008: Source = {
  key: "vorlander-2008",
  title: "Auralization",
  publisher: "Vorländer, Springer",
  edition: "2008",
  readIn: "the code of pyroomacoustics (github.com/LCAV/pyroomacoustics), which carries its table of materials",
};
export const spanishElements: Source = {
  key: "cte-constructive-elements",
  title: "Catálogo de Elementos Constructivos del CTE",
  publisher: "Instituto Eduardo Torroja (CSIC), Spain",
  edition: "2010",
  readIn: "the materials of the program Condensa (R. Villar Burke)",
};
export const spanishEnergyCode: Source = {
  key: "cte-db-he",
  title: "Código Técnico de la Edificación, DB-HE, monthly climate of the provincial capitals",
  publisher: "Ministerio de Vivienda, Spain",
  edition: "2006",
  readIn: "the climates of the program Condensa (R. Villar Burke)",
};
export const polishTypicalYears: Source = {
  key: "polish-typical-years",
  title: "Typical meteorological years for energy calculations of buildings (ISO 15927-4), 1971 to 2000",
  publisher: "Ministry of Investment and Development, Poland",
  edition: "archived",
  readIn: "a design report that prints the monthly means of Poznań",
};
export const typicalYears: Source = {
  key: "energyplus-typical-years",
  title: "Typical years TMY3, CWEC and IWEC: monthly means of dry bulb and relative humidity",
  publisher: "NREL, Environment Canada and ASHRAE, distributed by the U.S. Department of Energy",
  edition: "undated",
  url: "https://energyplus.net/weather",
  readIn: "the statistics files of the years",
};
export const iso10456: Source = {
  key: "iso-10456",
  title: "ISO 10456, Building materials and products: hygrothermal properties",
  publisher: "ISO",
  edition: "2007",
};
export const iso12572: Source = {
  key: "iso-12572",
  title: "ISO 12572, Hygrothermal performance of building materials: water vapour transmission properties, cup method",
  publisher: "ISO",
  edition: "2001",
  readIn: "its published scope",
};
export const ashraeCeilings: Source = {
  key: "ashrae-ceilings",
  title: "ASHRAE Handbook: HVAC Applications, sound chapter, ceilings",
  publisher: "ASHRAE",
  edition: "undated",
  readIn: "the data of Trace (github.com/Moosevellous/Trace), which name no edition",
};
export const acousticLouvres: Source = {
  key: "acoustic-louvres",
  title: "Data of acoustic louvres",
  publisher: "IAC Acoustics and Fantech",
  edition: "undated",
  readIn: "the data of Trace (github.com/Moosevellous/Trace)",
};
export const srlNoiseControl: Source = {
  key: "srl-noise-control",
  title: "Noise Control in Building Services",
  publisher: "Sound Research Laboratories, Pergamon Press",
  edition: "1988",
  readIn: "the data of Trace (github.com/Moosevellous/Trace)",
};
export const bellRulesOfThumb: Source = {
  key: "bell-rules-of-thumb",
  title: "HVAC Equations, Data, and Rules of Thumb",
  publisher: "A. A. Bell, McGraw-Hill",
  edition: "2nd, 2007",
  readIn: "slides on duct systems that quote it",
};
export const engineeringToolbox: Source = {
  key: "engineering-toolbox",
  title: "Piping materials: temperature expansion coefficients",
  publisher: "The Engineering ToolBox",
  edition: "undated",
  url: "https://www.engineeringtoolbox.com/pipes-temperature-expansion-coefficients-d_48.html",
};
export const pipeHangers: Source = {
  key: "mss-sp-58",
  title: "MSS SP-58, Pipe hangers and supports",
  publisher: "Manufacturers Standardization Society",
  edition: "undated",
};
