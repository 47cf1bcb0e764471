import {
  applyRemedies,
  elementName,
  pairsFor,
  remediesFor,
  remedyText,
  verdictOf,
  type Remedy,
} from "@org/hvac-core/calculators/acoustic-calculator";
import { Button, commonTexts, notify } from "@org/ui/elements";
import { prose } from "@org/form/numbers";
import { criterionCurves, criterionFamilies, FigureFrame, SpectrumChart, type FigureCell } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useMemo, useRef, useState, type ReactNode } from "react";
import styles from "./acoustics.module.css";
import { bandTexts, drawnLevels, familyOf, signed, type RatedRoom, type ReadAcoustics } from "./readAcoustics.ts";
import { texts } from "./texts.ts";

interface RemediesProps {
  readonly read: ReadAcoustics;
  readonly room: RatedRoom;
  readonly context: FigureContext;
}

/** Number of elements up to which remedies are calculated at once, in about 30 ms; beyond it on request. */
const maxElements = 100;

interface RemedyText {
  /** One change, or two in order. */
  readonly steps: readonly Remedy[];
  /** The last step, with the effect of all. */
  readonly remedy: Remedy;
  readonly lines: readonly string[];
  readonly text: string;
  /** The change as it is applied: a lining of the whole duct. */
  readonly done: string;
}

/** Changes in words. */
function inWords({ calculation, values }: ReadAcoustics, steps: readonly Remedy[]): RemedyText {
  const textOf = (each: Remedy): string => {
    const index = values.elements.findIndex(({ id }) => id === each.element);
    return prose(remedyText(each, elementName(calculation, index), values.unitSystem));
  };
  const wholeOf = (each: Remedy): Remedy => {
    const { linedLength: _, ...whole } = each;
    return whole;
  };
  const lines = steps.map(textOf);
  return { steps, lines, remedy: steps.at(-1)!, text: lines.join("; "), done: steps.map(wholeOf).map(textOf).join("; ") };
}

/** Result of the search for pairs of changes. */
type Pairs = "notSearched" | "none" | "some";

/** A sentence above the list, or instead of it. */
function verdictOn(name: string, remedies: readonly RemedyText[], pairs: Pairs): string {
  if (pairs === "some") return texts.remedies.pairs(name);
  if (remedies.length === 0) return texts.remedies.none(name);
  if (remedies.some(({ remedy }) => remedy.met)) return texts.remedies.enough(name);
  return pairs === "none" ? texts.remedies.pairsNotEnough(name) : texts.remedies.notEnough(name);
}

interface ListProps extends RemediesProps {
  readonly remedies: readonly RemedyText[];
  readonly shown: RemedyText | undefined;
  readonly show: (remedy: RemedyText) => void;
}

