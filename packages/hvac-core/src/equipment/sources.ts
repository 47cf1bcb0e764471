import type { Source } from "../sources/index.ts";

export const nec: Source = {
  key: "nfpa-70",
  title: "NFPA 70, National Electrical Code",
  publisher: "NFPA",
  edition: "2023",
  readIn: "open summaries of articles 240, 424, 430 and 440",
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
