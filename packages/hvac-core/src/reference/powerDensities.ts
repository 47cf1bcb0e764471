import type { Citation } from "../sources/index.ts";
import { squareFoot } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";
import { lightingBySpace, plugLoads } from "./useSources.ts";

/**
 * Lighting and plug-load density of a space type.
 *
 * Lighting is the allowance of the standard (a maximum for new buildings, older ones use more), `source` names it; equipment is the
 * median of the models that `equipmentSource` names.
 */
export interface PowerDensity extends ReferenceRow {
  readonly group:
    | "office"
    | "education"
    | "retail"
    | "food"
    | "lodging"
    | "health"
    | "assembly"
    | "sport"
    | "circulation"
    | "service"
    | "industry"
    | "transport"
    | "public-safety";
  /** Lighting power density, W/m². */
  readonly lighting: number;
  /** Plug-load density, W/m²; absent for spaces that the models do not have. */
  readonly equipment?: number;
  /** Publication of the plug load. */
  readonly equipmentSource?: Citation;
}

/** W/ft² as published. */
type Row = readonly [id: string, label: string, lighting: number, equipment?: number];

const rows: Readonly<Record<PowerDensity["group"], readonly Row[]>> = {
  office: [
    ["open-office", "Open-plan office", 0.56, 0.67],
    ["private-office", "Enclosed office, up to 14 m² (150 ft²)", 0.73, 0.68],
    ["office-medium", "Enclosed office, 14 to 28 m²", 0.66, 0.69],
    ["meeting-room", "Conference or meeting room", 0.88, 0.62],
    ["copy-room", "Copy or print room", 0.56],
    ["computer-room", "Computer room", 0.75, 0.69],
    ["bank", "Banking area", 0.56, 0.55],
    ["break-room", "Lounge or break room", 0.55, 0.52],
  ],
  education: [
    ["classroom", "Classroom or lecture hall", 0.72, 0.62],
    ["shop-classroom", "Workshop classroom", 1.17],
    ["laboratory", "Laboratory", 1.21, 0.7],
    ["teaching-laboratory", "Teaching laboratory", 1.05],
    ["library", "Library reading area", 0.86, 0.46],
    ["library-stacks", "Library stacks", 1.18, 0.2],
  ],
  retail: [
    ["retail-sales", "Retail sales area", 0.85, 0.67],
    ["mall", "Mall concourse", 0.57],
    ["fitting-room", "Fitting room", 0.45],
    ["hairdresser", "Hair care", 0.65],
  ],
  food: [
    ["restaurant", "Family dining", 0.52, 0.78],
    ["cafeteria", "Cafeteria or fast food", 0.36, 0.6],
    ["bar", "Bar or lounge", 0.76, 0.5],
    ["dining", "Other dining area", 0.42, 0.55],
    ["kitchen", "Food preparation", 1.19, 0.71],
  ],
  lodging: [
    ["hotel-room", "Guest room", 0.41, 0.53],
    ["hotel-lobby", "Hotel lobby", 0.48, 0.5],
    ["dormitory", "Living quarters of a dormitory", 0.48, 0.42],
    ["laundry", "Laundry", 0.51, 0.39],
  ],
  health: [
    ["patient-room", "Patient room", 0.78, 0.72],
    ["operating-room", "Operating room", 2.31, 0.77],
    ["exam-room", "Examination or treatment room", 1.33, 0.53],
    ["recovery-room", "Recovery room", 1.18],
    ["nurses-station", "Nurses' station", 1.07, 0.57],
    ["nursery", "Nursery", 0.87],
    ["imaging", "Imaging room", 0.94, 0.46],
    ["imaging-control", "Control room of imaging", 0.78],
    ["physical-therapy", "Physical therapy", 0.82, 0.73],
    ["hospital-corridor", "Hospital corridor", 0.61, 0.3],
    ["hospital-lounge", "Lounge of a hospital", 0.77, 0.75],
    ["medical-supply", "Medical supply room", 0.56],
    ["pharmacy", "Pharmacy", 1.59, 0.72],
  ],
  assembly: [
    ["auditorium", "Auditorium seating", 0.57, 0.29],
    ["theatre", "Performing arts seating", 1.1, 0.27],
    ["cinema", "Cinema seating", 0.27, 0.28],
    ["arena-seating", "Sports arena seating", 0.27, 0.38],
    ["audience", "Other audience seating", 0.23, 0.46],
    ["worship", "Place of worship, seating", 0.72, 0.41],
    ["fellowship-hall", "Fellowship hall", 0.5, 0.39],
    ["courtroom", "Courtroom", 1.08, 0.4],
    ["museum", "Museum exhibition", 0.31, 0.43],
    ["museum-restoration", "Museum restoration", 1.24, 0.21],
    ["exhibition-hall", "Exhibition hall", 0.5, 0.84],
    ["dressing-room", "Dressing room of a theatre", 0.39, 0.43],
  ],
  sport: [
    ["gymnasium", "Gymnasium, exercise area", 0.82, 0.49],
    ["gymnasium-playing", "Gymnasium, playing area", 0.82, 0.51],
    ["locker-room", "Locker room", 0.43, 0.44],
  ],
  circulation: [
    ["corridor", "Corridor", 0.44, 0.24],
    ["lobby", "Lobby", 0.8, 0.35],
    ["lift-lobby", "Lift lobby", 0.64, 0.32],
    ["atrium", "Atrium below 6 m", 0.32, 0.53],
    ["atrium-medium", "Atrium 6 to 12 m", 0.41, 0.53],
    ["atrium-high", "Atrium above 12 m", 0.51, 0.53],
    ["stairwell", "Stairwell", 0.47, 0.25],
    ["seating", "Seating area", 0.21, 0.25],
  ],
  service: [
    ["restroom", "Restroom", 0.74, 0],
    ["storage", "Store, 4.6 m² and more", 0.35, 0],
    ["storage-small", "Store, below 4.6 m²", 0.49, 0],
    ["plant-room", "Electrical or mechanical room", 0.71, 0],
    ["parking-garage", "Parking garage", 0.11, 0.3],
    ["loading-dock", "Loading dock, indoors", 0.87, 0.48],
  ],
  industry: [
    ["warehouse", "Warehouse, bulky goods", 0.33, 0.11],
    ["warehouse-fine", "Warehouse, small goods", 0.69, 0.06],
    ["workshop", "Workshop", 1.17, 0.57],
    ["vehicle-maintenance", "Vehicle maintenance", 0.59, 0.69],
    ["manufacturing", "Manufacturing, below 7.6 m", 0.85, 0.67],
    ["manufacturing-high", "Manufacturing, 7.6 to 15 m", 1.24],
    ["manufacturing-detailed", "Detailed manufacturing", 0.75],
    ["mail-sorting", "Mail sorting", 0.71, 0.24],
  ],
  transport: [
    ["concourse", "Airport concourse", 0.49, 0.52],
    ["ticket-counter", "Ticket counter", 0.4, 0.74],
    ["baggage", "Baggage area", 0.28, 0.55],
  ],
  "public-safety": [
    ["cell", "Prison cell", 0.6, 0.26],
    ["emergency-garage", "Garage of emergency vehicles", 0.51, 0.39],
    ["fire-station-sleeping", "Sleeping quarters of a fire station", 0.22, 0.37],
  ],
};

const remarks: Readonly<Record<string, string>> = { kitchen: "Cooking appliances are additional." };

function densities(): PowerDensity[] {
  return Object.entries(rows).flatMap(([group, list]) =>
    list.map(([id, label, lighting, equipment]): PowerDensity => ({
      id,
      label,
      group: group as PowerDensity["group"],
      lighting: lighting / squareFoot,
      source: lightingBySpace,
      ...(equipment !== undefined && { equipment: equipment / squareFoot, equipmentSource: plugLoads }),
      ...(remarks[id] !== undefined && { note: remarks[id] }),
    })),
  );
}

/**
 * Lighting and equipment power densities by space type.
 *
 * @source ashrae-90.1, §9.5, space-by-space method
 * @source pnnl-standards-data
 * @example
 * ```ts
 * import { powerDensities } from "@org/hvac-core/reference";
 * powerDensities.find(({ id }) => id === "open-office")?.lighting; // 6.03
 * ```
 */
export const powerDensities: readonly PowerDensity[] = densities();
