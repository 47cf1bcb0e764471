import { kindOfCollection, type PlainRecord } from "@org/data";
import { templateFileId, withTemplateLinks, type Template, type TemplateFile } from "@org/data/store";
import type { Calculator } from "@org/hvac-core";
import { inUnitSystem, type FormInput } from "@org/form/state";
import { displayedQuantity, isTypedQuantity } from "@org/hvac-core/kernel";
import { updateLinks } from "@org/hvac-core/links";
import { loadCalculator } from "@org/hvac-core/loading";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { withSite, type ProjectSite } from "@org/hvac-core/site";

interface FilledFile extends TemplateFile {
  readonly id: string;
  readonly calculator: Calculator;
}

/** Significant digits of a converted number of a template: nobody enters a wall of 27.870912 m². */
const digits = 3;

/** Numbers that are shown in other units than they were entered in become entries in these units, rounded. */
function rounded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== "object" || value === null) return value;
  if (!isTypedQuantity(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rounded(each)]));
  const { value: number, unit } = displayedQuantity(value);
  if (unit === value.unit) return value;
  const { displayUnit: _displayUnit, ...entry } = value;
  return { ...entry, value: Number(number.toPrecision(digits)), unit };
}

/**
 * A template in a unit system, with the values of a site: its numbers are in units of the system, its other fields have the defaults of the system, and
 * linked numbers equal the results that they are linked to.
 *
 * @param calculatorOf loads the calculator of a route
 */
export async function fillTemplate(
  template: Template,
  unitSystem: UnitSystem,
  site: ProjectSite | undefined,
  calculatorOf: (route: string) => Promise<Calculator | undefined> = loadCalculator,
): Promise<Template> {
  const filled = await Promise.all(
    withTemplateLinks(template).map(async (file, index): Promise<FilledFile | undefined> => {
      const calculator = await calculatorOf(kindOfCollection(file.collection).route);
      if (!calculator) return undefined;
      const entries = unitSystem === "Metric" ? { ...file.input, ...file.metric } : file.input;
      const shown = rounded(inUnitSystem(calculator, entries as FormInput, unitSystem)) as FormInput;
      return { ...file, id: templateFileId(index), calculator, input: (site ? withSite(calculator, shown, site) : shown) as PlainRecord };
    }),
  );
  const known = filled.filter((file) => file !== undefined);
  const { changed } = updateLinks(known.map((file) => ({ ...file, input: file.calculator.complete(file.input) })));
  const files = template.files.map((file, index) => {
    const { input } = filled[index] ?? file;
    // Only the numbers that changed: the rest is completed when it is stored, and stays marked as assumed.
    const numbers = changed.find(({ file: id }) => id === templateFileId(index));
    const values = numbers?.numbers.map(({ path }) => [path, (numbers.input as PlainRecord)[path]] as const) ?? [];
    return { ...file, input: { ...input, ...Object.fromEntries(values) } as PlainRecord };
  });
  return { ...template, files };
}
