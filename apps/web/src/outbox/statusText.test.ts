import type { WaitingFile } from "@org/data/store";
import { expect, test } from "vitest";
import { countText } from "./statusText.ts";

const waiting = (name: string, status: WaitingFile["status"]): WaitingFile => ({
  file: { projectId: "project", collection: "calculations", fileId: name },
  name,
  typedAt: new Date(2026, 0, 15),
  status,
});

test("the count is grouped by what the files need", () => {
  const count = (...statuses: readonly WaitingFile["status"][]): string =>
    countText(statuses.map((status, index) => waiting(String(index), status)));
  expect(count("offline")).toBe("1 file waits to be sent");
  expect(count("offline", "saving", "elsewhere")).toBe("3 files wait to be sent");
  expect(count("saving", "conflict", "offline")).toBe("1 file needs your answer, 2 wait to be sent");
  expect(count("missing", "conflict")).toBe("2 files need your answer");
  expect(count("failed")).toBe("1 file could not be saved");
  expect(count("newer", "offline")).toBe("1 file needs a reload, 1 waits to be sent");
  expect(count("newer", "newer", "failed", "conflict", "saving")).toBe(
    "1 file needs your answer, 1 could not be saved, 2 need a reload, 1 waits to be sent",
  );
});
