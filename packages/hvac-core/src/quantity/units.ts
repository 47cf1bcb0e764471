/**
 * Every unit, grouped by what it measures. The first unit of a group is the one physics computes in; units convert within their group only.
 * Ids are ASCII and stored in files: they may be added to, never renamed. A compound id is its own definition: `"Btu/(h ft2 degF)"`.
 */
export const unitGroups = {
  number: ["unitless", "%", "ppm"],
  temperature: ["degC", "degF", "K", "degR"],
  temperatureDifference: ["deltaK", "deltaF"],
  length: ["m", "mm", "um", "cm", "km", "in", "ft", "yd", "mi", "mil"],
  area: ["m2", "mm2", "cm2", "in2", "ft2"],
  volume: ["m3", "L", "ft3", "in3", "gal"],
  velocity: ["m/s", "km/h", "fpm", "ft/s", "mph"],
  volumeFlow: ["m3/s", "m3/min", "m3/h", "L/s", "L/min", "L/h", "cfm", "ft3/s", "gpm", "gph"],
  massFlow: ["kg/s", "g/s", "kg/h", "lb/h", "lb/min", "lb/s"],
  flowPerArea: ["m3/(s m2)", "L/(s m2)", "m3/(h m2)", "cfm/ft2"],
  flowPerPerson: ["m3/(s person)", "L/(s person)", "m3/(h person)", "cfm/person"],
  flowPerPower: ["m3/(s W)", "L/(s kW)", "cfm/tonR", "gpm/tonR"],
  powerPerFlow: ["W/(m3/s)", "W/(L/s)", "kW/(m3/s)", "W/cfm", "W/gpm"],
  power: ["W", "kW", "MW", "Btu/h", "MBH", "tonR", "hp", "kcal/h"],
  apparentPower: ["VA", "kVA"],
  voltage: ["V"],
  current: ["A"],
  powerPerArea: ["W/m2", "kW/m2", "W/ft2", "Btu/(h ft2)"],
  powerPerLength: ["W/m", "Btu/(h ft)"],
  areaPerPower: ["m2/W", "m2/kW", "ft2/tonR"],
  powerPerPower: ["W/W", "Btu/(W h)"],
  inputPerCapacity: ["kW/kW", "kW/tonR"],
  pressure: [
    "Pa",
    "hPa",
    "kPa",
    "MPa",
    "bar",
    "atm",
    "inH2O",
    "ftH2O",
    "mmH2O",
    "mH2O",
    "psi",
    "inHg",
    "mmHg",
    "psig",
    "barg",
    "kPag",
    "MPag",
  ],
  pressurePerLength: ["Pa/m", "kPa/m", "mmH2O/m", "inH2O/100ft", "ftH2O/100ft", "psi/100ft"],
  headPerLength: ["m/m", "m/100m", "ft/100ft"],
  transmittance: ["W/(m2 K)", "Btu/(h ft2 degF)"],
  resistance: ["m2 K/W", "h ft2 degF/Btu"],
  linearResistance: ["m K/W", "h ft degF/Btu"],
  conductance: ["W/K", "kW/K", "Btu/(h degF)"],
  conductivity: ["W/(m K)", "Btu/(h ft degF)", "Btu in/(h ft2 degF)"],
  specificHeat: ["J/(kg K)", "kJ/(kg K)", "Btu/(lb degF)", "Btu/(lb degR)"],
  specificEnergy: ["J/kg", "kJ/kg", "Btu/lb"],
  moistAirEnthalpy: ["J/kgda", "kJ/kgda", "Btu/lbda"],
  humidityRatio: ["kg/kg", "g/kg", "lb/lb", "gr/lb"],
  density: ["kg/m3", "g/m3", "lb/ft3", "lb/gal", "lb/1000ft3"],
  specificVolume: ["m3/kg", "L/kg", "ft3/lb"],
  viscosity: ["Pa s", "mPa s", "uPa s", "lb/(ft h)", "lb/(ft s)"],
  diffusivity: ["m2/s", "mm2/s", "ft2/s", "ft2/h"],
  level: ["dB"],
  weightedLevel: ["dBA"],
  frequency: ["Hz", "kHz"],
  rotation: ["rev/s", "rpm"],
  time: ["s", "min", "h", "d", "yr"],
  airChange: ["1/s", "1/h"],
  angle: ["deg", "rad"],
  energy: ["J", "kJ", "MJ", "GJ", "Wh", "kWh", "MWh", "Btu", "kBtu", "MMBtu", "therm", "tonR h"],
  energyPerArea: ["J/m2", "MJ/m2", "kWh/m2", "kWh/ft2", "kBtu/ft2"],
  heatCapacity: ["J/K", "kJ/K", "Btu/degF"],
  surfaceHeatCapacity: ["J/(m2 K)", "kJ/(m2 K)", "Btu/(ft2 degF)"],
  degreeDays: ["K d", "degF d"],
  expansion: ["1/K", "1/degF"],
  money: ["money"],
  moneyPerArea: ["money/m2", "money/ft2"],
  moneyPerPower: ["money/W", "money/kW", "money/tonR"],
  energyPrice: ["money/J", "money/kWh", "money/MWh", "money/MJ", "money/GJ", "money/therm", "money/MMBtu"],
  moneyPerMass: ["money/kg", "money/t", "money/lb"],
  emissionFactor: ["kg/J", "kg/kWh", "g/kWh", "kg/GJ", "lb/MWh", "lb/MMBtu"],
  mass: ["kg", "g", "t", "lb", "oz"],
  massPerArea: ["kg/m2", "lb/ft2"],
  massPerLength: ["kg/m", "lb/ft"],
  peopleDensity: ["person/m2", "person/100m2", "person/1000ft2"],
  areaPerPerson: ["m2/person", "ft2/person"],
  flowCoefficient: ["Kv", "Cv"],
} as const satisfies Record<string, readonly string[]>;

