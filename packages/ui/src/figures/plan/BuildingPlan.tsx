import type { Building } from "@org/hvac-core/building";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { prose, quantityText } from "@org/form/numbers";
import { useCallback, useId, useMemo, useState, type ReactNode } from "react";
import { useIsPrinted } from "../../elements/useIsPrinted.ts";
import { useFigureWidth } from "../useFigureWidth.ts";
import { roomColours, type PlanColouring, type PlanValues } from "./planColours.ts";
import { layOutPlan, type PlanRoom, type PlanStorey } from "./planLayout.ts";
import { PlanDrawing, type DrawnPlan } from "./PlanDrawing.tsx";
import { PlanLegend } from "./PlanLegend.tsx";
import { texts } from "./texts.ts";
import styles from "./plan.module.css";

interface BuildingPlanProps {
  readonly label: string;
  readonly building: Building;
  readonly unitSystem: UnitSystem;
  readonly selectedSpaceIds: ReadonlySet<string>;
  readonly onSelect: (spaceIds: ReadonlySet<string>) => void;
  readonly excludedSpaceIds?: ReadonlySet<string>;
  /** Number of findings by room. */
  readonly findings?: ReadonlyMap<string, number>;
  /** Numbers of the rooms that colours can show, such as their loads. */
  readonly values?: readonly PlanValues[];
}

const noIds: ReadonlySet<string> = new Set();
const noFindings: ReadonlyMap<string, number> = new Map();
const noValues: readonly PlanValues[] = [];

/** Pixels, as in plan.module.css. */
const paperWidth = 690;
/** Height of the drawing by its width. */
const heightOf = (width: number): number => Math.round(Math.min(560, Math.max(300, 0.72 * width)));

/** Name of a storey; its level for rooms without a storey in the file. */
function storeyText({ name, level }: PlanStorey, unitSystem: UnitSystem): string {
  const height = quantityText(level, "length", unitSystem, { trimZeros: true }).text;
  return name === undefined || name === "" ? texts.level(height) : texts.storey(name, height);
}

/** The storey with the room that was selected last, until another is chosen. */
function useStorey(storeys: readonly PlanStorey[], selected: string | undefined): readonly [PlanStorey | undefined, (id: string) => void] {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly selected: string | undefined }>();
  const home = storeys.find(
    ({ rooms, undrawn }) => rooms.some(({ space }) => space.id === selected) || undrawn.some(({ id }) => id === selected),
  );
  const isCurrent = chosen !== undefined && (chosen.selected === selected || !home);
  const shown =
    (isCurrent ? storeys.find(({ id }) => id === chosen.id) : undefined) ??
    home ??
    storeys.find(({ id }) => id === chosen?.id) ??
    storeys[0];
  return [shown, (id) => setChosen({ id, selected })];
}

interface StoreysProps {
  readonly storeys: readonly PlanStorey[];
  readonly shown: PlanStorey;
  readonly unitSystem: UnitSystem;
  readonly onChoose: (id: string) => void;
}

