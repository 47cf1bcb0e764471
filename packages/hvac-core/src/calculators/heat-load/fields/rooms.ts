import { choice, fieldIs, flag, list, onlyWhen, quantity, reference, text, type Condition, type Fields } from "../../../kernel/index.ts";
import { radiantFractions } from "../../../loads/index.ts";
import { en12831, fundamentals2017, fundamentals2021, iso52016 } from "../../../sources/index.ts";
import { activityField } from "./activity.ts";
import { byType, outdoorAirHelp, roomTypeField } from "./spaceType.ts";
import { colour } from "./surfaces.ts";

const loads = { source: fundamentals2021, locator: "ch. 18" };
const kindIs = (...is: string[]): Condition => fieldIs("kind", ...is);

const roomSurfaceKinds = {
  wall: "Wall",
  roof: "Roof",
  floor: "Floor over outdoor air",
  partition: "Partition to another space",
  ground: "Slab edge on the ground",
} as const;

const inSun = fieldIs("exposure", "sun");

const azimuth = quantity("Azimuth", "ψ", "angle", 180, [0, 360], {
  compass: true,
  help: "Clockwise from north: 90° is east, 180° south, 270° west.",
});

const tilt = quantity("Tilt", "Σ", "angle", 0, [0, 89], { help: "0° is flat." });

/** A wall, roof, floor, partition or slab edge of a room. */
const surfaceRow = {
  name: text("Name", 80),
  kind: choice("Kind", roomSurfaceKinds, "wall"),
  exposure: choice("Exposure", { sun: "Sun and outdoor air", shade: "Outdoor air in the shade" }, "sun", {
    defaultWhen: [{ when: [kindIs("floor")], default: "shade" }],
    help: "A floor over a passage or car park is in the shade of its building. Over open ground it gets what the ground reflects.",
    when: [kindIs("wall", "roof", "floor")],
  }),
  ...onlyWhen([kindIs("wall", "roof", "floor", "partition")], {
    construction: reference("Construction", "constructions", { optional: true }),
    uValue: quantity("U-value", "U", "uValue", "derived", [0.02, 12], {
      usual: [0.08, 6.5],
      help: "If empty, that of the construction. Without a construction no heat is stored, and it comes within the hour.",
    }),
    area: quantity("Area", "A", "area", "required", [0, 50_000], {
      help: "Net of windows and doors: the windows of the room are not subtracted.",
    }),
  }),
  ...onlyWhen([kindIs("wall", "roof"), inSun], { azimuth }),
  ...onlyWhen([kindIs("roof"), inSun], { tilt }),
  colour: colour("Colour", [kindIs("wall", "roof", "floor"), inSun]),
  adjacentTemp: quantity("Adjacent space temperature", "t_x", "temperature", "required", [-30, 60], {
    help: "At the cooling design condition.",
    when: [kindIs("partition")],
  }),
  heatingAdjacentTemp: quantity("Adjacent space temperature, heating", "t_xh", "temperature", "derived", [-60, 60], {
    help: "If empty, as in cooling.",
    when: [kindIs("partition")],
  }),
  perimeter: quantity("Exposed perimeter", "P_s", "length", "required", [0, 10_000], {
    help: "Outside edge of the slab; used in heating.",
    when: [kindIs("ground")],
  }),
  lossFactor: quantity("Slab edge loss factor", "F_s", "linearTransmittance", { Imperial: 0.73, Metric: 1.26 }, [0, 5], {
    usual: [0.5, 3],
    help: "About 1.26 W/(m·K) (0.73 Btu/(h·ft·°F)); less with edge insulation.",
    source: loads,
    when: [kindIs("ground")],
  }),
} as const satisfies Fields;

const projecting = [kindIs("window")];
const obstacles = { source: iso52016, locator: "Annex F" };

/** Windows of one type, size and direction. */
const windowRow = {
  name: text("Name", 80),
  kind: choice("Kind", { window: "Window", skylight: "Skylight" }, "window"),
  type: reference("Window type", "windowTypes"),
  width: quantity("Width", "w_g", "length", "required", [0.05, 200]),
  height: quantity("Height", "h_g", "length", "required", [0.05, 100]),
  count: quantity("Number", "n_g", "count", 1, [0, 1000], { integer: true }),
  azimuth,
  ...onlyWhen(kindIs("skylight"), { tilt }),
  ...onlyWhen(projecting, {
    overhangDepth: quantity("Overhang, depth", "d_o", "smallLength", 0, [0, 20], {
      help: "It shades the beam, not the sky.",
      source: { source: fundamentals2017, locator: "ch. 15, exterior shading" },
    }),
    overhangGap: quantity("Overhang, height above the glass", "g_o", "smallLength", 0, [0, 20]),
    overhangReach: quantity("Overhang, reach beyond each side", "e_o", "smallLength", "absent", [0, 20], {
      help: "Leave empty where it runs far past both sides of the window.",
    }),
    finDepth: quantity("Fins, depth", "d_f", "smallLength", 0, [0, 20], { help: "They shade the beam, not the sky." }),
    finGap: quantity("Fins, distance from the glass", "g_f", "smallLength", 0, [0, 20]),
    finReach: quantity("Fins, reach above the glass", "e_f", "smallLength", "absent", [0, 20], {
      help: "Leave empty where they run far past the head of the window.",
    }),
    finSide: choice("Fins, side", { both: "Both sides", left: "Left", right: "Right" }, "both", {
      help: "Left and right as seen from outside, facing the window.",
    }),
    obstruction: choice("Obstruction", { none: "None", block: "Block in front" }, "none", {
      help: "Another building, or a wing of this one, in front of the window. It shades the beam, not the sky.",
      source: obstacles,
    }),
  }),
  ...onlyWhen([...projecting, fieldIs("obstruction", "block")], {
    obstructionHeight: quantity("Obstruction, height above the sill", "h_o", "length", "required", [0, 1000], {
      help: "From the lower edge of the glass to the top of the block.",
      source: obstacles,
    }),
    obstructionDistance: quantity("Obstruction, distance", "l_o", "length", "required", [0.1, 1000], {
      help: "From the plane of the glass.",
      source: obstacles,
    }),
    obstructionLeft: quantity("Obstruction, reach beyond the left side", "e_ol", "length", "absent", [-1000, 1000], {
      help: "As seen from outside; negative where the block ends to the right of that side. Leave empty where it runs far past the window.",
    }),
    obstructionRight: quantity("Obstruction, reach beyond the right side", "e_or", "length", "absent", [-1000, 1000], {
      help: "As seen from outside; negative where the block ends to the left of that side. Leave empty where it runs far past the window.",
    }),
  }),
} as const satisfies Fields;