/** Quantity of a group of units, which convert into each other. */
export type UnitGroup = keyof typeof unitGroups;

/** Id of a unit, as files store it: `"cfm"`, `"L/s"`, `"degF"`, `"W/(m2 K)"`. */
export type UnitId = (typeof unitGroups)[UnitGroup][number];

/** A unit id, or any spelling of it that the field uses: `"m³/h"`, `"CFM"`, `"°F"`, `"in wg"`. */
export type UnitName = UnitId | (string & {});

/**
 * What the words in unit ids are, exactly, in coherent SI. A word that is missing here is 1: an SI unit, a person, a unit of money.
 * Yard and pound are those of the agreement of 1959.
 *
 * @source nist-sp811, appendix B.8, whose values in bold are exact
 */
export const definitions: Readonly<Record<string, string>> = {
  "%": "0.01",
  ppm: "0.000001",
  degF: "5/9",
  degR: "5/9",
  deltaF: "5/9",
  mm: "0.001",
  um: "0.000001",
  cm: "0.01",
  km: "1000",
  in: "0.0254",
  ft: "0.3048",
  yd: "3ft",
  mi: "5280ft",
  mil: "in/1000",
  L: "0.001",
  /** US liquid gallon. */
  gal: "231in3",
  min: "60",
  h: "3600",
  d: "86400",
  /** Year of 365 days, 8760 h. */
  yr: "365d",
  fpm: "ft/min",
  mph: "mi/h",
  cfm: "ft3/min",
  gpm: "gal/min",
  gph: "gal/h",
  g: "0.001",
  t: "1000",
  lb: "0.45359237",
  oz: "lb/16",
  gr: "lb/7000",
  kW: "1000",
  MW: "1000000",
  kVA: "1000",
  /** International Table Btu, SP 811 footnote 9: makes 1 Btu/lb = 2326 J/kg and 1 Btu/(lb·°F) = 4186.8 J/(kg·K) exactly. */
  Btu: "1055.05585262",
  kBtu: "1000Btu",
  MMBtu: "1000000Btu",
  /** 100 000 Btu IT, "therm (EC)" of SP 811; the US therm on the 59 °F Btu is 0.02 % less. */
  therm: "100000Btu",
  /** International Table kilocalorie. */
  kcal: "4186.8",
  MBH: "1000Btu/h",
  /** Ton of refrigeration. */
  tonR: "12000Btu/h",
  /** Mechanical horsepower, 550 ft·lbf/s. */
  hp: "550ft lb gravity",
  kJ: "1000",
  MJ: "1000000",
  GJ: "1000000000",
  Wh: "3600",
  kWh: "3600000",
  MWh: "3600000000",
  /** Standard acceleration of free fall. */
  gravity: "9.80665",
  hPa: "100",
  kPa: "1000",
  MPa: "1000000",
  mPa: "0.001",
  uPa: "0.000001",
  bar: "100000",
  atm: "101325",
  psi: "lb gravity/in2",
  /** Conventional columns: water of 1000 kg/m³ and mercury of 13 595.1 kg/m³ under standard gravity. Water at 60 °F is 0.1 % lighter. */
  mH2O: "1000gravity",
  mmH2O: "gravity",
  inH2O: "in mH2O",
  ftH2O: "ft mH2O",
  psig: "psi",
  barg: "bar",
  kPag: "kPa",
  MPag: "MPa",
  inHg: "25.4mmHg",
  mmHg: "13.5951gravity",
  kHz: "1000",
  rpm: "1/min",
  lbda: "lb",
  /** 180/π, to 40 digits. */
  rad: "57.29577951308232087679815481410517033240547",
  /** Kv is the flow in m³/h at 1 bar, Cv in gpm at 1 psi: gpm per m³/h × √(bar/psi), which is irrational, to 30 digits. */
  Cv: "0.864977655442301761334477149521",
};

