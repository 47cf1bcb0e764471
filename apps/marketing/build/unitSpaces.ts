import { defineHastPlugin } from "satteri";
import { withUnitSpaces } from "../src/unitSpaces.ts";

/** Replaces plain spaces before units, "50 %" or "7 °C", by thin ones. Code stays unchanged. */
export const unitSpaces = defineHastPlugin({
  name: "unit-spaces",
  text(node, context) {
    const parent = context.parent(node);
    if (parent.type === "element" && parent.tagName === "code") return;
    const value = withUnitSpaces(node.value);
    if (value !== node.value) context.replaceNode(node, { type: "text", value });
  },
});
