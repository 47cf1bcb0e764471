import {
  allSteps,
  callsIn,
  parseExpression,
  type Explanation,
  type Sheet,
  type FunctionEquation,
  type SheetFunction,
} from "@org/hvac-core/kernel";
import { createContext, use, useState, type ReactNode } from "react";
import { citationText, prose } from "@org/form/numbers";
import { Formula } from "./Formula.tsx";
import { functionText } from "@org/documents/content";
import { texts } from "./texts.tsx";
import styles from "./sheet.module.css";

/** The functions of physics that the formulas of a sheet may call. */
export const SheetFunctions = createContext<Explanation["functions"]>({});

function Equations({ equations }: { readonly equations: readonly FunctionEquation[] }): ReactNode {
  return equations.map(({ symbol, expression }) => (
    <div key={symbol} className={styles.work}>
      <span className={styles.symbol}>
        <Formula text={symbol} />
      </span>
      <div className={styles.chain}>
        <span className={styles.link}>
          <Formula text={expression} />
        </span>
      </div>
    </div>
  ));
}

/** Definition of a function: formula, validity and source. */
function Definition({ name, sheetFunction }: { readonly name: string; readonly sheetFunction: SheetFunction }): ReactNode {
  const { definition, citation } = sheetFunction;
  return (
    <div className={styles.definition} data-function={name}>
      <p>
        <b>{name}</b>: {functionText(sheetFunction)}
      </p>
      {definition.by === "table" && <p>{prose(definition.text)}</p>}
      {definition.by === "equations" &&
        definition.branches.map(({ holds, equations }) => (
          <div key={holds ?? ""}>
            {holds !== undefined && <p>{prose(holds)}:</p>}
            <Equations equations={equations} />
          </div>
        ))}
      {definition.by === "solving" && (
        <>
          <Equations equations={definition.equations} />
          <p>{texts.functions.solvedFor(<Formula text={definition.unknown} />)}</p>
          <Equations equations={[{ symbol: definition.balance[0], expression: definition.balance[1] }]} />
        </>
      )}
      {definition.where !== undefined && <p>{prose(definition.where)}</p>}
      <p className={styles.source}>{citationText(citation)}</p>
    </div>
  );
}

function calledIn(expression: string, functions: Explanation["functions"]): readonly (readonly [string, SheetFunction])[] {
  return callsIn(parseExpression(expression)).flatMap((name) =>
    Object.hasOwn(functions, name) ? [[name, functions[name]!] as const] : [],
  );
}

/** Rendered when the fold is opened. */
function FunctionFold({ name, sheetFunction }: { readonly name: string; readonly sheetFunction: SheetFunction }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} data-calls={name} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.functions.formula(name)}</summary>
      {isOpen && <Definition name={name} sheetFunction={sheetFunction} />}
    </details>
  );
}

/** The functions that a formula calls, each with its formula in a fold. */
export function FunctionFolds({ expression }: { readonly expression: string }): ReactNode {
  return calledIn(expression, use(SheetFunctions)).map(([name, sheetFunction]) => (
    <FunctionFold key={name} name={name} sheetFunction={sheetFunction} />
  ));
}

/** On paper: every function that the sheet calls, once. */
export function FunctionAppendix({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const functions = use(SheetFunctions);
  const called = new Map(allSteps(sheet).flatMap(({ expression }) => calledIn(expression, functions)));
  return (
    called.size > 0 && (
      <section className={styles.section}>
        <h3 className={styles.part}>{texts.functions.title}</h3>
        {[...called].map(([name, sheetFunction]) => (
          <Definition key={name} name={name} sheetFunction={sheetFunction} />
        ))}
      </section>
    )
  );
}
