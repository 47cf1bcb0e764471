import type { EfficiencyKind } from "../../equipment/index.ts";
import { choice, fieldIs, onlyWhen, quantity, reference, text } from "../../kernel/index.ts";
import * as column from "./columns.ts";

type Options = Readonly<Partial<Record<EfficiencyKind | "other", string>>>;

const chillerKinds = {
  airCooledChillerA: "Air-cooled, path A",
  airCooledChillerB: "Air-cooled, path B",
  waterCooledChillerA: "Water-cooled scroll or screw, path A",
  waterCooledChillerB: "Water-cooled scroll or screw, path B",
  centrifugalChillerA: "Centrifugal, path A",
  centrifugalChillerB: "Centrifugal, path B",
  other: "Other",
} as const satisfies Options;

const boilerKinds = {
  gasHotWaterBoiler: "Hot water, gas",
  oilHotWaterBoiler: "Hot water, oil",
  gasSteamBoiler: "Steam, gas",
  oilSteamBoiler: "Steam, oil",
  other: "Other",
} as const satisfies Options;

const rooftopKinds = {
  airCooledElectricHeat: "Cooling, electric heating or none",
  airCooledOtherHeat: "Cooling, other heating",
  packagedHeatPump: "Heat pump",
  waterCooled: "Water-cooled",
  other: "Other",
} as const satisfies Options;

const splitKinds = {
  split: "Split, cooling",
  splitHeatPump: "Split, heat pump",
  vrf: "VRF heat pump",
  vrfRecovery: "VRF heat recovery",
  other: "Other",
} as const satisfies Options;

const recoveryKinds = { otherRecovery: "Plate or wheel", runAroundRecovery: "Run-around coils", other: "Other" } as const satisfies Options;

const packaged = { ...column.power, ...column.supply, ...column.motors } as const;
const { identity, product } = column;

/** The columns of each type of equipment, by the name of its list. */
export const rows = {
  airHandlingUnits: {
    ...identity,
    ...column.airflow,
    ...column.outdoorAirflow,
    ...column.pressure,
    ...column.cooling,
    ...column.sensible,
    ...column.heating,
    ...column.coilAir,
    ...column.flow,
    ...column.water,
    ...packaged,
    ...column.heater,
    ...product,
  },
  fanCoilUnits: {
    ...identity,
    ...column.airflow,
    ...column.pressure,
    ...column.cooling,
    ...column.sensible,
    ...column.heating,
    ...column.coilAir,
    ...column.flow,
    ...column.water,
    ...packaged,
    ...column.heater,
    ...product,
  },
  vavTerminals: {
    ...identity,
    ...column.airflow,
    ...column.minimumAirflow,
    ...column.heating,
    ...column.flow,
    ...column.water,
    ...packaged,
    ...column.heater,
    ...product,
  },
  fans: { ...identity, ...column.airflow, ...column.pressure, ...column.speed, ...packaged, ...column.fanIndex, ...product },
  pumps: { ...identity, ...column.flow, ...column.head, ...column.speed, ...packaged, ...column.pumpIndex, ...product },
  chillers: {
    ...identity,
    kind: choice("Chiller type", chillerKinds, "airCooledChillerA"),
    ...column.cooling,
    ...column.flow,
    ...column.water,
    ...column.condenserWater,
    ...column.outdoorAir,
    ...column.chillerEfficiency,
    ...column.refrigerant,
    ...column.power,
    ...column.supply,
    ...column.compressors,
    ...column.motors,
    ...product,
  },
  boilers: {
    ...identity,
    kind: choice("Boiler type", boilerKinds, "gasHotWaterBoiler"),
    ...column.heating,
    ...column.flow,
    ...column.water,
    ...column.boilerEfficiency,
    ...packaged,
    ...product,
  },
  coolingTowers: {
    ...identity,
    tower: column.towerFans.tower,
    ...column.rejection,
    ...column.flow,
    ...column.water,
    ...column.outdoorWetBulb,
    ratedFlow: column.towerFans.ratedFlow,
    fanMotor: column.towerFans.fanMotor,
    ...packaged,
    ...product,
  },
  heatRecoveryUnits: {
    ...identity,
    kind: choice("Heat exchanger type", recoveryKinds, "otherRecovery"),
    ...column.airflow,
    ...column.pressure,
    ...column.recovery,
    ...column.enthalpyRecovery,
    ...column.coilAir,
    ...packaged,
    ...column.heater,
    ...product,
  },
  splitSystems: {
    ...identity,
    kind: choice("System type", splitKinds, "splitHeatPump"),
    ...column.cooling,
    ...column.sensible,
    ...column.heating,
    ...column.outdoorAir,
    ...column.efficiency,
    ...column.integratedEfficiency(["vrf", "vrfRecovery"]),
    ...column.heatingEfficiency,
    ...column.refrigerant,
    ...packaged,
    ...column.compressors,
    ...column.heater,
    ...column.heaterWithCompressors,
    ...product,
  },
  rooftopUnits: {
    ...identity,
    kind: choice("Unit type", rooftopKinds, "airCooledOtherHeat"),
    ...column.airflow,
    ...column.outdoorAirflow,
    ...column.pressure,
    ...column.cooling,
    ...column.sensible,
    ...column.heating,
    ...column.coilAir,
    ...column.outdoorAir,
    ...column.efficiency,
    ...column.integratedEfficiency(["waterCooled"]),
    ...column.heatingEfficiency,
    ...column.refrigerant,
    ...packaged,
    ...column.compressors,
    ...column.heater,
    ...column.heaterWithCompressors,
    ...product,
  },
  airTerminals: { ...identity, ...column.airflow, ...column.pressure, ...column.neckSize, ...product },
  otherEquipment: {
    ...identity,
    type: reference("Type", "customTypes", { optional: true, informational: true }),
    requiredDuty: quantity("Required duty", "D_r", "number", "absent", [1e-9, 1e12], { help: "In the unit of its type." }),
    duty: quantity("Selected duty", "D_s", "number", "absent", [0, 1e12], { help: "In the unit of its type." }),
    ...onlyWhen(fieldIs("customAirflow", true), { ...column.airflow, ...column.pressure }),
    ...onlyWhen(fieldIs("customCooling", true), column.cooling),
    ...onlyWhen(fieldIs("customHeating", true), column.heating),
    ...onlyWhen(fieldIs("customWater", true), { ...column.flow, ...column.head }),
    data: text("Further data", 400),
    ...packaged,
    ...column.compressors,
    ...column.heater,
    ...column.heaterWithCompressors,
    ...product,
  },
} as const;

