import type { Ruleset, Tally } from "./ruleset.ts";
import type { Method } from "./syntax.ts";

/** An allow statement, and what it did since the rules were loaded. A test suite that leaves a zero has a gap. */
export type AllowTally = Readonly<Tally> & {
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly methods: readonly Method[];
};

export function coverageOf(ruleset: Ruleset | undefined): readonly AllowTally[] {
  return (ruleset?.statements ?? []).map(({ allow, pattern, tally }) => ({
    ...allow.position,
    path: pattern
      .map(
        (segment) =>
          `/${segment.kind === "literal" ? segment.text : segment.kind === "wildcard" ? `{${segment.name}}` : `{${segment.name}=**}`}`,
      )
      .join(""),
    methods: [...allow.methods],
    ...tally,
  }));
}
