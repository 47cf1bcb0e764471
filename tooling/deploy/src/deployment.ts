import { Refusal } from "./refusal.ts";

/** What is deployed, and where to. */
export interface Deployment {
  /** The whole site with rules and indexes, or the pages of the marketing site alone. */
  readonly part: "site" | "marketing";
  readonly goal:
    | { readonly kind: "check" }
    | { readonly kind: "live"; readonly project?: string }
    | { readonly kind: "preview"; readonly channel: string };
}

const usage = `After pnpm deploy, or pnpm deploy:marketing:
  (nothing)           all checks and the build; says what would be deployed
  live                deploys, after asking for the project's id
  live <project>      deploys without asking: for pipelines
  preview <channel>   deploys Hosting to a preview channel for seven days; rules and indexes stay as they are`;

/**
 * Reads the words of the command. They are words and not options, because `pnpm deploy` keeps options for itself: a `--dry-run` would never
 * arrive here.
 *
 * @throws {Refusal} with the usage
 */
export function readDeployment(words: readonly string[]): Deployment {
  const [part, kind, name, ...more] = words;
  if ((part === "site" || part === "marketing") && more.length === 0 && !words.some((word) => word.startsWith("-"))) {
    if (kind === undefined) return { part, goal: { kind: "check" } };
    if (kind === "live") return { part, goal: { kind, ...(name !== undefined && { project: name }) } };
    if (kind === "preview" && name !== undefined && /^[a-z0-9-]{1,60}$/.test(name) && name !== "live")
      return { part, goal: { kind, channel: name } };
  }
  throw new Refusal(`Not understood: ${words.slice(1).join(" ")}\n${usage}`);
}
