import {
  choice,
  fieldIs,
  inSection,
  list,
  onlyWhen,
  quantity,
  reference,
  series,
  text,
  type Condition,
  type Fields,
} from "../../kernel/index.ts";
import { arasteh2009, fundamentals2017, fundamentals2021, iso52016 } from "../../sources/index.ts";
import { walton1983 } from "../../zones/sources.ts";
import { byHours } from "./methodConditions.ts";

const kindIs = (...is: string[]): Condition => fieldIs("kind", ...is);
const outdoors = fieldIs("beyond", "outdoors");
const name = text("Name", 80);

const layerRow = {
  name,
  kind: choice("Layer type", { material: "Material", resistance: "Air gap or known resistance" }, "material"),
  ...onlyWhen(kindIs("material"), {
    thickness: quantity("Thickness", "L_l", "smallLength", "required", [0.0001, 2]),
    conductivity: quantity("Conductivity", "k_l", "conductivity", "required", [0.005, 500], { usual: [0.015, 250] }),
    density: quantity("Density", "ρ_l", "density", "required", [0, 20_000]),
    specificHeat: quantity("Specific heat", "c_l", "specificHeat", "required", [0, 5000]),
  }),
  resistance: quantity("Resistance", "R_k", "thermalResistance", "required", [0.0001, 50], { when: [kindIs("resistance")] }),
} as const satisfies Fields;

const constructionRow = {
  name: { ...name, maxLength: 120 },
  by: choice("Defined by", { uValue: "U-value and mass", layers: "Layers" }, "uValue"),
  uValue: quantity("U-value", "U_c", "uValue", "required", [0.02, 6], {
    usual: [0.08, 4],
    help: "Including surface films.",
    when: [fieldIs("by", "uValue")],
  }),
  mass: choice(
    "Thermal mass",
    { veryLight: "Very light", light: "Light", medium: "Medium", heavy: "Heavy", veryHeavy: "Very heavy" },
    "medium",
    {
      help: "50, 75, 110, 175 or 250 kJ/K per square metre, as concrete on the room side of the insulation.",
      source: { source: iso52016, locator: "Annex B" },
      when: [fieldIs("by", "uValue")],
    },
  ),
  layers: list("Layers", "layer", 20, layerRow, {
    help: "From outside to inside, without the surface films.",
    source: { source: walton1983 },
    when: [fieldIs("by", "layers")],
  }),
} as const satisfies Fields;

const share = quantity("Share", null, "ratio", 1, [0, 1]);
const profileRow = {
  name,
  weekday: series("Weekdays", "hours", share, { help: "Hour 1 ends at 01:00." }),
  weekend: series("Weekends", "hours", share),
} as const satisfies Fields;

const windowRow = {
  name,
  area: quantity("Area", "A_w", "area", "required", [0.01, 50_000]),
  uValue: quantity("U-value", "U_w", "uValue", { Imperial: 0.35, Metric: 2 }, [0.2, 7], {
    usual: [0.5, 6],
    help: "Whole window, frame included.",
  }),
  shgc: quantity("Solar heat gain coefficient", "g_w", "number", 0.4, [0, 0.9], {
    usual: [0.1, 0.87],
    help: "At normal incidence. Its dependence on the angle follows from it and the U-value.",
    source: { source: arasteh2009 },
  }),
  shading: { ...share, label: "Solar factor of shades", symbol: "F_w", help: "Annual mean; 100 % without shades." },
} as const satisfies Fields;

const surfaceRow = {
  name,
  beyond: choice("Faces", { outdoors: "Outdoors", ground: "Ground", identical: "Identical room" }, "outdoors", {
    help: "No heat passes to an identical room, and half of the mass belongs to each.",
  }),
  area: quantity("Area", "A_s", "area", "required", [0.1, 100_000], { help: "Gross area, including windows." }),
  azimuth: quantity("Direction", "ψ_s", "angle", 180, [0, 360], {
    compass: true,
    help: "Clockwise from north: 90° is east, 180° south, 270° west.",
    when: [outdoors],
  }),
  tilt: quantity("Tilt", "β_s", "angle", 90, [0, 180], { help: "Of the outer side: 0° is a flat roof, 90° a wall, 180° a floor." }),
  construction: reference("Construction", "constructions"),
  absorptance: quantity("Solar absorptance", "α_s", "ratio", 0.6, [0, 1], {
    help: "0.3 for white, 0.6 for medium colours, 0.9 for dark ones.",
    source: { source: fundamentals2017, locator: "ch. 18, sol-air temperature" },
    when: [outdoors],
  }),
  windows: list("Windows", "window", 30, windowRow, { when: [outdoors] }),
} as const satisfies Fields;

