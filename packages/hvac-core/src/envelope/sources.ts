import type { Source } from "../sources/index.ts";

export const iso13788: Source = {
  key: "iso-13788",
  title: "ISO 13788, Hygrothermal performance of building components: surface temperature and interstitial condensation",
  publisher: "ISO",
  edition: "2012",
  readIn: "its published scope, and programs and textbooks that state its equations",
};

export const din4108Part3: Source = {
  key: "din-4108-3",
  title: "DIN 4108-3, Thermal protection in buildings: protection against moisture subject to climate conditions",
  publisher: "DIN",
  edition: "2018",
  readIn: "a program that quotes the printed results of its Annex B",
};

export const buildingPhysicsTextbook: Source = {
  key: "lehrbuch-der-bauphysik",
  title: "Lehrbuch der Bauphysik, chapter 13",
  publisher: "Springer Vieweg",
  edition: "undated",
  readIn: "a summary that carries the tables of both worked examples",
};

export const technicalGuidanceL: Source = {
  key: "tgd-l",
  title: "Technical Guidance Document L, Conservation of Fuel and Energy: Dwellings, Appendix A",
  publisher: "Department of Housing, Ireland",
  edition: "2011 and 2022",
  readIn: "a program whose tests state the printed figures",
};

export const iso13370: Source = {
  key: "iso-13370",
  title: "ISO 13370, Thermal performance of buildings: heat transfer via the ground",
  publisher: "ISO",
  edition: "2017",
  readIn: "its published scope, and programs that state its equations",
};
