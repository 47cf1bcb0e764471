import type { Source } from "../sources/index.ts";

export const meeus1998: Source = {
  key: "meeus-1998",
  title: "Astronomical Algorithms",
  publisher: "Meeus, Willmann-Bell",
  edition: "2nd, 1998",
};

export const kastenYoung1989: Source = {
  key: "kasten-young-1989",
  title: "Revised optical air mass tables and approximation formula",
  publisher: "Kasten & Young, Applied Optics 28",
  edition: "1989",
};

export const thevenardGueymard2010: Source = {
  key: "thevenard-gueymard-2010",
  title: "Updating the ASHRAE climatic data for design and standards",
  publisher: "Thevenard & Gueymard, ASHRAE Transactions 116",
  edition: "2010",
};

export const threlkeld1963: Source = {
  key: "threlkeld-1963",
  title: "Solar irradiation of surfaces on clear days",
  publisher: "Threlkeld, ASHRAE Journal 5",
  edition: "1963",
  readIn: "ASHRAE Fundamentals, ch. 14, whose equation restates it",
};

export const perez1990: Source = {
  key: "perez-1990",
  title: "Modeling daylight availability and irradiance components from direct and global irradiance",
  publisher: "Perez, Ineichen, Seals, Michalsky & Stewart, Solar Energy 44",
  edition: "1990",
  readIn: "the Modelica library Buildings (Lawrence Berkeley National Laboratory), which carries its coefficients",
};
