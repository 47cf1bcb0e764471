import ts from "typescript";
import { bareUnit } from "../src/kernel/quantities.ts";
import { kinds, siUnit, unitSymbol, unitsOf, type QuantityKind } from "../src/quantity/index.ts";

/**
 * Documentation of fields and results in built types, so that an editor shows label, unit and help next to a name. It is made of what the fields
 * themselves state, which the types hold as literals.
 */

/** Members of a type in braces, or of several that are joined by `&`, by name. */
function membersOf(type: ts.TypeNode | undefined): ReadonlyMap<string, ts.TypeNode> | undefined {
  if (type && ts.isIntersectionTypeNode(type)) return new Map(type.types.flatMap((part) => [...(membersOf(part) ?? [])]));
  if (!type || !ts.isTypeLiteralNode(type)) return undefined;
  return new Map(
    type.members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type ? [[member.name.getText().replaceAll('"', ""), member.type] as const] : [],
    ),
  );
}

/** The value of a literal type. */
function literalOf(type: ts.TypeNode | undefined): string | number | boolean | null | undefined {
  if (!type || !ts.isLiteralTypeNode(type)) return undefined;
  const { literal } = type;
  if (ts.isStringLiteral(literal) || ts.isNoSubstitutionTemplateLiteral(literal)) return literal.text;
  if (ts.isNumericLiteral(literal)) return Number(literal.text);
  if (ts.isPrefixUnaryExpression(literal)) return Number(literal.getText());
  return literal.kind === ts.SyntaxKind.NullKeyword ? null : literal.kind === ts.SyntaxKind.TrueKeyword;
}

function unitText(kind: QuantityKind): string {
  if (kind === "ratio") return 'a share 0…1, or in percent as { value, unit: "%" }';
  const [imperial, metric] = [bareUnit(kind, "Imperial"), bareUnit(kind, "Metric")];
  const all = [...new Set([...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")])];
  const shown = [imperial, metric].map((unit) => unitSymbol(unit));
  if (shown[0] === "" && shown[1] === "") return "a bare number";
  const bare = imperial === metric ? `in ${shown[0]}` : `in ${shown[0]} (Imperial) or ${shown[1]} (Metric)`;
  return all.length === 1 ? bare : `${bare}, or { value, unit } with ${all.map((unit) => `"${unit}"`).join(", ")}`;
}

/** Default of a field that is left empty, where the types know it. */
function defaultText(field: ReadonlyMap<string, ts.TypeNode>): string | undefined {
  const usual = field.get("default");
  if (literalOf(usual) === null) return field.has("optional") ? "May be left empty." : "Needed: it has no default.";
  if (field.has("defaultWhen")) return undefined;
  const single = literalOf(usual);
  if (single !== undefined && single !== "") return `Default ${String(single)}.`;
  const bySystem = membersOf(usual);
  const [imperial, metric] = [literalOf(bySystem?.get("Imperial")), literalOf(bySystem?.get("Metric"))];
  return imperial === undefined || metric === undefined ? undefined : `Default ${String(imperial)} (Imperial), ${String(metric)} (Metric).`;
}

/** The words for one field or result, or `undefined` for what is neither. */
function docOf(field: ReadonlyMap<string, ts.TypeNode>): string | undefined {
  const label = literalOf(field.get("label"));
  if (typeof label !== "string") return undefined;
  const kind = literalOf(field.get("quantity"));
  const isInput = field.has("default") || field.has("row") || field.has("fields") || field.has("of");
  const help = literalOf(field.get("help"));
  const quantity = typeof kind === "string" && Object.hasOwn(kinds, kind) ? (kind as QuantityKind) : undefined;
  const resultUnit = quantity && unitSymbol(siUnit(quantity));
  const unit = quantity === undefined ? "" : isInput ? `: ${unitText(quantity)}` : resultUnit ? `, in ${resultUnit}` : "";
  return [`${label}${unit}.`, help, field.has("default") ? defaultText(field) : undefined]
    .filter(Boolean)
    .join(" ")
    .replaceAll("*/", "* /");
}

/**
 * Puts documentation before every field and result of a declaration file.
 *
 * @param text a `.d.ts` file
 * @returns the same types, documented
 */
export function withFieldDocs(text: string): string {
  if (!text.includes("readonly label: ")) return text;
  const file = ts.createSourceFile("types.d.ts", text, ts.ScriptTarget.Latest, true);
  const inserts: { position: number; doc: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      const members = membersOf(node.type);
      const doc = members && docOf(members);
      if (doc !== undefined) inserts.push({ position: node.getStart(), doc: `/** ${doc} */ ` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return inserts
    .toSorted((a, b) => b.position - a.position)
    .reduce((all, { position: offset, doc }) => all.slice(0, offset) + doc + all.slice(offset), text);
}
