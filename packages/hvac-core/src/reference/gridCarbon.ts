import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { emberElectricity } from "./sources.ts";

const ember: Citation = { source: emberElectricity, locator: "life-cycle carbon intensity by country" };

/** Greenhouse gases per kilowatt-hour of a country's electricity. */
export interface GridCarbon extends ReferenceRow {
  /** Life-cycle CO₂ equivalent, kg per kWh generated; differs from national inventory factors. */
  readonly carbonPerKilowattHour: number;
  /** Year the mix belongs to. */
  readonly year: number;
}

type Row = readonly [code: string, country: string, carbonPerKilowattHour: number, year: number];

/** Countries that a second data set of the same publication lacks or has revised, in g/kWh. */
const second: Readonly<Record<string, number | undefined>> = {
  bmu: undefined,
  ecu: 166.9,
  gib: undefined,
  mkd: 556.2,
  shn: undefined,
  slv: 224.8,
  srb: 647.5,
  tls: undefined,
};

function secondOpinion(id: string): Pick<ReferenceRow, "verify" | "note"> {
  if (!(id in second)) return {};
  const grams = second[id];
  return { verify: true, note: grams === undefined ? "A second data set lacks it." : `A second data set has ${grams} g/kWh.` };
}

function countries(): GridCarbon[] {
  const rows: readonly Row[] = [
    ["afg", "Afghanistan", 0.1325, 2022], ["alb", "Albania", 0.0243, 2022], ["dza", "Algeria", 0.6346, 2022],
    ["asm", "American Samoa", 0.6111, 2022], ["ago", "Angola", 0.1747, 2022], ["atg", "Antigua and Barbuda", 0.6111, 2022],
    ["arg", "Argentina", 0.3541, 2023], ["arm", "Armenia", 0.2645, 2022], ["abw", "Aruba", 0.5612, 2022], ["aus", "Australia", 0.5487, 2023],
    ["aut", "Austria", 0.1108, 2023], ["aze", "Azerbaijan", 0.6714, 2022], ["bhs", "Bahamas", 0.6601, 2022], ["bhr", "Bahrain", 0.9046, 2022],
    ["bgd", "Bangladesh", 0.6914, 2023], ["brb", "Barbados", 0.6055, 2022], ["blr", "Belarus", 0.4417, 2022], ["bel", "Belgium", 0.1381, 2023],
    ["blz", "Belize", 0.2258, 2022], ["ben", "Benin", 0.5841, 2022], ["bmu", "Bermuda", 0.6508, 2022], ["btn", "Bhutan", 0.0233, 2022],
    ["bol", "Bolivia", 0.5317, 2023], ["bih", "Bosnia and Herzegovina", 0.6, 2023], ["bwa", "Botswana", 0.8479, 2022],
    ["bra", "Brazil", 0.0983, 2023], ["vgb", "British Virgin Islands", 0.6471, 2022], ["brn", "Brunei", 0.8939, 2022],
    ["bgr", "Bulgaria", 0.3353, 2023], ["bfa", "Burkina Faso", 0.4675, 2022], ["bdi", "Burundi", 0.25, 2022], ["khm", "Cambodia", 0.4177, 2022],
    ["cmr", "Cameroon", 0.3054, 2022], ["can", "Canada", 0.17, 2023], ["cpv", "Cape Verde", 0.5581, 2022], ["cym", "Cayman Islands", 0.6429, 2022],
    ["tcd", "Chad", 0.6286, 2022], ["chl", "Chile", 0.2911, 2023], ["chn", "China", 0.5823, 2023], ["col", "Colombia", 0.2595, 2023],
    ["com", "Comoros", 0.6429, 2022], ["cog", "Congo", 0.7, 2022], ["cok", "Cook Islands", 0.25, 2022], ["cri", "Costa Rica", 0.0534, 2023],
    ["civ", "Côte d’Ivoire", 0.3939, 2022], ["hrv", "Croatia", 0.205, 2023], ["cub", "Cuba", 0.6376, 2022], ["cyp", "Cyprus", 0.5343, 2023],
    ["cze", "Czechia", 0.4497, 2023], ["cod", "Democratic Republic of Congo", 0.0245, 2022], ["dnk", "Denmark", 0.1517, 2023],
    ["dji", "Djibouti", 0.6923, 2022], ["dma", "Dominica", 0.5294, 2022], ["dom", "Dominican Republic", 0.5808, 2022],
    ["tls", "East Timor", 0.6667, 2022], ["ecu", "Ecuador", 0.1502, 2023], ["egy", "Egypt", 0.5703, 2023], ["slv", "El Salvador", 0.2715, 2023],
    ["gnq", "Equatorial Guinea", 0.5918, 2022], ["eri", "Eritrea", 0.6316, 2022], ["est", "Estonia", 0.4167, 2023],
    ["swz", "Eswatini", 0.1724, 2022], ["eth", "Ethiopia", 0.0246, 2022], ["flk", "Falkland Islands", 0.5, 2022],
    ["fro", "Faroe Islands", 0.4048, 2022], ["fji", "Fiji", 0.2885, 2022], ["fin", "Finland", 0.0792, 2023], ["fra", "France", 0.056, 2023],
    ["guf", "French Guiana", 0.2178, 2021], ["pyf", "French Polynesia", 0.4429, 2022], ["gab", "Gabon", 0.4916, 2022],
    ["gmb", "Gambia", 0.6667, 2022], ["geo", "Georgia", 0.1676, 2023], ["deu", "Germany", 0.381, 2023], ["gha", "Ghana", 0.484, 2022],
    ["gib", "Gibraltar", 0.6, 2022], ["grc", "Greece", 0.3366, 2023], ["grl", "Greenland", 0.1786, 2022], ["grd", "Grenada", 0.64, 2022],
    ["glp", "Guadeloupe", 0.5, 2021], ["gum", "Guam", 0.6229, 2022], ["gtm", "Guatemala", 0.3283, 2022], ["gin", "Guinea", 0.2368, 2022],
    ["gnb", "Guinea-Bissau", 0.625, 2022], ["guy", "Guyana", 0.6404, 2022], ["hti", "Haiti", 0.5673, 2022], ["hnd", "Honduras", 0.2823, 2022],
    ["hkg", "Hong Kong", 0.6995, 2022], ["hun", "Hungary", 0.2042, 2023], ["isl", "Iceland", 0.0277, 2022], ["ind", "India", 0.7134, 2023],
    ["idn", "Indonesia", 0.6759, 2022], ["irn", "Iran", 0.6551, 2023], ["irq", "Iraq", 0.6888, 2022], ["irl", "Ireland", 0.2908, 2023],
    ["isr", "Israel", 0.5829, 2022], ["ita", "Italy", 0.3307, 2023], ["jam", "Jamaica", 0.5556, 2022], ["jpn", "Japan", 0.4854, 2023],
    ["jor", "Jordan", 0.5409, 2022], ["kaz", "Kazakhstan", 0.8214, 2023], ["ken", "Kenya", 0.0705, 2023], ["kir", "Kiribati", 0.6667, 2022],
    ["kwt", "Kuwait", 0.6492, 2023], ["kgz", "Kyrgyzstan", 0.1473, 2022], ["lao", "Laos", 0.2655, 2022], ["lva", "Latvia", 0.1232, 2023],
    ["lbn", "Lebanon", 0.599, 2022], ["lso", "Lesotho", 0.02, 2022], ["lbr", "Liberia", 0.2278, 2022], ["lby", "Libya", 0.8187, 2022],
    ["ltu", "Lithuania", 0.1601, 2023], ["lux", "Luxembourg", 0.1053, 2023], ["mac", "Macao", 0.449, 2022], ["mdg", "Madagascar", 0.4364, 2022],
    ["mwi", "Malawi", 0.0667, 2022], ["mys", "Malaysia", 0.6058, 2022], ["mdv", "Maldives", 0.6118, 2022], ["mli", "Mali", 0.408, 2022],
    ["mlt", "Malta", 0.4591, 2023], ["mtq", "Martinique", 0.5232, 2021], ["mrt", "Mauritania", 0.4647, 2022], ["mus", "Mauritius", 0.6325, 2022],
    ["mex", "Mexico", 0.5072, 2023], ["mda", "Moldova", 0.6435, 2023], ["mng", "Mongolia", 0.7753, 2023], ["mne", "Montenegro", 0.4171, 2023],
    ["msr", "Montserrat", 1, 2022], ["mar", "Morocco", 0.63, 2023], ["moz", "Mozambique", 0.1356, 2022], ["mmr", "Myanmar", 0.3989, 2023],
    ["nam", "Namibia", 0.0593, 2022], ["nru", "Nauru", 0.75, 2022], ["npl", "Nepal", 0.0244, 2022], ["nld", "Netherlands", 0.2676, 2023],
    ["ncl", "New Caledonia", 0.6606, 2022], ["nzl", "New Zealand", 0.1128, 2023], ["nic", "Nicaragua", 0.2651, 2022], ["ner", "Niger", 0.6709, 2022],
    ["nga", "Nigeria", 0.5232, 2023], ["prk", "North Korea", 0.3896, 2022], ["mkd", "North Macedonia", 0.5653, 2023],
    ["nor", "Norway", 0.0301, 2023], ["omn", "Oman", 0.5646, 2023], ["pak", "Pakistan", 0.4406, 2023], ["pse", "Palestine", 0.5161, 2022],
    ["pan", "Panama", 0.1617, 2022], ["png", "Papua New Guinea", 0.5072, 2022], ["pry", "Paraguay", 0.0238, 2023], ["per", "Peru", 0.2665, 2023],
    ["phl", "Philippines", 0.6107, 2023], ["pol", "Poland", 0.6619, 2023], ["prt", "Portugal", 0.1656, 2023], ["pri", "Puerto Rico", 0.6787, 2022],
    ["qat", "Qatar", 0.6025, 2023], ["reu", "Réunion", 0.5728, 2021], ["rou", "Romania", 0.2406, 2023], ["rus", "Russia", 0.441, 2023],
    ["rwa", "Rwanda", 0.3163, 2022], ["shn", "Saint Helena", 1, 2022], ["kna", "Saint Kitts and Nevis", 0.6364, 2022],
    ["lca", "Saint Lucia", 0.6667, 2022], ["spm", "Saint Pierre and Miquelon", 0.6, 2022], ["vct", "Saint Vincent and the Grenadines", 0.5294, 2022],
    ["wsm", "Samoa", 0.4737, 2022], ["stp", "São Tomé and Príncipe", 0.6429, 2022], ["sau", "Saudi Arabia", 0.7068, 2022],
    ["sen", "Senegal", 0.5116, 2022], ["srb", "Serbia", 0.6361, 2023], ["syc", "Seychelles", 0.5645, 2022], ["sle", "Sierra Leone", 0.05, 2022],
    ["sgp", "Singapore", 0.4708, 2023], ["svk", "Slovakia", 0.1168, 2023], ["svn", "Slovenia", 0.2313, 2023], ["slb", "Solomon Islands", 0.7, 2022],
    ["som", "Somalia", 0.5789, 2022], ["zaf", "South Africa", 0.7077, 2023], ["kor", "South Korea", 0.4306, 2023],
    ["ssd", "South Sudan", 0.629, 2022], ["esp", "Spain", 0.1741, 2023], ["lka", "Sri Lanka", 0.5098, 2022], ["sdn", "Sudan", 0.2632, 2022],
    ["sur", "Suriname", 0.3493, 2022], ["swe", "Sweden", 0.0407, 2023], ["che", "Switzerland", 0.0348, 2023], ["syr", "Syria", 0.7017, 2022],
    ["twn", "Taiwan", 0.6424, 2023], ["tjk", "Tajikistan", 0.1169, 2022], ["tza", "Tanzania", 0.3392, 2022], ["tha", "Thailand", 0.5496, 2023],
    ["tgo", "Togo", 0.4432, 2022], ["ton", "Tonga", 0.625, 2022], ["tto", "Trinidad and Tobago", 0.6815, 2022], ["tun", "Tunisia", 0.564, 2023],
    ["tur", "Turkey", 0.4646, 2023], ["tkm", "Turkmenistan", 1.306, 2022], ["tca", "Turks and Caicos Islands", 0.6538, 2022],
    ["uga", "Uganda", 0.0445, 2022], ["ukr", "Ukraine", 0.2597, 2022], ["are", "United Arab Emirates", 0.5611, 2022],
    ["gbr", "United Kingdom", 0.2376, 2023], ["usa", "United States", 0.3695, 2023], ["vir", "United States Virgin Islands", 0.6324, 2022],
    ["ury", "Uruguay", 0.1288, 2023], ["uzb", "Uzbekistan", 1.1676, 2022], ["vut", "Vanuatu", 0.5714, 2022], ["ven", "Venezuela", 0.1858, 2022],
    ["vnm", "Vietnam", 0.4754, 2023], ["yem", "Yemen", 0.5661, 2022], ["zmb", "Zambia", 0.112, 2022], ["zwe", "Zimbabwe", 0.2979, 2022],
  ];
  return rows.map(([id, label, carbonPerKilowattHour, year]) => ({ id, label, carbonPerKilowattHour, year, source: ember, ...secondOpinion(id) }));
}

/**
 * Carbon intensity of electricity by country; ids are ISO 3166 codes in lower case.
 *
 * @source ember-electricity
 * @example
 * ```ts
 * import { gridCarbon } from "@org/hvac-core/reference";
 * gridCarbon.find(({ id }) => id === "fra")?.carbonPerKilowattHour; // 0.056
 * ```
 */
export const gridCarbon: readonly GridCarbon[] = countries();
