import { readFileSync } from "node:fs";
import { deviceStorage } from "@org/device/storage";
import { stored as storedByInterface } from "@org/ui/elements";
import { expect, test } from "vitest";
import { stored as storedByApplication } from "./storedItems.ts";

const stored = { ...storedByInterface, ...storedByApplication };

/** Words of the privacy policy's table for each item that is stored in a browser. */
const wordsOf: Readonly<Record<keyof typeof stored, string>> = {
  colorScheme: "Theme",
  unitSystem: "unit system",
  currency: "currency",
  resultUnits: "units of results",
  pipeSizes: "names of pipe sizes",
  printLevel: "level of detail of printed pages",
  openFolds: "opened sections",
  recentFittings: "recently used fittings",
  gridColumns: "columns and views of tables",
  tablePage: "the layout of pages with tables",
  gridViews: "columns and views of tables",
  importedHeads: "the meaning of columns in imported files",
  pageDraft: "What you typed into a calculator's own page",
  tabPage: "What you typed into a calculator's own page",
  tracedPlan: "Plans that you trace",
  pageToSave: "What you typed into a calculator's own page",
  companyDraft: "Changes of company details",
  reportOptions: "how you last made a report",
  signedInEmail: "e-mail address",
  signedInId: "user id",
  sessionEnded: "that a session has ended",
};

const policy = readFileSync(new URL("../../../marketing/content/pages/privacy-policy.md", import.meta.url), "utf8");
const rows = policy
  .slice(policy.indexOf("## What is stored in your browser"))
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("’", "'")));

test.each(Object.entries(stored))(
  "the privacy policy names %s, its storage, and whether it stays after signing out",
  (name, { key, storage, belongsTo }) => {
    const isOnDevice = storage === deviceStorage;
    const row = rows.find(([, what = ""]) => what.includes(wordsOf[name as keyof typeof stored]));
    expect(row, `a row that speaks of ${key}`).toBeDefined();
    const [, , where = "", end = ""] = row!;
    expect(where).toContain(isOnDevice ? "local storage" : "session storage");
    if (belongsTo && isOnDevice) expect(end).toContain("at sign-out");
    // Items without an owner stay, unless they say who is signed in.
    else if (isOnDevice && !/^plenum\.(?:signedIn|userId|sessionEnded)/.test(key)) expect(end).toContain("stays");
  },
);
