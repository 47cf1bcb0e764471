/**
 * Currencies by their code: those of ISO 4217 that have a smallest unit, which leaves out metals, codes for tests and units of accounts between
 * banks. The names are those of CLDR 48, which tell the kroner apart; codes and decimals are those of the list that the ISO's agency published on
 * 25 June 2024, and the Caribbean guilder, which replaced that of the Netherlands Antilles in 2025. Currencies that were replaced since then stay:
 * bills in them are still settled.
 *
 * @source iso-4217, list one
 */
const names = {
  AED: "UAE dirham",
  AFN: "Afghan afghani",
  ALL: "Albanian lek",
  AMD: "Armenian dram",
  ANG: "Netherlands Antillean guilder",
  AOA: "Angolan kwanza",
  ARS: "Argentine peso",
  AUD: "Australian dollar",
  AWG: "Aruban florin",
  AZN: "Azerbaijani manat",
  BAM: "Bosnia-Herzegovina convertible mark",
  BBD: "Barbadian dollar",
  BDT: "Bangladeshi taka",
  BGN: "Bulgarian lev",
  BHD: "Bahraini dinar",
  BIF: "Burundian franc",
  BMD: "Bermudan dollar",
  BND: "Brunei dollar",
  BOB: "Bolivian boliviano",
  BOV: "Bolivian mvdol",
  BRL: "Brazilian real",
  BSD: "Bahamian dollar",
  BTN: "Bhutanese ngultrum",
  BWP: "Botswanan pula",
  BYN: "Belarusian ruble",
  BZD: "Belize dollar",
  CAD: "Canadian dollar",
  CDF: "Congolese franc",
  CHE: "WIR euro",
  CHF: "Swiss franc",
  CHW: "WIR franc",
  CLF: "Chilean unit of account (UF)",
  CLP: "Chilean peso",
  CNY: "Chinese yuan",
  COP: "Colombian peso",
  COU: "Colombian real value unit",
  CRC: "Costa Rican colón",
  CUC: "Cuban convertible peso",
  CUP: "Cuban peso",
  CVE: "Cape Verdean escudo",
  CZK: "Czech koruna",
  DJF: "Djiboutian franc",
  DKK: "Danish krone",
  DOP: "Dominican peso",
  DZD: "Algerian dinar",
  EGP: "Egyptian pound",
  ERN: "Eritrean nakfa",
  ETB: "Ethiopian birr",
  EUR: "Euro",
  FJD: "Fijian dollar",
  FKP: "Falkland Islands pound",
  GBP: "Pound sterling",
  GEL: "Georgian lari",
  GHS: "Ghanaian cedi",
  GIP: "Gibraltar pound",
  GMD: "Gambian dalasi",
  GNF: "Guinean franc",
  GTQ: "Guatemalan quetzal",
  GYD: "Guyanese dollar",
  HKD: "Hong Kong dollar",
  HNL: "Honduran lempira",
  HTG: "Haitian gourde",
  HUF: "Hungarian forint",
  IDR: "Indonesian rupiah",
  ILS: "Israeli new shekel",
  INR: "Indian rupee",
  IQD: "Iraqi dinar",
  IRR: "Iranian rial",
  ISK: "Icelandic króna",
  JMD: "Jamaican dollar",
  JOD: "Jordanian dinar",
  JPY: "Japanese yen",
  KES: "Kenyan shilling",
  KGS: "Kyrgyz som",
  KHR: "Cambodian riel",
  KMF: "Comorian franc",
  KPW: "North Korean won",
  KRW: "South Korean won",
  KWD: "Kuwaiti dinar",
  KYD: "Cayman Islands dollar",
  KZT: "Kazakhstani tenge",
  LAK: "Laotian kip",
  LBP: "Lebanese pound",
  LKR: "Sri Lankan rupee",
  LRD: "Liberian dollar",
  LSL: "Lesotho loti",
  LYD: "Libyan dinar",
  MAD: "Moroccan dirham",
  MDL: "Moldovan leu",
  MGA: "Malagasy ariary",
  MKD: "Macedonian denar",
  MMK: "Myanmar kyat",
  MNT: "Mongolian tugrik",
  MOP: "Macanese pataca",
  MRU: "Mauritanian ouguiya",
  MUR: "Mauritian rupee",
  MVR: "Maldivian rufiyaa",
  MWK: "Malawian kwacha",
  MXN: "Mexican peso",
  MXV: "Mexican investment unit",
  MYR: "Malaysian ringgit",
  MZN: "Mozambican metical",
  NAD: "Namibian dollar",
  NGN: "Nigerian naira",
  NIO: "Nicaraguan córdoba",
  NOK: "Norwegian krone",
  NPR: "Nepalese rupee",
  NZD: "New Zealand dollar",
  OMR: "Omani rial",
  PAB: "Panamanian balboa",
  PEN: "Peruvian sol",
  PGK: "Papua New Guinean kina",
  PHP: "Philippine peso",
  PKR: "Pakistani rupee",
  PLN: "Polish zloty",
  PYG: "Paraguayan guarani",
  QAR: "Qatari riyal",
  RON: "Romanian leu",
  RSD: "Serbian dinar",
  RUB: "Russian ruble",
  RWF: "Rwandan franc",
  SAR: "Saudi riyal",
  SBD: "Solomon Islands dollar",
  SCR: "Seychellois rupee",
  SDG: "Sudanese pound",
  SEK: "Swedish krona",
  SGD: "Singapore dollar",
  SHP: "St. Helena pound",
  SLE: "Sierra Leonean leone",
  SOS: "Somali shilling",
  SRD: "Surinamese dollar",
  SSP: "South Sudanese pound",
  STN: "São Tomé & Príncipe dobra",
  SVC: "Salvadoran colón",
  SYP: "Syrian pound",
  SZL: "Swazi lilangeni",
  THB: "Thai baht",
  TJS: "Tajikistani somoni",
  TMT: "Turkmenistani manat",
  TND: "Tunisian dinar",
  TOP: "Tongan paʻanga",
  TRY: "Turkish lira",
  TTD: "Trinidad & Tobago dollar",
  TWD: "New Taiwan dollar",
  TZS: "Tanzanian shilling",
  UAH: "Ukrainian hryvnia",
  UGX: "Ugandan shilling",
  USD: "US dollar",
  USN: "US dollar, next day",
  UYI: "Uruguayan peso in indexed units",
  UYU: "Uruguayan peso",
  UYW: "Uruguayan nominal wage index unit",
  UZS: "Uzbekistani som",
  VED: "Venezuelan digital bolívar",
  VES: "Venezuelan bolívar",
  VND: "Vietnamese dong",
  VUV: "Vanuatu vatu",
  WST: "Samoan tala",
  XAF: "Central African CFA franc",
  XCD: "East Caribbean dollar",
  XCG: "Caribbean guilder",
  XOF: "West African CFA franc",
  XPF: "CFP franc",
  YER: "Yemeni rial",
  ZAR: "South African rand",
  ZMW: "Zambian kwacha",
  ZWG: "Zimbabwe gold",
} as const;

