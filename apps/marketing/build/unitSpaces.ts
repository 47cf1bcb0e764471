import { defineHastPlugin } from "satteri";
import { withUnitSpaces } from "../src/unitSpaces.ts";

/** What editors write with a plain space, "50 %" or "7 °C", is set with a thin one. Code stays as it is. */
export const unitSpaces = defineHastPlugin({
  name: "unit-spaces",
  text(node, context) {
    const parent = context.parent(node);
    if (parent.type === "element" && parent.tagName === "code") return;
    const value = withUnitSpaces(node.value);
    if (value !== node.value) context.replaceNode(node, { type: "text", value });
  },
});
