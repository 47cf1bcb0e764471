/**
 * The fences: the refused fault, the command that refuses it, and a planted fault that shows it. `test/planted.test.ts` plants each in a copy of the repository and
 * runs the part of the command that concerns it; the table of CONTRIBUTING.md is written from here by `pnpm generate`.
 */
export type Edit =
  /** A new file. */
  | { readonly file: string; readonly content: string }
  /** More text at the end of a file. */
  | { readonly file: string; readonly append: string }
  /** A text of a file is replaced or removed. */
  | { readonly file: string; readonly replace: string; readonly by: string };

/** A program of the copy: a file that node runs, or an executable of a package. */
export type Run = { readonly folder: string; readonly program: string; readonly parameters: readonly string[] };

/** A fault, its edits, and the message of the fence. */
export interface Planted {
  readonly edits: readonly Edit[];
  /** Programs that succeed one after another without the fault; the last of them refuses it. */
  readonly runs: readonly Run[];
  readonly says: string;
  /** Programs that prepare the copy, once and before the fault. */
  readonly before?: readonly Run[];
  /** Files that the copy does not have, by a pattern. */
  readonly without?: string;
  /** Takes a few seconds: planted in `pnpm test` too. Others are in `pnpm test:all`. */
  readonly isQuick?: true;
}

/** A test that plants the fault itself. */
export interface Tested {
  readonly plant: string;
  readonly says: string;
  readonly file: string;
  readonly title: string;
}

export interface Fence {
  readonly fence: string;
  /** The command. */
  readonly command: string;
  readonly faults: readonly (Planted | Tested)[];
}

export const core = "packages/hvac-core/src";

export const oxlint = (...files: readonly string[]): Run => ({
  folder: ".",
  program: "oxlint",
  parameters: ["--type-aware", "--type-check", "--deny-warnings", ...files],
});
export const depcruise = (...folders: readonly string[]): Run => ({
  folder: ".",
  program: "tooling/fences/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
  parameters: ["--config", "tooling/fences/boundaries.cjs", ...folders],
});
export const vitest = (folder: string, file: string, ...parameters: readonly string[]): Run => ({
  folder,
  program: "vitest",
  parameters: ["run", file, ...parameters],
});
export const node = (folder: string, file: string, ...parameters: readonly string[]): Run => ({ folder, program: file, parameters });

/** A fault that the linter finds in the file that it is in. */
export const linted = (edit: Edit, says: string, file = edit.file): Planted => ({
  edits: [edit],
  runs: [oxlint(file)],
  says,
  isQuick: true,
});

export const lint = "`pnpm lint`";
export const boundaries = "`pnpm --filter @tooling/fences run boundaries`";
export const engineTest = (file: string): string => `\`packages/hvac-core/${file}\``;
