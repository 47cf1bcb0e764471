import { csvOf } from "@org/documents/csv";
import type { Building } from "@org/hvac-core/building";
import type { RowPlacement, ShadeUse } from "@org/hvac-core/exchange/building";
import { defaultUnit, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { blockOf, decimalMark, presentation } from "@org/form/numbers";
import { sumTexts } from "@org/hvac-core/quantity";
import { Button, copyTable } from "@org/ui/elements";
import { useMemo, useState, type ReactNode } from "react";
import { runAction } from "../../../../page/runAction.ts";
import { fileNameOf, saveFile } from "../../../../export/saveFile.ts";
import { accountTable, addsUp, fileAccount, outcomes, type SumOfReason, type SumsOfKind } from "./account.ts";
import { accountTexts, reasonText } from "./accountTexts.ts";
import { FindingList } from "./FindingList.tsx";
import { fileFindings } from "./roomFacts.ts";
import styles from "./rooms.module.css";
import { ShadeAccount } from "./ShadeAccount.tsx";
import { texts } from "./texts.ts";
import { sumDigits, type Writer } from "./writer.ts";

interface FileAccountProps {
  readonly building: Building;
  readonly unitSystem: UnitSystem;
  readonly placements: readonly RowPlacement[];
  /** Shades with the windows that they shade; undefined until the rows are known. */
  readonly shades: readonly ShadeUse[] | undefined;
  readonly fileName: string;
  readonly write: Writer;
}

/** Areas, m², as texts that add up as they are shown. */
function areaTexts(
  sum: number,
  parts: readonly number[],
  unitSystem: UnitSystem,
): { readonly sum: string; readonly parts: readonly string[] } {
  const { decimalMark: mark, grouping } = presentation();
  return sumTexts({ sum, parts }, "area", unitSystem, { ...sumDigits, decimalMark: mark, grouping });
}

const outcomeTexts = ({ outcomes: sums, file }: SumsOfKind, unitSystem: UnitSystem): ReturnType<typeof areaTexts> =>
  areaTexts(
    file.area,
    outcomes.map((outcome) => sums[outcome].area),
    unitSystem,
  );

/** The sentence that the areas add up. */
function wholeText({ file, building, outcomes: sums }: SumsOfKind, unitSystem: UnitSystem): string {
  const { sum, parts } = areaTexts(file.area, [building, sums["left-out"].area], unitSystem);
  const unit = unitSymbol(defaultUnit("area", unitSystem));
  return texts.account.addsUp(`${sum}\u202f${unit}`, `${parts[0]!}\u202f${unit}`, `${parts[1]!}\u202f${unit}`);
}

/** Sums of the outcomes: surfaces and openings, each with their number and area. */
function Sums({
  surface,
  opening,
  unitSystem,
}: {
  readonly surface: SumsOfKind;
  readonly opening: SumsOfKind;
  readonly unitSystem: UnitSystem;
}): ReactNode {
  const [surfaceTexts, openingTexts] = [outcomeTexts(surface, unitSystem), outcomeTexts(opening, unitSystem)];
  const area = texts.account.areaIn(unitSymbol(defaultUnit("area", unitSystem)));
  return (
    <table>
      <thead>
        <tr>
          {[texts.account.result, texts.account.surfaces, area, texts.account.openings, area].map((label, index) => (
            <th key={index} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outcomes.map((outcome, index) => (
          <tr key={outcome}>
            <th scope="row">{accountTexts.outcomes[outcome]}</th>
            <td>{surface.outcomes[outcome].count}</td>
            <td>{surfaceTexts.parts[index]}</td>
            <td>{opening.outcomes[outcome].count}</td>
            <td>{openingTexts.parts[index]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.account.total}</th>
          <td>{surface.file.count}</td>
          <td>{surfaceTexts.sum}</td>
          <td>{opening.file.count}</td>
          <td>{openingTexts.sum}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Entries that are listed for a reason; the downloaded account has all. */
const maxListed = 200;

/** A reason with its sum, and the surfaces or openings that have it once they are asked for. */
function ReasonItem({ sum, write }: { readonly sum: SumOfReason; readonly write: Writer }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { kind, outcome, reason, count, area, entries } = sum;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{texts.account.reason(kind, count, accountTexts.outcomes[outcome], reasonText(reason), write.area(area))}</summary>
        {isOpen && (
          <ul>
            {entries.slice(0, maxListed).map((entry) => (
              <li key={entry.id}>{texts.account.entry(entry.id, write.area(entry.area), entry.into)}</li>
            ))}
            {entries.length > maxListed && <li>{texts.account.more(entries.length - maxListed)}</li>}
          </ul>
        )}
      </details>
    </li>
  );
}

/** What became of all surfaces and openings of the file, and that their areas add up. */
export function FileAccount({ building, unitSystem, placements, shades, fileName, write }: FileAccountProps): ReactNode {
  const { surface, opening, reasons } = useMemo(() => fileAccount(building), [building]);
  const general = useMemo(() => fileFindings(building), [building]);
  const download = (): void => {
    const table = accountTable(building, unitSystem, { placements, shades });
    const [head] = blockOf({ ...table, rows: [] }, decimalMark());
    saveFile(fileNameOf(texts.account.fileName(fileName), "csv"), csvOf([head!, ...table.rows]));
  };
  const wrong = [surface, opening].find((sums) => !addsUp(sums));
  return (
    <section className={styles.account} aria-label={texts.account.title}>
      <h3>{texts.account.title}</h3>
      {wrong ? <p role="alert">{texts.account.differs(write.sum(Math.abs(wrong.difference)))}</p> : <p>{wholeText(surface, unitSystem)}</p>}
      <Sums surface={surface} opening={opening} unitSystem={unitSystem} />
      {reasons.length > 0 && (
        <ul className={styles.findings} aria-label={texts.account.reasons}>
          {reasons.map((reason) => (
            <ReasonItem key={`${reason.kind} ${reason.outcome} ${reason.reason}`} sum={reason} write={write} />
          ))}
        </ul>
      )}
      {shades && <ShadeAccount shades={shades} write={write} />}
      {general.length > 0 && <h4>{texts.account.fileFindings}</h4>}
      <FindingList label={texts.account.fileFindings} findings={general} write={write} />
      <div className={styles.buttons}>
        <Button small onClick={() => runAction(() => copyTable(accountTable(building, unitSystem, { placements, shades })))}>
          {texts.account.copy}
        </Button>
        <Button small onClick={download}>
          {texts.account.download}
        </Button>
      </div>
    </section>
  );
}
