import { createSignal } from "@org/device/observable";
import { stored } from "./storedItems.ts";
import { useObservable } from "./useObservable.ts";

export type ColorScheme = "light" | "dark";
/** The selected scheme; `auto` follows the device. */
export type ColorSchemeChoice = ColorScheme | "auto";

const prefersDark = "(prefers-color-scheme: dark)";
/** The selection of this visit, for browsers without storage. */
let inMemory: ColorSchemeChoice | undefined;

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
  changes.emit();
}

/** Stores the choice and applies it. A repeated choice does nothing: Mantine reports every change back. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  if (choice === chosenColorScheme()) return;
  inMemory = choice;
  stored.colorScheme.write(choice);
  apply();
}

/** Changes in this tab, in another tab, or of the device. */
const changes = createSignal(() => {
  const device = matchMedia(prefersDark);
  device.addEventListener("change", apply);
  const unsubscribe = stored.colorScheme.subscribe(apply);
  return () => {
    device.removeEventListener("change", apply);
    unsubscribe();
  };
});

export const subscribeToColorScheme = changes.subscribe;

/** The selected scheme, updated by changes anywhere. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useObservable({ subscribe: subscribeToColorScheme, getSnapshot: chosenColorScheme });
}

export function useColorScheme(): ColorScheme {
  return useObservable({ subscribe: subscribeToColorScheme, getSnapshot: resolved }, () => "light");
}
