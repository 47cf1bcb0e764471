import { MantineProvider, type MantineColorSchemeManager } from "@mantine/core";
import type { ReactNode } from "react";
import { chooseColorScheme, chosenColorScheme, subscribeToColorScheme } from "../elements/colorScheme.ts";
import { cssVariablesResolver, theme } from "./theme.ts";

let unsubscribe: (() => void) | undefined;

/** Lets Mantine follow the one choice of light or dark that the page already has. */
const manager: MantineColorSchemeManager = {
  get: () => chosenColorScheme(),
  set: chooseColorScheme,
  subscribe: (onUpdate) => {
    unsubscribe = subscribeToColorScheme(() => onUpdate(chosenColorScheme()));
  },
  unsubscribe: () => unsubscribe?.(),
  clear: () => chooseColorScheme("auto"),
};

/** Mantine with the house's theme, around whatever is made of its components. The page for visitors does without. */
export function MantineTheme({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={manager} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
