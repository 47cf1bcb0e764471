import type { Source } from "./source.ts";

/* Programs, web pages, and what needs no source. */

export const psychrolib: Source = {
  key: "psychrolib",
  title: "PsychroLib, psychrometric functions after ASHRAE Fundamentals",
  publisher: "Meyer & Thevenard, JOSS 4(33)",
  edition: "2.5.0",
  evidence: "program",
  url: "https://doi.org/10.21105/joss.01137",
};
export const ukHomeOwners: Source = {
  key: "uk-home-owners",
  title: "Central heating: heat loss calculation",
  publisher: "UK Home Owners",
  edition: "undated",
  url: "https://www.ukhomeowners.com/homeimprovement/central_heating/heatloss_calculations.html",
};
export const diydata: Source = {
  key: "diydata",
  title: "Worked calculations for thermal loss example",
  publisher: "DIY Data",
  edition: "undated",
  url: "https://www.diydata.com/planning/ch_design/calculations.php",
};
export const methodsCheck: Source = {
  key: "methods-check",
  title: "Check values, computed outside this library",
  publisher: "Plenum",
  edition: "2026",
  evidence: "own",
};
export const fluidsPython: Source = {
  key: "fluids-python",
  title: "fluids, fluid dynamics component of ChEDL",
  publisher: "Caleb Bell and contributors",
  edition: "1.3.1",
  evidence: "program",
  url: "https://github.com/CalebBell/fluids",
};
export const mathematics: Source = {
  key: "mathematics",
  title: "Follows from the definitions",
  publisher: "",
  edition: "",
  evidence: "definition",
};
export const jones2001: Source = {
  key: "jones-air-conditioning",
  title: "Air Conditioning Engineering",
  publisher: "W. P. Jones, Butterworth-Heinemann",
  edition: "5th",
  readIn: "fenkoil.ru, which quotes the table",
};
