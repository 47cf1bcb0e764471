import type { Citation } from "../sources/index.ts";
import { healthCareAirChanges } from "./healthCareAirChanges.ts";
import { designPractice, imperialGreenSystems, ventAxia } from "./sources.ts";
import type { AirChangeRecommendation } from "./airChangeRecommendation.ts";

const guide: Citation = { source: ventAxia, locator: "recommended rates by room" };
const secondGuide: Citation = { source: imperialGreenSystems };
const practice: Citation = { source: designPractice, locator: "rule of thumb" };

type Row = readonly [id: string, label: string, minimum: number, maximum?: number | undefined, note?: string];

const rows: Readonly<Record<Exclude<AirChangeRecommendation["group"], "health" | "cleanroom">, readonly Row[]>> = {
  general: [
    ["office", "Office", 6, 10],
    ["meeting-room", "Conference room", 8, 12],
    ["classroom", "Classroom", 5, 7, "Another list gives 6 to 20."],
    ["lecture-theatre", "Lecture theatre", 5, 8],
    ["library", "Library", 3, 5],
    ["bank", "Bank", 4, 8, "Another list gives 4 to 10."],
    ["shop", "Shop or supermarket", 8, 15],
    ["hairdresser", "Hairdressing salon", 10, 15, "Another list gives 6 to 10."],
    ["launderette", "Launderette", 10, 15],
    ["restaurant", "Restaurant", 8, 12],
    ["cafe", "Café or coffee bar", 10, 12],
    ["canteen", "Canteen", 8, 12, "Another list gives 12 to 15."],
    ["bar", "Public bar", 12, undefined, "Another list gives 20 to 30."],
    ["club", "Club room", 12, undefined, "Another list gives 20 to 30."],
    ["assembly-room", "Assembly room", 4, 8],
    ["church", "Church", 1, 3, "Another list gives 8 to 15."],
    ["cinema", "Cinema or theatre", 10, 15],
    ["dance-hall", "Dance hall", 12, undefined, "Another list gives 6 to 9."],
    ["recording-studio", "Recording studio", 10, 12],
    ["recording-control", "Recording control room", 15, 25],
    ["billiard-room", "Billiard room", 6, 8],
    ["gymnasium", "Gymnasium", 6],
    ["squash-court", "Squash court", 4],
    ["pool-hall", "Swimming pool hall", 10, 15, "Humidity control usually governs."],
    ["bedroom", "Bedroom", 2, 4],
    ["living-room", "Living room", 3, 6],
    ["hall-corridor", "Entrance hall or corridor", 3, 5],
    ["cellar", "Cellar", 3, 10],
    ["warehouse", "Store or warehouse", 3, 6],
    ["laboratory", "Laboratory", 6, 15, "Fume-hood exhaust may govern."],
    ["dental-surgery", "Dental surgery", 12, 15, "Another list gives 8 to 12."],
    ["hospital-ward", "Hospital ward", 6, 8, "Codes require ASHRAE 170 or set other figures."],
    ["hospital-sterilizing", "Hospital sterilizing", 15, 25, "Codes require ASHRAE 170 or set other figures."],
  ],
  sanitary: [
    ["domestic-kitchen", "Domestic kitchen", 15, 20],
    ["commercial-kitchen", "Commercial kitchen", 30, undefined, "Size by hood exhaust."],
    ["utility-room", "Utility room", 15, 20],
    ["toilet", "Toilet", 6, 10],
    ["lavatory", "Public lavatory", 6, 15],
    ["bathroom", "Bathroom", 6, 10],
    ["shower", "Shower room", 15, 20],
    ["changing-room", "Changing room", 6, 10],
    ["changing-room-shower", "Shower area of a changing room", 15, 20],
  ],
  plant: [
    ["boiler-room", "Boiler room", 15, 30, "Combustion air in addition."],
    ["compressor-room", "Compressor room", 10, 20, "Size by heat gain."],
    ["engine-room", "Engine room", 15, 30, "Size by heat gain and combustion air."],
    ["garage", "Garage", 6, 8],
  ],
  industry: [
    ["workshop", "Factory or workshop", 8, 10],
    ["bakery", "Bakery", 20, 30],
    ["dairy", "Dairy", 8, 10],
    ["laundry", "Laundry", 10, 30],
    ["dye-works", "Dye works", 20, 30],
    ["electroplating", "Electroplating shop", 10, 12],
    ["foundry", "Foundry", 15, 30],
    ["paint-shop", "Paint shop, not cellulose", 10, 20],
    ["welding-shop", "Welding shop", 15, 30],
    ["darkroom", "Photographic or X-ray darkroom", 10, 15],
    ["glasshouse", "Glasshouse", 25, 60],
    ["mushroom-house", "Mushroom house", 6, 10],
  ],
};

