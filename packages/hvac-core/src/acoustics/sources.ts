import type { Source } from "../sources/index.ts";

/* Sources that acoustics alone cites. Most were read in two public programs that carry their tables and equations, phonometry and Trace. */

const phonometry = "the code of phonometry (github.com/jmrplens/phonometry), which carries its tables and equations";
const trace = "the code of Trace (github.com/Moosevellous/Trace), which carries its tables and equations";
const both = "the code of phonometry (github.com/jmrplens/phonometry) and of Trace (github.com/Moosevellous/Trace), which carry its tables and equations";

export const iec61672: Source = {
  key: "iec-61672-1",
  title: "IEC 61672-1, Electroacoustics: sound level meters, specifications",
  publisher: "IEC",
  edition: "2013",
  readIn: trace,
};
export const iec61260: Source = {
  key: "iec-61260-1",
  title: "IEC 61260-1, Electroacoustics: octave-band and fractional-octave-band filters, specifications",
  publisher: "IEC",
  edition: "2014",
  readIn: phonometry,
};
export const beranek1957: Source = {
  key: "beranek-1957",
  title: "Revised criteria for noise in buildings",
  publisher: "Beranek, Noise Control 3",
  edition: "1957",
  readIn: "the page on noise criteria of Crystal Instruments (2018) and several public tables that agree with it",
};
export const ansiS12: Source = {
  key: "ansi-s12.2-2008",
  title: "ANSI/ASA S12.2, Criteria for evaluating room noise",
  publisher: "Acoustical Society of America",
  edition: "2008",
  readIn: trace,
};
export const isoR1996: Source = {
  key: "iso-r-1996",
  title: "ISO/R 1996, Assessment of noise with respect to community response",
  publisher: "ISO",
  edition: "1971",
  readIn: "the code of Trace (github.com/Moosevellous/Trace), which carries the constants of AS 1469, the same ones",
};
export const blazier1997: Source = {
  key: "blazier-1997",
  title: "RC Mark II: a refined procedure for rating the noise of heating, ventilating and air-conditioning systems in buildings",
  publisher: "Blazier, Noise Control Engineering Journal 45",
  edition: "1997",
  readIn: trace,
};
export const applications2007: Source = {
  key: "ashrae-applications-2007",
  title: "ASHRAE Handbook: HVAC Applications",
  publisher: "ASHRAE",
  edition: "2007",
  readIn: phonometry,
};
export const applications2011: Source = {
  key: "ashrae-applications-2011",
  title: "ASHRAE Handbook: HVAC Applications",
  publisher: "ASHRAE",
  edition: "2011",
  readIn: both,
};
export const reynoldsBledsoe1991: Source = {
  key: "reynolds-bledsoe-1991",
  title: "Algorithms for HVAC Acoustics",
  publisher: "Reynolds & Bledsoe, ASHRAE",
  edition: "1991",
  readIn: both,
};
export const bies2017: Source = {
  key: "bies-2017",
  title: "Engineering Noise Control",
  publisher: "Bies, Hansen & Howard, CRC Press",
  edition: "5th, 2017",
  readIn: phonometry,
};
export const long2014: Source = {
  key: "long-2014",
  title: "Architectural Acoustics",
  publisher: "Long, Academic Press",
  edition: "2nd, 2014",
  readIn: phonometry,
};
export const wells1958: Source = {
  key: "wells-1958",
  title: "Acoustical plenum chambers",
  publisher: "Wells, Noise Control 4",
  edition: "1958",
  readIn: phonometry,
};
export const schultz1985: Source = {
  key: "schultz-1985",
  title: "Relationship between sound power level and sound pressure level in dwellings and offices",
  publisher: "Schultz, ASHRAE Transactions 91(1)",
  edition: "1985",
  readIn: both,
};
export const beranek1954: Source = {
  key: "beranek-1954",
  title: "Acoustics",
  publisher: "Beranek, McGraw-Hill",
  edition: "1954",
  readIn: phonometry,
};
export const astmE477: Source = {
  key: "astm-e477",
  title: "ASTM E477, Laboratory measurements of acoustical and airflow performance of duct liner materials and prefabricated silencers",
  publisher: "ASTM",
  edition: "2013",
  readIn: phonometry,
};
