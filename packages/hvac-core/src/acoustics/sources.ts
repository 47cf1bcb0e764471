import type { Source } from "../sources/index.ts";

/* Sources that acoustics alone cites. Most were read in two public programs that carry their tables and equations, phonometry and Trace. */

const phonometry = "the code of phonometry (github.com/jmrplens/phonometry), which carries its tables and equations";
const trace = "the code of Trace (github.com/Moosevellous/Trace), which carries its tables and equations";

export const iec61672: Source = {
  key: "iec-61672-1",
  title: "IEC 61672-1, Electroacoustics: sound level meters, specifications",
  publisher: "IEC",
  edition: "2013",
  readIn:
    "the code of Trace (github.com/Moosevellous/Trace), which carries the weights; the transfer functions from their pole frequencies",
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
export const reynoldsBledsoe1991: Source = {
  key: "reynolds-bledsoe-1991",
  title: "Algorithms for HVAC Acoustics",
  publisher: "Reynolds & Bledsoe, ASHRAE",
  edition: "1991",
  readIn:
    "the code of Trace (github.com/Moosevellous/Trace), which carries the algorithms as the NEBB book prints them; equations and tables are numbered as there",
};
export const long2014: Source = {
  key: "long-2014",
  title: "Architectural Acoustics",
  publisher: "Long, Academic Press",
  edition: "2nd, 2014",
  readIn: phonometry,
};
export const schultz1985: Source = {
  key: "schultz-1985",
  title: "Relationship between sound power level and sound pressure level in dwellings and offices",
  publisher: "Schultz, ASHRAE Transactions 91(1)",
  edition: "1985",
  readIn: trace,
};
export const ansiS1265: Source = {
  key: "ansi-s12.65",
  title: "ANSI/ASA S12.65, Rating noise with respect to speech interference",
  publisher: "Acoustical Society of America",
  edition: "2006",
  readIn: "the code of phonometry (github.com/jmrplens/phonometry), which cites the same definition from ANSI/ASA S12.2-2019, clause 3.2",
};
export const siemens1251929: Source = {
  key: "siemens-125-1929",
  title: "Minimizing Excessive Sound in Ventilation System Design, Application Guide 125-1929",
  publisher: "Siemens Building Technologies",
  edition: "2009",
};
export const iso96131: Source = {
  key: "iso-9613-1",
  title: "ISO 9613-1, Acoustics: attenuation of sound during propagation outdoors, absorption of sound by the atmosphere",
  publisher: "ISO",
  edition: "1993",
};
export const vdi20811: Source = {
  key: "vdi-2081-1",
  title: "VDI 2081 Part 1, Noise generation and noise reduction in air-conditioning systems",
  publisher: "VDI",
  edition: "2001",
  readIn: phonometry,
};
export const iso3744: Source = {
  key: "iso-3744",
  title: "ISO 3744, Acoustics: determination of sound power levels using sound pressure, engineering methods over a reflecting plane",
  publisher: "ISO",
  edition: "2010",
};
export const ahri880: Source = {
  key: "ahri-880",
  title: "AHRI Standard 880, Performance rating of air terminals",
  publisher: "AHRI",
  edition: "2011",
};
export const astmE413: Source = {
  key: "astm-e413",
  title: "ASTM E413, Classification for rating sound insulation",
  publisher: "ASTM International",
  edition: "2016",
  readIn: trace,
};
export const iso7171: Source = {
  key: "iso-717-1",
  title: "ISO 717-1, Acoustics: rating of sound insulation in buildings and of building elements, airborne sound insulation",
  publisher: "ISO",
  edition: "2013",
  readIn: trace,
};
export const ansiS35: Source = {
  key: "ansi-s3.5",
  title: "ANSI S3.5, Methods for calculation of the speech intelligibility index",
  publisher: "Acoustical Society of America",
  edition: "1997",
  readIn: "the code of MoSQITo (github.com/Eomys/MoSQITo) and of phonometry (github.com/jmrplens/phonometry), which agree",
};
export const ansiS35Of1969: Source = {
  key: "ansi-s3.5-1969",
  title: "ANSI S3.5, Methods for the calculation of the articulation index",
  publisher: "American National Standards Institute",
  edition: "1969",
};
export const astmE1130: Source = {
  key: "astm-e1130",
  title: "ASTM E1130, Objective measurement of speech privacy in open plan spaces using articulation index",
  publisher: "ASTM International",
  edition: "2016",
};
