import type { Drawing, DrawingFinding } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { log } from "@org/device/log";
import { useEffect, useMemo, useRef, useState } from "react";
import { findingTexts, type FindingText } from "./findings.ts";

export interface Findings {
  readonly findings: readonly FindingText[];
  /** Rooms, openings and storeys with findings. */
  readonly ids: ReadonlySet<string>;
}

/** Time without changes after which a drawing is checked, ms: not during a drag. */
const checkDelayMs = 300;

interface Checked {
  readonly drawing: Drawing;
  readonly findings: readonly DrawingFinding[];
}

/** Findings of the drawing by a worker, once the drawing rests. */
export function useFindings(drawing: Drawing, unitSystem: UnitSystem): Findings {
  const [checked, setChecked] = useState<Checked>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Of a drawing that is checked and has changed meanwhile nobody reads the findings.
      worker.current?.terminate();
      worker.current = new Worker(new URL("findings.worker.ts", import.meta.url), { type: "module" });
      worker.current.addEventListener("message", ({ data }: MessageEvent<readonly DrawingFinding[]>) =>
        setChecked({ drawing, findings: data }),
      );
      worker.current.addEventListener("error", ({ message }) => log.warn("A drawing could not be checked.", message));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      worker.current.postMessage(drawing);
    }, checkDelayMs);
    return () => clearTimeout(timer);
  }, [drawing]);
  return useMemo(() => {
    const findings = checked ? findingTexts(checked.findings, checked.drawing, unitSystem) : [];
    return { findings, ids: new Set(findings.flatMap(({ ids }) => ids)) };
  }, [checked, unitSystem]);
}
