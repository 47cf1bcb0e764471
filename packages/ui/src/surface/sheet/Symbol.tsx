import type { ReactNode } from "react";

/** A symbol with its subscript, in running text: MathML would be too slow in a form with dozens of symbols. */
export function Symbol({ name }: { readonly name: string }): ReactNode {
  const [base, ...below] = name.split("_");
  return (
    <i>
      {base}
      {below.length > 0 && <sub>{below.join(",")}</sub>}
    </i>
  );
}
