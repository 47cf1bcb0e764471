import { useLatestRun } from "@org/ui/elements";
import { log } from "@org/device/log";
import { useCallback, useEffect, useRef, useState } from "react";
import { isPdf, PlanError, readImage, type PlanImage, type PlanProblem } from "./planImage.ts";
import type { PlanPdf } from "./planPdf.ts";

/** What is being read, or is wrong with the file. */
export interface PlanFileState {
  readonly reading?: string | undefined;
  readonly problem?: PlanProblem | undefined;
  /** The PDF that is open. */
  readonly pdf?: { readonly pages: number; readonly name: string } | undefined;
}

/** Reads files and pages of plans. Only the latest counts. */
export function usePlanFile(onImage: (image: PlanImage) => void) {
  const [state, setState] = useState<PlanFileState>({});
  const pdf = useRef<PlanPdf>(undefined);
  const { begin, abort } = useLatestRun();
  const close = useCallback((): void => {
    pdf.current?.close();
    pdf.current = undefined;
  }, []);
  useEffect(() => close, [close]);

  const run = (name: string, read: (signal: AbortSignal) => Promise<PlanImage>): void => {
    const signal = begin();
    setState((before) => ({ pdf: before.pdf, reading: name }));
    const finish = (image: PlanImage): void => {
      if (signal.aborted) return;
      setState({ pdf: pdf.current });
      onImage(image);
    };
    const fail = (error: unknown): void => {
      if (signal.aborted) return;
      if (!(error instanceof PlanError)) log.warn("A plan could not be read.", error);
      setState({ pdf: pdf.current, problem: error instanceof PlanError ? error.problem : "unreadable" });
    };
    read(signal).then(finish).catch(fail);
  };
  const openPdf = async (file: File, signal: AbortSignal): Promise<PlanImage> => {
    const { openPlanPdf } = await import("./planPdf.ts");
    const opened = await openPlanPdf(file);
    if (signal.aborted) {
      opened.close();
      signal.throwIfAborted();
    }
    pdf.current = opened;
    return opened.draw(1, signal);
  };
  return {
    state,
    open: (file: File): void => {
      close();
      setState({});
      run(file.name, (signal) => (isPdf(file) ? openPdf(file, signal) : readImage(file)));
    },
    openPage: (page: number): void => {
      const opened = pdf.current;
      if (opened) run(opened.name, (signal) => opened.draw(page, signal));
    },
    cancel: (): void => {
      abort();
      setState({ pdf: pdf.current });
    },
  };
}

export type PlanFile = ReturnType<typeof usePlanFile>;
