import { createContext, createElement, memo, use, type ReactElement, type ReactNode } from "react";
import { decimalMark } from "@org/form/numbers";
import { formulaParts, type FunctionWords, type MathNode } from "@org/documents/formulas";
import { useCurrency } from "../state/currencyContext.ts";

/** Settings of all formulas of a sheet. */
export interface SheetSetting {
  /** Functions that the formulas may call, set as words. */
  readonly functions: FunctionWords;
  /** Width of a line in em. */
  readonly lineWidth: number;
}

export const SheetSettings = createContext<SheetSetting>({ functions: {}, lineWidth: Infinity });

function element(node: MathNode, key: number, inCurrency: (text: string) => string): ReactElement {
  const children =
    typeof node.children === "string" ? inCurrency(node.children) : node.children.map((each, index) => element(each, index, inCurrency));
  return createElement(node.tag, { key, ...node.attributes }, children);
}

/** A formula of the sheet as MathML; text outside the grammar is shown unchanged. */
export const Formula = memo(function Formula({ text }: { readonly text: string }): ReactNode {
  const inCurrency = useCurrency();
  const parts = formulaParts(text, { decimalMark: decimalMark(), ...use(SheetSettings) });
  if (!parts) return <span className="numbers">{text}</span>;
  return parts.map((part, index) => [
    index > 0 && <wbr key={`break-${index}`} />,
    createElement("math", { key: index, displaystyle: "true" }, element(part, 0, inCurrency)),
  ]);
});
