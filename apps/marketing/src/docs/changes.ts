/** A kind of change, as changesets name it, with the words of the change log. */
const kinds = [
  ["major", "Major changes"],
  ["minor", "Minor changes"],
  ["patch", "Patch changes"],
] as const;

type ChangeKind = (typeof kinds)[number][0];

export interface Change {
  readonly kind: ChangeKind;
  /** Markdown */
  readonly text: string;
}

const packageName = "@org/hvac-core";

/** The text of a changeset about the library; `undefined` if it concerns other packages. */
export function readChange(file: string): Change | undefined {
  const [, front = "", text = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file) ?? [];
  const line = front.split("\n").find((each) => each.replaceAll(/["']/g, "").startsWith(`${packageName}:`));
  const kind = kinds.find(([name]) => line?.trim().endsWith(name))?.[0];
  return kind && { kind, text: text.trim() };
}

/** Changes as the change log will have them: by kind, each an item of a list. */
export function changesText(changes: readonly Change[]): string {
  return kinds
    .flatMap(([kind, title]) => {
      const items = changes.filter((change) => change.kind === kind).map(({ text }) => `- ${text.replaceAll("\n", "\n  ")}`);
      return items.length > 0 ? [`### ${title}`, items.join("\n\n")] : [];
    })
    .join("\n\n");
}

/** The versions of a change log, the newest first, each with its Markdown. Hashes of commits before the texts say nothing to importers. */
export function readChangelog(file: string): readonly { readonly version: string; readonly text: string }[] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = "", ...lines] = section.split("\n");
      const text = lines
        .join("\n")
        .replaceAll(/^- [0-9a-f]{7,40}: /gm, "- ")
        .replaceAll(/^(### \w+) Changes$/gm, "$1 changes");
      return { version: version.trim(), text: text.trim() };
    });
}
