import { parseExpression, type Expression } from "@org/hvac-core/kernel";

/** How the parts of a formula are written in a markup. */
interface Markup {
  readonly symbol: (base: string, below: string) => string;
  readonly number: (digits: string, exponent: string | undefined) => string;
  readonly sign: (sign: "+" | "-" | "×" | "·" | "=" | ",") => string;
  readonly row: (parts: readonly string[]) => string;
  readonly brackets: (inner: string) => string;
  readonly fraction: (above: string, below: string) => string;
  readonly power: (base: string, exponent: string) => string;
  readonly root: (inner: string) => string;
  readonly bars: (inner: string) => string;
  readonly sum: (inner: string) => string;
  readonly named: (name: string) => string;
}

const greek: Readonly<Record<string, string>> = Object.fromEntries(
  "α alpha,β beta,γ gamma,δ delta,ε varepsilon,ζ zeta,η eta,θ theta,κ kappa,λ lambda,μ mu,ν nu,ξ xi,π pi,ρ rho,σ sigma,τ tau,φ varphi,χ chi,ψ psi,ω omega,Δ Delta,Γ Gamma,Θ Theta,Λ Lambda,Σ Sigma,Φ Phi,Ψ Psi,Ω Omega"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** A name such as NPSH stands upright, or it reads as a product. */
function texSymbol(name: string): string {
  if (/^[A-Za-z]{2,}$/.test(name)) return `\\mathrm{${name}}`;
  return name.replaceAll(/\p{L}/gu, (letter) => (greek[letter] ? `\\${greek[letter]} ` : letter)).trim();
}

/** TeX, which GitHub typesets. */
const tex: Markup = {
  symbol: (base, below) => (below ? `${texSymbol(base)}_{${below.split(",").map(texSymbol).join(",")}}` : texSymbol(base)),
  number: (digits, exponent) => (exponent === undefined ? digits : `${digits} \\times 10^{${exponent}}`),
  sign: (sign) => ({ "×": "\\times", "·": "\\,", "+": "+", "-": "-", "=": "=", ",": "," })[sign],
  row: (parts) => parts.join(" "),
  brackets: (inner) => `\\left(${inner}\\right)`,
  fraction: (above, below) => `\\frac{${above}}{${below}}`,
  power: (base, exponent) => `{${base}}^{${exponent}}`,
  root: (inner) => `\\sqrt{${inner}}`,
  bars: (inner) => `\\left|${inner}\\right|`,
  sum: (inner) => `\\sum_i ${inner}`,
  named: (name) => (name === "log10" ? "\\log_{10}" : name.length === 1 ? `\\mathrm{${name}}` : `\\operatorname{${name}}`),
};

const minus = "−";

/** MathML, which browsers typeset. */
const mathml: Markup = {
  symbol: (base, below) => (below ? `<msub><mi>${base}</mi><mi>${below}</mi></msub>` : `<mi>${base}</mi>`),
  number: (digits, exponent) =>
    exponent === undefined
      ? `<mn>${digits}</mn>`
      : `<mrow><mn>${digits}</mn><mo>×</mo><msup><mn>10</mn><mn>${exponent.replace("-", minus)}</mn></msup></mrow>`,
  sign: (sign) => `<mo>${sign === "-" ? minus : sign}</mo>`,
  row: (parts) => `<mrow>${parts.join("")}</mrow>`,
  brackets: (inner) => `<mrow><mo>(</mo>${inner}<mo>)</mo></mrow>`,
  fraction: (above, below) => `<mfrac>${above}${below}</mfrac>`,
  power: (base, exponent) => `<msup>${base}${exponent}</msup>`,
  root: (inner) => `<msqrt>${inner}</msqrt>`,
  bars: (inner) => `<mrow><mo>|</mo>${inner}<mo>|</mo></mrow>`,
  sum: (inner) => `<mrow><munder><mo>∑</mo><mi>i</mi></munder>${inner}</mrow>`,
  named: (name) => (name === "log10" ? "<msub><mi>log</mi><mn>10</mn></msub>" : `<mi>${name}</mi>`),
};

const ranks = { "+": 1, "-": 1, "*": 2, "/": 3, "^": 4 } as const;

function rank(node: Expression): number {
  if (node.type === "binary") return ranks[node.operator];
  return node.type === "negative" || (node.type === "call" && node.name === "sum") ? 1.5 : 5;
}

function write(node: Expression, markup: Markup): string {
  const inside = (child: Expression, lowest: number): string => {
    const text = write(child, markup);
    return rank(child) < lowest ? markup.brackets(text) : text;
  };
  switch (node.type) {
    case "number": {
      const [digits = "", exponent] = node.text.split("e");
      return markup.number(digits, exponent);
    }
    case "symbol": {
      const [base = "", ...below] = node.name.split("_");
      return markup.symbol(base, below.join(","));
    }
    case "negative":
      return markup.row([markup.sign("-"), inside(node.operand, 2)]);
    case "call":
      return writeCall(node.name, node.args, markup);
    case "binary": {
      const { operator, left, right } = node;
      if (operator === "/") return markup.fraction(write(left, markup), write(right, markup));
      if (operator === "^") return markup.power(inside(left, 5), write(right, markup));
      if (operator === "*") {
        const times = markup.sign(startsWithNumber(right) ? "×" : "·");
        return markup.row([left.type === "negative" ? write(left, markup) : inside(left, 2), times, inside(right, 2)]);
      }
      return markup.row([write(left, markup), markup.sign(operator), inside(right, operator === "+" && right.type !== "negative" ? 1 : 2)]);
    }
  }
}

function startsWithNumber(node: Expression): boolean {
  return node.type === "number" || (node.type === "binary" && node.operator !== "/" && startsWithNumber(node.left));
}

function writeCall(name: string, args: readonly Expression[], markup: Markup): string {
  const [first, ...others] = args.map((arg) => write(arg, markup));
  if (first === undefined) throw new Error(`${name} without an argument`);
  if (name === "sqrt") return markup.root(first);
  if (name === "abs") return markup.bars(first);
  if (name === "exp") return markup.power(markup.named("e"), first);
  if (name === "sum") return markup.sum(rank(args[0]!) < 2 ? markup.brackets(first) : first);
  return markup.row([markup.named(name), markup.brackets(markup.row([first, ...others.flatMap((other) => [markup.sign(","), other])]))]);
}

/** Both sides of `p_v = ρ * V^2 / 2`, or more than two. Fails for what is not in the grammar of the sheets. */
function sides(equation: string, markup: Markup): string {
  const written = equation.split("=").map((side) => write(parseExpression(side.trim()), markup));
  return markup.row(written.flatMap((side, index) => (index === 0 ? [side] : [markup.sign("="), side])));
}

export function equationAsTex(equation: string): string {
  return `\`\`\`math\n${sides(equation, tex)}\n\`\`\``;
}

export function equationAsMathml(equation: string): string {
  return `<math display="block">${sides(equation, mathml)}</math>`;
}
