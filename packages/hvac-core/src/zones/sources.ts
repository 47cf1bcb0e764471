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

export const walton1983: Source = {
  key: "walton-1983",
  title: "Thermal Analysis Research Program reference manual",
  publisher: "Walton, National Bureau of Standards, NBSIR 83-2655",
  edition: "1983",
  readIn: "the engineering reference of EnergyPlus",
};

export const yazdanianKlems1994: Source = {
  key: "yazdanian-klems-1994",
  title: "Measurement of the exterior convective film coefficient for windows in low-rise buildings",
  publisher: "Yazdanian & Klems, ASHRAE Transactions 100",
  edition: "1994",
  readIn: "the engineering reference of EnergyPlus and the TRNSYS model of ASHRAE 140 in VICUS-Software/vicus-validation",
};

export const carroll1980: Source = {
  key: "carroll-1980",
  title: 'An "MRT method" of computing radiant energy exchange in rooms',
  publisher: "Carroll, 2nd Systems Simulation and Economic Analysis Conference",
  edition: "1980",
  readIn: "the engineering references of EnergyPlus and CSE",
};

export const iso15099: Source = {
  key: "iso-15099",
  title: "ISO 15099, Thermal performance of windows, doors and shading devices: detailed calculations",
  publisher: "ISO",
  edition: "2003",
  readIn: "the engineering reference of EnergyPlus and the documentation of the tool WINDOW and of its calculation in Python",
};
