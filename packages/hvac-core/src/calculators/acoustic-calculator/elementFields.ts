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
import { elementKinds, kindIs } from "./elementKinds.ts";
import { levels, losses } from "./levelFields.ts";
import { wallFields } from "./wallFields.ts";
import { largestRoundDiameter } from "../../acoustics/internal.ts";

const isConnected = fieldIs("parent", true);
const isAtSource = fieldIs("parent", false);
const shapeIs = (...is: string[]): Condition => fieldIs("shape", ...is);
const takeOff = fieldIs("connection", "branch", "tee", "cross");
const elbow = kindIs("elbow");
const outlet = kindIs("outlet");
const enteredLosses = kindIs("silencer", "unit", "custom");
const enteredNoise = kindIs("silencer", "louvre", "unit", "custom");
const louvres: Readonly<Record<string, string>> = Object.fromEntries(
  insertionLosses.filter(({ group }) => group === "louvre").map(({ id, label }) => [id, label] as const),
);

const dampers = { source: reynoldsBledsoe1991, locator: "eqs. 4.2–4.6" };
const diffusers = { source: long2014, locator: "eqs. 13.27–13.33" };
const nebb = { source: reynoldsBledsoe1991, locator: "ch. 4" };

/** Fields of an element: its place, its size, its attenuation and its noise. */
export const elementFields = defineFields({
  name: text("Name", 80),
  kind: choice("Element", elementKinds, "duct"),
  parent: reference("Upstream element", "elements", {
    optional: true,
    earlier: true,
    help: "Next element on the source side. Leave empty directly at the source.",
  }),
  source: reference("Source", "sources", { optional: true, help: "If empty, the first source.", when: [isAtSource] }),
  side: choice("Side of the source", { discharge: "Discharge: supply", inlet: "Inlet: return or intake" }, "discharge", {
    when: [isAtSource],
  }),
  ...onlyWhen(isConnected, {
    connection: choice(
      "Connection",
      { straight: "Straight on", branch: "As a 90° branch", tee: "At a tee", cross: "At a cross" },
      "straight",
      {
        help: "A take-off makes noise. Sound power divides by area among all elements with the same upstream element, whatever their connection.",
        source: nebb,
      },
    ),
    edgeRadius: quantity("Edge radius", "r_e", "smallLength", 0, [0, 2], {
      help: "Inner edge of the take-off; a rounded edge makes less noise.",
      source: nebb,
      when: [takeOff],
    }),
    turbulence: flag("Disturbed flow upstream", false, {
      help: "A damper, elbow or take-off within five duct diameters upstream.",
      source: nebb,
      when: [takeOff],
    }),
  }),
  otherArea: quantity("Other branches at this junction", "A_o", "area", 0, [0, 100], {
    help: "Area of ducts at the same junction that are not in this list. Sound power divides among them as well.",
    source: { source: long2014, locator: "eq. 14.17" },
  }),
  airflow: quantity("Airflow", "Q_e", "airFlow", "derived", [0, 200], {
    help: "If empty: that of the upstream element or estimated fan if nothing else branches off there, otherwise the sum of the downstream elements.",
  }),
  shape: choice("Shape", { same: "As upstream element", rectangular: "Rectangular", round: "Round", oval: "Flat oval" }, "rectangular", {
    defaultWhen: [{ when: [isConnected], default: "same" }],
  }),
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
    help: "Lined, non-metallic, 100 to 400 mm (4 to 16 in). Lengths of 0.9 to 3.7 m (3 to 12 ft) were measured.",
    source: { source: applications2015, locator: "ch. 48, flexible duct" },
    when: [kindIs("flexible")],
  }),
  liningThickness: quantity("Lining", "s", "smallLength", 0, [0, 0.15], {
    usual: [0, 0.077],
    help: "Thickness of fibrous lining inside; 0 for a bare duct.",
    source: { source: reynoldsBledsoe1991, locator: "ch. 5" },
    when: [kindIs("duct")],
  }),
  wrapped: flag("Wrapped outside", false, {
    help: "External insulation of a rectangular duct doubles its attenuation at low frequencies.",
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
    turnsIn: choice("Plane of the turn", { width: "Width", height: "Height" }, "width", {
      help: "Side of a rectangular elbow that is in the plane of the turn.",
    }),
    lined: flag("Lined", false, { help: "At least two duct widths upstream and downstream of the elbow. Not used for radius elbows." }),
    bendRadius: quantity("Inner radius", "r_b", "smallLength", "derived", [0, 5], {
      help: "If empty: a mitred elbow is sharp, a radius elbow has half its width.",
      source: nebb,
      when: [fieldIs("elbowKind", "square", "radius")],
    }),
    ...onlyWhen(
      fieldIs("elbowKind", "square-vanes"),
      citing(nebb, {
        vanes: quantity("Vanes", "n_v", "count", 5, [1, 100], { integer: true }),
        chord: quantity("Vane chord", "c_v", "smallLength", { Metric: 100, Imperial: 4 }, [0.005, 2]),
        elbowLoss: quantity("Pressure loss", "Δp_v", "pressure", "absent", [0, 5000], {
          help: "Elbow including vanes. If empty, or below 0.1 Pa (0.0004 in. w.g.): regenerated noise is not included.",
        }),
      }),
    ),
  }),
  damperLoss: quantity("Pressure loss", "Δp_d", "pressure", "absent", [0, 5000], {
    help: "At its setting, not fully open: throttling makes the noise. If empty, or below 0.1 Pa (0.0004 in. w.g.): noise is not included.",
    source: dampers,
    when: [kindIs("damper")],
  }),
  blades: choice("Blades", { multiple: "Multiple, parallel or opposed", single: "Single" }, "multiple", {
    source: dampers,
    when: [kindIs("damper")],
  }),
  louvre: choice("Louvre", louvres, "louvre-300", {
    help: "By depth. Enter a manufacturer's levels as an element of the kind “Other, by octave bands”.",
    source: { source: acousticLouvres, locator: "transmission losses by model" },
    when: [kindIs("louvre")],
  }),
  insertionLoss: losses("Insertion loss", {
    help: "Measured at the working velocity and in the direction of flow.",
    when: [enteredLosses],
  }),
  regeneratedNoise: levels("Regenerated noise", {
    help: "Sound power at the working airflow. If empty: not included.",
    when: [enteredNoise],
  }),
  testedArea: quantity("Face area of the tested silencer", "A_t", "area", "derived", [0.001, 50], {
    help: "Regenerated noise is scaled by face area. If empty: the levels are for this size.",
    source: { source: long2014, locator: "eq. 14.31" },
    when: [kindIs("silencer")],
  }),
  ...onlyWhen(kindIs("plenum"), {
    wallArea: quantity("Inside surface area", "S_w", "area", "required", [0.05, 10_000], {
      help: "Surface area of the plenum without its openings. The size above is that of the leaving duct.",
      source: { source: bies2017, locator: "sec. 8.17" },
    }),
    absorption: series("Absorption coefficient", "octaveBands", quantity("Absorption coefficient", null, "ratio", "required", [0.01, 1]), {
      help: "Of the inside surface by bands: 2 to 10 % bare, up to 100 % lined.",
    }),
    plenumDistance: quantity("Distance from inlet to outlet", "r_p", "length", "required", [0.05, 100], {
      help: "Slant distance between the centres of the openings.",
    }),
    plenumAngle: quantity("Angle to the inlet axis", "θ", "angle", 0, [0, 89]),
  }),

  ...onlyWhen(outlet, {
    termination: choice("Termination", { flush: "Flush with a wall or ceiling", free: "Free in the room" }, "flush", {
      source: { source: applications2015, locator: "ch. 48, eq. 11" },
    }),
    noiseBy: choice(
      "Outlet noise",
      { none: "Not included", bands: "Manufacturer's data", rating: "Manufacturer's NC rating", pressure: "From pressure loss" },
      "none",
      { help: "A manufacturer's levels apply only to the neck and damper as tested." },
    ),
    outletNoise: levels("Outlet noise by bands", { help: "Sound power at the working airflow.", when: [fieldIs("noiseBy", "bands")] }),
    ...onlyWhen(fieldIs("noiseBy", "rating"), {
      outletRating: quantity("NC rating of the outlet", "NC_o", "soundRating", "required", [15, 65], {
        usual: [15, 45],
        help: "From the catalogue. It does not show the spectrum: enter octave bands if the manufacturer has them.",
      }),
      ratingSpectrum: choice("Spectrum of the NC rating", { typical: "Typical of diffusers", curve: "Whole NC curve" }, "typical", {
        help: "Typical: peak at 500 Hz, as loud as the rating allows. The whole curve overstates the low bands by 20 dB or more.",
        source: { source: long2014, locator: "eqs. 13.27–13.33, shape" },
      }),
      ratingRoomEffect: quantity("Room effect of the NC rating", "E_o", "soundLevel", 10, [0, 20], {
        help: "Deducted by the manufacturer for the absorption of a room: usually 10 dB.",
      }),
    }),
    outletLoss: quantity("Outlet pressure loss", "Δp_o", "pressure", "required", [0.1, 2000], {
      help: "Total, at the working airflow. The size above is that of the neck.",
      source: diffusers,
      when: [fieldIs("noiseBy", "pressure")],
    }),
    outletShape: choice("Face shape", { rectangular: "Rectangular or slot", round: "Round" }, "rectangular", {
      source: diffusers,
      when: [fieldIs("noiseBy", "pressure")],
    }),
    room: reference("Receiving room", "rooms", { optional: true, help: "If empty: not into a rated room." }),
    distance: quantity("Distance to the listener", "r", "length", { Metric: 2, Imperial: 7 }, [0.3, 50]),
    directivity: choice("Position in the room", { "1": "Middle", "2": "Wall or ceiling", "4": "Edge", "8": "Corner" }, "2", {
      help: "Sound radiated into a half, a quarter or an eighth of the space is louder near the outlet.",
      source: { source: mathematics, locator: "share of a sphere" },
    }),
  }),

  ...wallFields,
});
