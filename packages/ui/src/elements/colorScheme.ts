import { useSyncExternalStore } from "react";
import { stored } from "./storedItems.ts";

export type ColorScheme = "light" | "dark";
/** What was chosen; `auto` follows the device. */
export type ColorSchemeChoice = ColorScheme | "auto";

const prefersDark = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();
/** Holds for this visit where the browser keeps nothing. */
let inMemory: ColorSchemeChoice | undefined;
let unsubscribeOtherTabs = (): void => {};

export function chosenColorScheme(): ColorSchemeChoice {
  return stored.colorScheme.read() ?? inMemory ?? "auto";
}

function resolved(): ColorScheme {
  const choice = chosenColorScheme();
  return choice === "auto" ? (matchMedia(prefersDark).matches ? "dark" : "light") : choice;
}

function apply(): void {
  const scheme = resolved();
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
  document.documentElement.classList.toggle("dark", scheme === "dark");
  for (const listener of listeners) listener();
}

/** Keeps the choice and shows it. Told what is chosen already it does nothing: Mantine says back whatever it is told. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  if (choice === chosenColorScheme()) return;
  inMemory = choice;
  stored.colorScheme.write(choice);
  apply();
}

/** Tells of every change: here, in another tab, or of the device. */
export function subscribeToColorScheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(prefersDark).addEventListener("change", apply);
    unsubscribeOtherTabs = stored.colorScheme.subscribe(apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    matchMedia(prefersDark).removeEventListener("change", apply);
    unsubscribeOtherTabs();
  };
}

/** What was chosen, wherever that changes. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(subscribeToColorScheme, chosenColorScheme);
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeToColorScheme, resolved, () => "light");
}
