import { Refusal } from "./refusal.ts";

/** Extent of a deployment: only checks and build, the live site, or a preview channel. */
export type Deployment =
  | { readonly kind: "check" }
  | { readonly kind: "live"; readonly project?: string }
  | { readonly kind: "preview"; readonly channel: string };

const usage = `After pnpm deploy:
  (nothing)           all checks and the build; says what would be deployed
  live                deploys, after asking for the project's id
  live <project>      deploys without asking: for pipelines
  preview <channel>   deploys Hosting to a preview channel for seven days; rules and indexes stay as they are`;

/**
 * Reads the words of the command. They are words and not options, because `pnpm deploy` drops options: a `--dry-run` would never
 * arrive here.
 *
 * @throws {Refusal} with the usage
 */
export function readDeployment(words: readonly string[]): Deployment {
  const [kind, name, ...more] = words;
  if (more.length === 0 && !words.some((word) => word.startsWith("-"))) {
    if (kind === undefined) return { kind: "check" };
    if (kind === "live") return { kind, ...(name !== undefined && { project: name }) };
    if (kind === "preview" && name !== undefined && /^[a-z0-9-]{1,60}$/.test(name) && name !== "live") return { kind, channel: name };
  }
  throw new Refusal(`Not understood: ${words.join(" ")}\n${usage}`);
}
