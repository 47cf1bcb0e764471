import type { Source } from "../sources/index.ts";

/* Sources of methods that the fluids share; the publications of the fluids themselves come from the generator. */
export * from "./fluids/sources.ts";

export const span2000: Source = {
  key: "span-2000",
  title: "Multiparameter Equations of State",
  publisher: "Span, Springer",
  edition: "2000",
  readIn: "the papers on the equations, which restate its relations",
};
export const olchowySengers1989: Source = {
  key: "olchowy-sengers-1989",
  title: "A simplified representation for the thermal conductivity of fluids in the critical region",
  publisher: "Olchowy & Sengers, Int. J. Thermophys. 10",
  edition: "1989",
  readIn: "CoolProp 8.0.0, which computes with it",
};
export const neufeldJanzenAziz1972: Source = {
  key: "neufeld-janzen-aziz-1972",
  title: "Empirical equations to calculate 16 of the transport collision integrals for the Lennard-Jones (12-6) potential",
  publisher: "Neufeld, Janzen & Aziz, J. Chem. Phys. 57",
  edition: "1972",
  readIn: "CoolProp 8.0.0, which computes with it",
};
