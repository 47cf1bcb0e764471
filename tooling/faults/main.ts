import { parseArgs } from "node:util";
import { tooFew } from "./model/faultCount.ts";
import { drawPlan } from "./plan/plan.ts";
import { keepNoDrafts, plantedPlan } from "./plan/planted.ts";
import { allFaults, episodeText, totalText } from "./report.ts";
import { launchShared } from "./run/device.ts";
import { runEpisode, type EpisodeResult } from "./run/episode.ts";
import { startSite } from "./run/servers.ts";

const usage = `Random edits on one to three devices with random faults; then what was typed is compared with what is stored.

  pnpm faults [--seeds 4] [--seed 1] [--faults 8] [--jobs 2] [--minutes 10] [--at-least 300] [--kills] [--planted] [--official] [--build folder] [--trace]

  --seeds     how many episodes (4)
  --seed      seed of the first; the next have the next numbers (1)
  --faults    faults in each episode (8)
  --jobs      episodes at a time (2)
  --minutes   begin no episode after so long
  --at-least  fail when fewer faults were carried out (0)
  --kills     browsers are killed too: some devices get a browser process of their own
  --build     folder of the build to serve (tooling/site/dist)
  --official  against Google's Firestore emulator, which is never killed
  --planted   also an episode with a product that keeps no drafts: the campaign has to find the loss
  --trace     print what happened also where nothing went wrong`;

function number(text: string | undefined, name: string, otherwise: number): number {
  const value = Number(text ?? otherwise);
  if (!(value >= 0)) throw new Error(`--${name} takes a number, not "${text}".`);
  return value;
}

/** Whether a product that forgets what was typed is found out. */
async function findsPlanted(options: Parameters<typeof runEpisode>[1]): Promise<boolean> {
  const result = await runEpisode(plantedPlan, { ...options, plant: keepNoDrafts, settleTimeout: 2000 });
  const isFound = result.findings.some(({ kind }) => kind === "lost");
  console.log(
    isFound
      ? `planted loss: found, after ${result.seconds.toFixed(0)} s`
      : `✗ planted loss: NOT found\n${episodeText(result)}\n${result.trace.join("\n")}`,
  );
  return isFound;
}

async function main(): Promise<number> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({
    options: {
      seeds: text,
      seed: text,
      faults: text,
      jobs: text,
      minutes: text,
      "at-least": text,
      kills: flag,
      planted: flag,
      official: flag,
      build: text,
      trace: flag,
      help: flag,
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [seeds, first, faults, jobs] = [
    number(values.seeds, "seeds", 4),
    number(values.seed, "seed", 1),
    number(values.faults, "faults", 8),
    number(values.jobs, "jobs", 2),
  ];
  const end = values.minutes === undefined ? Infinity : performance.now() + number(values.minutes, "minutes", 0) * 60_000;
  const atLeast = number(values["at-least"], "at-least", 0);
  const results: EpisodeResult[] = [];
  const isOfficial = values.official ?? false;
  const site = await startSite({ build: values.build, isOfficial });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void site.stop().finally(() => process.exit(130)));
  const shared = await launchShared();
  const options = { site, shared };
  let isBlind = false;
  let next = first;
  const work = async (): Promise<void> => {
    while (next < first + seeds && performance.now() < end) {
      const seed = next++;
      const result = await runEpisode(drawPlan(seed, { faults, browserKills: values.kills ?? false, keepsServer: isOfficial }), options);
      results.push(result);
      console.log(episodeText(result));
      const flags = [...(values.kills ? ["--kills"] : []), ...(isOfficial ? ["--official"] : [])];
      if (result.findings.length > 0)
        console.log(["  repeat it:  pnpm faults --seeds 1 --seed", seed, "--faults", faults, ...flags].join(" "));
      if (values.trace && result.findings.length === 0) console.log(result.trace.map((line) => `    ${line}`).join("\n"));
    }
  };
  try {
    const planted = async (): Promise<void> => {
      isBlind = !(await findsPlanted(options));
    };
    await Promise.all([...(values.planted ? [planted()] : []), ...Array.from({ length: jobs }, work)]);
  } finally {
    await shared.close();
    await site.stop();
  }
  console.log(`\n${totalText(results)}`);
  const missing = tooFew(allFaults(results), atLeast);
  for (const reason of missing) console.log(`✗ ${reason}`);
  return isBlind || missing.length > 0 || results.length === 0 || results.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

process.exit(await main());