function Storeys({ storeys, shown, unitSystem, onChoose }: StoreysProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={`${styles.storeys} screen-only`}>
      <legend>{prose(texts.storeys)}</legend>
      {storeys.map((storey) => (
        <label key={storey.id}>
          <input type="radio" name={name} checked={storey === shown} onChange={() => onChoose(storey.id)} />
          <span dir="auto">{storeyText(storey, unitSystem)}</span>
          <small>{texts.rooms(storey.rooms.length + storey.undrawn.length)}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** Choices of colours that the building has. */
function colouringsOf({ spaces, zones }: Building, values: readonly PlanValues[]): readonly (readonly [PlanColouring, string])[] {
  const { type, azimuth, zone, spaceType } = texts.colouring;
  return [
    ["type", type],
    ["azimuth", azimuth],
    ...(zones.length > 0 ? [["zone", zone] as const] : []),
    ...(spaces.some((space) => space.spaceType !== undefined) ? [["spaceType", spaceType] as const] : []),
    ...values.map(({ id, label }) => [`values-${id}`, label] as const),
  ];
}

/** What the colours of a plan show, with a choice. */
function useColouring(building: Building, values: readonly PlanValues[]) {
  const [chosen, setChosen] = useState<PlanColouring>("type");
  const choices = colouringsOf(building, values);
  const colouring = choices.some(([id]) => id === chosen) ? chosen : "type";
  const colours = useMemo(() => roomColours(building, colouring, values, texts), [building, colouring, values]);
  const select = (
    <label className={styles.colouring}>
      {prose(texts.colouring.label)}
      <select value={colouring} onChange={({ target }) => setChosen(target.value as PlanColouring)}>
        {choices.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return { colouring, colours, select };
}

interface StoreyPlanProps {
  readonly plan: DrawnPlan;
  readonly storey: PlanStorey;
  readonly label: string;
  readonly isPrinted: boolean;
}

/** A storey with its legend, and the rooms that have no floor. */
function StoreyPlan({ plan, storey, label, isPrinted }: StoreyPlanProps): ReactNode {
  const { colouring, colours, findings, excludedSpaceIds, selectedSpaceIds, onSelect } = plan;
  const name = storeyText(storey, plan.unitSystem);
  return (
    <section className={styles.storey} aria-label={name}>
      {isPrinted && <h4>{name}</h4>}
      <PlanDrawing {...plan} storey={storey} label={texts.drawing(label, name)} />
      <PlanLegend
        storey={storey}
        colouring={colouring}
        colours={colours}
        hasFindings={storey.rooms.some(({ space }) => (findings.get(space.id) ?? 0) > 0)}
        hasExcluded={storey.rooms.some(({ space }) => excludedSpaceIds.has(space.id))}
      />
      {storey.undrawn.length > 0 && (
        <p className={styles.undrawn}>
          {texts.undrawn}{" "}
          {storey.undrawn.map((space) => (
            <button
              key={space.id}
              type="button"
              aria-pressed={selectedSpaceIds.has(space.id)}
              onClick={() => onSelect(new Set([space.id]))}
            >
              {space.name}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

/**
 * The storeys of a building as plans: rooms, walls, windows, doors and shades in the axes of the model, with the direction of true north. Arrow keys go
 * from room to room, Enter selects one, with Ctrl or Shift a further one. On paper all storeys are drawn.
 */
export function BuildingPlan(props: BuildingPlanProps): ReactNode {
  const { label, building, unitSystem, selectedSpaceIds, onSelect } = props;
  const { excludedSpaceIds = noIds, findings = noFindings, values = noValues } = props;
  const { storeys, bounds } = useMemo(() => layOutPlan(building), [building]);
  const { colouring, colours, select } = useColouring(building, values);
  const [shown, choose] = useStorey(storeys, [...selectedSpaceIds].at(-1));
  const [frame, width] = useFigureWidth(640, paperWidth);
  const isPrinted = useIsPrinted();
  const describe = useCallback(
    ({ space }: PlanRoom): string =>
      texts.room(space.name, quantityText(space.area, "area", unitSystem).text, {
        value: colours.colourOf(space).text,
        findings: findings.get(space.id) ?? 0,
        isExcluded: excludedSpaceIds.has(space.id),
      }),
    [unitSystem, colours, findings, excludedSpaceIds],
  );
  const valueOf = useCallback(
    ({ space }: PlanRoom): string =>
      colours.colourOf(space).text ?? quantityText(space.area, "area", unitSystem, { digits: 3, decimals: 1 }).text,
    [unitSystem, colours],
  );
  const plan: DrawnPlan = {
    colouring,
    colours,
    bounds,
    size: { width, height: heightOf(width) },
    modelAzimuth: building.place.modelAzimuth,
    unitSystem,
    selectedSpaceIds,
    onSelect,
    excludedSpaceIds,
    findings,
    describe,
    valueOf,
  };
  if (!shown) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <div ref={frame} className={styles.plan}>
      <div className={`${styles.choices} screen-only`}>
        <Storeys storeys={storeys} shown={shown} unitSystem={unitSystem} onChoose={choose} />
        {select}
      </div>
      {(isPrinted ? storeys : [shown]).map((storey) => (
        <StoreyPlan key={isPrinted ? storey.id : "shown"} plan={plan} storey={storey} label={label} isPrinted={isPrinted} />
      ))}
    </div>
  );
}
