/** Zones of the IANA time zone database that the stations lie in, by their standard time in hours ahead of UTC. */
const zonesByOffset: readonly (readonly [hours: number, zones: string])[] = [
  [-10, "Pacific/Honolulu Pacific/Tahiti"],
  [-9, "America/Anchorage America/Juneau"],
  [-8, "America/Los_Angeles America/Tijuana America/Vancouver"],
  [
    -7,
    "America/Boise America/Dawson_Creek America/Denver America/Edmonton America/Hermosillo America/Mazatlan America/Phoenix America/Whitehorse",
  ],
  [
    -6,
    "America/Chicago America/Costa_Rica America/El_Salvador America/Guatemala America/Managua America/Merida America/Mexico_City America/Monterrey America/Regina America/Tegucigalpa America/Winnipeg",
  ],
  [
    -5,
    "America/Bogota America/Cancun America/Detroit America/Guayaquil America/Havana America/Indiana/Indianapolis America/Iqaluit America/Jamaica America/Kentucky/Louisville America/Lima America/Nassau America/New_York America/Panama America/Rio_Branco America/Toronto",
  ],
  [
    -4,
    "America/Barbados America/Boa_Vista America/Campo_Grande America/Caracas America/Cuiaba America/Glace_Bay America/Goose_Bay America/Halifax America/La_Paz America/Manaus America/Moncton America/Port_of_Spain America/Porto_Velho America/Puerto_Rico America/Santiago America/Santo_Domingo",
  ],
  [-3.5, "America/St_Johns"],
  [
    -3,
    "America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Mendoza America/Argentina/Salta America/Argentina/San_Juan America/Asuncion America/Bahia America/Belem America/Fortaleza America/Maceio America/Montevideo America/Punta_Arenas America/Recife America/Sao_Paulo",
  ],
  [
    0,
    "Africa/Abidjan Africa/Bamako Africa/Dakar Africa/Lome Africa/Nouakchott Africa/Ouagadougou Atlantic/Canary Atlantic/Madeira Atlantic/Reykjavik Europe/Dublin Europe/Lisbon Europe/London",
  ],
  [
    1,
    "Africa/Algiers Africa/Bangui Africa/Brazzaville Africa/Casablanca Africa/Douala Africa/Libreville Africa/Ndjamena Africa/Niamey Africa/Porto-Novo Africa/Tunis Europe/Amsterdam Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Budapest Europe/Copenhagen Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Rome Europe/Sarajevo Europe/Skopje Europe/Stockholm Europe/Tirane Europe/Vienna Europe/Warsaw Europe/Zagreb Europe/Zurich",
  ],
  [
    2,
    "Africa/Cairo Africa/Gaborone Africa/Harare Africa/Johannesburg Africa/Maputo Africa/Tripoli Africa/Windhoek Asia/Beirut Asia/Jerusalem Asia/Nicosia Europe/Athens Europe/Bucharest Europe/Chisinau Europe/Helsinki Europe/Kaliningrad Europe/Kyiv Europe/Riga Europe/Sofia Europe/Tallinn Europe/Vilnius Europe/Zaporozhye",
  ],
  [
    3,
    "Africa/Dar_es_Salaam Africa/Nairobi Asia/Amman Asia/Bahrain Asia/Damascus Asia/Kuwait Asia/Qatar Asia/Riyadh Europe/Istanbul Europe/Kirov Europe/Minsk Europe/Moscow Europe/Volgograd Indian/Antananarivo",
  ],
  [3.5, "Asia/Tehran"],
  [
    4,
    "Asia/Baku Asia/Dubai Asia/Muscat Asia/Tbilisi Asia/Yerevan Europe/Astrakhan Europe/Samara Europe/Saratov Europe/Ulyanovsk Indian/Mahe Indian/Mauritius",
  ],
  [4.5, "Asia/Kabul"],
  [
    5,
    "Asia/Almaty Asia/Aqtobe Asia/Ashgabat Asia/Dushanbe Asia/Karachi Asia/Qyzylorda Asia/Samarkand Asia/Tashkent Asia/Yekaterinburg Indian/Maldives",
  ],
  [5.5, "Asia/Colombo Asia/Kolkata"],
  [6, "Asia/Bishkek Asia/Omsk"],
  [6.5, "Asia/Yangon"],
  [7, "Asia/Bangkok Asia/Barnaul Asia/Ho_Chi_Minh Asia/Jakarta Asia/Krasnoyarsk Asia/Novokuznetsk Asia/Novosibirsk Asia/Tomsk"],
  [
    8,
    "Asia/Brunei Asia/Hong_Kong Asia/Irkutsk Asia/Kuala_Lumpur Asia/Kuching Asia/Macau Asia/Makassar Asia/Manila Asia/Shanghai Asia/Singapore Asia/Taipei Asia/Ulaanbaatar Australia/Perth",
  ],
  [9, "Asia/Chita Asia/Jayapura Asia/Pyongyang Asia/Seoul Asia/Tokyo Asia/Yakutsk"],
  [9.5, "Australia/Adelaide Australia/Darwin"],
  [10, "Asia/Vladivostok Australia/Brisbane Australia/Hobart Australia/Melbourne Australia/Sydney Pacific/Guam"],
  [11, "Pacific/Noumea"],
  [12, "Pacific/Auckland Pacific/Fiji"],
  [13, "Pacific/Apia"],
];

let offsets: ReadonlyMap<string, number> | undefined;

/**
 * Standard time of a zone of the IANA time zone database, among those that the climate stations lie in. Where clocks change, standard time is
 * that of the winter half-year; Morocco's is UTC+1, which it leaves for the month of Ramadan only. The table is that of 2026, so that a
 * calculation does not depend on the age of the computer's zone data; a test compares the two.
 *
 * @param zone name, such as "America/Los_Angeles"
 * @returns hours ahead of UTC; `undefined` for a zone without a station
 * @source iana-time-zones
 * @example
 * ```ts
 * import { standardTimeOf } from "@org/hvac-core/weather";
 * standardTimeOf("Asia/Singapore"); // 8
 * ```
 */
export function standardTimeOf(zone: string): number | undefined {
  offsets ??= new Map(zonesByOffset.flatMap(([hours, zones]) => zones.split(" ").map((each) => [each, hours] as const)));
  return offsets.get(zone);
}
