import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spaceTypeRows } from "./spaceTypeRows.ts";
import { suggestSpaceTypes } from "./suggestSpaceTypes.ts";

const typeOf = (name: string, spaceType?: string): string | undefined => suggestSpaceTypes([{ name, spaceType }])[0];
const labels = new Map(spaceTypeRows.map(([id, label]) => [id, label]));

/** Types of spaces of schema 6.01 that people use, and the type that their publication, ASHRAE 90.1, names. */
const publishedTypes: Readonly<Record<string, string>> = {
  OfficeEnclosed: "private-office",
  OfficeOpenPlan: "open-office",
  ConferenceMeetingOrMultipurpose: "meeting-room",
  ClassroomOrLectureOrTraining: "classroom",
  Lobby: "lobby",
  LobbyHotel: "hotel-lobby",
  AtriumFirstThreeFloors: "lobby",
  LoungeOrRecreation: "break-room",
  DiningArea: "restaurant",
  DiningAreaLoungeOrLeisureDining: "bar",
  FoodPreparation: "kitchen",
  LaboratoryOffice: "laboratory",
  Restrooms: "restroom",
  DressingOrLockerOrFittingRoomGymnasium: "locker-room",
  CorridorOrTransition: "corridor",
  Stairway: "stairwell",
  ActiveStorage: "storage",
  InactiveStorage: "storage",
  ElectricalOrMechanical: "plant-room",
  WorkshopWorkshop: "workshop",
  PlayingAreaGymnasium: "gymnasium",
  ExcerciseAreaExerciseCenter: "exercise-room",
  CourtroomCourtHouse: "courtroom",
  ConfinementCellsPenitentiary: "cell",
  EmergencyHospitalOrHealthcare: "exam-room",
  NurseStationHospitalOrHealthcare: "nurses-station",
  OperatingRoomHospitalOrHealthcare: "operating-room",
  PatientRoomHospitalOrHealthcare: "patient-room",
  PharmacyHospitalOrHealthcare: "pharmacy",
  HospitalOrRadiologyHospitalOrHealthcare: "imaging",
  GarageServiceOrRepairAutomotiveFacility: "vehicle-maintenance",
  GeneralLowBayManufacturingFacility: "manufacturing",
  LivingQuartersHotel: "hotel-room",
  LivingQuartersDormitory: "dormitory",
  GeneralExhibitionMuseum: "museum",
  BankCustomerArea: "bank",
  WorshipPulpitChoirReligious: "worship",
  SupermarketSalesAreaRetail: "supermarket",
  MassMerchandisingSalesAreaRetail: "retail-sales",
  MallConcourseSalesAreaRetail: "mall",
  FineMaterialWarehouse: "warehouse",
  AirportConcourse: "concourse",
  StacksLibrary: "library-stacks",
  ReadingAreaLibrary: "library",
  ParkingAreaPedestrianParkingGarage: "parking-garage",
  ServerRoom: "computer-room",
};

describe("types of gbXML", () => {
  test.each(Object.entries(publishedTypes))("%s is %s, whatever its name", (fileType, type) => {
    expect(labels.has(type)).toBe(true);
    expect(typeOf("Kitchen", fileType)).toBe(type);
  });

  test.each(["Plenum", "StairsInactive"])("%s has no use", (fileType) => expect(typeOf("Office", fileType)).toBeUndefined());
});

/** Names as architects write them. */
const names: Readonly<Record<string, readonly string[]>> = {
  "private-office": ["Office", "office 12", "Director's Office"],
  "open-office": ["Open Office", "OPEN PLAN OFFICE"],
  "meeting-room": ["Conference Room", "Meeting", "CONF"],
  corridor: ["Corridor", "Hallway", "Circulation", "CORR"],
  lobby: ["Lobby", "Entrance", "Foyer", "Vestibule"],
  "lift-lobby": ["Elevator Lobby", "Lift Lobby"],
  stairwell: ["Stair", "Stairwell", "Staircase"],
  restroom: ["Men's Room", "WC", "Female toilet", "RESTROOM"],
  "plant-room": ["Mechanical", "Electrical room", "Plantroom", "Switch room"],
  storage: ["Storage", "Closet", "Store"],
  janitor: ["Janitor", "Cleaners cupboard"],
  "computer-room": ["Server room", "Data Center"],
  classroom: ["Classroom", "Training room"],
  "break-room": ["Break room", "Staff room"],
  kitchen: ["Kitchen", "Catering kitchen"],
  "exam-room": ["Exam Room"],
  "retail-sales": ["Unit_Shop"],
};

test.each(Object.entries(names).flatMap(([type, all]) => all.map((name) => [name, type] as const)))("%s is %s", (name, type) => {
  expect(labels.has(type)).toBe(true);
  expect(typeOf(name)).toBe(type);
});

test.each(["Riser", "Lift 3", "Plenum", "Shaft-ventilation", "void", "Space 12", "1st floor", ""])("“%s” has no use", (name) =>
  expect(typeOf(name)).toBeUndefined(),
);

test("numbers, cases, levels and separators make no difference", () => {
  const all = Object.values(names).flat();
  const mark = fc.constantFrom("2.14 ", "B1_", "012-", "L03 ", "");
  fc.assert(
    fc.property(fc.constantFrom(...all), mark, mark, fc.boolean(), (name, before, after, isUpper) => {
      const written = `${before}${isUpper ? name.toUpperCase() : name}${after === "" ? "" : ` ${after}`}`;
      expect(typeOf(written)).toBe(typeOf(name));
      expect(typeOf(name.replaceAll(" ", "_"))).toBe(typeOf(name));
    }),
  );
});

test("any text gives a type of the list or none", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: fc.string({ unit: "grapheme" }), spaceType: fc.option(fc.string(), { nil: undefined }) })),
      (spaces) => {
        const types = suggestSpaceTypes(spaces);
        expect(types.length).toBe(spaces.length);
        expect(types.every((type) => type === undefined || labels.has(type))).toBe(true);
      },
    ),
  );
});

test("a kitchen, a bathroom and a store belong to the dwelling that they are in", () => {
  const types = suggestSpaceTypes([{ name: "Kitchen" }, { name: "Bath" }, { name: "Closet" }, { name: "Bedroom 2" }, { name: "Garage" }]);
  expect(types).toEqual(["dwelling", "dwelling", "dwelling", "dwelling", "parking-garage"]);
  expect(suggestSpaceTypes([{ name: "Kitchen" }, { name: "Bath" }])).toEqual(["kitchen", "restroom"]);
});
