import type { Difference } from "./difference.ts";
import { both, errorStatus, root, update, type Side, type Sides } from "./sides.ts";

/** Terms of a chain of `&&` whose largest granted length is compared: it shows what each expression counts. */
const terms = [
  "1 == 1",
  "true",
  "resource.data.n == 1",
  "resource.data.n is int",
  "[1, 2, 3].size() == 3",
  "(false ? true : true)",
  "resource.data.keys().hasAny(['n'])",
  "math.abs(1) == 1",
  "timestamp.value(0) == timestamp.value(0)",
  "duration.value(1, 's') is duration",
  "h(1) == 1",
  "exists(/databases/$(database)/documents/o/x)",
  "(false || true)",
  "/a/b == /a/b",
];

const functions = "function h(x) { let y = x; return y; }";

/** Rules with `length` terms, in functions of forty: a longer chain is nested too deep. */
function rulesOf(term: string, length: number): string {
  const chain = (count: number): string => Array.from({ length: count }, () => term).join(" && ");
  const sizes = Array.from({ length: Math.ceil(length / 40) }, (_, index) => Math.min(40, length - index * 40));
  const groups = sizes.map((size, index) => `function g${index}() { return ${chain(size)}; }`);
  return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${functions} ${groups.join(" ")}
match /e/{id} { allow get, write: if ${sizes.map((_, index) => `g${index}()`).join(" && ")}; } } }`;
}

async function isGranted(side: Side, term: string, length: number): Promise<boolean> {
  const refused = await side.put(rulesOf(term, length));
  if (refused !== undefined) throw new Error(refused);
  return errorStatus(await side.ask("GET", `${root}/e/a`, undefined, "alice")) === "ok";
}

/** The largest length that is granted. */
async function longest(side: Side, term: string): Promise<string> {
  let [granted, denied] = [1, 400];
  while (denied - granted > 1) {
    const length = (granted + denied) >> 1;
    if (await isGranted(side, term, length)) granted = length;
    else denied = length;
  }
  return String(granted);
}

/** Maximum number of terms in a request, and whether the writes of a batch share one limit. */
export async function compareCounts(sides: Sides): Promise<Difference[]> {
  await both(sides, (side) => side.commit([update("e/a", { n: 1 }), update("o/x", { n: 1 })]));
  const results: Difference[] = [];
  for (const term of terms) results.push({ part: "counts", name: term, ...(await both(sides, (side) => longest(side, term))) });
  const batch = await both(sides, async (side) => {
    await side.put(rulesOf("1 == 1", 190));
    return errorStatus(
      await side.commit(
        Array.from({ length: 20 }, (_, index) => update(`e/w${index}`, {})),
        "alice",
      ),
    );
  });
  results.push({ part: "counts", name: "20 writes of 950 expressions each", ...batch });
  return results;
}
