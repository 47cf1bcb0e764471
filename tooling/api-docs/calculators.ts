import { catalogue, type Calculator, type WorkedExample } from "@org/hvac-core";
import type { Library } from "./library.ts";

/** A calculator as its page describes it: what it states of itself at run time. */
export interface DescribedCalculator {
  /** Its constant, as importers name it. */
  readonly name: string;
  readonly importName: string;
  readonly calculator: Calculator;
  readonly cases: readonly WorkedExample<unknown>[];
}

/** Every calculator of the catalogue by its subpath: `calculators/heat-load`. */
export async function readCalculators({ subpaths, checker }: Library): Promise<ReadonlyMap<string, DescribedCalculator>> {
  const described = (catalogue as readonly Calculator[]).map(async (calculator): Promise<[string, DescribedCalculator]> => {
    const path = `calculators/${calculator.id}`;
    const subpath = subpaths.find((each) => each.path === path);
    const constant = subpath?.entries.find(
      ({ kind, symbol }) => kind === "constant" && checker.getTypeOfSymbol(symbol).getProperty("calculate"),
    );
    if (!subpath || !constant) throw new Error(`${path} exports no calculator`);
    const { cases } = await calculator.explanation();
    return [path, { name: constant.name, importName: subpath.importName, calculator, cases }];
  });
  return new Map(await Promise.all(described));
}
