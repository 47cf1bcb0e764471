import { readFileSync } from "node:fs";
import { stored } from "@org/ui/elements";
import { expect, test } from "vitest";

/** Words of the privacy policy's table that speak of each thing which the application keeps in a browser. */
const spokenOf: Readonly<Record<keyof typeof stored, string>> = {
  colorScheme: "Theme",
  unitSystem: "unit system",
  currency: "currency",
  openFolds: "opened sections",
  recentFittings: "recently used fittings",
  gridColumns: "columns of tables",
  importedHeads: "what columns of files that you import stand for",
  pageDraft: "What you typed into a calculator's own page",
  tabPage: "What you typed into a calculator's own page",
  pageToSave: "What you typed into a calculator's own page",
  companyDraft: "Changes of company details",
  reportOptions: "how you last made a report",
  signedInEmail: "e-mail address",
  signedInId: "user id",
  unsent: "whether something is unsent",
  sessionEnded: "that a session has ended",
};

const policy = readFileSync(new URL("../../content/pages/privacy-policy.md", import.meta.url), "utf8");
const rows = policy
  .slice(policy.indexOf("## What is kept in your browser"))
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("’", "'")));

test.each(Object.entries(stored))(
  "the privacy policy names %s, where it is kept, and whether it outlives a sign-out",
  (name, { key, area, belongsTo }) => {
    const row = rows.find(([, what = ""]) => what.includes(spokenOf[name as keyof typeof stored]));
    expect(row, `a row that speaks of ${key}`).toBeDefined();
    const [, , where = "", end = ""] = row!;
    expect(where).toContain(area === "device" ? "local storage" : "session storage");
    if (belongsTo && area === "device") expect(end).toContain("at sign-out");
    // What has no owner stays, unless it says itself who is signed in.
    else if (area === "device" && !/^plenum\.(?:signedIn|userId|unsent|sessionEnded)/.test(key)) expect(end).toContain("stays");
  },
);
