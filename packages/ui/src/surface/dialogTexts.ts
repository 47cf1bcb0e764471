import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";

/** Texts of the dialogs and menus of the page, which are loaded on demand. */
export const dialogTexts = {
  examples: { typicalLabel: "Typical examples", typical: "Typical" },
  replace: {
    title: "Replace all inputs?",
    lead: (name: string): string => `${name} will replace everything that is entered here. Undo restores it.`,
    leadOfFile: (name: string): string =>
      `${name} will replace everything that is entered here. Undo restores it, and the inputs as they are now are saved in the history of this file.`,
    action: "Replace",
    defaults: "The defaults",
    example: (title: string): string => `“${title}”`,
    resetDone: "All inputs were reset to their defaults.",
    exampleLoaded: (title: string): string => `Loaded “${title}”.`,
  },
  print: { hint: "The Print button and the browser’s own printing use the same level from now on." },
  shortcuts: {
    title: "Shortcuts",
    keys: [
      [["Enter"], "Next field"],
      [["Shift", "Enter"], "Previous field"],
      [["↑", "↓"], "One step up or down; with Shift, ten"],
      [["F1"], "Help on the field"],
      [["Alt", "↓"], "Units of the field"],
      [["Alt", "L"], "Link to a result of another file"],
      [["F6"], "From a table to the details of its row, and back"],
      [["F8"], "To the last notification, and back"],
      [["Ctrl", "Z"], commonTexts.undo],
      [["Ctrl", "Shift", "Z"], commonTexts.redo],
      [["Ctrl", "S"], commonTexts.save],
      [["Ctrl", "P"], texts.bar.print],
      [["?"], "This list"],
    ] as readonly (readonly [keys: readonly string[], meaning: string])[],
    numbers:
      "You can type numbers as 12,5 · 1 200 · 3/4 · 75°F · 10 ft 6 in, in any suitable unit, and calculations: 6*5 · (4+2)*3 · 20 ft * 15 ft.",
  },
} as const;
