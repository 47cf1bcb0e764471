import { findingKinds, type Finding } from "./model/classify.ts";
import { addCounts, total, type CountedFaults, type FaultCount } from "./model/faultCount.ts";
import type { EpisodeResult } from "./run/episode.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((so, each) => so + each, 0);

const countOf = (findings: readonly Finding[], kind: Finding["kind"]): number => findings.filter((each) => each.kind === kind).length;

const findingsText = (findings: readonly Finding[]): string => findingKinds.map((kind) => `${kind} ${countOf(findings, kind)}`).join(", ");

function countText(count: FaultCount): string {
  const kinds = Object.entries(count)
    .filter(([, each]) => each > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, each]) => `${kind} ${each}`);
  return kinds.length === 0 ? "0" : `${total(count)} (${kinds.join(", ")})`;
}

const faultsText = ({ carriedOut, notCarriedOut }: CountedFaults): string =>
  `faults ${countText(carriedOut)}, not carried out ${countText(notCarriedOut)}`;

/** One line for an episode, and all its events if there was a fault. */
export function episodeText({ plan, edits, faults, questions, findings, trace, seconds }: EpisodeResult): string {
  const devices = plan.devices
    .map(
      ({ clockSkew, hasOwnBrowser }) =>
        [hasOwnBrowser ? "own browser" : "", clockSkew === 0 ? "" : `clock ${clockSkew} h`].filter(Boolean).join(" ") || "plain",
    )
    .join(" | ");
  const line = `seed ${plan.seed}: devices ${devices}; edits ${edits}, ${faultsText(faults)}, questions ${questions}; ${findingsText(findings)}; ${seconds.toFixed(0)} s`;
  if (findings.length === 0) return line;
  return [
    line,
    ...findings.map(({ kind, text }) => `  ✗ ${kind}: ${text}`),
    "  what happened:",
    ...trace.map((each) => `    ${each}`),
  ].join("\n");
}

/** The faults of all episodes. */
export function allFaults(results: readonly EpisodeResult[]): CountedFaults {
  return {
    carriedOut: addCounts(results.map(({ faults }) => faults.carriedOut)),
    notCarriedOut: addCounts(results.map(({ faults }) => faults.notCarriedOut)),
  };
}

/** All episodes in one line. */
export function totalText(results: readonly EpisodeResult[]): string {
  const findings = results.flatMap((result) => result.findings);
  return `episodes ${results.length}, edits ${sum(results.map(({ edits }) => edits))}, ${faultsText(allFaults(results))}, questions ${sum(results.map(({ questions }) => questions))}; ${findingsText(findings)}`;
}
