import { expect, test } from "vitest";
import { proveSet } from "../proveSet.ts";
import { exactHeat, groundSlabs } from "./slab.ts";

proveSet(groundSlabs);

test("the exact heat of a slab does not depend on the strips", () => expect(exactHeat(500) / exactHeat(8000)).toBeCloseTo(1, 6));
