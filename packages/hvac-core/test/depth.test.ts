import { describe } from "vitest";
import { bill } from "./depth/bill.ts";
import { ductTree } from "./depth/ductTree.ts";
import { roomLoads } from "./depth/roomLoads.ts";
import { schedule } from "./depth/schedule.ts";
import { soundPaths } from "./depth/soundPaths.ts";
import { tariff } from "./depth/tariff.ts";
import { holdToTheLaws, type AnyCalculator } from "./laws/laws.ts";

/** Shapes of what buildings are made of, on the real kernel with the real physics: a page may need any of them. */
const calculators = [roomLoads, ductTree, soundPaths, tariff, bill, schedule] as unknown as readonly AnyCalculator[];

describe.each(calculators.map((definition) => [definition.title, definition] as const))("%s", (_title, definition) => holdToTheLaws(definition));
