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
