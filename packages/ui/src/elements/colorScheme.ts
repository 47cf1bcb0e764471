import { useSyncExternalStore } from "react";
import { tolerant } from "./tolerant.ts";

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
  const kept = tolerant(() => localStorage.getItem(colorSchemeKey));
  return kept === "light" || kept === "dark" ? kept : (unkept ?? "auto");
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
  unkept = choice;
  tolerant(() => localStorage.setItem(colorSchemeKey, choice));
  apply();
}

/** Other tabs keep much there, above all what their copies of the documents agree upon. */
function onStorage({ key }: StorageEvent): void {
  if (key === colorSchemeKey || key === null) apply();
}

/** Tells of every change: here, in another tab, or of the device. */
export function subscribeToColorScheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(prefersDark).addEventListener("change", apply);
    window.addEventListener("storage", onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    matchMedia(prefersDark).removeEventListener("change", apply);
    window.removeEventListener("storage", onStorage);
  };
}

/** What was chosen, wherever that changes. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(subscribeToColorScheme, chosenColorScheme);
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeToColorScheme, resolved, () => "light");
}
