import type { Source } from "../sources/index.ts";

export const lemmon2000: Source = {
  key: "lemmon-2000",
  title: "Thermodynamic properties of air and mixtures of nitrogen, argon, and oxygen from 60 to 2000 K at pressures to 2000 MPa",
  publisher: "Lemmon, Jacobsen, Penoncello & Friend, J. Phys. Chem. Ref. Data 29",
  edition: "2000",
};

export const wilke1950: Source = {
  key: "wilke-1950",
  title: "A viscosity equation for gas mixtures",
  publisher: "Wilke, J. Chem. Phys. 18",
  edition: "1950",
};

export const masonSaxena1958: Source = {
  key: "mason-saxena-1958",
  title: "Approximate formula for the thermal conductivity of gas mixtures",
  publisher: "Mason & Saxena, Phys. Fluids 1",
  edition: "1958",
};

export const iapwsViscosity: Source = {
  key: "iapws-r12",
  title: "Release on the IAPWS formulation 2008 for the viscosity of ordinary water substance",
  publisher: "IAPWS",
  edition: "R12-08",
};

export const iapwsConductivity: Source = {
  key: "iapws-r15",
  title: "Release on the IAPWS formulation 2011 for the thermal conductivity of ordinary water substance",
  publisher: "IAPWS",
  edition: "R15-11",
};

export const crcHandbook: Source = {
  key: "crc-handbook",
  title: "CRC Handbook of Chemistry and Physics",
  publisher: "CRC Press",
  edition: "97th",
};
