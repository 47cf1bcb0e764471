import { templates, templateFileId } from "@org/data/store";
import { kindOfCollection } from "@org/data";
import { catalogue, type Calculator } from "@org/hvac-core";
import { checkLinks } from "@org/hvac-core/links";
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

  test("has the numbers of the specification in either unit system", async () => {
    const { files } = await fillTemplate(template, "Metric", undefined, load);
    const linked = new Set(template.links?.map(({ file, field }) => `${file} ${field}`));
    files.forEach(({ input }, index) => {
      for (const [name, value] of Object.entries(template.files[index]!.input))
        if (typeof value === "object" && value !== null && "value" in value && !linked.has(`${index} ${name}`))
          expect(input[name], name).toMatchObject(value);
    });
  });
});
