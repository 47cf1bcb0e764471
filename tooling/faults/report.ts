import { findingKinds, type Finding } from "./model/classify.ts";
import type { EpisodeResult } from "./run/episode.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const countOf = (findings: readonly Finding[], kind: Finding["kind"]): number => findings.filter((each) => each.kind === kind).length;

const findingsText = (findings: readonly Finding[]): string => findingKinds.map((kind) => `${kind} ${countOf(findings, kind)}`).join(", ");

function faultsText(faults: EpisodeResult["faults"]): string {
  return Object.entries(faults)
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}

/** One line for an episode, and all that happened in it where something was wrong. */
export function episodeText({ plan, edits, faults, questions, findings, trace, seconds }: EpisodeResult): string {
  const devices = plan.devices.map(({ clockSkew, hasOwnBrowser }) => [hasOwnBrowser ? "own browser" : "", clockSkew === 0 ? "" : `clock ${clockSkew} h`].filter(Boolean).join(" ") || "plain").join(" | ");
  const line = `seed ${plan.seed}: devices ${devices}; edits ${edits}, faults ${sum(Object.values(faults))} (${faultsText(faults)}), questions ${questions}; ${findingsText(findings)}; ${seconds.toFixed(0)} s`;
  if (findings.length === 0) return line;
  return [line, ...findings.map(({ kind, text }) => `  ✗ ${kind}: ${text}`), "  what happened:", ...trace.map((each) => `    ${each}`)].join("\n");
}

/** All episodes in one line. */
export function totalText(results: readonly EpisodeResult[]): string {
  const faults: Record<string, number> = {};
  for (const result of results) for (const [kind, count] of Object.entries(result.faults)) faults[kind] = (faults[kind] ?? 0) + count;
  const findings = results.flatMap((result) => result.findings);
  return `episodes ${results.length}, edits ${sum(results.map(({ edits }) => edits))}, faults ${sum(Object.values(faults))} (${faultsText(faults)}), questions ${sum(results.map(({ questions }) => questions))}; ${findingsText(findings)}`;
}
