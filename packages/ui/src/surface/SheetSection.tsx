import { IconChevronRight } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import type { CalculatorState } from "@org/form/state";
import { Button } from "../elements/Button.tsx";
import { Spinner } from "../elements/Spinner.tsx";
import { commonTexts } from "../elements/texts.ts";
import type { useExplanation } from "./sheet/useExplanation.ts";
import type { SheetState } from "./sheet/useSheet.ts";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

interface SheetSectionProps {
  readonly outcome: CalculatorState["outcome"];
  readonly sheet: SheetState;
  readonly explained: ReturnType<typeof useExplanation>;
  readonly isPrinted: boolean;
}

function SheetPlaceholder({ explained: { isMissing, ready }, isPrinted }: Pick<SheetSectionProps, "explained" | "isPrinted">): ReactNode {
  if (isPrinted) return <p className={styles.empty}>{texts.sheet.missingOnPaper}</p>;
  if (!isMissing) return <Spinner label={texts.sheet.loading} />;
  return (
    <p role="alert" className={styles.empty}>
      {texts.sheet.missing}{" "}
      <Button small onClick={() => void ready()}>
        {commonTexts.tryAgain}
      </Button>
    </p>
  );
}

/** The calculation sheet: folded on the screen, loaded when it opens; a printed page has all of it. */
export function SheetSection({ outcome, sheet, explained, isPrinted }: SheetSectionProps): ReactNode {
  const id = `${useId()}-sheet`;
  const { loaded } = explained;
  return (
    <section className={styles.sheet} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button type="button" aria-expanded={sheet.isOpen} aria-controls={id} onClick={() => sheet.setOpen(!sheet.isOpen)}>
          <IconChevronRight size={16} stroke={1.6} aria-hidden className="screen-only" />
          {texts.sheet.title}
        </button>
      </h2>
      <div id={id}>
        {(sheet.isOpen || isPrinted) &&
          outcome.ok &&
          (loaded ? (
            loaded.renderSheet({ explanation: loaded.explanation, outcome, opensRows: isPrinted, goal: sheet.goal })
          ) : (
            <SheetPlaceholder explained={explained} isPrinted={isPrinted} />
          ))}
        {sheet.isOpen && !outcome.ok && <p className={styles.empty}>{texts.sheet.notCalculated}</p>}
      </div>
    </section>
  );
}
