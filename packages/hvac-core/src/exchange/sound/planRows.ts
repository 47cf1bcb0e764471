import { importedId, type FileReference } from "../index.ts";
import type { DuctFan, DuctPaths, DuctRun } from "./ductPaths.ts";
import { fixed, type ImportedElement, type Omission } from "./fittingElements.ts";
import type { PlannedRow } from "./mergeRows.ts";
import { runElements, type RunElements } from "./runElements.ts";

/** Choices of an import. */
export interface PathChoice {
  /** Id of the room by id of the run that ends there, null for none. A run that is not a key is not imported. */
  readonly rooms: ReadonlyMap<string, string | null>;
  /** Id of the source by fan. */
  readonly sources: ReadonlyMap<DuctFan["id"], string>;
  /** Whether elements that do not come from the file are kept. */
  readonly keepsOthers: boolean;
  /** Whether elements whose duct or fitting is gone from the file are removed. */
  readonly removesGone: boolean;
  /** Ids of elements that keep their numbers although those of the file have changed; none by default. */
  readonly keepsNumbers?: ReadonlySet<string>;
}

/** A run with its elements and its neighbors. */
export interface PlacedRun {
  readonly run: DuctRun;
  /** Undefined where its size is outside the range of elements. */
  readonly elements: RunElements | undefined;
  /** Indices of the next runs with airflow, away from the fan. */
  readonly children: readonly number[];
  /** Indices of all runs with airflow that begin at the same junction, including itself. */
  readonly siblings: readonly number[];
  /** Whether it and all runs between it and the fan have elements. */
  readonly isUsable: boolean;
}

export const fanOf = ({ air }: DuctRun): DuctFan["id"] => (air === "exhaust" ? "exhaust" : "main");

/**
 * The runs of a duct file with their elements.
 *
 * @param paths from `ductPaths`
 * @returns runs in the order of `paths.runs`
 * @example
 * ```ts
 * import { ductPaths, placedRuns } from "@org/hvac-core/exchange/sound";
 * const read = ductPaths({ input: { unitSystem: "Metric", airflow: 100, ductLength: 6 }, calculatorVersion: 1 });
 * const [place] = "content" in read ? placedRuns(read.content) : [];
 * place?.elements?.elements[0]?.first.kind; // "duct"
 * place?.elements?.end.at(-1)?.first.kind; // "outlet"
 * ```
 */
export function placedRuns({ runs }: DuctPaths): readonly PlacedRun[] {
  const flowing = runs.flatMap(({ size }, index) => (size ? [index] : []));
  const placed: PlacedRun[] = [];
  runs.forEach((run, index) => {
    const children = flowing.filter((other) => runs[other]!.parent === index);
    const elements = runElements(run, children.length > 0);
    placed.push({
      run,
      elements,
      children,
      siblings: flowing.filter((other) => runs[other]!.parent === run.parent && (run.parent >= 0 || runs[other]!.air === run.air)),
      isUsable: elements !== undefined && (run.parent < 0 || placed[run.parent]!.isUsable),
    });
  });
  return placed;
}

/** Area of an outlet at a junction, m². */
const areaOfEnd = ({ area, delivered, airflow }: DuctRun): number => (area * delivered) / airflow.value;

/** Connection of a run as an option of elements. */
function connectionOf({ run: { connection }, siblings }: PlacedRun, placed: readonly PlacedRun[]): string {
  if (connection === "straight") return "straight";
  const branches = siblings.filter((other) => placed[other]!.run.connection === "branch").length;
  if (branches === siblings.length && branches > 1) return "tee";
  return branches === 2 ? "cross" : "branch";
}

/** The rows of an import. */
export interface PathPlan {
  readonly planned: readonly PlannedRow[];
  readonly omissions: readonly Omission[];
}

/** An element with its id, and that of the duct or outlet without which it is not imported. */
export type Place = Pick<PlannedRow, "id" | "element" | "belongsTo">;

