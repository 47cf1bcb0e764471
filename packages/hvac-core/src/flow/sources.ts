import type { Source } from "../sources/index.ts";

/* Sources that only this folder cites. */

export const clamond2009: Source = {
  key: "clamond-2009",
  title: "Efficient resolution of the Colebrook equation",
  publisher: "Clamond, Industrial & Engineering Chemistry Research 48",
  edition: "2009",
};
export const gnielinski2013: Source = {
  key: "gnielinski-2013",
  title: "On heat transfer in tubes",
  publisher: "Gnielinski, International Journal of Heat and Mass Transfer 63",
  edition: "2013",
  readIn: "programs and papers that state its equations",
};
export const tsal1989: Source = {
  key: "tsal-1989",
  title: "Altshul-Tsal friction factor equation",
  publisher: "Tsal, Heating/Piping/Air Conditioning, August",
  edition: "1989",
  readIn: "the duct design chapter of ASHRAE's handbook of 2009, eq. 20",
};
export const ductDesign2009: Source = {
  key: "ashrae-hof-2009-ducts",
  title: "ASHRAE Handbook: Fundamentals, ch. 21, Duct design",
  publisher: "ASHRAE",
  edition: "2009",
  readIn: "two programs that carry the tables of fitting loss coefficients of ch. 21",
};
export const brownFellows1957: Source = {
  key: "brown-fellows-1957",
  title: "Pressure losses and flow characteristics of multiple-leaf dampers",
  publisher: "Brown & Fellows, Heating, Piping and Air Conditioning, August",
  edition: "1957",
  readIn: "two transcriptions of the tables CR9-3 and CR9-4 of ASHRAE's duct fitting database, which name Idelchik's diagram 9-5",
};
export const en13030: Source = {
  key: "en-13030",
  title: "EN 13030, Ventilation for buildings: Terminals, performance testing of louvres subjected to simulated rain",
  publisher: "CEN",
  edition: "2001",
  readIn: "manufacturers' explanations of the coefficient of discharge and of the aerodynamic free area",
};
export const en12237: Source = {
  key: "en-12237",
  title: "EN 12237, Ductwork: Strength and leakage of circular sheet metal ducts",
  publisher: "CEN",
  edition: "2003",
};
export const astmA653: Source = {
  key: "astm-a653",
  title: "ASTM A653, Steel sheet, zinc-coated (galvanized)",
  publisher: "ASTM",
  edition: "as printed by SMACNA",
  readIn: "the appendix of SMACNA's duct construction standards, in an engineer's table",
};
export const iec60534Part1: Source = {
  key: "iec-60534-1",
  title: "IEC 60534-1, Industrial-process control valves: Terminology and general considerations",
  publisher: "IEC",
  edition: "2005",
};
export const iec60534Part2: Source = {
  key: "iec-60534-2-1",
  title: "IEC 60534-2-1, Industrial-process control valves: Sizing equations for fluid flow under installed conditions",
  publisher: "IEC",
  edition: "2011",
};
export const joukowsky1900: Source = {
  key: "joukowsky-1900",
  title: "Über den hydraulischen Stoss in Wasserleitungsröhren",
  publisher: "Joukowsky, Mémoires de l'Académie Impériale des Sciences de St.-Pétersbourg 9",
  edition: "1900",
};
export const williamsHazen1920: Source = {
  key: "williams-hazen-1920",
  title: "Hydraulic tables",
  publisher: "Williams & Hazen, John Wiley & Sons",
  edition: "1920",
};
export const systemsEquipment: Source = {
  key: "ashrae-systems-equipment",
  title: "ASHRAE Handbook: HVAC Systems and Equipment",
  publisher: "ASHRAE",
  edition: "2020",
};
export const copperTubeHandbook: Source = {
  key: "copper-tube-handbook",
  title: "Copper Tube Handbook, velocity limitations",
  publisher: "Copper Development Association",
  edition: "as quoted in 2025",
  readIn: "Watts, PRV sizing, and The Engineering ToolBox, Copper tubes: pressure loss, which quote it",
  url: "https://www.copper.org/applications/plumbing/cth/",
};
export const harvelGuide: Source = {
  key: "harvel-hpb-112",
  title: "Engineering & Installation Guide for PVC and CPVC piping (HPB-112)",
  publisher: "Georg Fischer Harvel",
  edition: "2015",
  readIn: "an excerpt of the guide",
};
export const iso3: Source = {
  key: "iso-3",
  title: "ISO 3, Preferred numbers: Series of preferred numbers",
  publisher: "ISO",
  edition: "1973",
};
export const en12828: Source = {
  key: "en-12828",
  title: "EN 12828, Heating systems in buildings: Design for water-based heating systems",
  publisher: "CEN",
  edition: "2012",
  readIn: "manufacturers' guides to expansion vessels and programs that compute them",
};