/**
 * The value of a scale's zero in the first unit of its group. Dry air has no enthalpy at 0 °C in SI and at 0 °F in inch-pound units;
 * between the two lie 1.006 kJ/(kg·K) × 32 °F, with the specific heat that the moist-air equations use in SI.
 * The handbook's inch-pound equation has 0.240 Btu/(lb·°F), rounded: air of 75 °F and 50 % has 28.107 Btu/lb by it and 28.128 here.
 */
export const zeros: Readonly<Record<string, string>> = {
  degF: "-32degF",
  K: "-273.15",
  degR: "-273.15",
  "Btu/lbda": "-32192degF",
  psig: "atm",
  barg: "atm",
  kPag: "atm",
  MPag: "atm",
};

/**
 * Units that count pressure from the standard atmosphere of 101.325 kPa, as a gauge at sea level does. They measure pressures and never differences
 * of pressure: only kinds whose pressures are absolute and read from gauges take them (`gauge` in the table of kinds). At an altitude the reading
 * of a gauge is higher by what the atmosphere is lower there.
 */
export const gaugeUnits: readonly string[] = ["psig", "barg", "kPag", "MPag"];

/** Symbols that do not follow from the id. */
export const symbols: Readonly<Record<string, string>> = {
  unitless: "",
  "W/W": "",
  deltaK: "K",
  deltaF: "°F",
  tonR: "tons",
  "1/h": "ACH",
  dBA: "dB(A)",
  deg: "°",
};

/** Further spellings, besides id and symbol, as `spellingKey` folds them. */
export const spellings: Readonly<Record<string, string>> = {
  unitless: "1",
  "%": "percent pct",
  ppm: "ppmv",
  degC: "celsius",
  degF: "fahrenheit",
  K: "kelvin",
  degR: "rankine",
  deltaK: "c δk δc deltac",
  deltaF: "f r δf",
  m: "meter metre meters metres",
  um: "micron microns",
  in: 'inch inches "',
  ft: "foot feet '",
  yd: "yard yards",
  mi: "mile miles",
  ft2: "sf",
  L: "liter litre liters litres",
  ft3: "cf",
  gal: "gallon gallons",
  "m/s": "mps",
  "km/h": "kph kmh",
  fpm: "ft/min",
  "ft/s": "fps",
  mph: "mi/h",
  "cfm/ft2": "cfm/sf",
  "m3/h": "cmh",
  // A number alone says flow: what is printed is the coefficient's own name.
  Kv: "m3/h",
  Cv: "gpm",
  "L/s": "lps",
  "L/min": "lpm",
  "L/h": "lph",
  cfm: "ft3/min",
  "ft3/s": "cfs",
  gpm: "gal/min usgpm",
  gph: "gal/h",
  "lb/h": "pph lbs/h",
  "Btu/h": "btuh",
  MBH: "kbtu/h kbtuh",
  tonR: "ton tr rt",
  hp: "bhp horsepower",
  "W/ft2": "w/sf",
  hPa: "mbar",
  inH2O: 'iwg inwc iwc inwater "wg "wc',
  ftH2O: "ft ftwg ftwc",
  mmH2O: "mmwg mmwc",
  mH2O: "mwg mwc",
  psi: "psia lbf/in2",
  inHg: '"hg',
  "inH2O/100ft": "in/100ft inwc/100ft",
  "ftH2O/100ft": "ft/100ft ftwg/100ft",
  "h ft2 degF/Btu": "ft2hf/btu ft2fh/btu",
  "h ft degF/Btu": "fthf/btu ftfh/btu",
  "Btu/(W h)": "eer",
  "gr/lb": "grain/lb grains/lb",
  "lb/ft3": "pcf",
  "mPa s": "cp",
  "mm2/s": "cst",
  Hz: "cps",
  min: "minute minutes",
  d: "day days",
  "1/h": "/h h1 ac/h",
  therm: "therms",
  "K d": "cd kday cday",
  "degF d": "fday",
  "kg/kWh": "kgco2/kwh kgco2e/kwh",
  "g/kWh": "gco2/kwh gco2e/kwh",
  t: "tonne tonnes",
  lb: "lbs lbm pound pounds",
  "lb/ft2": "psf",
};
