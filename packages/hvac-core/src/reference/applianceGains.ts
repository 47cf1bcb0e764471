import { fundamentals2013, type Citation } from "../sources/index.ts";
import { btuPerHour } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";
import { fundamentals2001 } from "./sources.ts";

/** Heat gain from an appliance in average use. */
export interface ApplianceGain extends ReferenceRow {
  readonly fuel: "electric" | "gas";
  /** True under an exhaust hood, which removes convective and latent heat. */
  readonly hooded: boolean;
  /** Rated input, W. */
  readonly ratedPower: number;
  /** Standby input, W; absent in the older table. */
  readonly standbyPower?: number;
  /** Sensible gain to the room, W. */
  readonly sensible: number;
  /** Radiant part of the sensible gain, W; absent in the older table. */
  readonly radiant?: number;
  /** Latent gain to the room, W. */
  readonly latent: number;
  /** Sensible gain to the room with a hood, W; older table only. */
  readonly sensibleWithHood?: number;
}

/** Btu/h as printed. */
type UnhoodedRow = readonly [
  id: string,
  label: string,
  rated: number,
  standby: number,
  radiant: number,
  convective: number,
  latent: number,
];
type HoodedRow = readonly [id: string, label: string, rated: number, standby: number, radiant: number];
/** W as printed. */
type OlderRow = readonly [id: string, label: string, rated: number, sensible: number, latent: number, sensibleWithHood: number];

const unhooded: readonly UnhoodedRow[] = [
  ["cabinet-serving-insulated", "Hot serving cabinet, large, insulated", 6800, 1200, 400, 800, 0],
  ["cabinet-serving", "Hot serving cabinet, large, not insulated", 6800, 3500, 700, 2800, 0],
  ["cabinet-proofing", "Proofing cabinet, large", 17400, 1400, 1200, 0, 200],
  ["cabinet-proofing-small", "Proofing cabinet, 15 shelves", 14300, 3900, 0, 900, 3000],
  ["coffee-urn", "Coffee urn", 13000, 1200, 200, 300, 700],
  ["drawer-warmer", "Drawer warmer, two drawers, moist", 4100, 500, 0, 0, 200],
  ["egg-cooker", "Egg cooker", 10900, 700, 300, 400, 0],
  ["espresso", "Espresso machine", 8200, 1200, 400, 800, 0],
  ["steam-table", "Steam table, two wells", 5100, 3500, 300, 600, 2600],
  ["freezer", "Freezer, small", 2700, 1100, 500, 600, 0],
  ["hot-dog-roller", "Hot dog roller", 3400, 2400, 900, 1500, 0],
  ["hot-plate", "Hot plate, single burner", 3800, 3000, 900, 2100, 0],
  ["hot-food-case", "Hot-food case, dry", 31100, 2500, 900, 1600, 0],
  ["hot-food-case-moist", "Hot-food case, moist", 31100, 3300, 900, 1800, 600],
  ["microwave", "Microwave oven, heavy duty", 10900, 0, 0, 0, 0],
  ["oven-countertop-conveyor", "Countertop conveyor oven", 20500, 12600, 2200, 10400, 0],
  ["panini", "Panini grill", 5800, 3200, 1200, 2000, 0],
  ["popcorn", "Popcorn popper", 2000, 200, 100, 100, 0],
  ["rapid-oven-halogen", "Rapid-cook oven, quartz-halogen", 41000, 0, 0, 0, 0],
  ["rapid-oven", "Rapid-cook oven, microwave and convection", 24900, 4100, 1000, 3100, 0],
  ["refrigerator", "Reach-in refrigerator", 4800, 1200, 300, 900, 0],
  ["prep-table", "Refrigerated preparation table", 2000, 900, 600, 300, 0],
  ["bun-steamer", "Bun steamer", 5100, 700, 600, 100, 0],
  ["toaster-4-slice", "Toaster, four slices, in use", 6100, 3000, 200, 1400, 1000],
  ["toaster-contact", "Contact toaster, vertical", 11300, 5300, 2700, 2600, 0],
  ["toaster-conveyor", "Conveyor toaster, large", 32800, 10300, 3000, 7300, 0],
  ["toaster-conveyor-small", "Conveyor toaster, small", 5800, 3700, 400, 3300, 0],
  ["waffle-iron", "Waffle iron", 3100, 1200, 800, 400, 0],
];

