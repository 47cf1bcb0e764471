import { parseArgs } from "node:util";
import { readCommandLine, wholeNumber } from "@tooling/testing/commandLine";
import { tooFew } from "./model/faultCount.ts";
import { drawPlan } from "./plan/plan.ts";
import { keepNoDrafts, plantedPlan } from "./plan/planted.ts";
import { allFaults, episodeText, totalText } from "./report.ts";
import { launchShared } from "./run/device.ts";
import { runEpisode, type EpisodeResult } from "./run/episode.ts";
import { startSite } from "./run/servers.ts";

const usage = `Random edits on one to three devices with random faults; then what was typed is compared with what is stored.

  pnpm faults [--seeds 4] [--seed 1] [--faults 8] [--jobs 2] [--minutes 10] [--minimum 300] [--kills] [--planted] [--official] [--build folder] [--trace]

  --seeds     how many episodes (4)
  --seed      seed of the first; the next have the next numbers (1)
  --faults    faults in each episode (8)
  --jobs      episodes at a time (2)
  --minutes   begin no episode after so long
  --minimum   fail when fewer faults were carried out (0)
  --kills     browsers are killed too: some devices get a separate browser process
  --build     folder of the build to serve (tooling/site/dist)
  --official  against Google's Firestore emulator, which is never killed
  --planted   also an episode with a product that keeps no drafts: the campaign has to find the loss
  --trace     print what happened also where nothing went wrong`;

function readOptions() {
  const text = (value: string) => ({ type: "string", default: value }) as const;
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    options: {
      seeds: text("4"),
      seed: text("1"),
      faults: text("8"),
      jobs: text("2"),
      minutes: { type: "string" },
      minimum: text("0"),
      kills: flag,
      planted: flag,
      official: flag,
      build: { type: "string" },
      trace: flag,
      help: flag,
    },
  });
  return {
    ...values,
    seeds: wholeNumber("seeds", values.seeds),
    seed: wholeNumber("seed", values.seed),
    faults: wholeNumber("faults", values.faults),
    jobs: wholeNumber("jobs", values.jobs, 1),
    minutes: values.minutes === undefined ? Infinity : wholeNumber("minutes", values.minutes),
    minimumFaults: wholeNumber("minimum", values.minimum),
  };
}
type Options = ReturnType<typeof readOptions>;

/** Whether the campaign detects a product that loses input. */
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

/** Runs the episodes, some at a time. */
async function runEpisodes(
  { seeds, seed: first, faults, jobs, minutes, kills, official, trace }: Options,
  options: Parameters<typeof runEpisode>[1],
): Promise<readonly EpisodeResult[]> {
  const results: EpisodeResult[] = [];
  const end = performance.now() + minutes * 60_000;
  const flags = [...(kills ? ["--kills"] : []), ...(official ? ["--official"] : [])];
  let next = first;
  const work = async (): Promise<void> => {
    while (next < first + seeds && performance.now() < end) {
      const seed = next++;
      const result = await runEpisode(drawPlan(seed, { faults, browserKills: kills, keepsServer: official }), options);
      results.push(result);
      console.log(episodeText(result));
      if (result.findings.length > 0)
        console.log(["  repeat it:  pnpm faults --seeds 1 --seed", seed, "--faults", faults, ...flags].join(" "));
      if (trace && result.findings.length === 0) console.log(result.trace.map((line) => `    ${line}`).join("\n"));
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return results;
}

async function main(): Promise<number> {
  const options = readCommandLine(usage, readOptions);
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const site = await startSite({ build: options.build, isOfficial: options.official });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void site.stop().finally(() => process.exit(130)));
  const shared = await launchShared();
  try {
    const [isPlantedFound, results] = await Promise.all([
      options.planted ? findsPlanted({ site, shared }) : true,
      runEpisodes(options, { site, shared }),
    ]);
    console.log(`\n${totalText(results)}`);
    const missing = tooFew(allFaults(results), options.minimumFaults);
    for (const reason of missing) console.log(`✗ ${reason}`);
    const isClean = isPlantedFound && missing.length === 0 && results.every(({ findings }) => findings.length === 0);
    return isClean && results.length > 0 ? 0 : 1;
  } finally {
    await shared.close();
    await site.stop();
  }
}

process.exit(await main());
