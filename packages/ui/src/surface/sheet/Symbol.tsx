import type { ReactNode } from "react";

/** A symbol with its subscript, in running text: no MathML where a form repeats it by the dozen. */
export function Symbol({ name }: { readonly name: string }): ReactNode {
  const [base, ...below] = name.split("_");
  return (
    <i>
      {base}
      {below.length > 0 && <sub>{below.join(",")}</sub>}
    </i>
  );
}
