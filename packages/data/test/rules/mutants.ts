/** The rules with one thing changed, and what changed. */
export interface Mutant {
  readonly title: string;
  readonly rules: string;
  /** `laxer` mutants can only let more through, `stricter` ones only less. */
  readonly kind: "laxer" | "stricter";
  /** The only operation that a stricter mutant concerns. */
  readonly operation?: string;
}

const expansions: Readonly<Record<string, readonly string[]>> = { read: ["get", "list"], write: ["create", "update", "delete"] };
const allowStatement = /^( *)allow ([a-z, ]+): if ([^;]*);/gm;

/** Each method of each allow, once never granted and once always. */
export function allowMutants(rules: string): readonly Mutant[] {
  return [...rules.matchAll(allowStatement)].flatMap((match) => {
    const [statement, indent, named, condition] = match as unknown as [string, string, string, string];
    const methods = named.split(",").flatMap((name) => expansions[name.trim()] ?? [name.trim()]);
    const replaced = (text: string): string => rules.slice(0, match.index) + text + rules.slice(match.index + statement.length);
    const place = `line ${rules.slice(0, match.index).split("\n").length}`;
    return methods.flatMap((method): Mutant[] => {
      const others = methods.filter((other) => other !== method);
      const remainder = others.length === 0 ? "" : `${indent}allow ${others.join(", ")}: if ${condition};`;
      return [
        { title: `${place}: ${method} is never allowed`, rules: replaced(remainder), kind: "stricter", operation: method },
        {
          title: `${place}: ${method} is always allowed`,
          rules: replaced(`${remainder}\n${indent}allow ${method}: if true;`),
          kind: "laxer",
        },
      ];
    });
  });
}

/** Each condition on a separate line, replaced by true. */
export function conditionMutants(rules: string): readonly Mutant[] {
  const lines = rules.split("\n");
  return lines.flatMap((line, index) => {
    const [, before, condition, end] = /^(\s*(?:&&|return|allow [a-z, ]+: if) )(.*[^;[])(;?)$/.exec(line) ?? [];
    if (condition === undefined) return [];
    const changed = [...lines.slice(0, index), `${before}true${end}`, ...lines.slice(index + 1)].join("\n");
    return [{ title: `line ${index + 1}: without "${condition}"`, rules: changed, kind: "laxer" }];
  });
}