/** List of the changes, each with buttons to show and apply it. */
function RemedyList({ read, context: { state }, remedies, shown, show }: ListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const apply = ({ steps, done }: RemedyText): void => {
    const input = applyRemedies(state.input, read.values, steps);
    const id = state.change({ type: "load", input: { ...input, unitSystem: state.input.unitSystem } });
    notify({
      key: "remedy",
      message: texts.remedies.applied(done),
      action: { label: commonTexts.undo, run: () => state.change({ type: "undo", id }) },
    });
    // The button disappears with its list.
    list.current?.closest("figure")?.querySelector("button")?.focus();
  };
  return (
    <ul ref={list} className={styles.remedies}>
      {remedies.map((each) => {
        const { steps, remedy, lines, text, done } = each;
        const outcome = texts.remedies.single(remedy.quoted, remedy.met);
        const Icon = remedy.met ? IconCircleCheck : IconCircleX;
        return (
          <li key={text} data-met={remedy.met || undefined}>
            <Icon size={16} stroke={1.8} aria-hidden />
            <span className={styles.change}>
              {lines.map((step) => (
                <span key={step} className={styles.step}>
                  {step}
                </span>
              ))}
              <span className={styles.outcome}>{steps.length > 1 ? texts.remedies.pair(steps[0]!.quoted, outcome) : outcome}</span>
            </span>
            <span className={`${styles.actions} screen-only`}>
              <Button
                small
                look="quiet"
                aria-pressed={each === shown}
                aria-label={texts.remedies.showChange(text)}
                onClick={() => show(each)}
              >
                {texts.remedies.show}
              </Button>
              <Button small aria-label={texts.remedies.applyChange(done)} onClick={() => apply(each)}>
                {texts.remedies.apply}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The sound in the room now and after a change. */
function AfterRemedy({ read, room, shown }: RemediesProps & { readonly shown: RemedyText }): ReactNode {
  const curves = criterionCurves(familyOf[room.row.ratedBy], room.target).filter(({ look }) => look === "limit");
  return (
    <SpectrumChart
      label={texts.remedies.chart(read.roomName(room), shown.text)}
      spectra={[
        { id: "after", label: texts.remedies.after, levels: drawnLevels(shown.remedy.level) },
        { id: "now", label: texts.remedies.now, look: "beside", levels: drawnLevels(room.ratings.level) },
      ]}
      curves={curves}
      legend={texts.remedies.legend}
    />
  );
}

/** Changes that bring the room to its target, with their effects. */
function RemedyFigure(props: RemediesProps): ReactNode {
  const { read, room } = props;
  const singles = useMemo(() => remediesFor(read.calculation, room, read.values).map((remedy) => inWords(read, [remedy])), [read, room]);
  // Pairs take about ten times as long: they are calculated on request.
  const [searchedFor, setSearchedFor] = useState<RatedRoom>();
  const isSearched = searchedFor === room;
  const pairs = useMemo(
    () => (isSearched ? pairsFor(read.calculation, room, read.values).map((pair) => inWords(read, pair)) : []),
    [isSearched, read, room],
  );
  const remedies = useMemo(() => [...pairs, ...singles], [pairs, singles]);
  const isUnmet = !singles.some(({ remedy }) => remedy.met);
  const [wanted, setWanted] = useState<string>();
  const shown = remedies.find(({ text }) => text === wanted) ?? remedies[0];
  const { columns } = texts.remedies;
  return (
    <FigureFrame
      title={texts.remedies.title}
      description={verdictOn(read.roomName(room), remedies, !isSearched ? "notSearched" : pairs.length > 0 ? "some" : "none")}
      table={{
        columns: [columns.change, columns.rating, columns.bands, ...bandTexts],
        rows: remedies.flatMap(({ steps, remedy, text }): readonly FigureCell[][] => [
          [
            text,
            remedy.quoted,
            texts.remedies.changeInRoom,
            ...remedy.level.map((level, band) => signed(level - room.ratings.level[band]!)),
          ],
          ...steps.flatMap(({ kind, reduction }) =>
            reduction
              ? [
                  [
                    "",
                    "",
                    kind === "silencer" ? texts.remedies.insertionLoss : texts.remedies.noiseReduction,
                    ...reduction.map((fall) => read.level.cell(fall)),
                  ],
                ]
              : [],
          ),
        ]),
      }}
    >
      {isUnmet && !isSearched && (
        <p className={`${styles.hint} screen-only`}>
          <Button
            small
            onClick={({ currentTarget }) => {
              // The button disappears with the click.
              currentTarget.closest("figure")?.querySelector("button")?.focus();
              setSearchedFor(room);
            }}
          >
            {texts.remedies.findPairs}
          </Button>
        </p>
      )}
      {shown && (
        <>
          <RemedyList {...props} remedies={remedies} shown={shown} show={({ text }) => setWanted(text)} />
          <AfterRemedy {...props} shown={shown} />
        </>
      )}
    </FigureFrame>
  );
}

/** Remedies for a room above its target, or a hint. */
export function Remedies(props: RemediesProps): ReactNode {
  const { read, room, context } = props;
  const [requested, setRequested] = useState<ReadAcoustics["calculation"]>();
  const { target, row } = room;
  const field = (name: string): string => `rooms.${row.id}.${name}`;
  if (target === undefined)
    return (
      <p className={`${styles.hint} screen-only`}>
        {row.use === "none"
          ? texts.remedies.noUse(read.roomName(room))
          : texts.remedies.noTarget(read.roomName(room), criterionFamilies[familyOf[row.ratedBy]].name || "dB(A)")}{" "}
        <Button small onClick={() => context.goTo(field("target"))}>
          {texts.remedies.enterTarget}
        </Button>
      </p>
    );
  if (verdictOf(read.calculation, room) !== "above") return null;
  if (read.values.elements.length > maxElements && requested !== read.calculation)
    return (
      <p className={`${styles.hint} screen-only`}>
        {texts.remedies.aboveTarget(read.roomName(room))}{" "}
        <Button small onClick={() => setRequested(read.calculation)}>
          {texts.remedies.find}
        </Button>
      </p>
    );
  return <RemedyFigure {...props} />;
}
