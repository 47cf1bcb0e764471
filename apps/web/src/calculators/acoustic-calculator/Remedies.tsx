import { applyRemedy, elementName, remediesFor, remedyText, type Remedy } from "@org/hvac-core/calculators/acoustic-calculator";
import { Button, notify, prose } from "@org/ui/elements";
import { criterionCurves, criterionFamilies, FigureFrame, SpectrumChart, type FigureCell } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useMemo, useRef, useState, type ReactNode } from "react";
import styles from "./acoustics.module.css";
import { bandTexts, drawnLevels, familyOf, signed, type HeardRoom, type ReadAcoustics } from "./readAcoustics.ts";

interface RemediesProps {
  readonly read: ReadAcoustics;
  readonly room: HeardRoom;
  readonly context: FigureContext;
}

const title = "What would meet the target";
/** Of a larger system they are looked for when somebody asks: each is calculated anew, about 30 ms in all at this many elements. */
const mostElements = 100;
/** Above it a level has more than the last digit of rounding. */
const roundOff = 1e-9;

interface FoundRemedy {
  readonly remedy: Remedy;
  readonly text: string;
  /** What is made of it: a lining is that of the whole duct. */
  readonly done: string;
}

function findRemedies({ calculation, values }: ReadAcoustics, room: HeardRoom): readonly FoundRemedy[] {
  return remediesFor(calculation, room, values).map((remedy) => {
    const index = values.elements.findIndex(({ id }) => id === remedy.element);
    const { linedLength: _, ...whole } = remedy;
    const textOf = (each: Remedy): string => prose(remedyText(each, elementName(calculation, index), values.unitSystem));
    return { remedy, text: textOf(remedy), done: textOf(whole) };
  });
}

/** A sentence in place of the list, or over it. */
function verdictOn(name: string, found: readonly FoundRemedy[]): string {
  if (found.length === 0)
    return `No single change to ducts, linings, silencers or outlets brings ${name} nearer to its target. Look at the source, at what is heard through walls and casings, and at the other sound in the room.`;
  if (!found.some(({ remedy }) => remedy.met)) return `None of these is enough for ${name} alone. Apply one and look again.`;
  return `Each alone, calculated anew for ${name}, in the order of the ratings.`;
}

interface ListProps extends RemediesProps {
  readonly found: readonly FoundRemedy[];
  readonly shown: FoundRemedy | undefined;
  readonly show: (remedy: FoundRemedy) => void;
}

/** The changes, each to be looked at or made. */
function RemedyList({ read, context: { state }, found, shown, show }: ListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const apply = ({ remedy, done }: FoundRemedy): void => {
    const input = applyRemedy(state.input, read.values, remedy);
    const id = state.change({ type: "load", input: { ...input, unitSystem: state.input.unitSystem } });
    notify({ key: "remedy", message: `Changed: ${done}.`, action: { label: "Undo", run: () => state.change({ type: "undo", id }) } });
    // The button goes with the list that it stood in.
    list.current?.closest("figure")?.querySelector("button")?.focus();
  };
  return (
    <ul ref={list} className={styles.remedies}>
      {found.map((each) => {
        const { remedy, text, done } = each;
        const Icon = remedy.met ? IconCircleCheck : IconCircleX;
        return (
          <li key={`${remedy.kind} ${remedy.element}`} data-met={remedy.met || undefined}>
            <Icon size={16} stroke={1.8} aria-hidden />
            <span className={styles.change}>
              {text}
              <span className={styles.outcome}>
                {remedy.quoted}: {remedy.met ? "meets the target" : "not enough"}
              </span>
            </span>
            <span className={`${styles.actions} screen-only`}>
              <Button small look="quiet" aria-pressed={each === shown} aria-label={`Show: ${text}`} onClick={() => show(each)}>
                Show
              </Button>
              <Button small aria-label={`Apply: ${done}`} onClick={() => apply(each)}>
                Apply
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The sound in the room now and after a change. */
function AfterRemedy({ read, room, shown }: RemediesProps & { readonly shown: FoundRemedy }): ReactNode {
  const curves = criterionCurves(familyOf[room.row.ratedBy], room.target).filter(({ look }) => look === "limit");
  return (
    <SpectrumChart
      label={`Sound pressure in ${read.roomName(room)} now and after the change: ${shown.text}`}
      spectra={[
        { id: "after", label: "after", levels: drawnLevels(shown.remedy.level) },
        { id: "now", label: "now", look: "beside", levels: drawnLevels(room.ratings.level) },
      ]}
      curves={curves}
      legend="Solid: after the change that is shown. Dashed: now."
    />
  );
}

/** What brings the room to its target: each change with what it comes to, and a button that makes it. */
function FoundRemedies(props: RemediesProps): ReactNode {
  const { read, room } = props;
  const found = useMemo(() => findRemedies(read, room), [read, room]);
  const [wanted, setWanted] = useState<string>();
  const shown = found.find(({ text }) => text === wanted) ?? found[0];
  return (
    <FigureFrame
      title={title}
      description={verdictOn(read.roomName(room), found)}
      table={{
        columns: ["Change", "Rating", "Of bands", ...bandTexts],
        rows: found.flatMap(({ remedy, text }): readonly FigureCell[][] => [
          [text, remedy.quoted, "Change in the room", ...remedy.level.map((level, band) => signed(level - room.ratings.level[band]!))],
          ...(remedy.reduction
            ? [
                [
                  "",
                  "",
                  remedy.kind === "silencer" ? "Insertion loss" : "Less noise",
                  ...remedy.reduction.map((fall) => read.level.cell(fall)),
                ],
              ]
            : []),
        ]),
      }}
    >
      {shown && (
        <>
          <RemedyList {...props} found={found} shown={shown} show={({ text }) => setWanted(text)} />
          <AfterRemedy {...props} shown={shown} />
        </>
      )}
    </FigureFrame>
  );
}

/** What would bring a room to its target; said in words where there is none, or where it is met. */
export function Remedies(props: RemediesProps): ReactNode {
  const { read, room, context } = props;
  const [asked, setAsked] = useState<ReadAcoustics["calculation"]>();
  const { target, ratings, row } = room;
  const field = (name: string): string => `rooms.${row.id}.${name}`;
  if (target === undefined)
    return (
      <p className={`${styles.hint} screen-only`}>
        {read.roomName(room)} has no target.{" "}
        {row.use === "none"
          ? "Choose its use or state one"
          : `Its use has none in ${criterionFamilies[familyOf[row.ratedBy]].name || "dB(A)"}: state one`}
        , and what would meet it is looked for here.{" "}
        <Button small onClick={() => context.goTo(field("target"))}>
          State a target
        </Button>
      </p>
    );
  if (ratings.rating <= target + roundOff) return null;
  if (read.values.elements.length > mostElements && asked !== read.calculation)
    return (
      <p className={`${styles.hint} screen-only`}>
        {read.roomName(room)} is above its target.{" "}
        <Button small onClick={() => setAsked(read.calculation)}>
          Look for what would meet it
        </Button>
      </p>
    );
  return <FoundRemedies {...props} />;
}
