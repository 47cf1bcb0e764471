import { long2014, reynoldsBledsoe1991 } from "../../acoustics/sources.ts";
import {
  choice,
  citing,
  defineFields,
  fieldIs,
  flag,
  onlyWhen,
  quantity,
  reference,
  series,
  text,
  type Condition,
} from "../../kernel/index.ts";
import { insertionLosses } from "../../reference/index.ts";
import { acousticLouvres } from "../../reference/sources.ts";
import { applications2015, bies2017, mathematics } from "../../sources/index.ts";
import { ceilingField } from "./ceilings.ts";
import { levels, losses } from "./levelFields.ts";
import { largestRoundDiameter } from "../../acoustics/internal.ts";

const kindIs = (...is: string[]): Condition => fieldIs("kind", ...is);
const isConnected = fieldIs("parent", true);
const isAtSource = fieldIs("parent", false);
const shapeIs = (...is: string[]): Condition => fieldIs("shape", ...is);
const leaves = fieldIs("leaves", "branch", "tee", "cross");
const elbow = kindIs("elbow");
const outlet = kindIs("outlet");
const breaksOut = [kindIs("duct", "unit"), fieldIs("breakout", true)];
const breaksOutOfDuct = [kindIs("duct"), fieldIs("breakout", true)];
const breaksIn = [kindIs("duct"), fieldIs("breakIn", true)];
const enteredLosses = kindIs("silencer", "unit", "custom");
const enteredNoise = kindIs("silencer", "louvre", "unit", "custom");
const louvres: Readonly<Record<string, string>> = Object.fromEntries(
  insertionLosses.filter(({ group }) => group === "louvre").map(({ id, label }) => [id, label] as const),
);

const breakInSource = { source: reynoldsBledsoe1991, locator: "eqs. 6.15–6.16" };
const breakoutSource = { source: reynoldsBledsoe1991, locator: "ch. 6" };
const dampers = { source: reynoldsBledsoe1991, locator: "eqs. 4.2–4.6" };
const diffusers = { source: long2014, locator: "eqs. 13.27–13.33" };
const nebb = { source: reynoldsBledsoe1991, locator: "ch. 4" };

export const elementKinds = {
  duct: "Straight duct",
  flexible: "Flexible duct",
  elbow: "Elbow",
  damper: "Damper",
  silencer: "Silencer",
  plenum: "Plenum",
  louvre: "Acoustic louvre",
  unit: "Terminal unit",
  custom: "Other, by its levels",
  outlet: "Outlet into a room",
} as const;

