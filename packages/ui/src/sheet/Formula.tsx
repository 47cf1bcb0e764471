import { createElement, memo, type ReactElement, type ReactNode } from "react";
import { decimalMark } from "../locale/numbers.ts";
import { formulaParts, type MathNode } from "./mathml.ts";

function element(node: MathNode, key: number): ReactElement {
  const children = typeof node.children === "string" ? node.children : node.children.map(element);
  return createElement(node.tag, { key, ...node.attributes }, children);
}

/** A formula of the sheet as MathML; text outside the grammar is shown as it stands. */
export const Formula = memo(function Formula({ text }: { readonly text: string }): ReactNode {
  const parts = formulaParts(text, decimalMark);
  if (!parts) return <span className="numbers">{text}</span>;
  return parts.map((part, index) => [index > 0 && <wbr key={`break-${index}`} />, createElement("math", { key: index, displaystyle: "true" }, element(part, 0))]);
});
