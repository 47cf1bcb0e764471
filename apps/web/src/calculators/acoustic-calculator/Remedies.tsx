import {
  applyRemedies,
  elementName,
  pairsFor,
  remediesFor,
  remedyText,
  verdictOf,
  type Remedy,
} from "@org/hvac-core/calculators/acoustic-calculator";
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

interface FoundRemedy {
  /** One change, or two that are made one after the other. */
  readonly steps: readonly Remedy[];
  /** What comes of all of them. */
  readonly remedy: Remedy;
  readonly texts: readonly string[];
  readonly text: string;
  /** What is made of it: a lining is that of the whole duct. */
  readonly done: string;
}

/** In words: what each of some changes is, by which the room is brought to its target. */
function inWords({ calculation, values }: ReadAcoustics, steps: readonly Remedy[]): FoundRemedy {
  const textOf = (each: Remedy): string => {
    const index = values.elements.findIndex(({ id }) => id === each.element);
    return prose(remedyText(each, elementName(calculation, index), values.unitSystem));
  };
  const wholeOf = (each: Remedy): Remedy => {
    const { linedLength: _, ...whole } = each;
    return whole;
  };
  const texts = steps.map(textOf);
  return { steps, texts, remedy: steps.at(-1)!, text: texts.join("; "), done: steps.map(wholeOf).map(textOf).join("; ") };
}

/** What two changes together come to, once somebody has asked. */
type Pairs = "not asked" | "none" | "some";

/** A sentence in place of the list, or over it. */
function verdictOn(name: string, found: readonly FoundRemedy[], pairs: Pairs): string {
  if (pairs === "some")
    return `No single change is enough for ${name}; two together are. The second is worked out with the first already made.`;
  if (found.length === 0)
    return `No single change to ducts, linings, silencers or outlets brings ${name} nearer to its target. Look at the source, at what is heard through walls and casings, and at the other sound in the room.`;
  if (!found.some(({ remedy }) => remedy.met))
    return `None of these is enough for ${name} alone${pairs === "none" ? ", nor are two together" : ""}. Apply one and look again.`;
  return `Each alone, recalculated for ${name}, in the order of the ratings.`;
}

interface ListProps extends RemediesProps {
  readonly found: readonly FoundRemedy[];
  readonly shown: FoundRemedy | undefined;
  readonly show: (remedy: FoundRemedy) => void;
}

/** The changes, each to be looked at or made. */
function RemedyList({ read, context: { state }, found, shown, show }: ListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const apply = ({ steps, done }: FoundRemedy): void => {
    const input = applyRemedies(state.input, read.values, steps);
    const id = state.change({ type: "load", input: { ...input, unitSystem: state.input.unitSystem } });
    notify({ key: "remedy", message: `Changed: ${done}.`, action: { label: "Undo", run: () => state.change({ type: "undo", id }) } });
    // The button goes with the list that it stood in.
    list.current?.closest("figure")?.querySelector("button")?.focus();
  };
  return (
    <ul ref={list} className={styles.remedies}>
      {found.map((each) => {
        const { steps, remedy, texts, text, done } = each;
        const Icon = remedy.met ? IconCircleCheck : IconCircleX;
        return (
          <li key={text} data-met={remedy.met || undefined}>
            <Icon size={16} stroke={1.8} aria-hidden />
            <span className={styles.change}>
              {texts.map((step) => (
                <span key={step} className={styles.step}>
                  {step}
                </span>
              ))}
              <span className={styles.outcome}>
                {steps.length > 1 && `${steps[0]!.quoted} after the first, then `}
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
  const singles = useMemo(() => remediesFor(read.calculation, room, read.values).map((remedy) => inWords(read, [remedy])), [read, room]);
  // Two together take some ten times as long: they are looked for when somebody asks.
  const [askedFor, setAskedFor] = useState<HeardRoom>();
  const isAsked = askedFor === room;
  const pairs = useMemo(
    () => (isAsked ? pairsFor(read.calculation, room, read.values).map((pair) => inWords(read, pair)) : []),
    [isAsked, read, room],
  );
  const found = useMemo(() => [...pairs, ...singles], [pairs, singles]);
  const isWanting = !singles.some(({ remedy }) => remedy.met);
  const [wanted, setWanted] = useState<string>();
  const shown = found.find(({ text }) => text === wanted) ?? found[0];
  return (
    <FigureFrame
      title={title}
      description={verdictOn(read.roomName(room), found, !isAsked ? "not asked" : pairs.length > 0 ? "some" : "none")}
      table={{
        columns: ["Change", "Rating", "Of bands", ...bandTexts],
        rows: found.flatMap(({ steps, remedy, text }): readonly FigureCell[][] => [
          [text, remedy.quoted, "Change in the room", ...remedy.level.map((level, band) => signed(level - room.ratings.level[band]!))],
          ...steps.flatMap(({ kind, reduction }) =>
            reduction
              ? [["", "", kind === "silencer" ? "Insertion loss" : "Less noise", ...reduction.map((fall) => read.level.cell(fall))]]
              : [],
          ),
        ]),
      }}
    >
      {isWanting && !isAsked && (
        <p className={`${styles.hint} screen-only`}>
          <Button
            small
            onClick={({ currentTarget }) => {
              // The button goes with the click.
              currentTarget.closest("figure")?.querySelector("button")?.focus();
              setAskedFor(room);
            }}
          >
            Look for two changes that are enough together
          </Button>
        </p>
      )}
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
  const { target, row } = room;
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
  if (verdictOf(read.calculation, room) !== "above") return null;
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