/** An outlet at a junction once a damper is before it. */
const afterDamper: PlannedRow["beginning"] = { connection: "straight", otherArea: fixed(0) };

/**
 * The rows of all runs that lead to a selected end.
 *
 * @param isPlanned whether an element other than a duct or an outlet is among them
 */
export function planRows(paths: DuctPaths, choice: PathChoice, file: FileReference, isPlanned: (place: Place) => boolean): PathPlan {
  const placed = placedRuns(paths);
  const isWanted = placed.map(({ run: { id }, isUsable }) => isUsable && choice.rooms.has(id));
  for (let index = placed.length - 1; index >= 0; index--) isWanted[index] ||= placed[index]!.children.some((child) => isWanted[child]);
  const planned: PlannedRow[] = [];
  const lasts: (string | undefined)[] = [];
  placed.forEach((place, index) => {
    if (!isWanted[index]) return;
    const { run, elements } = place;
    const before = run.parent < 0 ? undefined : placed[run.parent]!;
    // Sound divides among all ducts of the junction, those that are not imported and an outlet included.
    const leftOut = place.siblings.reduce((sum, other) => (isWanted[other] ? sum : sum + placed[other]!.run.area), 0);
    const endBefore = before && before.run.delivered > 0 && !isImported(before, choice) ? areaOfEnd(before.run) : 0;
    const otherArea = fixed(leftOut + endBefore);
    const beginning: PlannedRow["beginning"] = before
      ? { connection: connectionOf(place, placed), otherArea }
      : { otherArea, ...sourceOf(choice, run), ...(paths.knowsSide && { side: run.air === "supply" ? "discharge" : "inlet" }) };
    const rowsOfRun = (elements: readonly ImportedElement[], part: "duct" | "outlet"): readonly Place[] => {
      const places = elements.map((element) => ({
        element,
        id: importedId(file, run.id, element.part),
        belongsTo: importedId(file, run.id, part),
      }));
      return places.filter((each) => each.id === each.belongsTo || isPlanned(each));
    };
    let last = lasts[run.parent];
    for (const [number, row] of rowsOfRun(elements!.elements, "duct").entries()) {
      planned.push({ ...row, parent: last, beginning: number === 0 ? beginning : {} });
      last = row.id;
    }
    lasts[index] = last;
    if (!isImported(place, choice)) return;
    const isBeside = place.children.length > 0;
    const beside = place.children.reduce((sum, other) => (isWanted[other] ? sum : sum + placed[other]!.run.area), 0);
    for (const [number, row] of rowsOfRun(elements!.end, "outlet").entries()) {
      planned.push({
        ...row,
        parent: last,
        beginning: !isBeside ? {} : number === 0 ? { connection: "branch", otherArea: fixed(beside) } : afterDamper,
        ...(row.element.part === "outlet" && { room: choice.rooms.get(run.id)! }),
      });
      last = row.id;
    }
  });
  return { planned, omissions: omissionsOf(placed, isWanted) };
}

/** Whether the outlet at the end of a run is imported. */
const isImported = ({ run: { id }, elements, isUsable }: PlacedRun, { rooms }: PathChoice): boolean =>
  isUsable && elements!.end.length > 0 && rooms.has(id);

function sourceOf({ sources }: PathChoice, run: DuctRun): { readonly source?: string } {
  const source = sources.get(fanOf(run));
  return source === undefined ? {} : { source };
}

function omissionsOf(placed: readonly PlacedRun[], isWanted: readonly boolean[]): readonly Omission[] {
  return placed.flatMap(({ run: { name, size, parent }, elements, isUsable }, index): readonly Omission[] => {
    if (isUsable) return isWanted[index] ? elements!.omissions : [];
    // Its text includes the runs after it.
    if (parent >= 0 && !placed[parent]!.isUsable) return [];
    return [
      { name, text: size ? "Its size is outside the range of elements: it and the ducts after it are left out." : "It has no airflow." },
    ];
  });
}
