import { degree } from "../geometry/vector.ts";
import { present } from "../gbxml/constructions.ts";
import type { BuildingPlace, BuildingStorey } from "../model/building.ts";
import type { Shapes } from "./geometry/shapes.ts";
import type { StepFile } from "./step/file.ts";
import type { Instance } from "./step/value.ts";
import type { IfcUnits } from "./units.ts";

/** Parts of an angle in a degree: degrees, minutes, seconds and millionths of a second. */
const partsOfDegree = [1, 60, 3600, 3.6e9] as const;

/** Degrees of an IfcCompoundPlaneAngleMeasure. All its parts should have one sign; where the first alone is negative, all are. */
function degreesIn(parts: readonly number[]): number | undefined {
  if (parts.length === 0) return undefined;
  const sign = parts.some((part) => part < 0) ? -1 : 1;
  return sign * parts.slice(0, 4).reduce((sum, part, index) => sum + Math.abs(part) / partsOfDegree[index]!, 0);
}

/** Degrees below which an angle is rounding: programs write directions such as 6.1e-17, 1. */
const rounding = 1e-9;

/** Degrees by which the y axis is turned from a direction. */
function turnFrom(x: number, y: number): number {
  const turn = -Math.atan2(x, y) / degree;
  return Math.abs(turn) < rounding ? 0 : turn;
}

/** Direction of the y axis of the model, degrees clockwise from true north. */
function modelAzimuthOf(file: StepFile, project: Instance | undefined): number {
  const contexts = project === undefined ? file.ofType("IFCGEOMETRICREPRESENTATIONCONTEXT") : file.targets(project, 7);
  for (const context of contexts) {
    const north = context.type === "IFCGEOMETRICREPRESENTATIONCONTEXT" ? file.point(context, 5) : undefined;
    if (north !== undefined && Math.hypot(north[0], north[1]) > 0) return turnFrom(north[0], north[1]);
  }
  // Without true north, that of the map.
  for (const conversion of file.ofType("IFCMAPCONVERSION", "IFCMAPCONVERSIONSCALED")) {
    const [x, y] = [conversion.number(5) ?? 1, conversion.number(6) ?? 0];
    if (x !== 0 || y !== 0) return turnFrom(y, x);
  }
  return 0;
}

function addressOf(address: Instance | undefined): string | undefined {
  if (address?.type !== "IFCPOSTALADDRESS") return undefined;
  const [town, region, country] = [6, 7, 9].map((index) => address.text(index));
  return [town ?? region, country].filter(Boolean).join(", ") || undefined;
}

export function placeOf(file: StepFile, project: Instance | undefined, units: IfcUnits): BuildingPlace {
  const [site] = file.ofType("IFCSITE");
  const [building] = file.ofType("IFCBUILDING");
  const elevation = site?.number(11);
  return present<BuildingPlace>({
    name: addressOf(file.target(site, 13)) ?? addressOf(file.target(building, 11)),
    latitude: degreesIn(site?.numbers(9) ?? []),
    longitude: degreesIn(site?.numbers(10) ?? []),
    elevation: elevation === undefined ? undefined : elevation * units.length,
    modelAzimuth: modelAzimuthOf(file, project),
  });
}

/** Name of the program that wrote a file. */
export function programOf(file: StepFile): string | undefined {
  const [application] = file.ofType("IFCAPPLICATION");
  const name = application?.text(2);
  if (name === undefined) return file.header("FILE_NAME")?.text(5);
  const version = application?.text(1);
  return version === undefined || name.includes(version) ? name : `${name} ${version}`;
}

/** Schema of a file, such as IFC4. */
export const schemaOf = (file: StepFile): string | undefined => {
  const [name] = file.header("FILE_SCHEMA")?.list(0) ?? [];
  return typeof name === "string" ? name.trim().toUpperCase() : undefined;
};

export const nameOfProject = (file: StepFile, project: Instance | undefined): string =>
  file
    .ofType("IFCBUILDING")
    .map((each) => each.text(7) ?? each.text(2))
    .find(Boolean) ??
  project?.text(5) ??
  project?.text(2) ??
  "";

/** Storeys with their level: that of their placement, or the entered one where all placements have the same. */
export function storeysOf(
  file: StepFile,
  shapes: Shapes,
  units: IfcUnits,
): { readonly storeys: BuildingStorey[]; readonly idOf: ReadonlyMap<number, string> } {
  const idOf = new Map<number, string>();
  const entries = file.ofType("IFCBUILDINGSTOREY").map((storey) => {
    const placed = storey.references(5).length > 0 ? shapes.systemOf(storey).origin[2] * units.length : undefined;
    const elevation = storey.number(9);
    return { storey, placed, entered: elevation === undefined ? undefined : elevation * units.length };
  });
  const isPlaced = entries.length < 2 || new Set(entries.map(({ placed }) => placed)).size > 1;
  const used = new Set<string>();
  const storeys = entries.map(({ storey, placed, entered }) => {
    const name = storey.text(2) ?? storey.text(7) ?? `#${storey.id}`;
    const given = storey.text(0) ?? `storey-${storey.id}`;
    const id = used.has(given) ? `${given}-${storey.id}` : given;
    used.add(id);
    idOf.set(storey.id, id);
    return present<BuildingStorey>({ id, name, level: isPlaced ? (placed ?? entered) : (entered ?? placed) });
  });
  return { storeys: storeys.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0)), idOf };
}
