import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Number of commits that are read: those of a long branch, without the years before it. */
const maxCommits = 50;
export const maxSubjectLength = 72;

/** The fault of a commit's subject, if any: it must fit on one line of a log. */
export function subjectProblem(subject: string): string | undefined {
  const { length } = Array.from(subject);
  return length > maxSubjectLength ? `${length} characters, of at most ${maxSubjectLength}: ${subject}` : undefined;
}

/** Subjects of the last commits, back to the last release. Merges have been named by who merged. */
export function recentSubjects(): readonly string[] {
  const git = (...parameters: readonly string[]): string => execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();
  const release = git("tag", "--list", "@org/hvac-core@*", "--merged", "HEAD", "--sort=-creatordate").split("\n")[0];
  const range = release === undefined || release === "" ? ["HEAD"] : [`${release}..HEAD`];
  return git("log", "--no-merges", "--format=%s", `--max-count=${maxCommits}`, ...range)
    .split("\n")
    .filter(Boolean);
}