const roomRow = {
  name,
  count: quantity("Identical rooms", "N_r", "count", 1, [1, 10_000], { integer: true }),
  floorArea: quantity("Floor area", "A_r", "area", "required", [1, 100_000]),
  height: quantity("Height", "H_r", "length", { Imperial: 9, Metric: 2.7 }, [1, 50]),
  use: reference("Occupied hours", "profiles", {
    optional: true,
    help: "Occupied where the profile is above zero; setback temperatures apply otherwise. If empty: always occupied.",
  }),
  heatingSetPoint: quantity("Heating set point", "t_r", "temperature", { Imperial: 70, Metric: 21 }, [5, 28], { usual: [16, 24] }),
  coolingSetPoint: quantity("Cooling set point", "t_k", "temperature", { Imperial: 75, Metric: 24 }, [18, 40], { usual: [20, 30] }),
  heatingSetback: quantity("Heating setback temperature", "t_ru", "temperature", { Imperial: 60, Metric: 16 }, [5, 28], {
    help: "Outside occupied hours.",
  }),
  coolingSetup: quantity("Cooling setup temperature", "t_ku", "temperature", { Imperial: 86, Metric: 30 }, [18, 60]),
  outdoorAir: quantity("Outdoor air", "V_r", "airFlow", 0, [0, 1000], { help: "Ventilation airflow of one room." }),
  outdoorAirProfile: reference("Outdoor air profile", "profiles", { optional: true, help: "If empty: at all hours." }),
  infiltration: quantity("Infiltration", "n_r", "airChanges", { Imperial: 0.2, Metric: 0.2 }, [0, 20 / 3600], {
    help: "Through leaks, at all hours.",
    source: { source: fundamentals2017, locator: "ch. 16" },
  }),
  people: quantity("People", "N_p", "count", 0, [0, 100_000], {
    per: { field: "floorArea", label: "floor area", quantity: "peopleDensity", symbol: "d_p" },
  }),
  personHeat: quantity("Sensible heat per person", "g_p", "power", { Imperial: 250, Metric: 75 }, [30, 400], {
    source: { source: fundamentals2021, locator: "ch. 18, Table 1" },
  }),
  peopleProfile: reference("Occupancy profile", "profiles", { optional: true, help: "If empty: at all hours." }),
  lighting: quantity("Lighting", "P_l", "electricLoad", 0, [0, 1e7], {
    per: { field: "floorArea", label: "floor area", quantity: "powerPerArea", symbol: "p_l" },
  }),
  lightingProfile: reference("Lighting profile", "profiles", { optional: true, help: "If empty: at all hours." }),
  equipment: quantity("Equipment", "P_q", "electricLoad", 0, [0, 1e7], {
    per: { field: "floorArea", label: "floor area", quantity: "powerPerArea", symbol: "p_q" },
  }),
  equipmentProfile: reference("Equipment profile", "profiles", { optional: true, help: "If empty: at all hours." }),
  heatingLimit: quantity("Maximum heating", "q_rh", "heatingCapacity", "absent", [1, 1e8], { help: "For one room. If empty: unlimited." }),
  coolingLimit: quantity("Maximum cooling", "q_rk", "coolingCapacity", "absent", [1, 1e8], { help: "For one room. If empty: unlimited." }),
  surfaces: list("Surfaces", "surface", 40, surfaceRow),
} as const satisfies Fields;

/** Fields of the rooms, for the hourly method. */
export const roomFields = inSection(
  "rooms",
  onlyWhen(byHours, {
    rooms: list("Rooms", "room", 60, roomRow, {
      help: "Calculated one by one, hour by hour. Enter identical rooms once, with their number.",
      source: { source: walton1983 },
    }),
    constructions: list("Constructions", "construction", 40, constructionRow, { help: "Walls, roofs and floors of the rooms' surfaces." }),
    profiles: list("Daily profiles", "profile", 40, profileRow, {
      help: "For occupied hours, people, lighting, equipment and outdoor air.",
    }),
  }),
);
