import type { Source } from "../sources/index.ts";

/* Sources that only this folder cites. */

export const hi967: Source = {
  key: "ansi-hi-9.6.7",
  title: "ANSI/HI 9.6.7, Effects of liquid viscosity on rotodynamic pump performance",
  publisher: "Hydraulic Institute",
  edition: "2010",
  readIn: "the knowledge base of PUMP-FLO (inch-pound form) and public programs that solve its first example (metric form)",
};
export const hi963: Source = {
  key: "ansi-hi-9.6.3",
  title: "ANSI/HI 9.6.3, Rotodynamic pumps: Guideline for operating regions",
  publisher: "Hydraulic Institute",
  edition: "2017",
  readIn: "articles of pump manufacturers that quote the preferred operating region of 70 to 120 %",
};
export const hi961: Source = {
  key: "ansi-hi-9.6.1",
  title: "ANSI/HI 9.6.1, Rotodynamic pumps: Guideline for NPSH margin",
  publisher: "Hydraulic Institute",
  edition: "2017",
  readIn: "articles that quote its margin ratios",
};
export const ksbSelecting: Source = {
  key: "ksb-selecting",
  title: "Selecting centrifugal pumps",
  publisher: "KSB",
  edition: "2005",
  readIn: "its table of contents; the formula for trimmed impellers as manufacturers quote it",
};
export const grundfosHandbook: Source = {
  key: "grundfos-pump-handbook",
  title: "Pump handbook",
  publisher: "Grundfos",
  edition: "2004",
  readIn: "explanations of the affinity laws that quote it",
};
export const elsey2018: Source = {
  key: "elsey-npsha-2018",
  title: "Calculating NPSHa, a series of five",
  publisher: "Elsey, Pumps & Systems",
  edition: "2018",
  url: "https://www.pumpsandsystems.com/calculate-npsha-suction-lift-condition",
};
export const bachus2003: Source = {
  key: "bachus-custodio",
  title: "Know and understand centrifugal pumps",
  publisher: "Bachus & Custodio, Elsevier",
  edition: "2003",
  readIn: "a copy of its chapter on NPSH on the web",
};
export const eu622: Source = {
  key: "eu-622-2012",
  title: "Commission Regulation (EU) No 622/2012, glandless circulators",
  publisher: "European Commission",
  edition: "2012",
  readIn: "manufacturers' explanations of its load profile",
};
export const raoult1887: Source = {
  key: "raoult",
  title: "Raoult's law of vapour pressures of solutions",
  publisher: "Raoult, Comptes rendus 104",
  edition: "1887",
};
