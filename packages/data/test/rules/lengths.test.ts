import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyProfile, limits, projectContent } from "../../src/documents/index.ts";
import { client, now, tokenOf } from "@tooling/testing/documents";
import { emptyProject, openFirestore, putRules, rulesText, type TestFirestore } from "../server.ts";
import { home } from "./cells.ts";

const project = "demo-rules-lengths";
let server: TestFirestore;

beforeAll(async () => {
  server = await openFirestore();
  await emptyProject(server.url, project);
  await putRules(server.url, project, rulesText);
});

afterAll(() => server.close());

/** Characters of one and two code units, of several code points, combining marks and joiners. */
const unit = fc.oneof(
  fc.constantFrom("x", "é", "e\u0301", "\u0301", "漢", "😀", "👩‍🔧", "🇦🇹", "\u200d", "\u3000", " ", "\n"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);

/** Texts about as long as allowed: the first units, over and over, and up to three more or fewer. */
const nearLimit = (maxLength: number): fc.Arbitrary<string> =>
  fc.tuple(fc.array(unit, { minLength: 1, maxLength: 4 }), fc.integer({ min: -3, max: 3 })).map(([units, over]) => {
    const beginning = units.join("");
    return Array.from(beginning.repeat(Math.ceil(maxLength / beginning.length) + 3)).reduce(
      (text, character) => (text.length < maxLength + over ? text + character : text),
      "",
    );
  });

test("the rules grant what the forms accept, however its characters are coded", async () => {
  const user = client(server.url, project, tokenOf("alice"));
  const created = await user.commit({ create: `${home}/companyDetails/profile`, fields: { name: "", location: "", logo: null } });
  expect(created.status).toBe(200);
  const counts = { accepted: 0, refused: 0 };
  const contents = fc.record({
    project: fc.record({ name: nearLimit(limits.nameLength), description: nearLimit(limits.descriptionLength) }),
    profile: fc.record({ name: nearLimit(limits.nameLength), location: nearLimit(limits.locationLength), logo: fc.constant(null) }),
  });
  await fc.assert(
    fc.asyncProperty(contents, async (content) => {
      const entered = projectContent.safeParse(content.project);
      const profile = companyProfile.safeParse(content.profile);
      for (const { success } of [entered, profile]) counts[success ? "accepted" : "refused"] += 1;
      if (entered.success) {
        const fields = { ...entered.data, createdAt: now };
        const created = await user.commit({ create: `${home}/projects/p${counts.accepted}`, fields });
        expect(created.status, JSON.stringify(entered.data)).toBe(200);
      }
      if (profile.success) {
        const written = await user.commit({ update: `${home}/companyDetails/profile`, fields: profile.data });
        expect(written.status, JSON.stringify(profile.data)).toBe(200);
      }
    }),
    { numRuns: runs(150) },
  );
  // Drawn around the limit, so that both outcomes occur.
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(20);
});