const hoodedElectric: readonly HoodedRow[] = [
  ["broiler-underfired", "Broiler, underfired, 0.9 m", 36900, 30900, 10800],
  ["cheesemelter", "Cheese melter", 12300, 11900, 4600],
  ["fryer-kettle", "Fryer, kettle", 99000, 1800, 500],
  ["fryer", "Fryer, open deep-fat, one vat", 47800, 2800, 1000],
  ["fryer-pressure", "Fryer, pressure", 46100, 2700, 500],
  ["griddle-double-closed", "Griddle, double-sided, closed, 0.9 m", 72400, 6900, 1400],
  ["griddle-double-open", "Griddle, double-sided, open, 0.9 m", 72400, 11500, 3600],
  ["griddle", "Griddle, flat, 0.9 m", 58400, 11500, 4500],
  ["griddle-small", "Griddle, small, 0.9 m", 30700, 6100, 2700],
  ["induction-cooktop", "Induction cooktop", 71700, 0, 0],
  ["induction-wok", "Induction wok", 11900, 0, 0],
  ["oven-combi", "Combination oven, combined mode", 56000, 5500, 800],
  ["oven-combi-convection", "Combination oven, convection mode", 56000, 5500, 1400],
  ["oven-convection", "Convection oven, full size", 41300, 6700, 1500],
  ["oven-convection-half", "Convection oven, half size", 18800, 3700, 500],
  ["pasta-cooker", "Pasta cooker", 75100, 8500, 0],
  ["range-oven", "Range, oven on, top off", 16600, 4000, 1000],
  ["range-3", "Range, three elements on", 51200, 15400, 6300],
  ["range-6", "Range, six elements on", 51200, 33200, 13900],
  ["range-6-oven", "Range, six elements and oven on", 67800, 36400, 14500],
  ["range-hot-top", "Range, hot top", 54000, 51300, 11800],
  ["rotisserie", "Rotisserie", 37900, 13800, 4500],
  ["salamander", "Salamander", 23900, 23300, 7000],
  ["kettle-large", "Steam kettle, 230 L, simmering, lid closed", 110600, 2600, 100],
  ["kettle-small", "Steam kettle, 150 L, simmering, lid closed", 73700, 1800, 300],
  ["steamer", "Compartment steamer, atmospheric", 33400, 15300, 200],
  ["braising-pan", "Tilting braising pan", 32900, 5300, 0],
];

const hoodedGas: readonly HoodedRow[] = [
  ["broiler-batch", "Broiler, batch", 95000, 69200, 8100],
  ["broiler-conveyor", "Broiler, conveyor", 132000, 96700, 13200],
  ["broiler-upright", "Broiler, overfired, upright", 100000, 87900, 2500],
  ["broiler-underfired", "Broiler, underfired, 0.9 m", 96000, 73900, 9000],
  ["fryer-doughnut", "Fryer, doughnut", 44000, 12400, 2900],
  ["fryer", "Fryer, open deep-fat, one vat", 80000, 4700, 1100],
  ["fryer-pressure", "Fryer, pressure", 80000, 9000, 800],
  ["griddle-double-closed", "Griddle, double-sided, closed, 0.9 m", 108200, 8000, 1800],
  ["griddle", "Griddle, flat, 0.9 m", 90000, 20400, 3700],
  ["oven-combi", "Combination oven, combined mode", 75700, 6000, 400],
  ["oven-convection", "Convection oven, full size", 44000, 11900, 1000],
  ["oven-conveyor", "Conveyor oven, pizza", 170000, 68300, 7800],
  ["oven-deck", "Deck oven", 105000, 20500, 3500],
  ["pasta-cooker", "Pasta cooker", 80000, 23700, 0],
  ["range-oven", "Range, oven on, top off", 25000, 7400, 2000],
  ["range-3", "Range, three burners on", 120000, 60100, 7100],
  ["range-6", "Range, six burners on", 120000, 120800, 11500],
  ["range-wok", "Range, wok", 99000, 87400, 5200],
  ["rice-cooker", "Rice cooker", 35000, 500, 300],
  ["salamander", "Salamander", 35000, 33300, 5300],
  ["kettle-large", "Steam kettle, 230 L, simmering, lid closed", 145000, 5400, 0],
  ["braising-pan", "Tilting braising pan", 104000, 10400, 400],
];

