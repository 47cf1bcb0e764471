import type { Source } from "./source.ts";

/* Papers and books. */

export const hylandWexler1983: Source = {
  key: "hyland-wexler",
  title: "Formulations for the thermodynamic properties of the saturated phases of H2O from 173.15 K to 473.15 K",
  publisher: "Hyland & Wexler, ASHRAE Transactions 89(2A)",
  edition: "1983",
  readIn: "PsychroLib 2.5.0, which carries the coefficients as ASHRAE Fundamentals prints them",
};
export const persilyDeJonge2017: Source = {
  key: "persily-de-jonge",
  title: "Carbon dioxide generation rates for building occupants",
  publisher: "Persily & de Jonge, Indoor Air 27",
  edition: "2017",
  url: "https://doi.org/10.1111/ina.12383",
};
export const colebrook1939: Source = {
  key: "colebrook",
  title: "Turbulent flow in pipes, with particular reference to the transition region",
  publisher: "Colebrook, J. Inst. Civ. Eng. 11",
  edition: "1939",
  readIn: "the code of fluids 1.3.1 (C. Bell)",
};
export const crane410: Source = {
  key: "crane-410",
  title: "Flow of Fluids through Valves, Fittings and Pipe (Technical Paper 410)",
  publisher: "Crane",
  edition: "2013",
  readIn: "the code of fluids 1.3.1 (C. Bell)",
};
export const hooper1981: Source = {
  key: "hooper-2k",
  title: "The two-K method predicts head losses in pipe fittings",
  publisher: "Hooper, Chemical Engineering 88(17)",
  edition: "1981",
  readIn: "the code of fluids 1.3.1 (C. Bell)",
};
export const darby2001: Source = {
  key: "darby-3k",
  title: "Correlate pressure drops through fittings",
  publisher: "Darby, Chemical Engineering 108(4)",
  edition: "2001",
  readIn: "the code of fluids 1.3.1 (C. Bell)",
};
export const moody1944: Source = {
  key: "moody",
  title: "Friction factors for pipe flow",
  publisher: "Moody, ASME Transactions 66",
  edition: "1944",
  readIn: "the code of fluids 1.3.1 (C. Bell)",
};
export const huebscher1948: Source = {
  key: "huebscher-1948",
  title: "Friction equivalents for round, square and rectangular ducts",
  publisher: "Huebscher, ASHVE Transactions 54",
  edition: "1948",
};
export const heytDiaz1975: Source = {
  key: "heyt-diaz-1975",
  title: "Pressure drop in flat-oval spiral air duct",
  publisher: "Heyt & Diaz, ASHRAE Transactions 81(2)",
  edition: "1975",
};
export const abushakra2004: Source = {
  key: "abushakra-2004",
  title: "Compression effects on pressure loss in flexible HVAC ducts",
  publisher: "Abushakra, Walker & Sherman, Lawrence Berkeley National Laboratory report LBNL-54371",
  edition: "2004",
};
export const lemmonJacobsen2004: Source = {
  key: "lemmon-jacobsen-2004",
  title: "Viscosity and thermal conductivity equations for nitrogen, oxygen, argon, and air",
  publisher: "Lemmon & Jacobsen, Int. J. Thermophysics 25",
  edition: "2004",
};
export const idelchik: Source = { key: "idelchik", title: "Handbook of Hydraulic Resistance", publisher: "Idelchik", edition: "3rd" };
export const rennelsHudson: Source = {
  key: "rennels-hudson",
  title: "Pipe Flow: A Practical and Comprehensive Guide",
  publisher: "Rennels & Hudson",
  edition: "2012",
  readIn: "the code of fluids 1.3.1 (C. Bell)",
};
export const melinder2010: Source = {
  key: "melinder",
  title: "Properties of secondary working fluids for indirect systems",
  publisher: "Melinder, International Institute of Refrigeration",
  edition: "2010",
  readIn: "CoolProp 7.2, which carries the fitted polynomials",
};
