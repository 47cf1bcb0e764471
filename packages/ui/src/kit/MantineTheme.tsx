import { MantineContext, MantineProvider, type MantineColorSchemeManager } from "@mantine/core";
import { use, type ReactNode } from "react";
import { chooseColorScheme, chosenColorScheme, subscribeToColorScheme } from "../elements/colorScheme.ts";
import "./kit.css";
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

/**
 * Mantine with our theme and its styles, around whatever is made of its components; within another it adds nothing. Pages for visitors do
 * without, until a dialog or a notification of theirs brings it.
 */
export function MantineTheme({ children }: { readonly children: ReactNode }): ReactNode {
  if (use(MantineContext)) return children;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={manager} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
