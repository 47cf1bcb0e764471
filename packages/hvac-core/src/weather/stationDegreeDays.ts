import type { Citation } from "../sources/index.ts";
import { oneBuilding } from "./sources.ts";

/** Degree days of a station and the climate zone that follows from them. */
export interface StationDegreeDays {
  /** Number of the thermal zone and letter of the moisture, as ASHRAE 169 has them: "4A". */
  readonly climateZone: string;
  /** Heating degree days to 18 °C of the typical year, K·d. */
  readonly heating18: number;
  /** Cooling degree days above 10 °C of the typical year, K·d. */
  readonly cooling10: number;
}

/** Of the degree days: typical years of 2009 to 2023. */
export const stationDegreeDaysSource: Citation = { source: oneBuilding, locator: "index of the files of 2009 to 2023" };

/** Number of the station, climate zone, heating degree days to 18 °C, cooling degree days above 10 °C, K·d. */
const rows = `
722190,3A,1403,3020
702730,7,5143,457
722780,1B,538,5347
722950,3C,599,2749
722900,3B,431,3003
724940,3C,1303,1691
725650,5B,3062,1761
722020,1A,27,5661
911820,1B,0,5589
725300,5A,3198,1891
722310,2A,454,4422
725090,4A,2901,1711
725370,5A,3093,1826
726580,6A,3952,1764
724340,4A,2346,2639
723860,2B,1029,4324
725030,4A,2418,2183
723140,3A,1519,2900
724080,4A,2252,2353
722590,2A,1037,3836
722430,2A,674,4192
725720,4A,3013,2069
727930,4C,2351,1286
724030,4A,2300,2289
716240,5A,3546,1543
718920,4C,2637,1032
718770,6A,4835,694
718520,7,5222,1113
713950,6A,3924,999
037760,4A,2511,1093
031600,5A,3189,573
039690,5A,2883,634
071490,4A,2275,1538
103820,5A,2768,1329
106370,4A,2638,1379
162420,3A,1077,2674
160800,4A,1945,2338
082210,3B,1795,2372
081810,3A,1050,2771
085790,3A,960,2474
064510,4A,2603,1167
062400,4A,2534,1125
066700,5A,2922,1223
110360,4A,2745,1536
115180,5A,3122,1156
128390,4A,2715,1762
123750,5A,3244,1237
061800,5A,3067,989
013840,6A,4434,624
024600,6A,3926,756
029740,6A,4189,842
040300,6A,4538,125
333450,5A,3366,1429
154200,4A,2657,1815
132740,4A,2158,2170
167160,3B,854,3333
276120,6A,4387,1001
296340,7,5919,936
170600,3A,1456,2557
171280,4A,2726,1616
411940,0B,0,7184
411700,0B,19,6951
405820,0B,267,6447
404380,0B,207,6417
410240,0B,0,7180
412560,0B,0,6833
402700,3B,1055,3271
401000,2A,528,3992
401800,2A,375,4243
407540,2B,1998,3250
378640,3B,1734,2500
421820,1B,288,5570
430030,0A,0,6627
428090,0A,9,6181
432950,1A,0,5144
417800,0B,10,6264
434500,0A,0,6405
545110,4A,2744,2505
583670,3A,1322,3313
592870,2A,298,4807
509530,7,5111,1546
450070,1A,131,5359
466960,1A,161,5029
476620,3A,1563,2796
477720,3A,1483,2961
471080,4A,2627,2353
442920,8,7066,721
486980,0A,0,6552
486470,0A,0,6630
484550,0A,0,6989
488200,1A,122,5338
489000,0A,0,6623
984290,0A,0,6702
967490,0A,0,6524
368700,5A,3941,1014
384570,4A,2061,2910
623660,2B,251,4830
603900,3A,864,3161
607150,2B,679,3626
601550,3A,491,3184
616410,1B,0,5408
637400,2A,38,3564
638940,0A,0,6006
670830,2A,312,3284
619900,1A,0,5393
683680,3A,952,2398
688160,3C,715,2626
685880,2A,79,3997
681100,2B,454,3563
677750,3A,346,3303
766793,3B,533,2577
763943,2B,452,4636
787920,0A,0,6231
782240,1A,2,5335
784850,1A,0,5801
802220,3A,1399,1521
804150,0B,0,6288
840710,3A,1402,1518
846280,2B,125,3550
852010,5A,3617,28
855740,3C,1288,2136
875760,3A,1027,2780
865800,3A,970,2588
862180,1A,169,4917
837800,2A,198,3766
837550,1A,0,5250
833780,2A,2,4469
821110,0A,0,6054
839710,2A,407,3690
947670,3A,521,3197
948660,3A,1526,1799
945780,2A,238,3867
946100,3A,662,3233
946720,3B,919,2513
941200,0A,0,6387
934360,3A,1526,1467
916800,1A,0,5691
`;

let known: ReadonlyMap<string, StationDegreeDays> | undefined;

function read(): ReadonlyMap<string, StationDegreeDays> {
  return new Map(
    rows
      .trim()
      .split("\n")
      .map((row) => {
        const [station, climateZone, heating, cooling] = row.split(",") as [string, string, string, string];
        return [station, { climateZone, heating18: Number(heating), cooling10: Number(cooling) }] as const;
      }),
  );
}

/**
 * Degree days and climate zone of a city of `climateStations`, of the typical year of 2009 to 2023 at its station. A code's own map decides its
 * zone, and differs where it was drawn from older years.
 *
 * @param stationNumber of the World Meteorological Organization, as `climateStations` has it
 * @returns degree days (K·d) and zone; nothing where the index has no such file
 * @source one-building, index of the files of 2009 to 2023
 * @example
 * ```ts
 * import { stationDegreeDays } from "@org/hvac-core/weather";
 * stationDegreeDays("722190")?.heating18; // 1403
 * ```
 */
export function stationDegreeDays(stationNumber: string): StationDegreeDays | undefined {
  known ??= read();
  return known.get(stationNumber);
}
