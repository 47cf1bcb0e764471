import { beginWork } from "@org/ui/elements";
import { useEffect, useState } from "react";
import { runAction } from "../../../page/runAction.ts";
import type { BuildingReader } from "./BuildingReader.ts";
import type { PlannedRows, PlanQuestion } from "./buildingMessages.ts";

/** Rows of an import; those of earlier decisions until the new ones arrive. */
export interface Planning {
  readonly planned: PlannedRows | undefined;
  /** The rows are those of earlier decisions. */
  readonly isOutdated: boolean;
  readonly failure: string | undefined;
}

/** Plans an import in the worker with each change of the decisions. */
export function usePlannedRows(reader: BuildingReader, question: PlanQuestion): Planning {
  const [answer, setAnswer] = useState<{ readonly question: PlanQuestion; readonly planned: PlannedRows | string }>();
  const [latest, setLatest] = useState<PlannedRows>();
  useEffect(() => {
    let isWanted = true;
    const end = beginWork();
    const ask = async (): Promise<void> => {
      const planned = await reader.plan(question).finally(end);
      if (!isWanted || planned === undefined) return;
      setAnswer({ question, planned });
      if (typeof planned !== "string") setLatest(planned);
    };
    runAction(ask);
    return () => {
      isWanted = false;
      end();
    };
  }, [reader, question]);
  const failure = answer?.question === question && typeof answer.planned === "string" ? answer.planned : undefined;
  return { planned: latest, isOutdated: answer?.question !== question, failure };
}
