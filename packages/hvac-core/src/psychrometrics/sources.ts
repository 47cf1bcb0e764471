import type { Source } from "../sources/index.ts";

export const carrier1965: Source = {
  key: "carrier-1965",
  title: "Handbook of Air Conditioning System Design",
  publisher: "Carrier",
  edition: "1965",
};

export const systemsAndEquipment2016: Source = {
  key: "ashrae-systems-2016",
  title: "ASHRAE Handbook: HVAC Systems and Equipment",
  publisher: "ASHRAE",
  edition: "2016",
};

export const ahri1060: Source = {
  key: "ahri-1060",
  title: "ANSI/AHRI Standard 1060, Performance Rating of Air-to-Air Exchangers for Energy Recovery Ventilation Equipment",
  publisher: "AHRI",
  edition: "2018",
};
