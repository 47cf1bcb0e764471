import type { AccountEntry, BuildingSurface } from "@org/hvac-core/building";
import type { BoundaryAnswer, RowPlacement } from "@org/hvac-core/exchange/building";
import { defaultUnit, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { Button } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import { changesOf } from "./account.ts";
import { accountTexts, reasonText, typeText } from "./accountTexts.ts";
import type { OpeningLine, SurfaceLine } from "./surfaceLines.ts";
import styles from "./rooms.module.css";
import { texts } from "./texts.ts";
import type { Writer } from "./writer.ts";

/** Answers to questions, and how they are given. */
export interface Answering {
  readonly answers: Readonly<Record<string, BoundaryAnswer>>;
  /** Surfaces with the same question as a surface. */
  readonly sameQuestion: (surfaceId: string) => readonly string[];
  readonly answer: (surfaceIds: readonly string[], answer: BoundaryAnswer | undefined) => void;
}

interface SurfaceTableProps {
  readonly label: string;
  readonly spaceId: string;
  readonly lines: readonly SurfaceLine[];
  readonly unitSystem: UnitSystem;
  readonly write: Writer;
  readonly constructionName: (id: string) => string;
  readonly answering: Answering;
}

/** Surfaces that are listed at first; a room has up to some hundreds. */
const firstLines = 60;

/** An outcome with its reason, and what was changed. */
function resultText(entry: AccountEntry, write: Writer): string {
  const { outcome, reason, into } = entry;
  const parts = [
    accountTexts.outcomes[outcome],
    ...(reason === undefined ? [] : [reasonText(reason)]),
    ...(into === undefined ? [] : [accountTexts.into(write.surface(into))]),
    ...changesOf(entry),
  ];
  return parts.join(", ");
}

const rowText = (placement: RowPlacement | undefined): string | undefined =>
  placement && (placement.reason === undefined ? accountTexts.row : accountTexts.noRow[placement.reason]);

/** The question what is behind a surface, with its answers. */
function Question({
  surface,
  answering,
  write,
}: {
  readonly surface: BuildingSurface;
  readonly answering: Answering;
  readonly write: Writer;
}): ReactNode {
  const { answers, sameQuestion, answer } = answering;
  const given = answers[surface.id];
  const same = sameQuestion(surface.id);
  return (
    <>
      <select
        aria-label={texts.question.label(write.surface(surface.id))}
        value={given ?? ""}
        onChange={({ target }) => answer([surface.id], target.value === "" ? undefined : (target.value as BoundaryAnswer))}
      >
        <option value="">{texts.question.none}</option>
        {Object.entries(accountTexts.answers).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {given !== undefined && same.length > 1 && !same.every((id) => answers[id] === given) && (
        <Button small title={texts.question.allHint(same.length)} onClick={() => answer(same, given)}>
          {texts.question.all(same.length)}
        </Button>
      )}
    </>
  );
}

/** What is behind a surface, as seen from a room. */
function sideText({ boundary, spaceId, neighbourId }: BuildingSurface, room: string, write: Writer): string {
  const name = accountTexts.boundaries[boundary];
  const other = spaceId === room ? neighbourId : spaceId;
  if (boundary === "space") return other === undefined ? name : write.room(other);
  return boundary === "air" && other !== undefined ? `${name} ${write.room(other)}` : name;
}

interface OpeningRowProps {
  readonly line: OpeningLine;
  readonly number: (value: number, kind: QuantityKind) => string;
  readonly write: Writer;
  readonly constructionName: (id: string) => string;
}

function OpeningRow({ line: { entry, opening, placement }, number, write, constructionName }: OpeningRowProps): ReactNode {
  const constructionId = opening?.windowTypeId ?? opening?.constructionId;
  return (
    <tr data-opening>
      <th scope="row" dir="auto">
        {opening?.name || entry.id}
      </th>
      <td colSpan={4}>{opening ? accountTexts.openings[opening.kind] : entry.type}</td>
      <td>{number(opening?.area ?? entry.area, "area")}</td>
      <td dir="auto">{constructionId === undefined ? texts.room.noConstruction : constructionName(constructionId)}</td>
      <td>
        {resultText(entry, write)}
        <small>{rowText(placement)}</small>
      </td>
    </tr>
  );
}

/** Surfaces of the file that became part of a surface. */
function Pieces({ entries, write }: { readonly entries: readonly AccountEntry[]; readonly write: Writer }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary>{texts.room.pieces(entries.length)}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.id}, {write.area(entry.area)}: {resultText(entry, write)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function SurfaceRow({ line, ...props }: Omit<SurfaceTableProps, "lines" | "label"> & { readonly line: SurfaceLine }): ReactNode {
  const { spaceId, unitSystem, write, constructionName, answering } = props;
  const { surface, entries, openings, placement, question } = line;
  const { id, name, type, boundary, azimuth, tilt, netArea, constructionId, neighbourId } = surface;
  const number = (value: number, kind: QuantityKind): string =>
    quantityText(value, kind, unitSystem, kind === "angle" ? { decimals: 1, trimZeros: true } : {}).value;
  const entry = entries.find((each) => each.id === id);
  return (
    <>
      <tr data-question={boundary === "unknown" || undefined}>
        <th scope="row" dir="auto">
          {name || id}
        </th>
        <td>
          {typeText(type)}
          {entry?.correctedType !== undefined && <small>{accountTexts.corrected(entry.type)}</small>}
        </td>
        <td>
          {boundary === "unknown" ? <Question surface={surface} answering={answering} write={write} /> : sideText(surface, spaceId, write)}
          {question !== undefined && (
            <small>
              {question === "missing-neighbour" && neighbourId !== undefined ? texts.room.missingRoom(neighbourId) : reasonText(question)}
            </small>
          )}
        </td>
        <td>
          {azimuth === undefined ? texts.room.horizontal : number(spaceId === surface.spaceId ? azimuth : (azimuth + 180) % 360, "angle")}
        </td>
        <td>{number(spaceId === surface.spaceId ? tilt : 180 - tilt, "angle")}</td>
        <td>{number(netArea, "area")}</td>
        <td dir="auto">{constructionId === undefined ? texts.room.noConstruction : constructionName(constructionId)}</td>
        <td>
          {entry ? resultText(entry, write) : accountTexts.outcomes.taken}
          <small>{rowText(placement)}</small>
          <Pieces entries={entries.filter((each) => each.id !== id)} write={write} />
        </td>
      </tr>
      {openings.map((opening) => (
        <OpeningRow key={opening.entry.id} line={opening} number={number} write={write} constructionName={constructionName} />
      ))}
    </>
  );
}

/** Surfaces and openings of a room, each with what became of it. */
export function SurfaceTable(props: SurfaceTableProps): ReactNode {
  const { label, lines, unitSystem } = props;
  const [showsAll, setShowsAll] = useState(false);
  const unit = (kind: QuantityKind): string => unitSymbol(defaultUnit(kind, unitSystem));
  const { columns } = texts.room;
  const shown = showsAll ? lines : lines.slice(0, firstLines);
  const heads = [
    columns.surface,
    columns.type,
    columns.side,
    columns.azimuth(unit("angle")),
    columns.tilt(unit("angle")),
    columns.area(unit("area")),
    columns.construction,
    columns.result,
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
    <section className={styles.surfaces} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <SurfaceRow key={line.surface.id} {...props} line={line} />
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <Button small look="quiet" onClick={() => setShowsAll(true)}>
          {texts.room.showAll(lines.length)}
        </Button>
      )}
    </section>
  );
}
