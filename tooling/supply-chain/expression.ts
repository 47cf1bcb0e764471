/** A license of a package as SPDX writes it cannot be read. */
export class LicenseError extends Error {
  override readonly name = "LicenseError";
}

/**
 * Whether a license expression can be met with allowed licenses alone: of `A OR B` one is enough, of `A AND B` both are needed. A license with an
 * exception (`A WITH B`) is one of its own, and allowed where it is listed as a whole.
 *
 * Source: SPDX Specification 3.0, annex B, license expressions.
 *
 * @throws {LicenseError} when it is no license expression
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const next = (): string | undefined => tokens[at++];

  const single = (): boolean => {
    const token = next();
    if (token === "(") {
      const inner = either();
      if (next() !== ")") throw new LicenseError(`"${expression}" lacks a parenthesis.`);
      return inner;
    }
    if (token === undefined || !/^[\w.+:-]+$/.test(token) || /^(?:AND|OR|WITH)$/.test(token))
      throw new LicenseError(`"${expression}" is no license expression.`);
    if (tokens[at] !== "WITH") return allowed.has(token);
    at += 1;
    return allowed.has(`${token} WITH ${next() ?? ""}`);
  };
  const both = (): boolean => {
    let result = single();
    while (tokens[at] === "AND") {
      at += 1;
      const other = single();
      result &&= other;
    }
    return result;
  };
  const either = (): boolean => {
    let result = both();
    while (tokens[at] === "OR") {
      at += 1;
      const other = both();
      result ||= other;
    }
    return result;
  };

  const result = either();
  if (at < tokens.length) throw new LicenseError(`"${expression}" is no license expression.`);
  return result;
}