/** A share by the hour. */
const scheduleField = <const Label extends string>(label: Label) =>
  reference(label, "schedules", {
    optional: true,
    help: "If empty, that of the space type; without a type always on. For always on in a room with a type, select a schedule of 100 %.",
    defaultBy: byType.schedule,
  });

/** A room, or several identical rooms. */
export const roomRow = {
  name: text("Name", 80),
  zone: reference("Zone", "zones", { optional: true, help: "If empty, the room has a separate unit, with untreated outdoor air." }),
  spaceType: roomTypeField,
  multiplier: quantity("Identical rooms", "n_r", "count", 1, [1, 1000], { integer: true }),
  floorArea: quantity("Floor area", "A_floor", "area", "required", [0.1, 20_000]),
  height: quantity("Height", "H", "length", { Imperial: 9, Metric: 2.7 }, [0.5, 50]),
  indoorTemp: quantity("Indoor temperature, cooling", "t_i", "temperature", { Imperial: 75, Metric: 24 }, [5, 45], { usual: [18, 28] }),
  indoorRelativeHumidity: quantity("Indoor relative humidity, cooling", "RH_i", "ratio", 0.5, [0.05, 0.95], { usual: [0.3, 0.65] }),
  heatingTemp: quantity("Indoor temperature, heating", "t_ih", "temperature", { Imperial: 70, Metric: 21 }, [-10, 45], { usual: [15, 26] }),
  people: quantity("People", "N", "count", 0, [0, 10_000_000], {
    per: { field: "floorArea", label: "floor area", quantity: "peopleDensity", symbol: "n_p" },
    defaultBy: byType.people,
  }),
  activity: activityField,
  peopleSchedule: scheduleField("Schedule of people"),
  lighting: quantity("Lighting", "P_l", "electricLoad", 0, [0, 10_000_000], {
    per: { field: "floorArea", label: "floor area", quantity: "powerPerArea", symbol: "p_l" },
    defaultBy: byType.lighting,
  }),
  lightingRoomShare: quantity("Lighting heat to the room", "F_l", "ratio", 1, [0, 1], {
    help: "The rest goes with the return air: 0.69 for a recessed fluorescent fixture without lens under a return plenum, 1 for any pendant fixture.",
    source: { source: fundamentals2021, locator: "ch. 18, Table 3" },
  }),
  lightingRadiantShare: quantity("Radiant fraction of lighting", "f_l", "ratio", 0.58, [0, 1], {
    source: { source: fundamentals2021, locator: "ch. 18, Table 3" },
  }),
  lightingSchedule: scheduleField("Schedule of lighting"),
  equipment: quantity("Equipment, sensible", "P_e", "electricLoad", 0, [0, 10_000_000], {
    per: { field: "floorArea", label: "floor area", quantity: "powerPerArea", symbol: "p_e" },
    defaultBy: byType.equipment,
  }),
  equipmentLatent: quantity("Equipment, latent", "P_el", "electricLoad", 0, [0, 10_000_000]),
  equipmentRadiantShare: quantity("Radiant fraction of equipment", "f_e", "ratio", radiantFractions.equipmentWithoutFan, [0, 1], {
    help: "0.1 with a fan inside, 0.3 without.",
    source: { source: fundamentals2021, locator: "ch. 18, Table 14" },
  }),
  equipmentSchedule: scheduleField("Schedule of equipment"),
  outdoorAir: {
    ...quantity("Outdoor air for ventilation", "Q_v", "airFlow", "derived", [0, 1000], {
      help: outdoorAirHelp,
      defaultBy: byType.outdoorAir,
    }),
    default: 0,
  },
  infiltration: quantity("Infiltration air changes", "n", "airChanges", 0, [0, 20 / 3600], {
    help: "Per hour, through leaks: about 0.2 when the room is kept under pressure, 0.5 and more when not.",
    source: { source: fundamentals2017, locator: "ch. 16" },
  }),
  weight: choice(
    "Room construction",
    { light: "Light: frame walls, steel deck", medium: "Medium: block walls, 100 mm (4 in.) concrete", heavy: "Heavy: concrete" },
    "medium",
    {
      help: "Sets how much radiant heat is stored and given off later. The share of glass is that of the outside walls of the room.",
      source: { source: fundamentals2021, locator: "ch. 18, Tables 19 and 20" },
    },
  ),
  carpet: flag("Carpet", false),
  pickUp: quantity("Heating-up power", "φ_hu", "heatFlux", 0, [0, 200], {
    help: "Extra heating power per floor area to warm the room up after a setback; zero when heated around the clock.",
    source: { source: en12831 },
  }),
  surfaces: list("Surfaces", "surface", 60, surfaceRow),
  windows: list("Windows", "window", 60, windowRow),
} as const satisfies Fields;
