import type { BuildingAnswer, BuildingQuestion, FileProblem, PlannedRows, PlanQuestion, ReadFile } from "./buildingMessages.ts";
import { joined, type BuildingPart } from "./buildingParts.ts";
import { texts } from "./texts.ts";

type ReadQuestion = Omit<Extract<BuildingQuestion, { type: "read" }>, "type">;

/** Reads a building in a worker, which keeps it and plans imports of its rows. */
export class BuildingReader {
  #worker: Worker | undefined;
  #number = 0;

  /** Ends the worker, and with it what it reads. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @returns the building, or why it cannot be read; never after `close` */
  read(question: ReadQuestion, onProgress: (share: number) => void): Promise<ReadFile | FileProblem> {
    this.close();
    const worker = new Worker(new URL("building.worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    const parts: BuildingPart[] = [];
    return new Promise((resolve) => {
      worker.addEventListener("error", () => resolve({ problem: "reader", message: texts.readerMissing }));
      worker.addEventListener("message", ({ data }: MessageEvent<BuildingAnswer>) => {
        if ("part" in data) parts.push(data.part);
        if ("progress" in data) onProgress(data.progress);
        else if ("read" in data) resolve({ ...data.read, building: joined({ rest: data.read.building, parts }) });
        else if ("problem" in data) resolve(data);
      });
      this.#ask({ type: "read", ...question });
    });
  }

  /** @returns the rows, or a message; `undefined` where a later question has taken the place of this one */
  plan(question: PlanQuestion): Promise<PlannedRows | string | undefined> {
    this.#number += 1;
    const number = this.#number;
    const worker = this.#worker;
    if (!worker) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const controller = new AbortController();
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<BuildingAnswer>) => {
          if (!("number" in data) || data.number !== number) return;
          controller.abort();
          if (number !== this.#number) resolve(undefined);
          else resolve("planned" in data ? data.planned : data.failure);
        },
        { signal: controller.signal },
      );
      this.#ask({ type: "rows", number, ...question });
    });
  }

  #ask(question: BuildingQuestion): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
    this.#worker?.postMessage(question);
  }
}
