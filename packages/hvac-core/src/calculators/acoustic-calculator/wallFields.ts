import { reynoldsBledsoe1991 } from "../../acoustics/sources.ts";
import { choice, citing, fieldIs, flag, onlyWhen, quantity, reference } from "../../kernel/index.ts";
import { ceilingField } from "./ceilings.ts";
import { kindIs } from "./elementKinds.ts";
import { levels, losses } from "./levelFields.ts";

const breaksOut = [kindIs("duct", "unit"), fieldIs("breakout", true)];
const breaksOutOfDuct = [kindIs("duct"), fieldIs("breakout", true)];
const breaksIn = [kindIs("duct"), fieldIs("breakIn", true)];
const breakInSource = { source: reynoldsBledsoe1991, locator: "eqs. 6.15–6.16" };
const breakoutSource = { source: reynoldsBledsoe1991, locator: "ch. 6" };

/** Fields of sound through the walls of ducts and the casings of terminal units. */
export const wallFields = {
  breakout: flag("Breakout", false, {
    help: "Sound that passes through the walls of a duct or the casing of a terminal unit into a room.",
    when: [kindIs("duct", "unit")],
  }),
  breakoutRoom: reference("Receiving room of the breakout", "rooms", { optional: true, when: breaksOut }),
  breakoutDistance: quantity("Distance to the listener, breakout", "r_k", "length", { Metric: 2, Imperial: 7 }, [0.3, 50], {
    when: breaksOut,
  }),
  ...onlyWhen(
    breaksOutOfDuct,
    citing(breakoutSource, {
      exposedLength: quantity("Length in the room", "L_k", "length", "derived", [0.1, 100], { help: "If empty: the whole length." }),
      surfaceMass: quantity("Surface mass of the wall", "m_w", "massPerArea", { Metric: 5.5, Imperial: 1.1 }, [0.5, 100], {
        help: "Sheet steel of 0.7 mm (24 gauge): 5.5 kg/m² (1.1 lb/ft²).",
      }),
      seam: choice("Seam of a round duct", { spiral: "Spiral", long: "Longitudinal" }, "spiral"),
    }),
  ),
  radiated: levels("Radiated sound power", {
    help: "Through the casing of the terminal unit.",
    when: [kindIs("unit"), fieldIs("breakout", true)],
  }),
  ceilingBy: ceilingField(breaksOut),
  ceiling: losses("Ceiling loss", {
    help: "Between the duct or unit and the room, such as a suspended ceiling.",
    when: [...breaksOut, fieldIs("ceilingBy", "bands")],
  }),

  breakIn: flag("Break-in", false, {
    help: "Sound of a plant room or another noisy space that passes through the walls into the duct.",
    when: [kindIs("duct")],
  }),
  surroundings: levels("Sound around the duct", { help: "Sound pressure in the noisy space. If empty: no break-in.", when: breaksIn }),
  ...onlyWhen(
    breaksIn,
    citing(breakInSource, {
      breakInLength: quantity("Length in the noisy space", "L_n", "length", "derived", [0.1, 100], { help: "If empty: the whole length." }),
      breakInMass: quantity(
        "Surface mass of the wall in the noisy space",
        "m_n",
        "massPerArea",
        { Metric: 5.5, Imperial: 1.1 },
        [0.5, 100],
        { help: "Sheet steel of 0.7 mm (24 gauge): 5.5 kg/m² (1.1 lb/ft²)." },
      ),
      breakInSeam: choice("Seam of a round duct in the noisy space", { spiral: "Spiral", long: "Longitudinal" }, "spiral"),
    }),
  ),
} as const;
