/** Countries of the climate stations and towns: ISO 3166-1, three and two letters, the name in English and in the main language of the country (CLDR). */
const rows = `
ABW AW Aruba
AFG AF Afghanistan|افغانستان
AGO AO Angola
AIA AI Anguilla
ALA AX Åland Islands
ALB AL Albania|Shqipëri
AND AD Andorra
ARE AE United Arab Emirates|الإمارات العربية المتحدة
ARG AR Argentina
ARM AM Armenia|Հայաստան
ASM AS American Samoa
ATF TF French Southern Territories
ATG AG Antigua & Barbuda
AUS AU Australia
AUT AT Austria|Österreich
AZE AZ Azerbaijan|Azərbaycan
BDI BI Burundi
BEL BE Belgium|België
BEN BJ Benin|Bénin
BES BQ Caribbean Netherlands
BFA BF Burkina Faso
BGD BD Bangladesh
BGR BG Bulgaria|България
BHR BH Bahrain|البحرين
BHS BS Bahamas
BIH BA Bosnia and Herzegovina|Bosna i Hercegovina
BLM BL St. Barthélemy
BLR BY Belarus|Беларусь
BLZ BZ Belize
BMU BM Bermuda
BOL BO Bolivia
BRA BR Brazil|Brasil
BRB BB Barbados
BRN BN Brunei
BTN BT Bhutan
BWA BW Botswana
CAF CF Central African Republic|Ködörösêse tî Bêafrîka
CAN CA Canada
CCK CC Cocos (Keeling) Islands
CHE CH Switzerland|Schweiz
CHL CL Chile
CHN CN China|中国
CIV CI Côte d’Ivoire
CMR CM Cameroon|Cameroun
COD CD DR Congo
COG CG Congo|Congo-Brazzaville
COK CK Cook Islands
COL CO Colombia
COM KM Comoros
CPV CV Cape Verde
CRI CR Costa Rica
CUB CU Cuba
CUW CW Curaçao
CXR CX Christmas Island
CYM KY Cayman Islands
CYP CY Cyprus|Κύπρος
CZE CZ Czechia|Česko
DEU DE Germany|Deutschland
DJI DJ Djibouti
DMA DM Dominica
DNK DK Denmark|Danmark
DOM DO Dominican Republic|República Dominicana
DZA DZ Algeria|الجزائر
ECU EC Ecuador
EGY EG Egypt|مصر
ERI ER Eritrea
ESP ES Spain|España
EST EE Estonia|Eesti
ETH ET Ethiopia
FIN FI Finland|Suomi
FJI FJ Fiji
FLK FK Falkland Islands
FRA FR France
FRO FO Faroe Islands
FSM FM Micronesia
GAB GA Gabon
GBR GB United Kingdom
GEO GE Georgia|საქართველო
GGY GG Guernsey
GHA GH Ghana
GIB GI Gibraltar
GIN GN Guinea
GLP GP Guadeloupe
GMB GM Gambia
GNB GW Guinea-Bissau
GNQ GQ Equatorial Guinea
GRC GR Greece|Ελλάδα
GRD GD Grenada
GRL GL Greenland
GTM GT Guatemala
GUF GF French Guiana
GUM GU Guam
GUY GY Guyana
HKG HK Hong Kong|香港
HND HN Honduras
HRV HR Croatia|Hrvatska
HTI HT Haiti
HUN HU Hungary|Magyarország
IDN ID Indonesia
IMN IM Isle of Man
IND IN India|भारत
IRL IE Ireland
IRN IR Iran|ایران
IRQ IQ Iraq
ISL IS Iceland|Ísland
ISR IL Israel|ישראל
ITA IT Italy|Italia
JAM JM Jamaica
JEY JE Jersey
JOR JO Jordan|الأردن
JPN JP Japan|日本
KAZ KZ Kazakhstan|Казахстан
KEN KE Kenya
KGZ KG Kyrgyzstan|Кыргызстан
KHM KH Cambodia
KIR KI Kiribati
KNA KN St. Kitts & Nevis
KOR KR South Korea|대한민국
KWT KW Kuwait|الكويت
LAO LA Laos
LBN LB Lebanon|لبنان
LBR LR Liberia
LBY LY Libya|ليبيا
LCA LC St. Lucia
LIE LI Liechtenstein
LKA LK Sri Lanka|ශ්‍රී ලංකාව
LSO LS Lesotho
LTU LT Lithuania|Lietuva
LUX LU Luxembourg
LVA LV Latvia|Latvija
MAC MO Macao|中国澳门特别行政区
MAF MF St. Martin
MAR MA Morocco|المغرب
MCO MC Monaco
MDA MD Moldova|Republica Moldova
MDG MG Madagascar|Madagasikara
MDV MV Maldives
MEX MX Mexico|México
MHL MH Marshall Islands
MKD MK North Macedonia|Северна Македонија
MLI ML Mali
MLT MT Malta
MMR MM Myanmar|မြန်မာ
MNE ME Montenegro|Црна Гора
MNG MN Mongolia|Монгол
MNP MP Northern Mariana Islands
MOZ MZ Mozambique|Moçambique
MRT MR Mauritania|موريتانيا
MSR MS Montserrat
MTQ MQ Martinique
MUS MU Mauritius|Maurice
MWI MW Malawi
MYS MY Malaysia
MYT YT Mayotte
NAM NA Namibia|Namibië
NCL NC New Caledonia|Nouvelle-Calédonie
NER NE Niger|Nijar
NFK NF Norfolk Island
NGA NG Nigeria
NIC NI Nicaragua
NIU NU Niue
NLD NL Netherlands|Nederland
NOR NO Norway|Norge
NPL NP Nepal
NRU NR Nauru
NZL NZ New Zealand
OMN OM Oman|عُمان
PAK PK Pakistan|پاکستان
PAN PA Panama|Panamá
PCN PN Pitcairn Islands
PER PE Peru|Perú
PHL PH Philippines|Pilipinas
PLW PW Palau
PNG PG Papua New Guinea
POL PL Poland|Polska
PRI PR Puerto Rico
PRK KP North Korea|북한
PRT PT Portugal
PRY PY Paraguay
PSE PS Palestine|الأراضي الفلسطينية
PYF PF French Polynesia|Polynésie française
QAT QA Qatar|قطر
REU RE Réunion
ROU RO Romania|România
RUS RU Russia|Россия
RWA RW Rwanda
SAU SA Saudi Arabia|المملكة العربية السعودية
SDN SD Sudan
SEN SN Senegal|Senegaal
SGP SG Singapore
SGS GS South Georgia & South Sandwich Islands
SHN SH St. Helena
SJM SJ Svalbard & Jan Mayen
SLB SB Solomon Islands
SLE SL Sierra Leone
SLV SV El Salvador
SMR SM San Marino
SOM SO Somalia
SPM PM St. Pierre & Miquelon
SRB RS Serbia|Србија
SSD SS South Sudan
STP ST São Tomé & Príncipe
SUR SR Suriname
SVK SK Slovakia|Slovensko
SVN SI Slovenia|Slovenija
SWE SE Sweden|Sverige
SWZ SZ Eswatini
SXM SX Sint Maarten
SYC SC Seychelles
SYR SY Syria|سوريا
TCA TC Turks & Caicos Islands
TCD TD Chad|تشاد
TGO TG Togo
THA TH Thailand|ไทย
TJK TJ Tajikistan|Тоҷикистон
TKM TM Turkmenistan|Türkmenistan
TLS TL Timor-Leste
TON TO Tonga
TTO TT Trinidad and Tobago|Trinidad & Tobago
TUN TN Tunisia|تونس
TUR TR Turkey|Türkiye
TUV TV Tuvalu
TWN TW Taiwan|台湾
TZA TZ Tanzania
UGA UG Uganda
UKR UA Ukraine|Україна
URY UY Uruguay
USA US United States
UZB UZ Uzbekistan|Oʻzbekiston
VAT VA Vatican City
VCT VC Saint Vincent and the Grenadines
VEN VE Venezuela
VGB VG British Virgin Islands
VIR VI U.S. Virgin Islands
VNM VN Vietnam|Việt Nam
VUT VU Vanuatu
WLF WF Wallis & Futuna
WSM WS Samoa
XKX XK Kosovo|Kosovë
YEM YE Yemen
ZAF ZA South Africa
ZMB ZM Zambia
ZWE ZW Zimbabwe
`;

interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
  /** In the main language of the country, where that is another name. */
  readonly localName?: string;
}

let countries: ReadonlyMap<string, Country> | undefined;

/** A country by its three letters. */
export function countryOf(letters: string): Country {
  countries ??= new Map(
    rows
      .trim()
      .split("\n")
      .map((row) => {
        const [name, localName] = row.slice(7).split("|") as [string, string?];
        return [row.slice(0, 3), { code: row.slice(4, 6), name, ...(localName !== undefined && { localName }) }] as const;
      }),
  );
  return countries.get(letters)!;
}