/** Name of the list of a type of equipment. */
export type ListName = keyof typeof rows;

/** Duties that equipment is selected for: their words, the column of the requirement, and the symbol. */
export const duties = {
  airflow: { words: "airflow", required: "requiredAirflow", symbol: "V" },
  pressure: { words: "static pressure", required: "requiredPressure", symbol: "p" },
  cooling: { words: "cooling", required: "requiredCooling", symbol: "Q" },
  heating: { words: "heating", required: "requiredHeating", symbol: "H" },
  flow: { words: "water flow", required: "requiredFlow", symbol: "q" },
  head: { words: "head", required: "requiredHead", symbol: "h" },
  rejection: { words: "heat rejection", required: "requiredRejection", symbol: "R" },
  duty: { words: "duty", required: "requiredDuty", symbol: "D" },
} as const;

/** Name of a duty, and of the column with its selected value. */
export type Duty = keyof typeof duties;

/** Flags of a schedule that give custom equipment further duties. */
export const customDuties = {
  customAirflow: { label: "Columns of airflow and static pressure", duties: ["airflow", "pressure"] },
  customCooling: { label: "Columns of cooling", duties: ["cooling"] },
  customHeating: { label: "Columns of heating", duties: ["heating"] },
  customWater: { label: "Columns of water flow and head", duties: ["flow", "head"] },
} as const satisfies Record<string, { readonly label: string; readonly duties: readonly Duty[] }>;

/** A type of equipment: its words, and the rules for sizing its circuit. */
export interface EquipmentType {
  readonly title: string;
  readonly rowLabel: string;
  readonly pattern: string;
  /** `packaged`: one supply for the whole unit; `motors`: a unit that has only motors. */
  readonly circuit: "packaged" | "motors" | "none";
  /** Duty that the minimum efficiency depends on. */
  readonly capacity?: Duty;
  /** Rated at full load and at part load, both as COP; a seasonal minimum applies to the part-load efficiency. */
  readonly hasPartLoadRating?: true;
}

export const equipmentTypes = {
  airHandlingUnits: { title: "Air handling units", rowLabel: "air handling unit", pattern: "AHU-{nn}", circuit: "packaged" },
  fanCoilUnits: { title: "Fan coil units", rowLabel: "fan coil unit", pattern: "FCU-{level}-{nn}", circuit: "packaged" },
  vavTerminals: { title: "VAV terminals", rowLabel: "VAV terminal", pattern: "VAV-{level}-{nn}", circuit: "packaged" },
  fans: { title: "Fans", rowLabel: "fan", pattern: "F-{nn}", circuit: "motors" },
  pumps: { title: "Pumps", rowLabel: "pump", pattern: "P-{nn}", circuit: "motors" },
  chillers: {
    title: "Chillers",
    rowLabel: "chiller",
    pattern: "CH-{nn}",
    circuit: "packaged",
    capacity: "cooling",
    hasPartLoadRating: true,
  },
  boilers: { title: "Boilers", rowLabel: "boiler", pattern: "B-{nn}", circuit: "motors", capacity: "heating" },
  coolingTowers: { title: "Cooling towers", rowLabel: "cooling tower", pattern: "CT-{nn}", circuit: "motors" },
  heatRecoveryUnits: { title: "Heat recovery units", rowLabel: "heat recovery unit", pattern: "HRU-{nn}", circuit: "packaged" },
  splitSystems: { title: "Split and VRF systems", rowLabel: "system", pattern: "AC-{nn}", circuit: "packaged", capacity: "cooling" },
  rooftopUnits: { title: "Rooftop units", rowLabel: "rooftop unit", pattern: "RTU-{nn}", circuit: "packaged", capacity: "cooling" },
  airTerminals: { title: "Diffusers and grilles", rowLabel: "terminal", pattern: "D-{nn}", circuit: "none" },
  otherEquipment: { title: "Custom equipment", rowLabel: "unit", pattern: "E-{nn}", circuit: "packaged" },
} as const satisfies Record<ListName, EquipmentType>;

/** All lists, in the order of the form. */
export const listNames = Object.keys(equipmentTypes) as readonly ListName[];

const dutyNames = Object.keys(duties) as readonly Duty[];
const dutiesByList = new Map(listNames.map((list) => [list, dutyNames.filter((duty) => duty in rows[list])]));

/** Duties of the rows of a list; `flags` show those of custom equipment. */
export function dutiesOf(list: ListName, flags: { readonly [Flag in keyof typeof customDuties]: boolean }): readonly Duty[] {
  const all = dutiesByList.get(list)!;
  if (list !== "otherEquipment") return all;
  const isHidden = (duty: Duty): boolean =>
    Object.entries(customDuties).some(
      ([flag, columns]) => !flags[flag as keyof typeof customDuties] && columns.duties.some((each) => each === duty),
    );
  return all.filter((duty) => !isHidden(duty));
}
