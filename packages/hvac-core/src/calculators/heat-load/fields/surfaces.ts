import { absorptanceRatios, type SurfaceColour } from "../../../loads/index.ts";
import { choice, fieldIs, onlyWhen, quantity, text, type Condition, type Fields } from "../../../kernel/index.ts";
import { commonConstructions } from "../../../reference/internal.ts";
import type { Construction } from "../../../reference/index.ts";
import { arasteh2009, fundamentals2017 } from "../../../sources/index.ts";

export const cooling = fieldIs("calculationMode", "Cooling");
export const heating = fieldIs("calculationMode", "Heating");

/** Orientations of surfaces. */
export const orientations = {
  N: "North",
  NE: "North-east",
  E: "East",
  SE: "South-east",
  S: "South",
  SW: "South-west",
  W: "West",
  NW: "North-west",
} as const;
export type Orientation = keyof typeof orientations;
/** Azimuths of orientations, degrees clockwise from north. */
export const azimuths: Readonly<Record<Orientation, number>> = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 };

export const surfaceKinds = { wall: "Wall", window: "Window or skylight", roof: "Roof", door: "Door", floor: "Floor" } as const;
export type SurfaceKind = keyof typeof surfaceKinds;

const colours: Readonly<Record<SurfaceColour, string>> = { light: "Light", medium: "Medium", dark: "Dark or unknown" };
const solAir = { source: fundamentals2017, locator: "ch. 18, sol-air temperature" };

/** Colour of a wall or roof, which sets the sun that it absorbs. */
export const colour = <const L extends string>(label: L, when: readonly Condition[]) =>
  choice(label, colours, "dark", {
    help: `Share of the sun absorbed over the outside film: ${Object.values(absorptanceRatios).join(", ")} m²·K/W for light, medium and dark. Roofs darken with age: use dark where the colour is unknown.`,
    source: solAir,
    when,
  });

/** Limits of U-values, and their usual range: from a triple-glazed passive house to bare sheet metal. */
export const uValueLimits = [0, 12] as const;
export const usualUValues = [0.08, 6.5] as const;

/** Solar heat gain coefficient of a window. */
export const shgc = <const S extends string, const I extends "required" | number>(symbol: S, initial: I) =>
  quantity("Solar heat gain coefficient", symbol, "number", initial, [0, 0.9], {
    usual: [0.1, 0.87],
    help: "Whole window, at normal incidence.",
    source: { source: arasteh2009 },
  });

export const shading = quantity("Interior shading factor", "IAC", "number", 1, [0, 1], {
  help: "Interior attenuation coefficient: 1 without blinds, about 0.7 with light venetian blinds.",
  source: { source: fundamentals2017, locator: "ch. 15" },
});

const isWindow = fieldIs("kind", "window");
const isOpaque = fieldIs("kind", "wall", "roof", "door", "floor");
const inSun = fieldIs("exposure", "sun");

const elements: Readonly<Record<Construction["element"], string>> = { wall: "Wall", roof: "Roof", floor: "Floor", partition: "Partition" };

/** Published constructions by their ids. */
const constructionOptions: Readonly<Record<string, string>> = Object.fromEntries([
  ["none", "None: by U-value"],
  ...commonConstructions()
    .filter(({ element }) => element !== "partition")
    .map(({ id, element, label }) => [
      id,
      label.toLowerCase().includes(elements[element].toLowerCase()) ? label : `${elements[element]}: ${label}`,
    ]),
]);

/** A wall, window, roof, door or floor of the room. */
export const surfaceRow = {
  name: text("Name", 80),
  kind: choice("Kind", surfaceKinds, "wall"),
  area: quantity("Area", "A", "area", "required", [0, 100_000], {
    help: "Walls and roofs net of windows and doors; windows with their frames.",
  }),
  construction: choice("Construction", constructionOptions, "none", {
    help: "Its U-value is used where none is entered.",
    when: [isOpaque],
  }),
  uValue: quantity("U-value", "U", "uValue", "derived", uValueLimits, {
    usual: usualUValues,
    help: "Including surface films. If empty, that of the construction.",
  }),
  exposure: choice("Exposure", { sun: "Sun and outdoor air", shade: "Outdoor air in the shade", space: "Another space" }, "sun", {
    defaultWhen: [{ when: [fieldIs("kind", "floor")], default: "shade" }],
    help: "Air and sun on the other side; the sun applies in cooling.",
  }),
  adjacentTemp: quantity("Adjacent space temperature", "t_x", "temperature", "derived", [-60, 80], {
    help: "If empty, the outdoor temperature.",
    when: [fieldIs("exposure", "space")],
  }),
  orientation: choice("Orientation", orientations, "W", { when: [cooling, inSun] }),
  tilt: quantity("Tilt", "Σ", "angle", 90, [0, 180], {
    defaultWhen: [
      { when: [fieldIs("kind", "roof")], default: 0 },
      { when: [fieldIs("kind", "floor")], default: 180 },
    ],
    help: "0° faces up, 90° is vertical, 180° faces down.",
    when: [cooling, inSun],
  }),
  colour: colour("Colour", [cooling, inSun, isOpaque]),
  ...onlyWhen([cooling, inSun, isWindow], {
    shgc: shgc("SHGC", 0.3),
    shading,
    overhangDepth: quantity("Overhang, depth", "d_o", "smallLength", 0, [0, 20], {
      help: "How far it projects above a vertical window. It shades the beam, not the sky, and extends well past both sides of the window.",
      source: { source: fundamentals2017, locator: "ch. 15, exterior shading" },
    }),
    overhangGap: quantity("Overhang, height above the glass", "g_o", "smallLength", 0, [0, 20]),
    windowHeight: quantity("Window height", "h_g", "length", { Imperial: 5, Metric: 1.5 }, [0.05, 50], {
      help: "Height of one window, for the shadow of the overhang.",
    }),
  }),
} as const satisfies Fields;
