/** A table of the page: its head, and rows whose first cell names them. */
export interface ModelTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const read: ModelTable = {
  title: "What is read",
  head: ["In the model", "In the heat load"],
  rows: [
    [
      "Rooms (Space, IfcSpace)",
      "Rooms with name, zone and level. Areas and volumes are those of the file; those of its surfaces are shown next to them.",
    ],
    [
      "Surfaces",
      "Walls, roofs, floors, partitions and slab edges by kind, net area, true azimuth and tilt. More than 60 of a room are merged by direction.",
    ],
    ["Windows, skylights, doors", "Windows and skylights with width and height; doors as surfaces."],
    [
      "Shades and other wings",
      "Overhangs and fins of the windows next to them, and one block in front of each window: the rectangle that hides most of the sky and no more than what is there, seen from the middle of the window. All shades are opaque; they take the beam, not the light of the sky.",
    ],
    ["Constructions and glass", "U-value, layers, solar absorptance and solar heat gain coefficient, as new rows or matched with yours."],
    [
      "Use of rooms",
      "People, lighting, equipment, outdoor air, set points and schedules where the file has them; space types by name as suggestions.",
    ],
    ["Place and north", "Latitude, longitude, elevation, and the direction of the model from true north (CADModelAzimuth, TrueNorth)."],
    ["Units", "Those of the file and of each element. A file without a unit of lengths is asked for it."],
    [
      "Formats",
      "gbXML 0.37 to 7.03 in UTF-8, UTF-16 and Windows-1252; IFC2x3, IFC4 and IFC4x3 (STEP) with boundaries of rooms of the second or first level. IFC without boundaries gives rooms with names, areas and heights.",
    ],
  ],
};

const corrected: ModelTable = {
  title: "What is corrected, and how often it occurs",
  head: ["In the file", "What is done", "In 259 public files"],
  rows: [
    ["Points in the wrong order", "The rooms decide the side of a surface, not its points", "6,699 surfaces"],
    ["Pieces of one plane, type and construction", "One surface", "6,265 surfaces"],
    ["Surfaces below 0.1 m² or 0.15 m of width", "Part of the surface next to them that has the same rooms", "524 surfaces"],
    ["More than 60 surfaces of a room", "Those of one direction are one surface", "411 surfaces"],
    ["A slab given as floor and as ceiling", "Taken once", "95 surfaces"],
    ["Repeated points", "One point", "35 surfaces"],
    ["Points out of their plane by more than 5 mm", "Moved onto the plane", "1 surface"],
    ["A type that contradicts direction or rooms", "The type by direction and rooms; the correction is listed", "85 surfaces in 14 files"],
    ["Entered azimuth that the polygon does not have", "That of the polygon; the difference is listed", "821 surfaces in 28 files"],
  ],
};

const questions: ModelTable = {
  title: "What is asked or listed",
  head: ["In the file", "What you see", "In 259 public files"],
  rows: [
    ["The room on the other side is not in the file", "A question: outdoors, ground, conditioned or not", "97 surfaces in 13 files"],
    ["An interior surface with one room", "The same question", "1,460 surfaces in 45 files"],
    ["Surfaces of a room that do not close", "Open area and direction, by room", "2,920 rooms in 128 files"],
    ["Volume differs from that of the surfaces", "Both; the entered one is used", "1,159 rooms in 115 files"],
    ["Area differs from that of the floors", "Both; the entered one is used", "2,156 rooms in 105 files"],
    ["Levels, areas or volumes as if in another unit", "The likely unit; the entry is used", "14 files"],
    ["Most rooms below 1.5 m or above 9 m, and not halls", "Their height, to check the unit of length", "12 files"],
    ["Exterior walls that face each other", "Both walls and their distance", "30 pairs in 1 file"],
    ["Rooms that share their air", "Offered as one room", "73 groups in 30 files"],
  ],
};

const left: ModelTable = {
  title: "What is not read",
  head: ["In the model", "Why"],
  rows: [
    ["Surfaces without a room, without an area, and columns", "They are listed as left out: 202 of 48,876 surfaces of the public files"],
    ["Systems, equipment and results of other programs", "They are kept in the file, and not used"],
    ["Schedules of other days than weekdays", "The heat load has one schedule for all days"],
    [
      "Shades of walls, roofs and skylights, and shades above a gap",
      "The heat load shades upright windows; a shade that the sun passes below hides nothing unless it is an overhang",
    ],
    ["Curved surfaces", "They are polygons in gbXML; in IFC they are replaced by polygons"],
    ["Files that define entities or document types", "They can make programs read other files, and are refused"],
  ],
};

const written: ModelTable = {
  title: "What is written back into gbXML",
  head: ["Element", "Content"],
  rows: [
    [
      "Results (five for each room)",
      "Cooling load, its sensible part, heating load, supply and outdoor airflow, with the ids of the space (ObjectId) and of its object in the drawing program (CADObjectId)",
    ],
    ["Space", "PeopleNumber, PeopleHeatGain, LightPowerPerArea, EquipPowerPerArea"],
    ["Zone", "DesignHeatT, DesignCoolT, where its rooms have the same set points"],
    ["Everything else", "Unchanged to the last byte: encoding, line ends, indentation, comments, prefixes"],
    [
      "Not written",
      "Outdoor air and air changes of zones, which programs add to other entries; coordinates; names. A value whose unit is unknown stays, and is listed",
    ],
  ],
};

/** Texts of the page of models. */
export const texts = {
  lead: "A model is read on your device. Each of its surfaces and openings is taken, merged, asked or left out, with the reason, and the areas add up to those of the file. In the heat load: method “Rooms of a project”, then “Import a building…”.",
  tables: [read, corrected, questions, left, written] satisfies readonly ModelTable[],
  files:
    "The numbers are those of all gbXML files, each content once, of eight public repositories in November 2026: ladybug-tools/spider, ladybug-tools/spider-gbxml-tools, NREL/gbxml-to-openstudio, NREL/OpenStudio, jpstaub/gbxmlMerge, chiensiTB/ValidatorPhase1, GreenBuildingXML/Sample_gbXML_Files and stevenkfirth/xgbxml. They have 6,355 rooms, 48,876 surfaces and 12,979 openings: 39,914 surfaces are taken, 7,200 merged, 1,560 asked and 202 left out. Files above 4 MB were not among them.",
  schema: "Meaning of elements: Green Building XML Schema 7.03 (gbXML.org), ISO 16739-1 (IFC).",
} as const;
