import type { UnitSystem } from "@org/hvac-core/quantity";
import { defaultUnit, unitSymbol } from "@org/hvac-core/quantity";
import { formatNumber, formatQuantity, prose } from "@org/form/numbers";
import { Button } from "@org/ui/elements";
import { useId, type ReactNode, type RefObject } from "react";
import { distance, signedArea } from "../edit/plane.ts";
import type { Aim, TraceState } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import styles from "../trace.module.css";

interface StatusLineProps {
  readonly state: TraceState;
  readonly aim: Aim | undefined;
  readonly unitSystem: UnitSystem;
  readonly entry: string;
  readonly isRefused: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onEntry: (text: string) => void;
  readonly onApply: () => void;
  readonly onLeave: () => void;
}

/** Position, length and area of what is being drawn, in the user's units. */
function measures({ tool, points }: TraceState, aim: Aim | undefined, unitSystem: UnitSystem): readonly string[] {
  const length = (value: number): string => formatQuantity(value, "length", unitSystem, { decimals: 2 });
  const area = (value: number): string => formatQuantity(Math.abs(value), "area", unitSystem);
  if (!aim) return [];
  const { point } = aim;
  const position = texts.status.position(length(point[0]), length(point[1]));
  const last = points.at(-1);
  if (!last) return [position];
  if (tool === "rectangle") {
    const [width, depth] = [Math.abs(point[0] - last[0]), Math.abs(point[1] - last[1])];
    return [position, texts.status.size(length(width), length(depth)), texts.status.area(area(width * depth))];
  }
  const angle = (Math.atan2(point[1] - last[1], point[0] - last[0]) * 180) / Math.PI;
  const line = texts.status.length(length(distance(last, point)), formatNumber((angle + 360) % 360, { digits: 1 }));
  return points.length > 1 && tool === "polygon"
    ? [position, line, texts.status.area(area(signedArea([...points, point])))]
    : [position, line];
}

/** What is at the pointer, and where lengths and coordinates are typed. */
export function StatusLine({ state, aim, unitSystem, entry, isRefused, input, onEntry, onApply, onLeave }: StatusLineProps): ReactNode {
  const id = useId();
  const { tool, points, problem } = state;
  const unit = unitSymbol(defaultUnit("length", unitSystem));
  const isDistance = tool === "scale" && points.length === 2;
  const message = isRefused ? texts.status.notRead : problem ? texts.problems[problem] : prose(texts.tools[tool].hint);
  const shown = measures(state, aim, unitSystem);
  return (
    <div className={styles.status}>
      <output className={styles.message} data-refused={isRefused || problem !== undefined || undefined}>
        {message}
      </output>
      <span className={`${styles.measures} numbers`}>
        {aim?.reason && <strong>{texts.snaps[aim.reason]}</strong>}
        {shown.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      <form
        className={styles.entry}
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <label htmlFor={id}>{isDistance ? texts.status.distance(unit) : texts.status.entry(unit)}</label>
        <input
          ref={input}
          id={id}
          autoComplete="off"
          value={entry}
          aria-invalid={isRefused || undefined}
          onChange={(event) => onEntry(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            event.stopPropagation();
            onLeave();
          }}
        />
        <Button small type="submit">
          {texts.status.apply}
        </Button>
      </form>
    </div>
  );
}