/** One thing that the sound passes: where it stands, how large it is, what it takes away and what it adds. */
export const elementFields = defineFields({
  name: text("Name", 80),
  kind: choice("Element", elementKinds, "duct"),
  parent: reference("Upstream element", "elements", {
    optional: true,
    earlier: true,
    help: "The element next to it on the side of the source. Leave empty at the source itself.",
  }),
  source: reference("Source", "sources", { optional: true, help: "If empty, the first source.", when: [isAtSource] }),
  side: choice("Side of the source", { discharge: "Discharge: supply", inlet: "Inlet: return or intake" }, "discharge", {
    when: [isAtSource],
  }),
  ...onlyWhen(isConnected, {
    leaves: choice(
      "Take-off type",
      { straight: "Straight on", branch: "As a 90° branch", tee: "At a tee", cross: "At a cross" },
      "straight",
      {
        help: "What turns off makes noise of its own. Sound divides by area among all that follow the same element, however they leave.",
        source: nebb,
      },
    ),
    edgeRadius: quantity("Radius of the edge", "r_e", "smallLength", 0, [0, 2], {
      help: "Inner edge of the take-off; a rounded one makes less noise.",
      source: nebb,
      when: [leaves],
    }),
    turbulence: flag("Disturbed flow before it", false, {
      help: "A damper, elbow or take-off within five duct diameters upstream.",
      source: nebb,
      when: [leaves],
    }),
  }),
  otherArea: quantity("Other branches at this junction", "A_o", "area", 0, [0, 100], {
    help: "Area of ducts at the same junction that are not in this list: sound divides among them as well.",
    source: { source: long2014, locator: "eq. 14.17" },
  }),
  airflow: quantity("Airflow", "Q_e", "airFlow", "derived", [0, 200], {
    help: "If empty, that of the element or estimated fan before it where nothing else leaves there, otherwise that of all after it together.",
  }),
  shape: choice(
    "Shape",
    { same: "As the element before it", rectangular: "Rectangular", round: "Round", oval: "Flat oval" },
    "rectangular",
    { defaultWhen: [{ when: [isConnected], default: "same" }] },
  ),
  width: quantity("Width", "a", "smallLength", "required", [0.05, 5], {
    usual: [0.1, 3],
    help: "Clear, inside any lining. The larger dimension of a flat oval duct.",
    when: [shapeIs("rectangular", "oval")],
  }),
  height: quantity("Height", "b", "smallLength", "required", [0.05, 5], {
    usual: [0.1, 3],
    help: "Clear, inside any lining.",
    when: [shapeIs("rectangular", "oval")],
  }),
  diameter: quantity("Diameter", "d", "smallLength", "required", [0.05, largestRoundDiameter], {
    usual: [0.1, 1.5],
    help: "Clear, inside any lining.",
    when: [shapeIs("round")],
  }),
  length: quantity("Length", "L", "length", "required", [0, 200], { when: [kindIs("duct")] }),
  flexibleLength: quantity("Stretched length", "L_f", "length", "required", [0, 10], {
    usual: [0.9, 3.7],
    help: "Lined, non-metallic, of 100 to 400 mm (4 to 16 in). Measured were 0.9 to 3.7 m (3 to 12 ft).",
    source: { source: applications2015, locator: "ch. 48, flexible duct" },
    when: [kindIs("flexible")],
  }),
  liningThickness: quantity("Lining", "s", "smallLength", 0, [0, 0.15], {
    usual: [0, 0.077],
    help: "Thickness of a fibrous lining inside; nothing for a bare duct.",
    source: { source: reynoldsBledsoe1991, locator: "ch. 5" },
    when: [kindIs("duct")],
  }),
  wrapped: flag("Wrapped outside", false, {
    help: "Insulation outside a rectangular duct doubles what its walls take at low frequencies.",
    source: { source: reynoldsBledsoe1991, locator: "eqs. 5.13–5.15" },
    when: [kindIs("duct")],
  }),

  ...onlyWhen(elbow, {
    elbowKind: choice(
      "Elbow",
      { square: "Mitred, without vanes", "square-vanes": "Mitred, with turning vanes", radius: "Radius" },
      "square",
      { source: { source: applications2015, locator: "ch. 48, tables 22–24" } },
    ),
    turnsIn: choice("Turns in the plane of", { width: "Its width", height: "Its height" }, "width", {
      help: "The side of a rectangular elbow that lies in the plane of the turn.",
    }),
    lined: flag("Lined", false, { help: "At least two duct widths before and after the elbow. It makes no difference to radius elbows." }),
    bendRadius: quantity("Inner radius", "r_b", "smallLength", "derived", [0, 5], {
      help: "If empty, a mitred elbow is sharp and a radius elbow has half its width.",
      source: nebb,
      when: [fieldIs("elbowKind", "square", "radius")],
    }),
    ...onlyWhen(
      fieldIs("elbowKind", "square-vanes"),
      citing(nebb, {
        vanes: quantity("Vanes", "n_v", "count", 5, [1, 100], { integer: true }),
        chord: quantity("Chord of a vane", "c_v", "smallLength", { Metric: 100, Imperial: 4 }, [0.005, 2]),
        elbowLoss: quantity("Pressure loss", "Δp_v", "pressure", "absent", [0.1, 5000], {
          help: "Elbow with its vanes. If empty, its regenerated noise is ignored.",
        }),
      }),
    ),
  }),
  damperLoss: quantity("Pressure loss", "Δp_d", "pressure", "absent", [0.1, 5000], {
    help: "As it is set, not fully open: throttling makes the noise. If empty, none is included.",
    source: dampers,
    when: [kindIs("damper")],
  }),
  blades: choice("Blades", { multiple: "Several, parallel or opposed", single: "A single blade" }, "multiple", {
    source: dampers,
    when: [kindIs("damper")],
  }),
  louvre: choice("Louvre", louvres, "louvre-300", {
    help: "By its depth; a manufacturer's own levels can be entered as another element.",
    source: { source: acousticLouvres, locator: "transmission losses by model" },
    when: [kindIs("louvre")],
  }),
  insertionLoss: losses("Insertion loss", {
    help: "Measured, at the working velocity and in the direction of flow.",
    when: [enteredLosses],
  }),
  ownNoise: levels("Regenerated noise", {
    help: "Sound power that it makes at the working airflow. If empty, none is included.",
    when: [enteredNoise],
  }),
  testedArea: quantity("Face of the tested silencer", "A_t", "area", "derived", [0.001, 50], {
    help: "Regenerated noise grows with the face: it is carried over by area. If empty, the levels are of this size.",
    source: { source: long2014, locator: "eq. 14.31" },
    when: [kindIs("silencer")],
  }),
  ...onlyWhen(kindIs("plenum"), {
    wallArea: quantity("Inside surface", "S_w", "area", "required", [0.05, 10_000], {
      help: "Surface of the plenum, without its openings. The size above is that of the duct that leaves it.",
      source: { source: bies2017, locator: "sec. 8.17" },
    }),
    absorption: series(
      "Absorption of the surface",
      "octaveBands",
      quantity("Absorption of the surface", null, "ratio", "required", [0.01, 1]),
      { help: "Coefficients of the inside surface by bands: 2 to 10 % bare, up to 100 % lined." },
    ),
    plenumDistance: quantity("From inlet to outlet", "r_p", "length", "required", [0.05, 100], {
      help: "Slant distance between the centres of the openings.",
    }),
    plenumAngle: quantity("Angle off the inlet's axis", "θ", "angle", 0, [0, 89]),
  }),

  ...onlyWhen(outlet, {
    termination: choice("Ends", { flush: "Flush with a wall or ceiling", free: "Free in the room" }, "flush", {
      source: { source: applications2015, locator: "ch. 48, eq. 11" },
    }),
    noiseBy: choice(
      "Outlet noise",
      { none: "Not included", bands: "Manufacturer's data", rating: "Manufacturer's NC rating", pressure: "From its pressure loss" },
      "none",
      { help: "A manufacturer's levels hold for the neck and the damper as installed." },
    ),
    outletNoise: levels("Outlet noise by bands", { help: "Sound power at the working airflow.", when: [fieldIs("noiseBy", "bands")] }),
    ...onlyWhen(fieldIs("noiseBy", "rating"), {
      outletRating: quantity("NC rating of the outlet", "NC_o", "soundRating", "required", [15, 65], {
        usual: [15, 45],
        help: "As catalogues give it. It hides how the noise is spread over the bands: enter octave bands where the manufacturer has them.",
      }),
      ratingSpectrum: choice("Spectrum of that rating", { typical: "Typical of diffusers", curve: "The whole NC curve" }, "typical", {
        help: "Typical: peak at 500 Hz, as loud as the rating allows. The whole curve overstates the low bands by 20 dB and more.",
        source: { source: long2014, locator: "eqs. 13.27–13.33, shape" },
      }),
      ratingRoomEffect: quantity("Room effect in that rating", "E_o", "soundLevel", 10, [0, 20], {
        help: "What the manufacturer has deducted for the absorption of a room: usually 10 dB.",
      }),
    }),
    outletLoss: quantity("Pressure loss of the outlet", "Δp_o", "pressure", "required", [0.1, 2000], {
      help: "Total, at the working airflow. The size above is that of its neck.",
      source: diffusers,
      when: [fieldIs("noiseBy", "pressure")],
    }),
    outletShape: choice("Face of the outlet", { rectangular: "Rectangular or slot", round: "Round" }, "rectangular", {
      source: diffusers,
      when: [fieldIs("noiseBy", "pressure")],
    }),
    room: reference("Room", "rooms", { optional: true, help: "If empty: not into a rated room." }),
    distance: quantity("Distance to the listener", "r", "length", { Metric: 2, Imperial: 7 }, [0.3, 50]),
    directivity: choice(
      "Position in the room",
      { "1": "In the middle", "2": "In a wall or ceiling", "4": "At an edge", "8": "In a corner" },
      "2",
      {
        help: "Sound that is kept to a half, a quarter or an eighth of the space is louder near by.",
        source: { source: mathematics, locator: "share of a sphere" },
      },
    ),
  }),

  breakout: flag("Breakout", false, {
    help: "Sound that leaves through the walls of a duct or the casing of a terminal unit into a room it passes.",
    when: [kindIs("duct", "unit")],
  }),
  breakoutRoom: reference("Room it passes through", "rooms", { optional: true, when: breaksOut }),
  breakoutDistance: quantity("Distance from the duct or unit to the listener", "r_k", "length", { Metric: 2, Imperial: 7 }, [0.3, 50], {
    when: breaksOut,
  }),
  ...onlyWhen(
    breaksOutOfDuct,
    citing(breakoutSource, {
      exposedLength: quantity("Length in the room", "L_k", "length", "derived", [0.1, 100], { help: "If empty, its whole length." }),
      surfaceMass: quantity("Mass of the wall", "m_w", "massPerArea", { Metric: 5.5, Imperial: 1.1 }, [0.5, 100], {
        help: "Sheet steel of 0.7 mm (24 gauge): 5.5 kg/m² (1.1 lb/ft²).",
      }),
      seam: choice("Seam of a round duct", { spiral: "Spiral", long: "Longitudinal" }, "spiral"),
    }),
  ),
  radiated: levels("Radiated by the unit", {
    help: "Sound power through the casing of the terminal unit.",
    when: [kindIs("unit"), fieldIs("breakout", true)],
  }),
  ceilingBy: ceilingField(breaksOut),
  ceiling: losses("Loss through the ceiling", {
    help: "What is between the duct or unit and the room, such as a suspended ceiling.",
    when: [...breaksOut, fieldIs("ceilingBy", "bands")],
  }),

  breakIn: flag("Break-in", false, {
    help: "Sound of a plant room or another loud space breaks in through the walls of a duct and runs along it.",
    when: [kindIs("duct")],
  }),
  surroundings: levels("Sound around the duct", {
    help: "Sound pressure in the noisy space. If empty, nothing breaks in.",
    when: breaksIn,
  }),
  ...onlyWhen(
    breaksIn,
    citing(breakInSource, {
      breakInLength: quantity("Length in the noisy space", "L_n", "length", "derived", [0.1, 100], { help: "If empty, its whole length." }),
      breakInMass: quantity("Mass of the wall in the noisy space", "m_n", "massPerArea", { Metric: 5.5, Imperial: 1.1 }, [0.5, 100], {
        help: "Sheet steel of 0.7 mm (24 gauge): 5.5 kg/m² (1.1 lb/ft²).",
      }),
      breakInSeam: choice("Seam of a round duct in the noisy space", { spiral: "Spiral", long: "Longitudinal" }, "spiral"),
    }),
  ),
});
