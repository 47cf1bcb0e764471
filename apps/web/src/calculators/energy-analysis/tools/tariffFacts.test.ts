import { expect, test } from "vitest";
import { importUrdb } from "@org/hvac-core/energy";
import { tariffFacts, tariffRemarks } from "./tariffFacts.ts";
import { record } from "../../../../test/tariffRecords.ts";

const format = { unitSystem: "Metric", currency: { sign: "$", decimals: 2 } } as const;

test("a tariff has the facts of its record, and what is not imported is named", () => {
  const [imported] = importUrdb(record);
  const facts = new Map(tariffFacts(imported!, format));
  expect(facts.get("Energy")).toMatch(/^2 periods of up to 2 tiers, \$0\.07\d*\/kWh to \$0\.21\d*\/kWh$/);
  expect(facts.get("Demand by period")).toContain("2 periods");
  expect(facts.get("Monthly demand")).toContain("2 seasons of up to 2 tiers");
  expect(facts.get("Ratchet")).toMatch(/^80.% of the highest demand of the 11 preceding months$/);
  expect(facts.get("Export price")).toMatch(/^\$0\.03\d*\/kWh to \$0\.05\d*\/kWh$/);
  expect(facts.get("Valid")).toBe("2025-01-01 to …");
  const { excluded } = tariffRemarks(imported!);
  expect(excluded).toHaveLength(2);
  expect(excluded.join(" ")).toContain("fixedchargeeaaddl");
  expect(excluded.join(" ")).toContain("demandreactivepowercharge");
});

test("months that a ratchet looks back to are named, and two charges with the same meaning are one", () => {
  const [imported] = importUrdb({
    energyratestructure: [[{ rate: 0.1 }]],
    flatdemandstructure: [[{ rate: 10 }]],
    lookbackpercent: 0.6,
    lookbackrange: 0,
    lookbackmonths: Array.from({ length: 12 }, (_, month) => month >= 5 && month <= 8),
    fixedchargefirstmeter: 0,
    fixedmonthlycharge: 20,
  });
  expect(new Map(tariffFacts(imported!, format)).get("Ratchet")).toMatch(/^60.% of the highest demand of Jun, Jul, Aug, Sep$/);
  expect(tariffRemarks(imported!).excluded).toEqual([]);
});
