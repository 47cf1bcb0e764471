import type { Building, BuildingSpace } from "@org/hvac-core/building";
import type { BoundaryAnswer, LimitedValue, RowPlacement, ShadeUse } from "@org/hvac-core/exchange/building";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { BuildingPlan, type PlanValues } from "@org/ui/figures";
import { useCallback, useId, useMemo, useState, type ReactNode } from "react";
import { FileAccount } from "./FileAccount.tsx";
import { RoomDetails } from "./RoomDetails.tsx";
import { roomFacts, type RoomFacts } from "./roomFacts.ts";
import { RoomTable } from "./RoomTable.tsx";
import { accountIndex, questionReasons, surfaceLines } from "./surfaceLines.ts";
import type { Answering } from "./SurfaceTable.tsx";
import styles from "./rooms.module.css";
import { texts } from "./texts.ts";
import { writerOf } from "./writer.ts";

interface BuildingRoomsProps {
  readonly building: Building;
  readonly unitSystem: UnitSystem;
  /** Name of the file, for that of the downloaded account. */
  readonly fileName: string;
  /** Identifiers of the rooms that are imported. */
  readonly includedIds: ReadonlySet<string>;
  readonly onInclude: (spaceIds: ReadonlySet<string>) => void;
  /** Answers to the questions of the file, by surface. */
  readonly answers: Readonly<Record<string, BoundaryAnswer>>;
  readonly onAnswer: (answers: Readonly<Record<string, BoundaryAnswer>>) => void;
  /** Rows of the surfaces and openings of the included rooms, or why they have none. */
  readonly placements?: readonly RowPlacement[];
  /** Shades with the number of windows that each shades. */
  readonly shades?: readonly ShadeUse[];
  /** Values that are entered at the limits of their fields. */
  readonly limited?: readonly LimitedValue[];
  /** Cell for the space type of a room. It is drawn again when this function changes. */
  readonly spaceTypeCell?: (space: BuildingSpace) => ReactNode;
  /** Cooling loads by room, W, for the colours of the plan. */
  readonly coolingLoads?: ReadonlyMap<string, number>;
}

const filters = {
  all: () => true,
  findings: ({ marks }: RoomFacts) => marks > 0,
  questions: ({ questions }: RoomFacts) => questions.length > 0,
} as const;
type Filter = keyof typeof filters;

const noPlacements: readonly RowPlacement[] = [];
const noLimits: readonly LimitedValue[] = [];
const noRooms: ReadonlySet<string> = new Set();

interface FilterBarProps {
  readonly facts: readonly RoomFacts[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function FilterBar({ facts, filter, onFilter }: FilterBarProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.filters}>
      <legend>{texts.filter}</legend>
      {(Object.keys(filters) as Filter[]).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={filter === each} onChange={() => onFilter(each)} />
          {texts.filters[each](facts.filter(filters[each]).length)}
        </label>
      ))}
    </fieldset>
  );
}

/** Answers, and the surfaces that have the same question. */
function useAnswering({
  building,
  answers,
  onAnswer,
}: BuildingRoomsProps): Answering & { readonly reasons: ReturnType<typeof questionReasons> } {
  const reasons = useMemo(() => questionReasons(building), [building]);
  return {
    reasons,
    answers,
    sameQuestion: (id) => [...reasons].flatMap(([other, reason]) => (reason === reasons.get(id) ? [other] : [])),
    answer: (ids, given) => {
      const others = Object.entries(answers).filter(([id]) => !ids.includes(id));
      onAnswer(Object.fromEntries([...others, ...(given === undefined ? [] : ids.map((id) => [id, given] as const))]));
    },
  };
}

/** What the plan shows of the rooms. */
function usePlanContent({ building, unitSystem, includedIds, coolingLoads }: BuildingRoomsProps, facts: readonly RoomFacts[]) {
  const findings = useMemo(() => new Map(facts.map(({ space, marks }) => [space.id, marks])), [facts]);
  const excluded = useMemo(() => new Set(building.spaces.flatMap(({ id }) => (includedIds.has(id) ? [] : [id]))), [building, includedIds]);
  const values = useMemo(
    (): readonly PlanValues[] =>
      coolingLoads === undefined || coolingLoads.size === 0
        ? []
        : [
            {
              id: "load",
              label: texts.coolingLoad,
              values: coolingLoads,
              text: (load) => quantityText(load, "power", unitSystem, { digits: 3 }).text,
            },
          ],
    [coolingLoads, unitSystem],
  );
  return { findings, excluded, values };
}

/** The room whose surfaces are shown: the one that was selected last. */
function SelectedRoom(props: BuildingRoomsProps & { readonly facts: RoomFacts; readonly write: ReturnType<typeof writerOf> }): ReactNode {
  const { building, unitSystem, placements = noPlacements, limited = noLimits, facts, write } = props;
  const answering = useAnswering(props);
  const index = useMemo(() => accountIndex(building), [building]);
  const { reasons } = answering;
  const lines = useMemo(() => surfaceLines(facts, index, reasons, placements), [facts, index, reasons, placements]);
  const constructions = useMemo(
    () => new Map([...building.constructions, ...building.windowTypes].map(({ id, name }) => [id, name])),
    [building],
  );
  return (
    <RoomDetails
      facts={facts}
      lines={lines}
      limited={limited}
      unitSystem={unitSystem}
      write={write}
      constructionName={(id) => constructions.get(id) || id}
      answering={answering}
    />
  );
}

/** Rooms of a building before they are imported: the plan, the list, the selected room, and the account of the file. */
export function BuildingRooms(props: BuildingRoomsProps): ReactNode {
  const { building, unitSystem, includedIds, placements = noPlacements } = props;
  const facts = useMemo(() => roomFacts(building), [building]);
  const write = useMemo(() => writerOf(building, unitSystem), [building, unitSystem]);
  const [filter, setFilter] = useState<Filter>("all");
  const [selectedIds, setSelectedIds] = useState(noRooms);
  const shown = useMemo(() => facts.filter(filters[filter]), [facts, filter]);
  const select = useCallback((id: string): void => setSelectedIds(new Set([id])), []);
  const { findings, excluded, values } = usePlanContent(props, facts);
  const last = [...selectedIds].at(-1);
  const selected = facts.find(({ space }) => space.id === last);
  const plan = (
    <BuildingPlan
      label={texts.plan}
      building={building}
      unitSystem={unitSystem}
      selectedSpaceIds={selectedIds}
      onSelect={setSelectedIds}
      excludedSpaceIds={excluded}
      findings={findings}
      values={values}
    />
  );
  return (
    <div className={styles.rooms}>
      <div className={styles.top}>
        <div className={styles.plan}>{plan}</div>
        <div className={styles.list}>
          <div className={styles.bar}>
            <FilterBar facts={facts} filter={filter} onFilter={setFilter} />
          </div>
          <RoomTable
            building={building}
            facts={shown}
            noneText={texts.noneShown[filter]}
            unitSystem={unitSystem}
            includedIds={includedIds}
            onInclude={props.onInclude}
            selectedIds={selectedIds}
            onSelect={select}
            spaceTypeCell={props.spaceTypeCell}
          />
        </div>
      </div>
      {selected ? <SelectedRoom {...props} facts={selected} write={write} /> : <p className={styles.hint}>{texts.room.empty}</p>}
      <FileAccount
        building={building}
        unitSystem={unitSystem}
        placements={placements}
        shades={props.shades}
        fileName={props.fileName}
        write={write}
      />
    </div>
  );
}
