import { catalogue, type Calculator } from "@org/hvac-core";
import { cards, type Card, type CardId } from "@org/hvac-core/cards";

/** Facts in a picture that may be outdated later, by which old pictures are detected without a browser. */
export interface Facts {
  /** Calculators in the navigation, in its order; of screens that show it. */
  readonly navigation?: string;
  /** Answer of the example that is seen. */
  readonly answer?: string;
}

/** An example of a calculator that a picture shows. */
export interface Example {
  readonly calculator: CardId;
  readonly id: string;
  readonly title: string;
}

const definitions: readonly Calculator[] = catalogue;

/** @throws {Error} when there is no such card */
export function cardOf(id: CardId): Card {
  const card = (cards as readonly Card[]).find((each) => each.id === id);
  if (!card) throw new Error(`There is no calculator ${id}.`);
  return card;
}

/** @throws {Error} when the calculator has no such example */
export function exampleOf(calculator: CardId, id: string): Example {
  const example = definitions.find((each) => each.id === calculator)?.examples.find((each) => each.id === id);
  if (!example) throw new Error(`The calculator ${calculator} has no example ${id}.`);
  return { calculator, id, title: example.title };
}

const answers = new Map<string, string>();

/** The answer of an example in metric units, as the engine gives it today. */
function answerOf(example: Example): string {
  const key = `${example.calculator}/${example.id}`;
  const known = answers.get(key) ?? calculatedAnswer(example);
  answers.set(key, known);
  return known;
}

function calculatedAnswer({ calculator: id, id: exampleId }: Example): string {
  const calculator = definitions.find((each) => each.id === id)!;
  const outcome = calculator.calculate(calculator.examples.find((each) => each.id === exampleId)!.input.Metric);
  if (!outcome.ok) throw new Error(`${id} refuses its example ${exampleId}.`);
  const currency =
    calculator.currency === undefined ? undefined : (outcome.values as Readonly<Record<string, unknown>>)[calculator.currency];
  // As the pages write amounts of money.
  return calculator.answer(outcome).replaceAll(/(\d[\d.\u202f]*)\u202f¤/g, (_, amount: string) => `${String(currency)}${amount}`);
}

/** Facts of the present product on a screen. */
export function factsOf({ example, isPhone = false }: { readonly example?: Example; readonly isPhone?: boolean }): Facts {
  return {
    ...(!isPhone && {
      navigation: (cards as readonly Card[])
        .filter(({ route }) => route !== null)
        .map(({ title }) => title)
        .join(", "),
    }),
    ...(example && { answer: answerOf(example) }),
  };
}
