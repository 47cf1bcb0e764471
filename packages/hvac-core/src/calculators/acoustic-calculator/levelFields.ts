import { quantity, type Condition, type SeriesField } from "../../kernel/index.ts";

export interface LevelCell {
  readonly type: "quantity";
  readonly label: string;
  readonly quantity: "soundLevel";
  readonly default: null;
  readonly min: number;
  readonly max: number;
  readonly optional: "absent";
}

export interface LossCell extends Omit<LevelCell, "default" | "optional"> {
  readonly default: 0;
}

type Levels<Cell extends LevelCell | LossCell> = SeriesField<Cell> & { readonly label: string };

interface SeriesStatement {
  readonly label: string;
  readonly help: string;
  readonly when?: readonly Condition[];
}

/** Levels of the eight octave bands. A band that is left blank makes no sound. */
export function levels(statement: SeriesStatement): Levels<LevelCell> {
  return {
    type: "series",
    axis: "octaveBands",
    of: quantity(statement.label, null, "soundLevel", "absent", [-50, 160]),
    ...statement,
  };
}

/** What is taken away in the eight octave bands; nothing where nothing is stated. */
export function losses(statement: SeriesStatement): Levels<LossCell> {
  return {
    type: "series",
    axis: "octaveBands",
    of: quantity(statement.label, null, "soundLevel", 0, [-10, 100]),
    ...statement,
  };
}
