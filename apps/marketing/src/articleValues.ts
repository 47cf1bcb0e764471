import { formatNumber } from "@org/hvac-core/quantity";

/** A number in an article. */
export interface ArticleValue {
  readonly value: number;
  readonly unit?: string;
  /** Places after the decimal mark; significant digits (4) where it is left out. */
  readonly decimals?: number;
}

export type ArticleValues = Readonly<Record<string, ArticleValue>>;

const files = import.meta.glob<{ readonly values: ArticleValues }>(["./figures/values/*.ts", "!./figures/values/*.test.ts"], {
  eager: true,
});

/** Narrow no-break space. */
const thinSpace = "\u202f";

/** Text of `<Value name="clear-sky.beamWithMinus" />`; an unknown name stops the build. */
export function valueText(name: string): string {
  const [file = "", key = ""] = name.split(".");
  const entry = files[`./figures/values/${file}.ts`]?.values[key];
  if (!entry) throw new Error(`<Value name="${name}" />: no "${key}" in src/figures/values/${file}.ts`);
  const { value, unit, decimals } = entry;
  const text = decimals === undefined ? formatNumber(value) : formatNumber(value, { digits: 15, decimals });
  return unit === undefined ? text : `${text}${unit.startsWith("°") && unit.length === 1 ? "" : thinSpace}${unit}`;
}