/** Air changes of the second list, for rooms that are not in the first. */
const secondRows: readonly Row[] = [
  ["computer-room", "Computer room", 15, 20, "Size by heat gain."],
  ["auditorium", "Auditorium", 12, 15],
  ["bowling-alley", "Bowling alley", 10, 15],
  ["courthouse", "Courthouse", 4, 10],
  ["pharmacy", "Pharmacy", 6, 10],
];

/** Rules of thumb without a publication. */
const practiceRows: ReadonlyArray<readonly [AirChangeRecommendation["group"], ...Row]> = [
  ["plant", "parking-garage", "Enclosed parking garage", 4, 6, "Usually controlled by carbon monoxide; codes differ."],
  ["plant", "battery-room", "Battery room, vented lead-acid", 6, 12, "Preliminary: keep hydrogen below 1 %."],
  ["plant", "transformer-room", "Electrical or transformer room", 10, 20, "Preliminary: size by heat gain."],
  ["plant", "lift-machine-room", "Lift machine room", 10, 15, "Preliminary: size by heat gain."],
  ["plant", "data-centre", "Data centre, mixed air", 15, 60, "Size by the load of the equipment."],
  ["general", "chemical-laboratory", "Chemical laboratory, occupied", 6, 12, "Fume-hood exhaust may govern."],
  ["general", "animal-room", "Animal room", 10, 15],
  ["cleanroom", "cleanroom-iso8", "Cleanroom ISO 8", 10, 30],
  ["cleanroom", "cleanroom-iso7", "Cleanroom ISO 7", 30, 90],
  ["cleanroom", "cleanroom-iso6", "Cleanroom ISO 6", 90, 240],
  ["cleanroom", "cleanroom-iso5", "Cleanroom ISO 5, unidirectional flow at 0.3 to 0.5 m/s", 240, 600],
];

function recommendation(
  group: AirChangeRecommendation["group"],
  [id, label, minimum, maximum, note]: Row,
  source: Citation,
): AirChangeRecommendation {
  return { id, label, group, minimum, source, ...(maximum !== undefined && { maximum }), ...(note !== undefined && { note }) };
}

function recommendations(): AirChangeRecommendation[] {
  return [
    ...Object.entries(rows).flatMap(([group, list]) => list.map((row) => recommendation(group as keyof typeof rows, row, guide))),
    ...secondRows.map((row) => recommendation("general", row, secondGuide)),
    ...practiceRows.map(([group, ...row]): AirChangeRecommendation => ({ ...recommendation(group, row, practice), verify: true })),
    ...healthCareAirChanges(),
  ];
}

/**
 * Recommended air changes by room type. Health-care rows are safety figures: verify against the adopted code.
 *
 * @source vent-axia
 * @source imperial-green-systems
 * @source ashrae-170, Table 7.1
 * @example
 * ```ts
 * import { airChanges } from "@org/hvac-core/reference";
 * airChanges.find(({ id }) => id === "operating-room")?.minimum; // 20
 * ```
 */
export const airChanges: readonly AirChangeRecommendation[] = recommendations();
