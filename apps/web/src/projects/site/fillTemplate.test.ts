import { templates, templateFileId } from "@org/data/store";
import { kindOfCollection } from "@org/data";
import { catalogue, type Calculator } from "@org/hvac-core";
import { displayedQuantity, isTypedQuantity, type TypedQuantity } from "@org/hvac-core/kernel";
import { checkLinks } from "@org/hvac-core/links";
import { convert } from "@org/hvac-core/quantity";
import { siteDifferences, type ProjectSite } from "@org/hvac-core/site";
import { describe, expect, test } from "vitest";
import { fillTemplate } from "./fillTemplate.ts";

const calculatorOf = (route: string): Calculator => (catalogue as readonly Calculator[]).find(({ id }) => id === route)!;
const load = (route: string) => Promise.resolve(calculatorOf(route));
const denver: ProjectSite = {
  unitSystem: "Imperial",
  altitude: { value: 5430, unit: "ft" },
  coolingDryBulb: { value: 94, unit: "degF" },
  coolingWetBulb: { value: 60, unit: "degF" },
  heatingDryBulb: { value: 1, unit: "degF" },
};

describe.each(templates.map((template) => [template.name, template] as const))("%s", (_, template) => {
  test.each([
    ["Imperial", undefined],
    ["Metric", undefined],
    ["Metric", denver],
  ] as const)("in %s units with the site %o: files are in these units, agree, and have the site", async (unitSystem, site) => {
    const { files } = await fillTemplate(template, unitSystem, site, load);
    const all = files.map(({ collection, input }, index) => {
      const calculator = calculatorOf(kindOfCollection(collection).route);
      return { collection, id: templateFileId(index), calculator, input: calculator.complete(input) };
    });
    expect(checkLinks(all).numbers.every(({ state }) => state === "current")).toBe(true);
    for (const { calculator, input } of all) {
      expect(input.unitSystem).toBe(unitSystem);
      expect(calculator.calculate(input).ok).toBe(true);
      if (site) expect(siteDifferences(calculator, input, site)).toEqual([]);
    }
  });

  test("has the numbers of the specification in Imperial, and in Metric these with three digits, without a unit of the other system", async () => {
    const linked = new Set(template.links?.map(({ file, field }) => `${file} ${field}`));
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const { files } = await fillTemplate(template, unitSystem, undefined, load);
      files.forEach(({ input }, index) => {
        for (const [name, value] of Object.entries(template.files[index]!.input)) {
          if (!isTypedQuantity(value) || linked.has(`${index} ${name}`)) continue;
          const filled = displayedQuantity(input[name] as unknown as TypedQuantity);
          if (unitSystem === "Imperial") expect(filled, name).toEqual(displayedQuantity(value));
          else {
            const exact = convert(value.value, value.unit, filled.unit);
            expect(Math.abs(filled.value - exact), name).toBeLessThanOrEqual(0.005 * Math.abs(exact));
            expect(String(filled.value).replaceAll(/^-?0?\.?0*|\.|e.*/g, "").length, `${name}: ${filled.value}`).toBeLessThanOrEqual(
              filled.unit === value.unit ? 15 : 3,
            );
          }
        }
        if (unitSystem === "Metric")
          expect(JSON.stringify(input)).not.toMatch(/"(?:ft2?|degF|cfm|fpm|gpm|lb|deltaF)"|\bin\b[^a-z]|\bton\b/);
      });
    }
  });
});
