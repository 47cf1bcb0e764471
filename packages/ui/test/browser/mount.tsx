import axe, { type RunOptions } from "axe-core";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { NotificationArea } from "../../src/elements/index.ts";
import {
  CalculatorSurface,
  ResultLinksContext,
  useCalculator,
  type CalculatorSurfaceProps,
  type ResultLinks,
} from "../../src/surface/index.ts";
import { startInput, type AnyCalculator, type WorkerCalculator, type FormInput, type CalculatorState } from "@org/form/state";
import { setColorScheme } from "./scheme.ts";

/** A calculator's page under test. */
export interface Mounted {
  /** The state of the last rendering. */
  readonly state: () => CalculatorState;
  readonly unmount: () => Promise<void>;
}

interface MountOptions extends Omit<CalculatorSurfaceProps, "state"> {
  readonly input?: FormInput;
  readonly worker?: WorkerCalculator;
  readonly links?: ResultLinks;
}

/** Renders a calculator's page: by default a new one in Metric units. */
export async function mount(definition: AnyCalculator, { input, worker, links, ...surface }: MountOptions = {}): Promise<Mounted> {
  let drawn: CalculatorState | undefined;
  const opened = { input: input ?? startInput(definition, "Metric"), unparsed: {} };
  const keep = (): void => undefined;
  function Page(): ReactNode {
    const state = useCalculator(definition, opened, keep, worker);
    drawn = state;
    return (
      <>
        <NotificationArea />
        <main>
          <ResultLinksContext value={links}>
            <CalculatorSurface {...surface} state={state} />
          </ResultLinksContext>
        </main>
      </>
    );
  }
  const { unmount } = await render(<Page />);
  return { state: () => drawn!, unmount: async () => unmount() };
}

/** Rules of WCAG 2.2 A and AA, and those of them that depend on colours. */
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const colourRules = ["color-contrast", "link-in-text-block"];

async function expectNoViolations(runOnly: NonNullable<RunOptions["runOnly"]>): Promise<void> {
  // What the bar covers of a scrolled page is no small target.
  window.scrollTo({ top: 0, behavior: "instant" });
  const { violations } = await axe.run(document, { runOnly });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
}

/** Fails on any violation of WCAG 2.2 A and AA in the page. */
export const expectAccessible = (): Promise<void> => expectNoViolations(allRules);

/** The same in light and in dark, where only the rules about colours can differ. */
export async function expectAccessibleInBoth(): Promise<void> {
  await expectAccessible();
  setColorScheme("dark");
  await expectNoViolations({ type: "rule", values: colourRules });
  setColorScheme("light");
}
