import axe from "axe-core";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { NotificationArea } from "../../src/elements/index.ts";
import {
  CalculatorSurface,
  startInput,
  useCalculator,
  type AnyCalculator,
  type ApartCalculator,
  type CalculatorState,
  type CalculatorSurfaceProps,
  type FormInput,
} from "../../src/surface/index.ts";

/** A calculator's page as a test sees it. */
export interface Mounted {
  /** The state as drawn last. */
  readonly state: () => CalculatorState;
  readonly unmount: () => Promise<void>;
}

interface MountOptions extends Omit<CalculatorSurfaceProps, "state"> {
  readonly input?: FormInput;
  readonly apart?: ApartCalculator;
}

/** Draws a calculator's page, Metric and as a new one begins unless told otherwise. */
export async function mount(definition: AnyCalculator, { input, apart, ...surface }: MountOptions = {}): Promise<Mounted> {
  let drawn: CalculatorState | undefined;
  const opened = { input: input ?? startInput(definition, "Metric"), unread: {} };
  const keep = (): void => undefined;
  function Page(): ReactNode {
    const state = useCalculator(definition, opened, keep, apart);
    drawn = state;
    return (
      <>
        <NotificationArea />
        <main>
          <CalculatorSurface {...surface} state={state} />
        </main>
      </>
    );
  }
  const { unmount } = await render(<Page />);
  return { state: () => drawn!, unmount: async () => unmount() };
}

/** Fails on any breach of WCAG 2.2 A and AA in what is drawn. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
}

/** Shows the page in light or dark. */
export function showIn(scheme: "light" | "dark"): void {
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
  document.documentElement.classList.toggle("dark", scheme === "dark");
}
