import { describe, expect, test } from "vitest";
import { changesText, readChange, readChangelog } from "./changes.ts";

describe("a changeset", () => {
  test("says the kind of the change and its text", () => {
    expect(readChange('---\n"@org/hvac-core": minor\n---\n\nNew: dampers.\n')).toEqual({ kind: "minor", text: "New: dampers." });
  });
  test("about other packages alone is no change of the library", () => {
    expect(readChange('---\n"@org/ui": major\n---\n\nButtons.\n')).toBeUndefined();
  });
  test("without front matter is no change", () => expect(readChange("Just a text.")).toBeUndefined());
});

test("changes are listed by kind, the most severe first, with their inner lists", () => {
  const text = changesText([
    { kind: "patch", text: "Words." },
    { kind: "major", text: "Gone:\n\n- `a`" },
  ]);
  expect(text).toBe("### Major changes\n\n- Gone:\n  \n  - `a`\n\n### Patch changes\n\n- Words.");
});

/** As changesets 3 writes it. */
const log = `# @org/hvac-core

## 0.3.0

### Minor Changes

- 65716cb: Reads sums.

## 0.2.1

### Patch Changes

- 6fe1d63: Words.
`;

test("a change log is listed by version, the newest first, without hashes of commits", () => {
  expect(readChangelog(log)).toEqual([
    { version: "0.3.0", text: "### Minor changes\n\n- Reads sums." },
    { version: "0.2.1", text: "### Patch changes\n\n- Words." },
  ]);
});
