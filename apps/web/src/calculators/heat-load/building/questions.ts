import type { AccountReason, Building, BuildingSurface } from "@org/hvac-core/building";

/** Surfaces whose other side the file leaves open for the same reason. */
export interface QuestionGroup {
  readonly reason: AccountReason | undefined;
  readonly surfaces: readonly BuildingSurface[];
}

/** Open questions of the included rooms, by reason. */
export function questionsOf({ surfaces, account }: Building, includedIds: ReadonlySet<string>): readonly QuestionGroup[] {
  const reasons = new Map(account.filter(({ outcome }) => outcome === "asked").map(({ id, reason }) => [id, reason]));
  const open = surfaces.filter(
    ({ boundary, spaceId, neighbourId }) =>
      boundary === "unknown" && (includedIds.has(spaceId) || (neighbourId !== undefined && includedIds.has(neighbourId))),
  );
  const groups = Map.groupBy(
    open,
    ({ id, sourceIds }) => reasons.get(id) ?? sourceIds.map((each) => reasons.get(each)).find((each) => each),
  );
  return [...groups].map(([reason, all]) => ({ reason, surfaces: all }));
}
