import type { BuildingOpening } from "@org/hvac-core/building";
import type { FormInput, Row } from "@org/form/state";
import { quantityText } from "@org/form/numbers";
import { Button } from "@org/ui/elements";
import { useMemo, type ReactNode } from "react";
import type { PlannedRows } from "./buildingMessages.ts";
import styles from "./building.module.css";
import { rowCounts } from "./rowCounts.ts";
import type { StepProps } from "./stepProps.ts";
import { texts } from "./texts.ts";
import { whyNotImported } from "./whyNotImported.ts";

interface SummaryStepProps extends StepProps {
  readonly target: FormInput;
  readonly hasSample: boolean;
}

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1000);

/** Rooms of each storey of the building. */
function storeysOf({ building }: StepProps["shown"]): readonly (readonly [name: string, ids: ReadonlySet<string>])[] {
  return building.storeys
    .map(({ id, name }) => [name, new Set(building.spaces.filter(({ storeyId }) => storeyId === id).map((space) => space.id))] as const)
    .filter(([, ids]) => ids.size > 0);
}

/** Openings to the outdoors in which the file has neither a window nor a door. */
const airOpeningsOf = ({ building, decisions: { includedIds } }: StepProps["shown"]): readonly BuildingOpening[] =>
  building.surfaces
    .filter(({ boundary, spaceId }) => boundary === "outdoors" && includedIds.has(spaceId))
    .flatMap(({ openings }) => openings.filter(({ kind }) => kind === "air"));

const sumOf = (openings: readonly BuildingOpening[]): number => openings.reduce((sum, { area }) => sum + area, 0);

/** Why nothing is imported, and what to do. */
function Refusal({ shown, planned, decide }: Pick<StepProps, "shown" | "decide"> & { readonly planned: PlannedRows }): ReactNode {
  const why = whyNotImported(planned, shown.decisions.includedIds.size);
  const { size, problems } = planned;
  const { summary } = texts;
  if (why === undefined) return null;
  return (
    <div role="alert" className={styles.problem}>
      {why === "none" && <p>{summary.noRooms}</p>}
      {why === "size" && (
        <>
          <p>{summary.tooLarge(inKilobytes(size.bytes), inKilobytes(size.maxBytes))}</p>
          <div className={styles.buttons}>
            {storeysOf(shown).map(([name, ids]) => (
              <Button key={name} small onClick={() => decide({ includedIds: ids })}>
                {summary.byStorey(name, ids.size)}
              </Button>
            ))}
          </div>
        </>
      )}
      {why === "refused" && (
        <>
          <p>{summary.refused}</p>
          <ul>
            {problems.slice(0, 10).map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What becomes rows, and what the heat load is with them. */
export function SummaryStep({ state, shown, planning, decide, target, hasSample }: SummaryStepProps): ReactNode {
  const { planned, failure } = planning;
  const { unitSystem } = state.complete;
  const { rooms } = target;
  const before = useMemo(() => (Array.isArray(rooms) ? (rooms as readonly Row[]) : []), [rooms]);
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (!planned) return null;
  const { rows, size, loads } = planned;
  const counts = rowCounts(rows);
  const compared = planned.revision?.rows.filter(({ list }) => list === "rooms") ?? [];
  const states = Map.groupBy(compared, ({ state }) => state);
  const others = before.filter(({ id }) => !compared.some((row) => row.id === id)).length;
  const open = new Set(rows.placements.filter(({ kind, reason }) => kind === "surface" && reason === "question").map(({ id }) => id)).size;
  const airOpenings = airOpeningsOf(shown);
  const power = (value: number): string => quantityText(value, "power", unitSystem).text;
  const { summary } = texts;
  const lines = [
    loads && summary.loads(power(loads.cooling), power(loads.heating)),
    hasSample && summary.sample,
    compared.length > 0 &&
      summary.compared({
        added: states.get("new")?.length ?? 0,
        changed: states.get("changed")?.length ?? 0,
        gone: states.get("gone")?.length ?? 0,
      }),
    others > 0 && summary.stays(others),
    shown.decisions.takesPlace && Object.keys(rows.site).length > 0 && summary.place,
    open > 0 && summary.open(open),
    airOpenings.length > 0 && summary.airOpenings(airOpenings.length, quantityText(sumOf(airOpenings), "area", unitSystem).text),
    rows.limited.length > 0 && summary.limited(rows.limited.length),
    summary.size(inKilobytes(size.bytes), inKilobytes(size.maxBytes)),
    summary.undo,
  ].filter((line) => typeof line === "string");
  return (
    <>
      <h3>{summary.title}</h3>
      <dl className={styles.counts}>
        {Object.entries(summary.rows).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{name === "windows" ? summary.windows(counts["windows"]!, counts["windowRows"]!) : counts[name]}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Refusal shown={shown} planned={planned} decide={decide} />
    </>
  );
}
