import type { Source } from "../sources/index.ts";

export const refrigeration2010: Source = {
  key: "ashrae-refrigeration-2010",
  title: "ASHRAE Handbook: Refrigeration, ch. 1, Halocarbon refrigeration systems",
  publisher: "ASHRAE",
  edition: "2010",
  readIn:
    "a note of velocities of gas lines and limits; the capacities of suction lines of R-22 are one transcription, which waits for a reading against print",
};

export const tranePiping: Source = {
  key: "trane-refrigerant-piping",
  title: "Air Conditioning Clinic: Refrigerant Piping, TRG-TRC006-EN",
  publisher: "Trane",
  edition: "June 2011",
  readIn: "the code of python-hvac, which carries its tables of minimum velocities and its limits",
};

export const jacobs1976: Source = {
  key: "jacobs-1976",
  title: "Oil transport by refrigerant vapor",
  publisher: "Jacobs, Scheideman, Disem & Macken, ASHRAE Transactions 82(2)",
  edition: "1976",
  readIn: "a note that restates the criterion of flooding, √j* = 0.85, and waits for a reading against print",
};

export const danfossPiping: Source = {
  key: "danfoss-piping",
  title: "Application guidelines for compressors: piping",
  publisher: "Danfoss",
  edition: "read in November 2026",
  readIn: "a note of its rules: gas at 4 m/s and more in horizontal lines and 8 to 12 m/s in risers, a trap every 4 m",
};

export const longLineGuide: Source = {
  key: "carrier-long-lines",
  title: "Manual of split systems 38C with Puron refrigerant: long line application",
  publisher: "Carrier",
  edition: "read in November 2026",
  readIn:
    "this manual and Bryant's of 113A: with a liquid line of 3/8 in long beyond 80 ft (24.4 m), and beyond 35 ft (10.7 m) of lift where a cooling unit is below its coil; Amana's service manual draws the line at 80 ft too",
  url: "https://www.easymanua.ls/carrier/38c-series/manual?p=28",
};

export const astmB280: Source = {
  key: "astm-b280",
  title: "ASTM B280, Seamless copper tube for air conditioning and refrigeration field service; walls of types L and K as in ASTM B88",
  publisher: "ASTM",
  edition: "2020",
  readIn: "a supplier's table of diameters, walls and working pressures of types K, L and ACR",
};

export const en12735: Source = {
  key: "en-12735-1",
  title: "EN 12735-1, Copper and copper alloys: seamless, round tubes for air conditioning and refrigeration",
  publisher: "CEN",
  edition: "2020",
  readIn: "the usual sizes of tube manufacturers, one transcription, which waits for a reading against print",
};

export const mcAdams1942: Source = {
  key: "mcadams-1942",
  title: "Vaporization inside horizontal tubes: viscosity of the homogeneous mixture",
  publisher: "McAdams, Woods & Heroman, Transactions ASME 64",
  edition: "1942",
  readIn: "the formula as textbooks restate it; it waits for a reading against print",
};

export const iec60335Edition6: Source = {
  key: "iec-60335-2-40-ed6",
  title: "IEC 60335-2-40, Safety: electrical heat pumps, air conditioners and dehumidifiers, Annex GG",
  publisher: "IEC",
  edition: "6 (2018)",
  readIn:
    "installation manuals of Panasonic WH-ADC0309K3E5 and Hisense Hi-Therma, which print its tables for R-32, and of TCL, which prints m1, m2, m3 and the equation",
};

export const ul60335Edition4: Source = {
  key: "ul-60335-2-40-ed4",
  title: "UL 60335-2-40, Safety: electrical heat pumps, air conditioners and dehumidifiers",
  publisher: "UL",
  edition: "4 (2022)",
  readIn:
    "the A2L charge limit calculator of Intrysys, which states m1, m2 and the flammability limits of this edition and of ASHRAE 15.2 by refrigerant, of A2L only",
};

export const en378: Source = {
  key: "en-378-1-annex-c",
  title: "EN 378-1, Refrigerating systems and heat pumps: safety and environmental requirements, Annexes C and E",
  publisher: "CEN",
  edition: "2016 with amendment 1 of 2020",
  readIn:
    "ACR Journal 2/2022, which states 17 and 84 kg of A2L gas as its limits without and with measures, 39 and 195 m³ at the limit of R-455A; Hisense's manual Hi-Therma, whose floor areas for R-32 by EN 378-1:2016 follow the formula of the height and the root of the area alone; the code of a German calculator by DIN EN 378-1:2021-06, which restates Tables C.1 and C.2 and Annex E, and the values of Annex E in a French one by NF EN 378-1+A1 and in a Spanish one by the safety rules for refrigeration of 2019, which follow it; Toshiba's charge calculator (heights of release); Daikin, toxicity limits of R-410A and, in manual LRYEN5A7Y1, of R-744",
};

export const ashrae15: Source = {
  key: "ashrae-15",
  title: "ANSI/ASHRAE Standard 15, Safety Standard for Refrigeration Systems: concentration limit in the dispersal volume",
  publisher: "ASHRAE",
  edition: "2019",
  readIn:
    "HVAC Know It All's calculator, which states the rule and the limits of ASHRAE 34-2022, addendum a; the 2022 edition could not be read",
};

export const copperTubeRatings: Source = {
  key: "copper-tube-ratings",
  title: "Copper Tube Handbook, rated internal working pressures",
  publisher: "Copper Development Association",
  edition: "read in November 2026",
  url: "https://www.copper.org/applications/plumbing/techref/cth/tables/cth_table3c.html",
};

export const ukCopperBoard: Source = {
  key: "uk-copper-board",
  title: "Maximum working pressures of copper tube",
  publisher: "UK Copper Board",
  edition: "read in November 2026",
  url: "http://www.ukcopperboard.co.uk/whycopper/faqs/faqs2.shtml",
};

export const en378Pressures: Source = {
  key: "en-378-2-design-pressure",
  title: "EN 378-2, Refrigerating systems and heat pumps: design temperatures for the pressure at standstill, Table 2",
  publisher: "CEN",
  edition: "2016",
  readIn:
    "a note of the German vocational school BFS, which restates the table's air-cooled condensers: 55, 59, 63 and 67 °C where the surroundings reach 32, 38, 43 and 55 °C",
  url: "https://bfs-kaelte-klima.de/aktuelles/fragen-aus-der-praxis/detail?cHash=08b438a6881df01ba94a3366c0d76b6b&tx_ttnews%5Btt_news%5D=1223",
};