/** The code of a currency. */
export type CurrencyCode = keyof typeof names;

/** Decimals of the smallest unit, where they are not two. */
const decimals: ReadonlyMap<string, number> = new Map([
  ..."BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ").map((code) => [code, 0] as const),
  ..."BHD IQD JOD KWD LYD OMR TND".split(" ").map((code) => [code, 3] as const),
  ..."CLF UYW".split(" ").map((code) => [code, 4] as const),
]);

/** Currencies that are known by a sign that no other one has, which is written next to their amounts; all others have their code there. */
const signs: Readonly<Partial<Record<CurrencyCode, string>>> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  AUD: "A$",
  CAD: "C$",
  INR: "₹",
  ZAR: "R",
  PLN: "zł",
};

/** Currencies that are offered first. */
const first: readonly CurrencyCode[] = ["USD", "EUR", "GBP", "CHF", "AUD", "CAD", "AED", "SAR", "INR", "ZAR", "PLN"];

/** A currency: its code and name, how amounts in it are signed, and the decimals of its smallest unit. */
export interface Currency {
  readonly code: CurrencyCode;
  readonly name: string;
  readonly sign: string;
  readonly decimals: number;
}

const codes = Object.keys(names) as CurrencyCode[];

/** Currencies, the usual ones first, then by their codes. */
export const currencies: readonly Currency[] = [...first, ...codes.filter((code) => !first.includes(code))].map((code) => ({
  code,
  name: names[code],
  sign: signs[code] ?? code,
  decimals: decimals.get(code) ?? 2,
}));

const bySign: ReadonlyMap<string, Currency> = new Map(currencies.map((currency) => [currency.sign, currency]));

/**
 * The currency with a sign.
 *
 * @param sign its sign, or its code where it has no sign that is its alone
 * @returns the currency, or `undefined` where no currency has the sign
 * @source iso-4217, list one
 */
export function currencyOfSign(sign: string): Currency | undefined {
  return bySign.get(sign);
}
