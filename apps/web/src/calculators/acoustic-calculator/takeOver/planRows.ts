import type { FileRef } from "@org/data";
import type { DuctFan, DuctPaths, DuctRun } from "./ductRuns.ts";
import { fixed, type TakenElement, type Untaken } from "./fittingElements.ts";
import type { PlannedRow } from "./mergeRows.ts";
import { takenId } from "./pathRows.ts";
import { runElements, type RunElements } from "./runElements.ts";

/** What somebody chose to take over. */
export interface PathChoice {
  /** By run: the id of the room that its end opens into, or null for none. What is not in it is left out. */
  readonly rooms: ReadonlyMap<string, string | null>;
  /** By fan: the id of its source. */
  readonly sources: ReadonlyMap<DuctFan["id"], string>;
  /** Whether elements stay that have nothing to do with the file. */
  readonly keepsOthers: boolean;
}

/** A run with its elements and its place among the others. */
export interface PlacedRun {
  readonly run: DuctRun;
  /** None where it has no size that an element could have. */
  readonly elements: RunElements | undefined;
  /** Numbers of the runs with air that go on from it. */
  readonly children: readonly number[];
  /** Numbers of all runs with air that begin where it begins, itself among them. */
  readonly siblings: readonly number[];
  /** Whether it and all before it have elements. */
  readonly isUsable: boolean;
}

export const fanOf = ({ air }: DuctRun): DuctFan["id"] => (air === "exhaust" ? "exhaust" : "main");

/** The runs of a file with their elements. */
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

/** Area of the outlet of a run from which others go on, m². */
const areaOfEnd = ({ area, delivered, airflow }: DuctRun): number => (area * delivered) / airflow.value;

/** Connection of a run as an option of elements. */
function connectionOf({ run: { leaves }, siblings }: PlacedRun, placed: readonly PlacedRun[]): string {
  if (leaves === "straight") return "straight";
  const branches = siblings.filter((other) => placed[other]!.run.leaves === "branch").length;
  if (branches === siblings.length && branches > 1) return "tee";
  return branches === 2 ? "cross" : "branch";
}

/** What a file becomes, row by row, and what of it does not. */
export interface PathPlan {
  readonly planned: readonly PlannedRow[];
  readonly untaken: readonly Untaken[];
}

/** The rows of all runs that lead to an end that was chosen. */
export function planRows(paths: DuctPaths, choice: PathChoice, file: FileRef): PathPlan {
  const placed = placedRuns(paths);
  const isWanted = placed.map(({ run: { id }, isUsable }) => isUsable && choice.rooms.has(id));
  for (let index = placed.length - 1; index >= 0; index--) isWanted[index] ||= placed[index]!.children.some((child) => isWanted[child]);
  const planned: PlannedRow[] = [];
  const lasts: (string | undefined)[] = [];
  placed.forEach((place, index) => {
    if (!isWanted[index]) return;
    const { run, elements } = place;
    const before = run.parent < 0 ? undefined : placed[run.parent]!;
    // Sound divides among the ducts that are left out as well, and so it does with an outlet at the junction.
    const leftOut = place.siblings.reduce((sum, other) => (isWanted[other] ? sum : sum + placed[other]!.run.area), 0);
    const endBefore = before && before.run.delivered > 0 && !isTaken(before, choice) ? areaOfEnd(before.run) : 0;
    const otherArea = fixed(leftOut + endBefore);
    const beginning: PlannedRow["beginning"] = before
      ? { connection: connectionOf(place, placed), otherArea }
      : { otherArea, ...sourceOf(choice, run), ...(paths.knowsSide && { side: run.air === "supply" ? "discharge" : "inlet" }) };
    const add = (element: TakenElement, parent: string | undefined, more: Partial<PlannedRow> = {}): string => {
      const id = takenId(file, run.id, element.part);
      planned.push({ id, element, parent, beginning: {}, ...more });
      return id;
    };
    let last = lasts[run.parent];
    elements!.elements.forEach((element, number) => (last = add(element, last, number === 0 ? { beginning } : {})));
    lasts[index] = last;
    if (!isTaken(place, choice)) return;
    const beside = place.children.reduce((sum, other) => (isWanted[other] ? sum : sum + placed[other]!.run.area), 0);
    elements!.end.forEach((element, number) => {
      const parts = number === 0 && place.children.length > 0;
      last = add(element, last, {
        ...(parts && { beginning: { connection: "branch", otherArea: fixed(beside) } }),
        ...(element.part === "outlet" && { room: choice.rooms.get(run.id)! }),
      });
    });
  });
  return { planned, untaken: untakenOf(placed, isWanted) };
}

/** Whether the outlet at the end of a run is taken over. */
const isTaken = ({ run: { id }, elements, isUsable }: PlacedRun, { rooms }: PathChoice): boolean =>
  isUsable && elements!.end.length > 0 && rooms.has(id);

function sourceOf({ sources }: PathChoice, run: DuctRun): { readonly source?: string } {
  const source = sources.get(fanOf(run));
  return source === undefined ? {} : { source };
}

function untakenOf(placed: readonly PlacedRun[], isWanted: readonly boolean[]): readonly Untaken[] {
  return placed.flatMap(({ run: { name, size, parent }, elements, isUsable }, index): readonly Untaken[] => {
    if (isUsable) return isWanted[index] ? elements!.untaken : [];
    // Runs downstream of it are included in its text.
    if (parent >= 0 && !placed[parent]!.isUsable) return [];
    return [{ name, text: size ? "No element has its size: it and what comes after it are left out." : "No air flows in it." }];
  });
}
