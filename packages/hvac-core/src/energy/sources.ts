import type { Source } from "../sources/index.ts";

export const ahri550: Source = {
  key: "ahri-550-590",
  title: "AHRI 550/590 and 551/591, Performance rating of water-chilling packages",
  publisher: "AHRI",
  edition: "2020",
};

export const ahri340: Source = {
  key: "ahri-340-360",
  title: "AHRI 340/360, Performance rating of commercial and industrial unitary air-conditioning and heat pump equipment",
  publisher: "AHRI",
  edition: "2019",
};

export const ahri210: Source = {
  key: "ahri-210-240",
  title: "AHRI 210/240, Performance rating of unitary air-conditioning and air-source heat pump equipment",
  publisher: "AHRI",
  edition: "2017",
};

export const en14825: Source = {
  key: "en-14825",
  title: "EN 14825, Air conditioners, liquid chilling packages and heat pumps: testing and rating at part load",
  publisher: "CEN",
  edition: "2018",
};

export const energyCodeOfCanada: Source = {
  key: "necb",
  title: "National Energy Code of Canada for Buildings",
  publisher: "National Research Council Canada",
  edition: "2020",
  readIn: "programs that carry its coefficients, among them openstudio-standards and the City Energy Analyst",
};

export const performanceRatingManual: Source = {
  key: "pnnl-prm-manual",
  title: "ANSI/ASHRAE/IES Standard 90.1 Performance Rating Method Reference Manual",
  publisher: "Pacific Northwest National Laboratory",
  edition: "2016",
  readIn: "openstudio-standards, which carries its coefficients of fans and pumps",
};

export const resnetAddendum71: Source = {
  key: "resnet-addendum-71",
  title: "MINHERS Addendum 71, conversion of seasonal ratings",
  publisher: "RESNET",
  edition: "2022",
  readIn: "EnergyGauge, which prints the factors",
};

export const cfr430: Source = {
  key: "10-cfr-430",
  title: "10 CFR 430.32, Energy conservation standards",
  publisher: "U.S. Department of Energy",
  edition: "2023",
};

export const nistHandbook135: Source = {
  key: "nist-handbook-135",
  title: "Life-Cycle Costing Manual for the Federal Energy Management Program (Handbook 135)",
  publisher: "NIST",
  edition: "1995",
};

export const astmE1074: Source = {
  key: "astm-e1074",
  title: "ASTM E1074, Measuring net benefits and net savings for investments in buildings",
  publisher: "ASTM",
  edition: "2015",
};

export const astmE1057: Source = {
  key: "astm-e1057",
  title: "ASTM E1057, Measuring internal rate of return for investments in buildings",
  publisher: "ASTM",
  edition: "2015",
};

export const astmE1121: Source = {
  key: "astm-e1121",
  title: "ASTM E1121, Measuring payback for investments in buildings",
  publisher: "ASTM",
  edition: "2015",
};

export const astmE917: Source = {
  key: "astm-e917",
  title: "ASTM E917, Measuring life-cycle costs of buildings",
  publisher: "ASTM",
  edition: "2017",
};

export const astmE964: Source = {
  key: "astm-e964",
  title: "ASTM E964, Measuring benefit-to-cost and savings-to-investment ratios",
  publisher: "ASTM",
  edition: "2015",
};

export const norstrom1972: Source = {
  key: "norstrom-1972",
  title: "A sufficient condition for a unique nonnegative internal rate of return",
  publisher: "Norstrom, Journal of Financial and Quantitative Analysis 7",
  edition: "1972",
};

export const utilityRateDatabase: Source = {
  key: "openei-urdb",
  title: "Utility Rate Database, web service",
  publisher: "OpenEI",
  edition: "version 8",
  url: "https://openei.org/services/doc/rest/util_rates/",
};

export const systemAdvisorModel: Source = {
  key: "nrel-sam",
  title: "System Advisor Model, electricity bill calculator",
  publisher: "NREL",
  edition: "undated",
  url: "https://sam.nrel.gov",
};

export const reopt: Source = {
  key: "nrel-reopt",
  title: "REopt, energy optimization tool: electricity tariffs",
  publisher: "NREL",
  edition: "undated",
  url: "https://reopt.nrel.gov",
};

export const ghgProtocol: Source = {
  key: "ghg-protocol",
  title: "A Corporate Accounting and Reporting Standard",
  publisher: "GHG Protocol",
  edition: "revised 2004",
};

export const en378: Source = {
  key: "en-378-1",
  title: "EN 378-1, Refrigerating systems and heat pumps: safety and environmental requirements",
  publisher: "CEN",
  edition: "2016",
};

export const iso13790: Source = {
  key: "iso-13790",
  title: "ISO 13790, Energy performance of buildings: calculation of energy use for space heating and cooling",
  publisher: "ISO",
  edition: "2008",
};

export const thom1954: Source = {
  key: "thom-1954",
  title: "The rational relationship between heating degree days and temperature",
  publisher: "Thom, Monthly Weather Review 82",
  edition: "1954",
};

export const astmE1369: Source = {
  key: "astm-e1369",
  title: "ASTM E1369, Selecting techniques for treating uncertainty and risk in the economic evaluation of buildings and building systems",
  publisher: "ASTM",
  edition: "2015",
};

export const mckay1979: Source = {
  key: "mckay-1979",
  title: "A comparison of three methods for selecting values of input variables in the analysis of output from a computer code",
  publisher: "McKay, Beckman and Conover, Technometrics 21",
  edition: "1979",
};

export const marsaglia2003: Source = {
  key: "marsaglia-2003",
  title: "Xorshift RNGs",
  publisher: "Marsaglia, Journal of Statistical Software 8",
  edition: "2003",
};

export const hyndmanFan1996: Source = {
  key: "hyndman-fan-1996",
  title: "Sample quantiles in statistical packages",
  publisher: "Hyndman and Fan, The American Statistician 50",
  edition: "1996",
};
