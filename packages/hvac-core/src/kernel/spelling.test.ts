import { describe, expect, test } from "vitest";
import { presentNumbers, textsAsTyped } from "./prose.ts";
import { americanSpelling } from "./spelling.ts";

describe("American spelling", () => {
  // Merriam-Webster and the Oxford English Dictionary.
  test.each([
    ["Vapour pressure", "Vapor pressure"],
    ["labour and plant", "labor and plant"],
    ["Medium colours", "Medium colors"],
    ["glass-fibre lining, wood fibreboard, fibrecement", "glass-fiber lining, wood fiberboard, fibrecement"],
    ["slant distance between the centres", "slant distance between the centers"],
    ["Centre-line radius", "Center-line radius"],
    ["per square metre, in millimetres, 3 litres", "per square meter, in millimeters, 3 liters"],
    ["Theatre, louvres", "Theater, louvers"],
    ["Mitred, without vanes; a mitre", "Mitered, without vanes; a miter"],
    ["Galvanised steel, aluminium", "Galvanized steel, aluminum"],
    ["mould may grow", "mold may grow"],
    ["neighbouring storeys, one storey", "neighboring stories, one story"],
    ["a programme of the catalogue", "a program of the catalog"],
    ["analysed, cancelled, modelling", "analyzed, canceled, modeling"],
  ])("%s", (british, american) => expect(americanSpelling(british)).toBe(american));

  test.each([
    "four hours of flour, our source, pouring over the contour, tour",
    "require, pressure, are, fire, before, measure, cure, more, acre, here, square, temperature, core, store, entire, wire",
    "rise, noise, exercise, precise, otherwise, raise, advised, revised, supervised, compromise, promising, analysis",
    "called, filled, rolling, controlled, installed, drilled, walls, spelling",
    "parametre, centreville, radium, medium, premium, storehouse, restored, they, grille",
    "NPS 4 (DN 100), 1.2 kg/m³",
  ])("%s: one spelling in both", (text) => expect(americanSpelling(text)).toBe(text));

  test("is that of the words around what was typed", () => {
    const fields = { name: { type: "text", label: "Name", default: "", maxLength: 80 } } as const;
    const typed = textsAsTyped(fields, { name: "Vapour lab" });
    expect(presentNumbers("Vapour lab: vapour condenses.", { spelling: "american" }, typed)).toBe("Vapour lab: vapor condenses.");
    expect(presentNumbers("Vapour lab: vapour condenses.", {}, typed)).toBe("Vapour lab: vapour condenses.");
  });
});
