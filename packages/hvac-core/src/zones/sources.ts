import type { Source } from "../sources/index.ts";

export const vdi6007: Source = {
  key: "vdi-6007-1",
  title: "VDI 6007 Part 1, Calculation of transient thermal response of rooms and buildings: modelling of rooms",
  publisher: "VDI",
  edition: "2015",
  readIn: "the Modelica library AixLib and the tool TEASER (RWTH Aachen), which carry its equations and its twelve test examples",
};

export const rouvel2004: Source = {
  key: "rouvel-2004",
  title: "Ein regelungstechnisches Modell zur Beschreibung des thermisch dynamischen Raumverhaltens",
  publisher: "Rouvel & Zimmermann, HLH 55",
  edition: "2004",
  readIn: "the code and the verification scripts of TEASER (RWTH Aachen)",
};

export const ashrae140: Source = {
  key: "ashrae-140",
  title: "ANSI/ASHRAE Standard 140, Method of test for evaluating building performance simulation software",
  publisher: "ASHRAE",
  edition: "2020",
  readIn: "NREL's repository BESTEST-GSR: the spreadsheet of example results RESULTS5-2A and the models of the cases",
};
