import type { DuctAir } from "./air.ts";
import type { SectionPlace, SectionRow } from "./duct.ts";
import type { FittingLoss } from "./fittings.ts";
import type { Insulation } from "./insulation.ts";
import type { Flow } from "./size.ts";
import type { SizedDuct } from "./sizing.ts";
import type { Balanced } from "./system/balance.ts";
import type { Fans } from "./system/fans.ts";
import type { JunctionLoss } from "./system/junctions.ts";
import type { SectionPressures, SectionWalls } from "./system/pressures.ts";
import type { SectionHeat } from "./system/temperatures.ts";

/** One calculated duct with air, alone or as a section of a system: its size, losses, pressures and walls. */
export interface DuctState extends SizedDuct, SectionPressures, SectionWalls {
  readonly flow: Flow;
  /** Flow in the flexible duct at its end. */
  readonly flexible: Flow | undefined;
  /** Velocity limit for the noise criterion, m/s; undefined without a criterion. */
  readonly velocityLimit: number | undefined;
  readonly fittings: readonly FittingLoss[];
  /** Loss of straight and flexible duct, Pa. */
  readonly ductPressureLoss: number;
  /** Pa. */
  readonly fittingsPressureLoss: number;
  readonly junction: JunctionLoss;
  /** Loss of duct, fittings, junction and equipment, without the terminal, Pa. */
  readonly pressureLoss: number;
  /** Loss from the fan to its end, before balancing, Pa. */
  readonly pressureLossFromFan: number;
  /** Undefined for a bare duct. */
  readonly insulation: Insulation | undefined;
  /** Undefined unless heat is calculated. */
  readonly heat: SectionHeat | undefined;
}

/** A section of a system, or the single duct; without air it has no state. */
export interface DuctSection {
  readonly id: string;
  readonly index: number;
  /** Empty for a single duct. */
  readonly name: string;
  /** Path of its row in the input, and of its results; empty for a single duct. */
  readonly path: string;
  readonly row: SectionRow;
  readonly place: SectionPlace;
  /** m³/s, at the end towards the fan. */
  readonly airflow: number;
  /** Leakage of the section itself that its airflow includes, m³/s. */
  readonly addedLeakage: number;
  readonly state: DuctState | undefined;
}

/** A section with air. */
export type SectionWithAir = DuctSection & { readonly state: DuctState };

/** Ducts as calculated: the values between input and results. */
export interface CalculatedDucts {
  readonly air: DuctAir;
  readonly sections: readonly DuctSection[];
  /** By row: the number of the row that it is connected to, −1 at the fan. */
  readonly parents: readonly number[];
  /** Groups of rows with the same, largest airflow from one section, so that each is a branch. */
  readonly ties: readonly (readonly number[])[];
  readonly balance: Balanced["balance"];
  readonly fans: Fans;
  /** Dew point of the air around the ducts, °C; undefined unless surface temperatures are calculated. */
  readonly dewPoint: number | undefined;
}

/** Whether a section has air. */
export const hasAir = <Section extends DuctSection>(section: Section): section is Section & SectionWithAir => section.state !== undefined;

/** Sections with air. */
export const withAir = ({ sections }: Pick<CalculatedDucts, "sections">): SectionWithAir[] => sections.filter(hasAir);
