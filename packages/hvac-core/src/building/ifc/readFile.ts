import { BuildingFileError } from "../errors.ts";
import { present } from "../gbxml/constructions.ts";
import type { FileModel } from "../model/fileModel.ts";
import { eachInSteps, within } from "../steps.ts";
import { Elements } from "./elements.ts";
import { Shapes } from "./geometry/shapes.ts";
import { Constructions } from "./materials.ts";
import { roomsInSteps } from "./model.ts";
import { nameOfProject, placeOf, programOf, schemaOf, storeysOf } from "./project.ts";
import { Properties } from "./properties.ts";
import { relationsOf } from "./relations.ts";
import { RoomReader } from "./rooms.ts";
import { unitOfShapes } from "./scale.ts";
import type { StepFile } from "./step/file.ts";
import { IfcUnits } from "./units.ts";

/** Rooms whose shapes decide on their unit. */
const maxSample = 50;

/** Reads a file of IFC in steps. */
export function* readFileInSteps(file: StepFile, lengthUnit: string | undefined): Generator<number, FileModel> {
  const schemaVersion = schemaOf(file);
  if (schemaVersion !== undefined && !schemaVersion.startsWith("IFC"))
    throw new BuildingFileError("not-ifc", `the schema of the file is ${schemaVersion.slice(0, 40)}, which is not IFC`);
  const [project] = file.ofType("IFCPROJECT");
  if (project === undefined && file.ofType("IFCSPACE").length === 0)
    throw new BuildingFileError("not-ifc", "the file has neither a project nor spaces of IFC");
  const units = new IfcUnits(file, project, lengthUnit);
  const { length } = units;
  yield 0.01;
  const relations = relationsOf(file);
  yield 0.03;
  const shapes = new Shapes(file, units.angle);
  const properties = new Properties(file, units, relations);
  const elements = new Elements(file, shapes, relations, properties, length);
  const constructions = new Constructions(file, units, relations, elements);
  const { storeys, idOf } = storeysOf(file, shapes, units);
  const spaces = file.ofType("IFCSPACE").map((instance, order) => ({ instance, order }));
  const sample = spaces.slice(0, maxSample).map(({ instance }) => shapes.ofProduct(instance));
  const ofShapes = unitOfShapes(sample, length, units.units.length);
  const roomReader = new RoomReader(file, { shapes, relations, properties, elements }, ofShapes.length, idOf);
  const read = yield* within(
    eachInSteps(spaces, ({ instance, order }) => roomReader.read(instance, order), 20),
    0.03,
    0.07,
  );
  const rooms = roomReader.result(read.filter((room) => room !== undefined));
  const ofRooms = yield* within(roomsInSteps(file, rooms, { shapes, elements, constructions, length: ofShapes.length }), 0.1, 0.9);
  return present<FileModel>({
    name: nameOfProject(file, project),
    program: programOf(file),
    schemaVersion,
    units: units.units,
    place: placeOf(file, project, units),
    storeys,
    zones: rooms.zones,
    spaces: ofRooms.spaces,
    surfaces: ofRooms.surfaces,
    constructions: constructions.constructions,
    windowTypes: constructions.windowTypes,
    schedules: [],
    findings: [...units.findings, ...ofShapes.findings, ...rooms.findings, ...ofRooms.findings],
  });
}
