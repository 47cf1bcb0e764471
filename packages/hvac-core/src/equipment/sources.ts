import type { Source } from "../sources/index.ts";

export const nec: Source = {
  key: "nfpa-70",
  title: "NFPA 70, National Electrical Code",
  publisher: "NFPA",
  edition: "2023",
  readIn: "open summaries of articles 240, 424, 430 and 440",
};

export const amca208: Source = {
  key: "amca-208",
  title: "ANSI/AMCA Standard 208, Calculation of the Fan Energy Index",
  publisher: "AMCA International",
  edition: "2018",
  readIn: "the design document of EnergyPlus's fan energy index, in SI units, and the code of AMO-Tools-Suite, in inch-pound units",
};

export const doePumps: Source = {
  key: "us-doe-pumps",
  title: "Energy conservation standards for pumps (10 CFR part 431, subpart Y)",
  publisher: "U.S. Department of Energy",
  edition: "in force since 2020",
  readIn: "the rule on their test in the Federal Register of 25 January 2016, by which the index is 1 for a pump that just complies",
};

export const ecodesign547: Source = {
  key: "eu-ecodesign-547",
  title: "Regulation (EU) 547/2012, ecodesign of water pumps",
  publisher: "European Commission",
  edition: "2012",
  readIn: "a manufacturer's account of its two stages",
};

export const ecodesign641: Source = {
  key: "eu-ecodesign-641",
  title: "Regulation (EC) 641/2009, ecodesign of circulators, as amended by (EU) 622/2012",
  publisher: "European Commission",
  edition: "2012",
  readIn: "the announcement of Europump's guideline on it",
};

export const traneServiceSizing: Source = {
  key: "trane-rt-prc031",
  title: "Air handling units for rooftops, electrical service sizing",
  publisher: "Trane",
  edition: "RT-PRC031-EN",
};

export const codeQuiz: Source = {
  key: "ecm-code-quiz",
  title: "Code quizzes: overcurrent protection of air conditioners",
  publisher: "EC&M",
  edition: "undated",
  url: "http://www.ecmweb.com/content/quizzes-code-1?page=17",
};
