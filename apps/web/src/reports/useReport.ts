import { log } from "@org/device/log";
import { notify, useLatestRun } from "@org/ui/elements";
import { useReducer } from "react";
import { fileNameOf, saveFile } from "../export/saveFile.ts";
import { errorText } from "../page/runAction.ts";
import { makeDocument, ReportError } from "./makeDocument.ts";
import type { Report } from "@org/documents/content";
import { texts } from "./texts.ts";

/** State of a report. */
export type ReportState =
  | { readonly status: "idle" }
  | { readonly status: "making"; readonly share: number; readonly stage: string }
  | { readonly status: "failed"; readonly message: string };

type ReportEvent =
  | { readonly type: "begun" }
  | { readonly type: "progress"; readonly share: number; readonly stage: string }
  | { readonly type: "stopped" }
  | { readonly type: "failed"; readonly message: string };

/** Reducer of a report's state. Progress that arrives after the end is ignored. */
export function reportState(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case "begun":
      return { status: "making", share: 0, stage: texts.collecting };
    case "progress":
      return state.status === "making" ? { ...state, share: Math.max(state.share, event.share), stage: event.stage } : state;
    case "stopped":
      return { status: "idle" };
    case "failed":
      return { status: "failed", message: event.message };
  }
}

/** Called with the collected share, 0…1, and the current step. */
export type OnCollected = (share: number, stage: string) => void;

export interface ReportTask {
  readonly state: ReportState;
  /**
   * Collects, creates and saves a report.
   *
   * @param collectShare share of collecting in the total time
   * @returns whether it was saved
   */
  readonly make: (collect: (onProgress: OnCollected, signal: AbortSignal) => Promise<Report>, collectShare: number) => Promise<boolean>;
  readonly stop: () => void;
}

/** Creates one report at a time; leaving the page cancels it. */
export function useReport(): ReportTask {
  const [state, dispatch] = useReducer(reportState, { status: "idle" });
  const { begin, abort } = useLatestRun();
  return {
    state,
    stop: () => {
      abort();
      dispatch({ type: "stopped" });
      notify({ key: "report", message: texts.stopped });
    },
    make: async (collect, collectShare) => {
      const signal = begin();
      const showProgress = (share: number, stage: string): void => {
        if (!signal.aborted) dispatch({ type: "progress", share, stage });
      };
      dispatch({ type: "begun" });
      try {
        let title = "";
        const made = await makeDocument(
          async () => {
            const report = await collect((share, stage) => showProgress(collectShare * share, stage), signal);
            ({ title } = report);
            showProgress(collectShare, texts.layingOut);
            return { kind: "report", report };
          },
          (share, page, pages) => showProgress(collectShare + (1 - collectShare) * share, texts.drawing(page, pages)),
          signal,
        );
        if (!made) return false;
        const name = fileNameOf(title, "pdf");
        saveFile(name, made.blob);
        notify({ key: "report", message: texts.saved(name), tone: "success" });
        if (made.missing.length > 0) notify({ key: "report-missing", message: texts.missing(made.missing.slice(0, 20).join(" ")) });
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        log.warn("A report could not be made.", error);
        dispatch({ type: "failed", message: error instanceof ReportError ? error.message : errorText(error) });
        return false;
      }
    },
  };
}
