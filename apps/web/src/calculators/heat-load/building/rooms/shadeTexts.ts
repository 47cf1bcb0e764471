import type { NoShadeReason, ShadeUse } from "@org/hvac-core/exchange/building";

const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

const reasons: Readonly<Record<NoShadeReason, string>> = {
  "in-front-of-no-window": "in front of no window",
  "hides-no-sky": "no window loses sun by it, or another shade hides more",
};

/** How a shade is used in the heat load: by the windows that it shades, or why it shades none. */
export function shadeText({ overhang, fin, obstruction, reason }: Omit<ShadeUse, "kind" | "id">): string {
  if (reason !== undefined) return reasons[reason];
  return [
    overhang > 0 ? `overhang of ${counted(overhang, "window")}` : "",
    fin > 0 ? `fin of ${counted(fin, "window")}` : "",
    obstruction > 0 ? `obstruction of ${counted(obstruction, "window")}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Texts of the account of shades. */
export const shadeTexts = {
  title: "Shades",
  lead: (used: number, count: number, area: string): string =>
    `${used} of ${counted(count, "shade surface")} of the file (${area}) ${used === 1 ? "shades" : "shade"} windows.`,
  none: "The file has no shade surfaces.",
  used: (count: number, area: string): string => `${counted(count, "shade surface")}, ${area}: shading windows`,
  unused: (count: number, area: string, reason: NoShadeReason): string => `${counted(count, "shade surface")}, ${area}: ${reasons[reason]}`,
  surfaces: (count: number): string => `${counted(count, "surface")} of the building itself: shading its windows`,
  entry: (name: string, area: string | undefined, use: string): string =>
    area === undefined ? `${name}: ${use}` : `${name}, ${area}: ${use}`,
} as const;
