import { parseArgs } from "node:util";
import { drawPlan } from "./plan/plan.ts";
import { episodeText, totalText } from "./report.ts";
import { launchShared } from "./run/device.ts";
import { runEpisode, type EpisodeResult } from "./run/episode.ts";
import { startServers } from "./run/servers.ts";

const usage = `Random edits on one to three devices with random faults; then what was typed is compared with what is stored.

  pnpm faults [--seeds 4] [--seed 1] [--faults 8] [--minutes 10] [--kills] [--build folder] [--trace]

  --seeds     how many episodes (4)
  --seed      seed of the first; the next have the next numbers (1)
  --faults    faults in each episode (8)
  --minutes   begin no episode after so long
  --kills     browsers are killed too: some devices get a browser process of their own
  --build     folder of the build to serve (apps/web/dist)
  --trace     print what happened also where nothing went wrong`;

function number(text: string | undefined, name: string, otherwise: number): number {
  const value = Number(text ?? otherwise);
  if (!(value >= 0)) throw new Error(`--${name} takes a number, not "${text}".`);
  return value;
}

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({ options: { seeds: text, seed: text, faults: text, minutes: text, kills: flag, build: text, trace: flag, help: flag } });
  if (values.help) return console.log(usage);
  const [seeds, first, faults] = [number(values.seeds, "seeds", 4), number(values.seed, "seed", 1), number(values.faults, "faults", 8)];
  const end = values.minutes === undefined ? Infinity : performance.now() + number(values.minutes, "minutes", 0) * 60_000;
  const results: EpisodeResult[] = [];
  const servers = await startServers(values.build);
  const shared = await launchShared();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void servers.stop().finally(() => process.exit(130)));
  try {
    for (let seed = first; seed < first + seeds && performance.now() < end; seed++) {
      const result = await runEpisode(drawPlan(seed, { faults, browserKills: values.kills ?? false }), { servers, shared });
      results.push(result);
      console.log(episodeText(result));
      if (values.trace && result.findings.length === 0) console.log(result.trace.map((line) => `    ${line}`).join("\n"));
    }
  } finally {
    await shared.close();
    await servers.stop();
  }
  console.log(`\n${totalText(results)}`);
  process.exitCode = results.length === 0 || results.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

await main();
process.exit();
