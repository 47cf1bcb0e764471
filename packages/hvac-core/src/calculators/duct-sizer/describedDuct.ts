import type { ExactSize } from "./exactSize.ts";
import type { OneDuct } from "./schema.ts";
import type { Flow, Size } from "./size.ts";

/** A duct as its steps are stated: the single section, or one of a system. */
export interface DescribedDuct {
  readonly duct: OneDuct;
  readonly exact: ExactSize | undefined;
  readonly origin: "standard" | "exact" | "chosen";
  /** Clear, and of the sheet around a liner. */
  readonly size: Size;
  readonly sheetSize: Size;
  readonly liner: number;
  readonly flow: Flow;
  readonly velocityLimit: number | undefined;
  /** What the exact size has: its proportions, or a height that it is made to or has to fit. Standard heights are those of their list all the same. */
  readonly exactBy: OneDuct["sideRule"];
  /** What the height of a duct that is made to a height follows from. */
  readonly fixedHeight: string;
  readonly fields: DuctFieldNames;
  /** The result that a step gives, where there is one of the name. */
  readonly result: (name: string) => { readonly result?: string };
}

/** What the choices are called that a duct follows from. */
export interface DuctFieldNames {
  readonly shape: string;
  readonly method: string;
  readonly sizes: readonly string[];
  readonly material: string;
  readonly location: string;
  readonly part: string;
}
