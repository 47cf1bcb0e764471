import type { HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import type { RoomBalance } from "@org/hvac-core/calculators/heat-load/balance";
import { log } from "@org/device/log";
import { beginWork } from "@org/ui/elements";
import { useEffect, useState } from "react";
import { keepCode } from "../../../loading/keepCode.ts";
import { runAction } from "../../../page/runAction.ts";
import type { BalanceAnswer, BalanceQuestion } from "./balanceMessages.ts";

/** Pause in typing after which the rooms are calculated again, ms: copying a project to the worker takes the page some milliseconds. */
const restMs = 300;

let worker: Worker | undefined;
let lastId = 0;

function startedWorker(): Worker {
  if (worker) return worker;
  keepCode();
  worker = new Worker(new URL("heatBalance.worker.ts", import.meta.url), { type: "module" });
  return worker;
}

/** @throws {Error} if the worker cannot calculate */
function askWorker(values: HeatLoadValues): Promise<readonly RoomBalance[]> {
  const running = startedWorker();
  const question: BalanceQuestion = { id: (lastId += 1), values };
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.addEventListener(
      "message",
      ({ data }: MessageEvent<BalanceAnswer>) => {
        if (data.id !== question.id) return;
        controller.abort();
        if ("rooms" in data) resolve(data.rooms);
        else reject(new Error(data.problem));
      },
      { signal },
    );
    running.addEventListener(
      "error",
      () => {
        controller.abort();
        worker = undefined;
        reject(new Error("The worker of the heat balance could not be loaded, or has ended."));
      },
      { signal },
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
    running.postMessage(question);
  });
}

async function balancesOf(values: HeatLoadValues): Promise<readonly RoomBalance[]> {
  try {
    return await askWorker(values);
  } catch (error) {
    log.warn("The page calculates the heat balance itself.", error);
    const { heatBalanceOfRooms } = await import("@org/hvac-core/calculators/heat-load/balance");
    return heatBalanceOfRooms(values);
  }
}

/** Rooms by heat balance, calculated in a worker: those of the last answer, `undefined` before the first. */
export function useHeatBalance(values: HeatLoadValues): {
  readonly rooms: readonly RoomBalance[] | undefined;
  readonly isCurrent: boolean;
} {
  const [answer, setAnswer] = useState<{ readonly values: HeatLoadValues; readonly rooms: readonly RoomBalance[] }>();
  const isFirst = answer === undefined;
  useEffect(() => {
    const end = beginWork();
    let isWanted = true;
    const ask = async (): Promise<void> => {
      try {
        const rooms = await balancesOf(values);
        if (isWanted) setAnswer({ values, rooms });
      } finally {
        end();
      }
    };
    const timer = setTimeout(() => runAction(ask), isFirst ? 0 : restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      end();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- an answer asks nothing
  }, [values]);
  return { rooms: answer?.rooms, isCurrent: answer?.values === values };
}
