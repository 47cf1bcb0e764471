declare module "fast-formula-parser" {
  interface CellPosition {
    readonly sheet: string;
    readonly row: number;
    readonly col: number;
  }
  export interface FormulaParserConfig {
    readonly onCell: (position: CellPosition) => string | number | null;
    readonly onRange: (range: {
      readonly sheet: string;
      readonly from: { readonly row: number; readonly col: number };
      readonly to: { readonly row: number; readonly col: number };
    }) => readonly (readonly (string | number | null)[])[];
    /** Functions in addition to those of the library. */
    readonly functions?: Readonly<Record<string, (...values: { readonly value: unknown }[]) => unknown>>;
  }
  export default class FormulaParser {
    constructor(config: FormulaParserConfig);
    parse(formula: string, position: CellPosition): unknown;
  }
}
