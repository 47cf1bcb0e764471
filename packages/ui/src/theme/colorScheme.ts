import { useSyncExternalStore } from "react";

export type ColorScheme = "light" | "dark";
/** What was chosen; `auto` follows the device. */
export type ColorSchemeChoice = ColorScheme | "auto";

/** Where the browser keeps the choice. The inline script of the page reads the same key before the first paint. */
export const colorSchemeKey = "plenum.colorScheme";

const prefersDark = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();
/** Holds for this visit where the browser keeps nothing. */
let unkept: ColorSchemeChoice | undefined;

export function chosenColorScheme(): ColorSchemeChoice {
  try {
    const kept = localStorage.getItem(colorSchemeKey);
    return kept === "light" || kept === "dark" ? kept : (unkept ?? "auto");
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return unkept ?? "auto";
  }
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

export function chooseColorScheme(choice: ColorSchemeChoice): void {
  unkept = choice;
  try {
    localStorage.setItem(colorSchemeKey, choice);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  apply();
}

/** Tells of every change: here, in another tab, or of the device. */
export function subscribeToColorScheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(prefersDark).addEventListener("change", apply);
    window.addEventListener("storage", apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    matchMedia(prefersDark).removeEventListener("change", apply);
    window.removeEventListener("storage", apply);
  };
}

/** What was chosen, wherever that changes. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(subscribeToColorScheme, chosenColorScheme);
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeToColorScheme, resolved);
}
