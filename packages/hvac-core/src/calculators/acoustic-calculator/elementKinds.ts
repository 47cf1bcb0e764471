import { fieldIs, type Condition } from "../../kernel/index.ts";

/** Kinds of elements of a sound path. */
export const elementKinds = {
  duct: "Straight duct",
  flexible: "Flexible duct",
  elbow: "Elbow",
  damper: "Damper",
  silencer: "Silencer",
  plenum: "Plenum",
  louvre: "Acoustic louvre",
  unit: "Terminal unit",
  custom: "Other, by octave bands",
  outlet: "Outlet into a room",
} as const;

/** Condition on the kind of an element. */
export const kindIs = (...kinds: (keyof typeof elementKinds)[]): Condition => fieldIs("kind", ...kinds);
