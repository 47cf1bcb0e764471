import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { countProcessorTime } from "../processorTime.ts";

/** Works for some processor seconds, and prints the number used. */
const busy = (seconds: number): string => `
  while (process.cpuUsage().user < ${seconds * 1e6}) JSON.stringify(process.versions);
  const { user, system } = process.cpuUsage();
  require("node:fs").writeSync(1, (user + system) / 1e6 + "\\n");
`;

/** A process that works and starts another, which outlives it. */
const family = `
  require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(busy(1))}], { detached: true, stdio: ["ignore", 1, 2] }).unref();
  setTimeout(() => { ${busy(0.6)} process.exit() }, 700);
`;

test.runIf(existsSync("/proc/self/stat"))("counts a process, and the one that outlives it, as they count themselves", async () => {
  const child = spawn(process.execPath, ["-e", family], { stdio: ["ignore", "pipe", "inherit"] });
  const end = countProcessorTime(child.pid!);
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (printed += chunk));
  await once(child, "close");
  const counts = printed.trim().split("\n").map(Number);
  expect(counts).toHaveLength(2);
  const sum = counts.reduce((total, seconds) => total + seconds, 0);
  // The last half second of a process may lie between two samples, of each of the two.
  expect(end()).toBeGreaterThan(sum - 1);
  expect(end()).toBeLessThan(sum + 0.5);
});
