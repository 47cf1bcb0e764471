/** Rows of the tables that describe a type of space, by their ids. A table without such a row gives the type no value. */
export interface SpaceTypeRow {
  /** Row in `powerDensities`. */
  readonly power?: string;
  /** Row in `schedulesOfUse`. */
  readonly schedule?: string;
  /** Row in `ventilationCategories`. */
  readonly category?: string;
  /** Row in `conditionsOfUse`. */
  readonly use?: string;
  /** Row in `occupantGains`. */
  readonly activity?: string;
  /** Row in `soundCriteria`. */
  readonly sound?: string;
  /** Row in `exhaustRates`. */
  readonly exhaust?: string;
  /** Health care room in `airChanges`. */
  readonly health?: string;
}

/** A row whose table of power, schedules and categories has the id of the type. */
const same = (id: string): Pick<SpaceTypeRow, "power" | "schedule" | "category"> => ({ power: id, schedule: id, category: id });

const seated = { activity: "seated-light" } as const;
const audience = { activity: "seated-theatre" } as const;
const standing = { activity: "standing-light" } as const;
const walking = { activity: "walking-standing" } as const;
const atDesk = { activity: "office-work" } as const;

type Row = readonly [id: string, label: string, rows: SpaceTypeRow];

/**
 * Types of spaces in the order of lists. The names of a publication decide which of its rows belong to a type; where it names no such space there is
 * none, rather than a similar one.
 */
