import { acceptanceId, acceptWarning } from "@org/hvac-core/internal";
import type { Acceptance as Accepted, Warning } from "@org/hvac-core/kernel";
import { useId, useState, type ReactNode } from "react";
import type { AnySuccess, CalculatorState } from "@org/form/state";
import { Button } from "../../elements/Button.tsx";
import { commonTexts } from "../../elements/texts.ts";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

interface AcceptanceProps {
  readonly warning: Warning;
  readonly outcome: AnySuccess;
  /** The acceptance in the input, also one of other numbers. */
  readonly entered: Accepted | undefined;
  readonly change: CalculatorState["change"];
  readonly onClose: () => void;
}

/** Asks why a warning is accepted; an accepted one can be taken back. */
export function Acceptance({ warning, outcome, entered, change, onClose }: AcceptanceProps): ReactNode {
  const id = useId();
  const [reason, setReason] = useState(entered?.reason ?? "");
  const given = reason.trim();
  const set = (acceptance: Accepted | undefined): void => {
    change({ type: "accept", warning: acceptanceId(warning), acceptance });
    onClose();
  };
  return (
    <form
      className={`${styles.acceptance} screen-only`}
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== "") set(acceptWarning(outcome, warning, given));
      }}
    >
      <label htmlFor={id}>{texts.acceptance.label}</label>
      <input
        id={id}
        value={reason}
        maxLength={300}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where the user asked for it
        autoFocus
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <span>
        <Button small type="submit" disabled={given === ""}>
          {texts.acceptance.accept}
        </Button>
        {entered && (
          <Button small look="quiet" onClick={() => set(undefined)}>
            {texts.acceptance.takeBack}
          </Button>
        )}
        <Button small look="quiet" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      </span>
    </form>
  );
}
