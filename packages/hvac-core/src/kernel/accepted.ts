import type { Acceptance } from "./acceptance.ts";
import type { Success, Warning } from "./outcome.ts";
import { valueAt } from "./path.ts";

/** Name of the rows of an input that say which of its warnings are accepted. */
export const acceptedKey = "accepted";

/** Number that may change by this share before a warning is no longer the accepted one. */
const tolerance = 0.1;

type Answered = Pick<Success, "input" | "results" | "values">;

/** Id of the acceptance of a warning. */
export function acceptanceId({ severity, code }: Pick<Warning, "severity" | "code">): string {
  return `${severity}-${code}`;
}

/** The number at a place: of the result that the warning names, else of the input. */
function numberAt({ results, values }: Answered, { field, result }: Pick<Warning, "field" | "result">): number | undefined {
  const fromResults = result === undefined ? undefined : valueAt(results, result);
  const value =
    typeof fromResults === "object" && fromResults !== null && "value" in fromResults ? fromResults.value : valueAt(values, field ?? "");
  return typeof value === "number" ? value : undefined;
}

/** A number in words, with its decimal mark and groups in any presentation. */
const numberInWords = /(?:(?<![\w.])[-−])?\d+(?:[.,'’\u00a0\u2009\u202f]\d+)*/g;

/**
 * The numbers of a message, the same in every presentation: one mark with three digits behind it is a group, unless a zero is before it. So 1.234
 * is read as 1234, each time.
 */
function numbersIn(message: string): readonly number[] {
  return [...message.matchAll(numberInWords)].map(([text]) => {
    const digits = text.replace("−", "-").replace(/['’\u00a0\u2009\u202f]/g, "");
    const marks = digits.replace(/[^.,]/g, "");
    const isGrouped = marks.length === 1 && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
    const decimal = isGrouped || (marks.length > 1 && new Set(marks).size === 1) ? "" : marks.at(-1);
    return Number(
      digits.replace(/[.,]/g, (mark: string, index: number) => (mark === decimal && digits.lastIndexOf(mark) === index ? "." : "")),
    );
  });
}

/** A place of a warning: its number, if it has one, and those of its message. The limit of a velocity is in the message only. */
type Fact = readonly (number | undefined)[];

const placesOf = (warning: Warning): readonly Pick<Warning, "field" | "result" | "message">[] => warning.places ?? [warning];

const nameOf = ({ field, result }: Pick<Warning, "field" | "result">): string => field ?? result ?? "";

const factOf = (outcome: Answered, place: Pick<Warning, "field" | "result" | "message">): Fact => [
  numberAt(outcome, place),
  ...numbersIn(place.message),
];

/** Whether two numbers are the same for a reader of a warning. */
function isNear(before: number | undefined, now: number | undefined): boolean {
  if (before === undefined || now === undefined) return before === now;
  return Math.abs(now - before) <= tolerance * Math.max(Math.abs(before), Math.abs(now));
}

const isSame = (before: Fact, now: Fact): boolean =>
  before.length === now.length && now.every((number, index) => isNear(before[index], number));

/**
 * The accepted warnings that an input names.
 *
 * @param input an input, as entered or stored
 * @returns its acceptances, without what cannot be read
 * @example
 * ```ts
 * import { acceptancesIn } from "@org/hvac-core/internal";
 * acceptancesIn({ accepted: [{ id: "caution-hiss", reason: "A plant room.", facts: "" }] }).length; // 1
 * acceptancesIn({ accepted: "all" }).length; // 0
 * ```
 */
export function acceptancesIn(input: Readonly<Record<string, unknown>>): readonly Acceptance[] {
  const rows = input[acceptedKey];
  if (!Array.isArray(rows)) return [];
  return (rows as readonly unknown[]).filter((row): row is Acceptance => {
    const { id, reason, facts } = (row ?? {}) as Readonly<Record<string, unknown>>;
    return typeof id === "string" && typeof reason === "string" && typeof facts === "string";
  });
}

/**
 * Accepts a warning for what it says now.
 *
 * @param outcome the outcome that has the warning
 * @param warning one of its warnings
 * @param reason why it may stay
 * @returns the acceptance, a row for the input
 */
export function acceptWarning(outcome: Answered, warning: Warning, reason: string): Acceptance {
  const facts = placesOf(warning).map((place) => `${nameOf(place)}=${factOf(outcome, place).join(";")}`);
  return { id: acceptanceId(warning), reason, facts: facts.join(" ") };
}

/** The facts of an acceptance by the names of the places: a field may be warned of twice. */
function readFacts(facts: string): ReadonlyMap<string, readonly Fact[]> {
  const byPlace = new Map<string, Fact[]>();
  for (const fact of facts.split(" ")) {
    const [place = "", numbers = ""] = fact.split("=");
    const read = numbers.split(";").map((number) => (number === "" ? undefined : Number(number)));
    byPlace.set(place, [...(byPlace.get(place) ?? []), read]);
  }
  return byPlace;
}

function findAcceptance(outcome: Answered, warning: Warning): Acceptance | undefined {
  const id = acceptanceId(warning);
  const given = acceptancesIn(outcome.input).find((each) => each.id === id);
  if (!given) return undefined;
  const before = readFacts(given.facts);
  const isAccepted = placesOf(warning).every((place) => {
    const now = factOf(outcome, place);
    return before.get(nameOf(place))?.some((fact) => isSame(fact, now)) === true;
  });
  return isAccepted ? given : undefined;
}

/** Acceptances by outcome: a page asks for each of them several times. */
const knownAcceptances = new WeakMap<Answered, WeakMap<Warning, { readonly acceptance: Acceptance | undefined }>>();

/**
 * The acceptance of a warning. It holds while the warning has no place that it did not have when it was accepted, and no number at its places or in
 * its message that differs by more than a tenth: a room that is 3 dB too loud was accepted, one that is 6 dB too loud was not. A message has the
 * units of the input, so that it has to be accepted again for another unit system.
 *
 * @param outcome the outcome that has the warning
 * @param warning one of its warnings
 * @returns the acceptance; `undefined` if it was never accepted, or for something else
 */
export function acceptanceOf(outcome: Answered, warning: Warning): Acceptance | undefined {
  const ofOutcome = knownAcceptances.get(outcome) ?? new WeakMap<Warning, { readonly acceptance: Acceptance | undefined }>();
  knownAcceptances.set(outcome, ofOutcome);
  const known = ofOutcome.get(warning) ?? { acceptance: findAcceptance(outcome, warning) };
  ofOutcome.set(warning, known);
  return known.acceptance;
}

/**
 * An input with a warning accepted, or with its acceptance taken back.
 *
 * @param input an input
 * @param id severity and code of the warning, see `Acceptance`
 * @param acceptance `undefined` takes it back
 * @returns the input with the others unchanged
 */
export function withAcceptance<T extends Readonly<Record<string, unknown>>>(input: T, id: string, acceptance: Acceptance | undefined): T {
  const { [acceptedKey]: _, ...others } = input;
  const rows = [...acceptancesIn(input).filter((each) => each.id !== id), ...(acceptance ? [acceptance] : [])];
  return (rows.length === 0 ? others : { ...others, [acceptedKey]: rows }) as T;
}