export const spaceTypeRows: readonly Row[] = [
  [
    "open-office",
    "Office, open-plan",
    { power: "open-office", schedule: "open-office", category: "office-space", use: "open-office", sound: "open-office", ...atDesk },
  ],
  [
    "private-office",
    "Office, enclosed",
    {
      power: "private-office",
      schedule: "private-office",
      category: "office-space",
      use: "single-office",
      sound: "private-office",
      ...atDesk,
    },
  ],
  [
    "meeting-room",
    "Conference or meeting room",
    { power: "meeting-room", schedule: "meeting-room", category: "conference", use: "meeting-room", sound: "conference-room", ...atDesk },
  ],
  [
    "lobby",
    "Entrance lobby",
    { power: "lobby", schedule: "lobby", category: "office-lobby", use: "reception", sound: "office-corridor", ...standing },
  ],
  ["corridor", "Corridor", { ...same("corridor"), use: "circulation", sound: "office-corridor", ...standing }],
  ["stairwell", "Stairwell", { power: "stairwell", use: "circulation", ...standing }],
  ["lift-lobby", "Lift lobby", { power: "lift-lobby", use: "circulation", ...standing }],
  ["break-room", "Break room", { ...same("break-room"), use: "common-room", ...seated }],
  ["copy-room", "Copy or print room", { power: "copy-room", exhaust: "copy-room", ...standing }],
  ["computer-room", "Computer room", { ...same("computer-room"), ...atDesk }],
  ["data-centre", "Data centre", { use: "data-centre" }],
  ["bank", "Bank", { power: "bank", category: "bank", ...walking }],
  ["restroom", "Toilet or restroom", { power: "restroom", schedule: "restroom", use: "sanitary", exhaust: "toilet-public" }],
  ["locker-room", "Locker room", { power: "locker-room", schedule: "locker-room", exhaust: "locker-room", ...standing }],
  ["storage", "Store", { power: "storage", category: "storage-dry", use: "store" }],
  ["plant-room", "Electrical or mechanical room", { power: "plant-room", use: "store" }],
  ["janitor", "Janitor, trash or recycling room", { exhaust: "janitor" }],

  ["classroom", "Classroom, age 9 and older", { ...same("classroom"), use: "classroom", sound: "classroom", ...seated }],
  [
    "classroom-young",
    "Classroom, age 5 to 8",
    { power: "classroom", schedule: "classroom", category: "classroom-young", use: "classroom", sound: "classroom", ...seated },
  ],
  [
    "lecture-hall",
    "Lecture hall",
    { power: "classroom", schedule: "classroom", category: "lecture-hall", use: "lecture-hall", sound: "lecture-room", ...seated },
  ],
  [
    "science-classroom",
    "Science laboratory of a school",
    {
      power: "teaching-laboratory",
      category: "science-laboratory",
      sound: "laboratory-teaching",
      exhaust: "science-laboratory",
      ...standing,
    },
  ],
  [
    "laboratory",
    "Laboratory",
    { power: "laboratory", schedule: "laboratory", category: "university-laboratory", use: "laboratory", ...standing },
  ],
  [
    "school-workshop",
    "Workshop of a school",
    { power: "shop-classroom", category: "school-workshop", exhaust: "school-workshop", activity: "bench-work" },
  ],
  ["library", "Library, reading area", { ...same("library"), use: "library-reading", sound: "library", ...seated }],
  [
    "library-stacks",
    "Library, stacks",
    { power: "library-stacks", category: "library", use: "library-stacks", sound: "library", ...standing },
  ],

  ["retail-sales", "Shop, sales area", { ...same("retail-sales"), use: "retail", ...standing }],
  [
    "supermarket",
    "Supermarket",
    { power: "retail-sales", schedule: "retail-sales", category: "supermarket", use: "retail-cooled", ...standing },
  ],
  ["mall", "Mall concourse", { power: "mall", category: "mall", ...standing }],
  ["barber", "Barber shop", { power: "hairdresser", category: "barber", exhaust: "barber", ...standing }],

  ["restaurant", "Restaurant", { ...same("restaurant"), use: "restaurant", activity: "restaurant" }],
  ["cafeteria", "Cafeteria or canteen", { ...same("cafeteria"), use: "canteen", activity: "restaurant" }],
  ["bar", "Bar or lounge", { ...same("bar"), ...seated }],
  ["kitchen", "Kitchen, commercial", { ...same("kitchen"), use: "kitchen", exhaust: "kitchen-commercial" }],

  ["hotel-room", "Hotel room", { ...same("hotel-room"), use: "hotel-room", sound: "hotel-room", ...seated }],
  ["hotel-lobby", "Hotel lobby", { ...same("hotel-lobby"), ...standing }],
  ["dormitory", "Dormitory, living quarters", { power: "dormitory", schedule: "dormitory", category: "hotel-room", ...seated }],
  ["dwelling", "Dwelling", { schedule: "dwelling", category: "dwelling", use: "dwelling", sound: "living-area", ...seated }],
  ["laundry", "Laundry", same("laundry")],

  [
    "patient-room",
    "Patient room",
    { power: "patient-room", schedule: "patient-room", use: "ward", sound: "patient-room", health: "patient-room", ...seated },
  ],
  [
    "operating-room",
    "Operating room",
    { power: "operating-room", schedule: "operating-room", sound: "operating-room", health: "operating-room" },
  ],
  ["exam-room", "Examination or treatment room", { ...same("exam-room"), use: "examination-room", ...standing }],
  ["nurses-station", "Nurses' station", { power: "nurses-station", schedule: "nurses-station", ...atDesk }],
  ["hospital-corridor", "Hospital corridor", { power: "hospital-corridor", use: "care-corridor", ...standing }],
  ["imaging", "Imaging room", { power: "imaging", category: "imaging", ...standing }],
  ["physical-therapy", "Physical therapy, exercise area", { power: "physical-therapy", category: "therapy-exercise" }],
  ["pharmacy", "Pharmacy", { power: "pharmacy", category: "pharmacy", ...walking }],

  ["auditorium", "Auditorium", { ...same("auditorium"), sound: "small-auditorium", ...audience }],
  ["theatre", "Theatre, audience", { power: "theatre", category: "auditorium", use: "theatre", sound: "theatre", ...audience }],
  ["cinema", "Cinema", { power: "cinema", category: "auditorium", ...audience }],
  ["stage", "Stage", { category: "stage", use: "stage" }],
  ["worship", "Place of worship", { ...same("worship"), sound: "worship", ...audience }],
  ["courtroom", "Courtroom", { ...same("courtroom"), sound: "courtroom", ...seated }],
  ["museum", "Museum or gallery", { ...same("museum"), use: "museum", ...standing }],
  ["exhibition-hall", "Exhibition hall", { power: "exhibition-hall", use: "exhibition", ...standing }],

  [
    "gymnasium",
    "Gymnasium, playing area",
    { power: "gymnasium-playing", category: "gym", use: "gymnasium", sound: "gymnasium", activity: "athletics" },
  ],
  [
    "exercise-room",
    "Exercise room",
    { power: "gymnasium", schedule: "gymnasium", category: "fitness", use: "exercise-room", activity: "athletics" },
  ],
  ["pool", "Swimming pool and deck", { category: "pool", sound: "gymnasium" }],

  ["warehouse", "Warehouse", { ...same("warehouse"), use: "warehouse" }],
  ["loading-dock", "Loading dock, indoors", { power: "loading-dock", category: "shipping" }],
  ["workshop", "Workshop", { power: "workshop", schedule: "workshop", activity: "bench-work" }],
  ["manufacturing", "Manufacturing, low bay", { ...same("manufacturing"), use: "hall-medium-work", activity: "bench-work" }],
  ["vehicle-maintenance", "Vehicle maintenance", { power: "vehicle-maintenance", exhaust: "auto-repair" }],
  ["mail-sorting", "Mail sorting", { power: "mail-sorting", category: "sorting" }],
  ["parking-garage", "Parking garage", { power: "parking-garage", use: "parking-public", exhaust: "parking-garage" }],
  ["concourse", "Airport concourse", { power: "concourse", schedule: "concourse", category: "transport-waiting", ...standing }],
  ["cell", "Prison cell", { power: "cell", category: "cell", ...seated }],
];
