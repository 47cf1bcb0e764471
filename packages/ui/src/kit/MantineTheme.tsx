import { MantineContext, MantineProvider, type MantineColorSchemeManager } from "@mantine/core";
import { use, type ReactNode } from "react";
import { chooseColorScheme, chosenColorScheme, subscribeToColorScheme } from "../elements/colorScheme.ts";
import "./kit.css";
import { cssVariablesResolver, theme } from "./theme.ts";

let unsubscribe: (() => void) | undefined;

/** Connects Mantine to the page's colour scheme. */
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
 * Mantine with our theme and its styles, around any Mantine components; inside another it adds nothing. Pages for visitors load it only with a dialog
 * or a notification.
 */
export function MantineTheme({ children }: { readonly children: ReactNode }): ReactNode {
  if (use(MantineContext)) return children;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={manager} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
