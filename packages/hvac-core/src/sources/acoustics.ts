import type { Source } from "./source.ts";

/* Handbooks of acoustics and of duct systems. */

export const applications2015: Source = {
  key: "ashrae-applications-2015",
  title: "ASHRAE Handbook: HVAC Applications",
  publisher: "ASHRAE",
  edition: "2015",
};
export const applications2019: Source = {
  key: "ashrae-applications-2019",
  title: "ASHRAE Handbook: HVAC Applications",
  publisher: "ASHRAE",
  edition: "2019",
  readIn: "the code of phonometry (github.com/jmrplens/phonometry), which carries tables of ch. 49",
};
export const bies2017: Source = {
  key: "bies-2017",
  title: "Engineering Noise Control",
  publisher: "Bies, Hansen & Howard, CRC Press",
  edition: "5th, 2017",
  readIn: "the code of phonometry (github.com/jmrplens/phonometry), which carries its tables and equations",
};
