import { contentSize } from "@org/data/contentSize";
import { applyEdit } from "@org/form/state";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import type { Building } from "@org/hvac-core/building";
import {
  applyRevision,
  buildingRecords,
  buildingRows,
  compareBuilding,
  revisedRooms,
  roundedRows,
  type BuildingComparison,
  type ModelFile,
  type RevisedRow,
  type RevisionChoice,
} from "@org/hvac-core/exchange/building";
import { pathSegments } from "@org/hvac-core/kernel";
import type { PlannedRows, PlanQuestion } from "./buildingMessages.ts";
import { choiceOf as chosenRows } from "./revision/toggles.ts";

/** Results of a load hour by hour, as far as the import shows them. */
interface ProjectResults {
  readonly totalLoad: { readonly value: number };
  readonly heatingLoad?: { readonly value: number };
  readonly roomResults?: readonly RoomResult[];
}

interface RoomResult {
  readonly id: string;
  readonly load: { readonly value: number };
}

/** The place has another step. */
const isOfBuilding = ({ list }: RevisedRow): boolean => list !== "site";

type Outcome = ReturnType<typeof heatLoad.calculate>;

/** What is imported: the place as it is chosen, all else as the user decided. */
function choiceOf({ rows }: BuildingComparison, { toggles, takesPlace }: PlanQuestion): RevisionChoice {
  const { selected, replaced } = chosenRows(rows.filter(isOfBuilding), toggles);
  const place = takesPlace ? ["site"] : [];
  return { selected: new Set([...selected, ...place]), replaced: new Set([...replaced, ...place]) };
}

/** Errors of the imported rows, and of whole lists: an unfinished row that was there before does not count. */
function problemsOf(outcome: Outcome, { aligned }: BuildingComparison): readonly string[] {
  if (outcome.ok) return [];
  const imported = new Set(Object.values(aligned).flatMap((rows) => rows.map(({ fresh }) => fresh.id)));
  const isImported = (path: string): boolean => {
    const [, row] = pathSegments(path);
    return row === undefined || imported.has(row);
  };
  return [...new Set(outcome.errors.filter(({ field }) => isImported(field)).map(({ message }) => message))];
}

/** Cooling loads by space, W. */
function coolingLoadsOf(
  { aligned }: BuildingComparison,
  keys: ReadonlyMap<string, string>,
  results: readonly RoomResult[],
): ReadonlyMap<string, number> {
  const loads = new Map(results.map(({ id, load }) => [id, load.value]));
  return new Map(
    aligned.rooms.flatMap(({ fresh }) => {
      const [spaceId, load] = [keys.get(fresh.key), loads.get(fresh.id)];
      return spaceId === undefined || load === undefined ? [] : [[spaceId, load] as const];
    }),
  );
}

/**
 * The edit of an import, the file that it gives, and why it cannot be made.
 *
 * @param building building of the file
 * @param question decisions of the user, and the heat load that rows are imported to
 * @param file the file, for the record of the import
 */
export function planRows(building: Building, question: PlanQuestion, file: ModelFile): PlannedRows {
  const { target, decisions, options } = question;
  const rows = roundedRows(buildingRows(building, options));
  const comparison = compareBuilding(target, { building, rows, file, decisions }, question.record);
  const choice = choiceOf(comparison, question);
  const { values: changed, imports } = applyRevision(target, comparison, choice);
  const values = { method: "hourly", ...changed };
  const { input } = applyEdit(heatLoad, { input: target, unparsed: {} }, { type: "values", values, imports });
  const problems = problemsOf(heatLoad.calculate(input, { strict: false }), comparison);
  const outcome = heatLoad.calculate(input, { strict: false, partial: true });
  const record = buildingRecords(target).find(({ id }) => id === comparison.recordId);
  const planned = {
    rows,
    values,
    imports,
    problems,
    size: contentSize(heatLoad.complete(input), outcome.ok ? outcome.results : {}),
    ...(record && {
      revision: { fileName: record.file.name, rows: comparison.rows.filter(isOfBuilding), rooms: revisedRooms(comparison, choice) },
    }),
  };
  if (!outcome.ok) return { ...planned, coolingLoads: new Map() };
  const { totalLoad, heatingLoad, roomResults = [] } = outcome.results as ProjectResults;
  const spaceIds = building.spaces.map(({ id }) => id).filter((id) => options.spaceIds?.includes(id) !== false);
  const keys = new Map(rows.rooms.map(({ id }, index) => [id!, spaceIds[index]!]));
  return {
    ...planned,
    loads: { cooling: totalLoad.value, heating: heatingLoad?.value ?? 0 },
    coolingLoads: coolingLoadsOf(comparison, keys, roomResults),
  };
}
