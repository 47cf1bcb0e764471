import { execFileSync } from "node:child_process";

/** A fixed piece of work that resembles that of the tests: a process that starts, makes objects and text, and takes memory. */
const work = `
let length = 0;
const arrays = [];
for (let index = 0; index < 400000; index++) {
  length += JSON.stringify({ index, root: [Math.sqrt(index)] }).length;
  if (index % 100 === 0) arrays.push(new Uint8Array(20000).fill(1));
}
const { user, system } = process.cpuUsage();
console.log((user + system) / 1e6);
`;

/** Processor seconds that a fixed piece of work takes on this machine: the minimum of three. Other processes hardly change them. */
export function measurePace(): number {
  const seconds = [1, 2, 3].map(() => Number(execFileSync(process.execPath, ["-e", work], { encoding: "utf8" })));
  return Math.min(...seconds);
}