/** Appliances that are not in the newer tables. */
const older: readonly OlderRow[] = [
  ["blender", "Blender, per litre", 480, 310, 160, 150],
  ["holding-cabinet", "Hot holding cabinet, large", 2080, 180, 100, 85],
  ["holding-cabinet-small", "Hot holding cabinet, small", 900, 80, 40, 37],
  ["holding-cabinet-very-hot", "Very hot holding cabinet", 6150, 550, 280, 250],
  ["can-opener", "Can opener", 170, 170, 0, 0],
  ["coffee-brewer", "Coffee brewer, 12 cups, two burners", 1660, 1100, 560, 530],
  ["coffee-heater-boiling", "Coffee heater, per boiling burner", 670, 440, 230, 210],
  ["coffee-heater-warming", "Coffee heater, per warming burner", 100, 66, 34, 32],
  ["water-urn", "Hot water urn, per litre", 120, 79, 41, 38],
  ["brewing-urn-large", "Coffee brewing urn, large, per litre", 660, 440, 220, 210],
  ["brewing-urn-small", "Coffee brewing urn, small, per litre", 420, 280, 140, 130],
  ["cutter-large", "Cutter, large", 750, 750, 0, 0],
  ["cutter-small", "Cutter, small", 370, 370, 0, 0],
  ["cutter-mixer", "Cutter and mixer, large", 3730, 3730, 0, 0],
  ["dishwasher-hood-chemical", "Dishwasher, hood type, chemical, per 100 dishes/h", 380, 50, 110, 50],
  ["dishwasher-hood", "Dishwasher, hood type, hot water, per 100 dishes/h", 380, 56, 123, 56],
  ["dishwasher-conveyor-chemical", "Dishwasher, conveyor, chemical, per 100 dishes/h", 340, 41, 97, 44],
  ["dishwasher-conveyor", "Dishwasher, conveyor, hot water, per 100 dishes/h", 340, 44, 108, 50],
];

function unhoodedGain([id, label, rated, standby, radiant, convective, latent]: UnhoodedRow): ApplianceGain {
  const source: Citation = { source: fundamentals2013, locator: "ch. 18, Table 5A" };
  return {
    id,
    label,
    fuel: "electric",
    hooded: false,
    ratedPower: rated * btuPerHour,
    standbyPower: standby * btuPerHour,
    sensible: (radiant + convective) * btuPerHour,
    radiant: radiant * btuPerHour,
    latent: latent * btuPerHour,
    source,
  };
}

function hoodedGain([id, label, rated, standby, radiant]: HoodedRow, fuel: ApplianceGain["fuel"]): ApplianceGain {
  const source: Citation = { source: fundamentals2013, locator: fuel === "gas" ? "ch. 18, Table 5C" : "ch. 18, Table 5B" };
  return {
    id: `hooded-${fuel}-${id}`,
    label: `${label}, ${fuel}, under a hood`,
    fuel,
    hooded: true,
    ratedPower: rated * btuPerHour,
    standbyPower: standby * btuPerHour,
    sensible: radiant * btuPerHour,
    radiant: radiant * btuPerHour,
    latent: 0,
    source,
    verify: true,
  };
}

function olderGain([id, label, ratedPower, sensible, latent, sensibleWithHood]: OlderRow): ApplianceGain {
  const source: Citation = { source: fundamentals2001, locator: "ch. 29, Table 5 (SI)" };
  return { id, label, fuel: "electric", hooded: false, ratedPower, sensible, latent, sensibleWithHood, source };
}

let gains: readonly ApplianceGain[] | undefined;

/**
 * Heat gains of kitchen appliances, built at the first call: without hood, and under a hood, where only radiation reaches the room.
 *
 * @returns the appliances; W
 * @source ashrae-hof-2013, ch. 18, Tables 5A to 5C
 * @source ashrae-hof-2001, ch. 29, Table 5
 * @example
 * ```ts
 * import { applianceGains } from "@org/hvac-core/reference";
 * applianceGains().find(({ id }) => id === "espresso")?.sensible; // 351.7
 * ```
 */
export function applianceGains(): readonly ApplianceGain[] {
  gains ??= [
    ...unhooded.map(unhoodedGain),
    ...hoodedElectric.map((row) => hoodedGain(row, "electric")),
    ...hoodedGas.map((row) => hoodedGain(row, "gas")),
    ...older.map(olderGain),
  ];
  return gains;
}
