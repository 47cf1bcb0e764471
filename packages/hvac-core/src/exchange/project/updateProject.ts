import type { CompleteInput } from "../../kernel/index.ts";
import { fileOrder, linkedNumbers, updateSteps, type CheckedNumber, type LinkedFile, type LinkUpdate } from "../../links/index.ts";
import { applyDifferences, compareWithProject, needsDecision, projectLines } from "./billDifferences.ts";
import { takenFrom } from "./billItems.ts";
import { measureFiles, type ProjectFile } from "./measureInput.ts";
import { isTakenOffBill } from "./outOfDate.ts";

/** A file of a project after an update. */
export interface FileUpdate {
  readonly file: string;
  readonly input: CompleteInput;
  /** Number of linked inputs that are updated. */
  readonly inputs: number;
  /** Number of lines of a bill that are updated or added. */
  readonly lines: number;
  /** Number of these lines whose quantity becomes zero. */
  readonly emptied: number;
}

/** Options of an update. */
export interface ProjectUpdateOptions<F extends LinkedFile> {
  /** Measured elements of files that are not among the given ones: those with a problem are unknown, not gone. */
  readonly unread?: readonly ProjectFile[];
  /** Whether a file is updated; all are by default. Files that depend on one that is not see it as it is. */
  readonly takes?: (file: F) => boolean;
  /** Name of a file, for the lines of bills. */
  readonly nameOf: (file: F) => string;
  /** Gives an id to an item that is added to a bill. */
  readonly newId: () => string;
  /** Called before each file that is calculated or measured: the page handles input in between. */
  readonly pause?: () => Promise<void>;
}

/** The files in the order of an update: each after those that it is linked to or taken off from. */
function updateOrder(files: readonly LinkedFile[]): readonly string[] {
  const links = files.map((file) => ({
    id: file.id,
    linksTo: [
      ...linkedNumbers(file.calculator.fields, file.input).map(({ entered }) => entered.link.fileId),
      ...(isTakenOffBill(file) ? takenFrom(file).map(([, id]) => id) : []),
    ],
  }));
  return fileOrder(links).order;
}

/** {@link updateSteps} with a pause before each file. */
async function updatedLinks(
  files: readonly LinkedFile[],
  takes: (number: CheckedNumber) => boolean,
  pause: (() => Promise<void>) | undefined,
): Promise<LinkUpdate> {
  const steps = updateSteps(files, takes);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    // oxlint-disable-next-line no-await-in-loop -- one file at a time: each blocks the page for a moment
    await pause?.();
  }
}

type Counts = Pick<FileUpdate, "inputs" | "lines" | "emptied">;

/** A bill with all differences that need no decision applied; undefined without such differences. */
function updatedBill(
  bill: LinkedFile,
  measured: readonly ProjectFile[],
  newId: () => string,
): (Counts & Pick<FileUpdate, "input">) | undefined {
  const comparison = compareWithProject({ complete: bill.input }, projectLines({ complete: bill.input }, measured), measured);
  const some = comparison.differences.filter((each) => !needsDecision(each));
  if (some.length === 0) return undefined;
  const values = applyDifferences({ input: bill.input }, { some, comparison }, newId);
  const emptied = some.filter((each) => each.kind === "item" && each.compared.next.quantity === 0).length;
  return { input: bill.calculator.complete({ ...bill.input, ...values }), inputs: 0, lines: some.length, emptied };
}

/**
 * Updates all files of a project: linked numbers, and lines of bills that need no decision, in the order in which the files depend on each other.
 *
 * @param files files of the project
 * @param options names of files, ids of new items, and the files that are updated
 * @returns the files whose inputs change, each after those that it depends on
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
 * import { updateProject } from "@org/hvac-core/exchange/project";
 * const input = ductSizer.complete({ unitSystem: "Metric", airflow: { value: 1, unit: "L/s" } });
 * const duct = { collection: "ductCalculations", id: "duct", calculator: ductSizer, input };
 * const updates = await updateProject([duct], { nameOf: ({ id }) => id, newId: () => "new" });
 * updates.length; // 0
 * ```
 */
export async function updateProject<F extends LinkedFile>(
  files: readonly F[],
  options: ProjectUpdateOptions<F>,
): Promise<readonly FileUpdate[]> {
  const { takes = () => true, newId, unread = [] } = options;
  const counts = new Map<string, Counts>();
  const add = (id: string, more: Partial<Counts>): void => {
    const { inputs, lines, emptied } = counts.get(id) ?? { inputs: 0, lines: 0, emptied: 0 };
    counts.set(id, { inputs: inputs + (more.inputs ?? 0), lines: lines + (more.lines ?? 0), emptied: emptied + (more.emptied ?? 0) });
  };
  const wanted = new Set(files.filter(takes).map(({ id }) => id));
  let current = files;
  const replace = (id: string, input: CompleteInput): void => {
    current = current.map((each) => (each.id === id ? { ...each, input } : each));
  };
  // A bill may depend on files that are linked to another bill: each round reaches one bill further.
  for (let round = 0; round <= files.length; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the files are calculated in the order of their links
    const { changed } = await updatedLinks(current, ({ file }) => wanted.has(file), options.pause);
    for (const { file, input, numbers } of changed) {
      replace(file, input);
      add(file, { inputs: numbers.length });
    }
    const bills = current.filter((each) => isTakenOffBill(each) && wanted.has(each.id));
    // oxlint-disable-next-line no-await-in-loop -- a round needs the inputs of the one before
    const measured = bills.length === 0 ? [] : [...(await measureFiles(current, options)), ...unread];
    const updates = bills.flatMap((bill) => {
      const update = updatedBill(bill, measured, newId);
      return update ? [{ id: bill.id, ...update }] : [];
    });
    for (const { id, input, ...more } of updates) {
      replace(id, input);
      add(id, more);
    }
    if (updates.length === 0) break;
  }
  const inputs = new Map(current.map(({ id, input }) => [id, input]));
  return updateOrder(current).flatMap((id) => {
    const count = counts.get(id);
    return count ? [{ file: id, input: inputs.get(id)!, ...count }] : [];
  });
}
