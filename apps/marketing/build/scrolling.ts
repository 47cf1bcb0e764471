import { defineHastPlugin, type HastNode } from "satteri";

const alignment = /text-align:\s*(left|center|right)/;

/** Heads of the columns, which name the table for those who do not see it. */
function columnHeads(node: Readonly<HastNode>, text: (node: Readonly<HastNode>) => string): readonly string[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) => {
    const isHead = child.type === "element" && child.tagName === "th";
    return isHead ? [text(child).trim()].filter(Boolean) : columnHeads(child, text);
  });
}

/**
 * Tables and code scroll within a separate frame where the screen is narrow, also by keyboard. Columns are aligned by classes, since the
 * policy lets no `style` attributes in.
 */
export const scrolling = defineHastPlugin({
  name: "scrolling",
  element: [
    {
      filter: ["table"],
      visit(node, context) {
        const heads = columnHeads(node, (head) => context.textContent(head));
        context.wrapNode(node, {
          type: "element",
          tagName: "div",
          properties: { className: ["table"], tabIndex: 0, role: "group", ariaLabel: `Table: ${heads.join(", ")}` },
          children: [],
        });
      },
    },
    {
      filter: ["pre"],
      visit(node, context) {
        context.setProperty(node, "tabIndex", 0);
      },
    },
    {
      filter: ["th", "td"],
      visit(node, context) {
        const align = alignment.exec(String(node.properties["style"]))?.[1];
        if (!align) return;
        context.setProperty(node, "style", null);
        context.setProperty(node, "className", [`align-${align}`]);
      },
    },
  ],
});
