import { createContext, createElement, memo, use, type ReactElement, type ReactNode } from "react";
import { decimalMark } from "../../elements/numbers.ts";
import { formulaParts, type FunctionWords, type MathNode } from "./mathml.ts";

/** The functions that the formulas of a sheet may call, to be named in words. */
export const SheetFunctions = createContext<FunctionWords>({});

function element(node: MathNode, key: number): ReactElement {
  const children = typeof node.children === "string" ? node.children : node.children.map(element);
  return createElement(node.tag, { key, ...node.attributes }, children);
}

/** A formula of the sheet as MathML; text outside the grammar is shown as it stands. */
export const Formula = memo(function Formula({ text }: { readonly text: string }): ReactNode {
  const parts = formulaParts(text, decimalMark(), use(SheetFunctions));
  if (!parts) return <span className="numbers">{text}</span>;
  return parts.map((part, index) => [
    index > 0 && <wbr key={`break-${index}`} />,
    createElement("math", { key: index, displaystyle: "true" }, element(part, 0)),
  ]);
});
