import type { MeasuredElement, VagueList, WorkKind } from "../kernel/index.ts";

/** List of an element: its work, or a list that does not identify it exactly. */
export type ListOfThings = WorkKind | VagueList;

interface SharedThings {
  /** Lists that know better, of each of which a thing of this list may be a part. They stand earlier in the table. */
  readonly mayBe: readonly ListOfThings[];
  /** Only with the same tag. */
  readonly mayBeByTag?: readonly ListOfThings[];
  /**
   * What its names tell between two files of a calculator: tags name one thing; words, such as "Coil", only with a number; places, such as sections,
   * never do. Tags when left out.
   */
  readonly names?: "words" | "places";
}

const known: SharedThings = { mayBe: [] };
/** Custom equipment may include it. */
const listed: SharedThings = { mayBe: [], mayBeByTag: ["otherEquipment"], names: "words" };

const onWater = [
  "airHandlingUnits",
  "terminalUnits",
  "vavTerminals",
  "chillers",
  "boilers",
  "coolingTowers",
  "heatRecoveryUnits",
  "unitarySystems",
  "rooftopUnits",
  "otherEquipment",
] as const satisfies readonly WorkKind[];
const withFans = [
  "fans",
  "airHandlingUnits",
  "terminalUnits",
  "heatRecoveryUnits",
  "unitarySystems",
  "rooftopUnits",
] as const satisfies readonly WorkKind[];
const atDucts = ["airTerminals", "vavTerminals"] as const satisfies readonly WorkKind[];
const inDucts = [
  "airHandlingUnits",
  "heatRecoveryUnits",
  "rooftopUnits",
  "unitarySystems",
  "vavTerminals",
  "terminalUnits",
  "otherEquipment",
  "silencers",
] as const satisfies readonly WorkKind[];
const terminal = { mayBeByTag: ["terminalUnits", "otherEquipment", "louvres"], names: "places" } as const;

/**
 * Lists that files of several calculators share things of. Those that know a thing best come first: what a schedule states stays in the bill, and
 * what others list of it is marked.
 */
export const sharedThings: Readonly<Partial<Record<ListOfThings, SharedThings>>> = {
  airHandlingUnits: known,
  terminalUnits: known,
  vavTerminals: known,
  fans: known,
  pumps: known,
  chillers: known,
  boilers: known,
  coolingTowers: known,
  heatRecoveryUnits: known,
  unitarySystems: known,
  rooftopUnits: known,
  airTerminals: known,
  otherEquipment: known,
  silencers: listed,
  louvres: { mayBe: [], mayBeByTag: ["airTerminals", "otherEquipment"], names: "words" },
  hoods: listed,
  tanks: listed,
  pipework: known,
  pipeFittings: known,
  pipeValves: known,
  unitsOnPipes: { mayBe: onWater, names: "words" },
  circuitPipework: { mayBe: ["pipework"] },
  circuitFittings: { mayBe: ["pipeFittings"] },
  circuitValves: { mayBe: ["pipeValves"] },
  pumpsOfCircuits: { mayBe: ["pumps"], names: "words" },
  equipmentOnCircuits: { mayBe: [...onWater, "unitsOnPipes"], names: "words" },
  fansOfDucts: { mayBe: withFans },
  terminalsOfDucts: { ...terminal, mayBe: atDucts },
  exhaustTerminalsOfDucts: { ...terminal, mayBe: [...atDucts, "hoods"] },
  equipmentInDucts: { mayBe: inDucts, names: "places" },
  endsOfDucts: { mayBe: ["airTerminals", ...inDucts], names: "places" },
};

const order = Object.keys(sharedThings);

/** The list that an element is in, where files of several calculators may share its things. */
export function listOf({ list, work }: MeasuredElement): ListOfThings | undefined {
  const elementList = list ?? work;
  return elementList in sharedThings ? elementList : undefined;
}

/** Smaller for lists that know more of a thing. */
export const rankOf = (list: ListOfThings): number => order.indexOf(list);

/** Whether a thing of one list may be one of another, known by its kind alone. */
export const mayBe = (list: ListOfThings, other: ListOfThings): boolean => sharedThings[list]!.mayBe.includes(other);

const everyList = (list: ListOfThings): readonly ListOfThings[] => [
  ...sharedThings[list]!.mayBe,
  ...(sharedThings[list]!.mayBeByTag ?? []),
];

/** Whether things of two lists under one tag are one thing: one list knows the other's things, or a third one knows those of both. */
export function areOneByTag(tag: string, first: ListOfThings, second: ListOfThings): boolean {
  if (first === second) {
    const { names } = sharedThings[first]!;
    return names === undefined || (names === "words" && /\p{N}/u.test(tag));
  }
  const [lists, others] = [everyList(first), everyList(second)];
  // Custom equipment may be anything, so it does not identify two other elements.
  return lists.includes(second) || others.includes(first) || lists.some((each) => each !== "otherEquipment" && others.includes(each));
}
