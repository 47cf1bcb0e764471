import { afterEach } from "vitest";

const marks: Readonly<Record<string, string>> = { "\u202f": "⍽", "\u00a0": "␣" };

/**
 * Shows the spaces in a failure that look like others: ⍽ is a narrow no-break space (`\u202f`), ␣ a no-break one (`\u00a0`). Without it two
 * texts that differ by them alone are the same in a diff.
 */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    for (const key of ["message", "diff", "actual", "expected"] as const) {
      const text: unknown = error[key];
      if (typeof text === "string") error[key] = text.replaceAll(/[\u202f\u00a0]/g, (space) => marks[space]!);
    }
});
