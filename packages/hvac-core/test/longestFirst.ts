import { globSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const isContract = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith("/contract.test.ts");

/** Bytes of the sources in the folder of a file. */
function sourcesBeside({ moduleId }: TestSpecification): number {
  const cwd = dirname(moduleId);
  return globSync("**/*.ts", { cwd }).reduce((sum, file) => sum + statSync(`${cwd}/${file}`).size, 0);
}

/** The contract's files are the shortest and take longest: they run first, that of the calculator with most sources before the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const contracts = files.filter(isContract).map((file) => ({ file, size: sourcesBeside(file) }));
    const others = await super.sort(files.filter((file) => !isContract(file)));
    return [...contracts.toSorted((first, other) => other.size - first.size).map(({ file }) => file), ...others];
  }
}
