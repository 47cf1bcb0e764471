import { clean } from "./equation.ts";
import type { FluidSource, SourcePart, TransportSource } from "./source.ts";

/** TypeScript text of one transport correlation, and what it needs imported: name → module. */
export interface TransportText {
  readonly text: string;
  readonly imports: ReadonlyMap<string, string>;
  readonly source: TransportSource["source"] | undefined;
}

/** Models that are passed over, because a published reference correlation stands further down the list. */
const PREFERRED: Readonly<Record<string, number>> = { R1234yf: 2, "R1234ze(E)": 2 };

/** The default of `initialDensity`. */
const VOGEL = [-19.572881, 219.73999, -1015.3226, 2471.01251, -3375.1717, 2491.6597, -787.26086, 14.085455, -0.34664158];

/** Correlations of a few per cent; eleven digits keep the comparison with the peer meaningful. */
const TRANSPORT_DIGITS = 11;

function num(value: unknown): string {
  if (typeof value !== "number") throw new Error(`not a number: ${JSON.stringify(value)}`);
  return String(clean(value, TRANSPORT_DIGITS));
}

function list(value: unknown): string {
  return `[${(value as number[]).map(num).join(", ")}]`;
}

/** Collects the functions that a correlation calls, each marked pure so that a bundler may drop the whole fluid. */
class Writer {
  readonly imports = new Map<string, string>();

  call(name: string, module: string, ...parts: string[]): string {
    this.imports.set(name, module);
    return `${name}(${parts.join(", ")})`;
  }

  dilute(part: SourcePart): string {
    const pair = `[${part["sigma_nm"] === undefined ? "" : `${num(part["sigma_nm"])}, ${num(part["epsilonOverK_K"])}`}]`;
    if (part.type === "kineticTheory") return this.call("kineticTheory", "dilute", num(part["molarMass_g_per_mol"]), pair);
    if (part.type === "collisionIntegral") {
      return this.call(
        "collisionIntegral",
        "dilute",
        num(part["C"]),
        num(part["molarMass_g_per_mol"]),
        pair,
        list(part["a"]),
        list(part["t"]),
      );
    }
    if (part.type === "powersOfT") return this.call("ratioOfPolynomials", "dilute", "1", list(part["a"]), list(part["t"]));
    if (part.type === "ratioOfPolynomials") {
      const denominator = (part["B"] as number[]).length > 1 || (part["B"] as number[])[0] !== 1 ? [list(part["B"]), list(part["m"])] : [];
      return this.call("ratioOfPolynomials", "dilute", num(part["T_reducing_K"] ?? 1), list(part["A"]), list(part["n"]), ...denominator);
    }
    if (part.type === "co2Huber") return this.call("carbonDioxideDiluteConductivity", "carbonDioxide");
    throw new Error(`unknown dilute part ${part.type}`);
  }

  initial(part: SourcePart, dilute: string): string {
    const b = part["b"] as number[];
    const coefficients = b.join() !== VOGEL.join() ? [list(b), list(part["t"])] : [];
    return this.call(
      "initialDensity",
      "dilute",
      dilute,
      `[${num(part["sigma_nm"])}, ${num(part["epsilonOverK_K"])}]`,
      num(part["avogadro_per_mol"]),
      ...coefficients,
    );
  }

  residualViscosity(part: SourcePart): string {
    const reducing = `[${num(part["T_reducing_K"])}, ${num(part["rho_reducing_mol_per_m3"])}]`;
    if (part.type === "batschinskiHildebrand") {
      const polynomial = `[${list(part["a"])}, ${list(part["d1"])}, ${list(part["t1"])}]`;
      if ((part["gamma"] as number[]).some((gamma) => gamma !== 0)) throw new Error("exponential factors are not implemented");
      const free = (part["f"] as number[]).some((f) => f !== 0)
        ? [`[${["f", "d2", "t2", "g", "h", "p", "q"].map((key) => list(part[key])).join(", ")}]`]
        : [];
      return this.call("batschinskiHildebrand", "viscosity", reducing, polynomial, ...free);
    }
    if (part.type === "huberAssael") {
      const sum = (key: string) => {
        const { a, d, t } = part[key] as Record<string, number[]>;
        return `[${list(a)}, ${list(d)}, ${list(t)}]`;
      };
      return this.call("huberAssael", "viscosity", reducing, sum("poly"), sum("numerator"), sum("denominator"));
    }
    throw new Error(`unknown residual part ${part.type}`);
  }

  viscosity(model: TransportSource, fluid: FluidSource): string {
    const dilute = model["dilute"] as SourcePart;
    if (model.type === "iapws2008Viscosity") return this.call("waterViscosity", "water");
    if (dilute.type === "co2Laesecke") return this.call("carbonDioxideViscosity", "carbonDioxide");
    if (model.type === "residualEntropyScaling") {
      return this.call("entropyScaling", "viscosity", this.dilute(dilute), num(model["C"]), num(model["rhoSrCritical_J_per_m3K"]));
    }
    if (model.type === "extendedCorrespondingStates") {
      return this.call(
        "correspondingViscosity",
        "correspondingStates",
        ...this.reference(model, fluid),
        this.dilute(dilute),
        this.shape(model),
      );
    }
    const initial = model["initialDensity"] as SourcePart | undefined;
    const parts = [
      this.dilute(dilute),
      ...(initial ? [this.initial(initial, this.dilute(dilute))] : []),
      this.residualViscosity(model["residual"] as SourcePart),
    ];
    return this.call("sumOf", "point", ...parts);
  }

  conductivity(model: TransportSource, fluid: FluidSource): string {
    if (model.type === "iapws2011Conductivity") return this.call("waterConductivity", "water");
    const dilute = this.dilute(model["dilute"] as SourcePart);
    const critical = model["critical"] as SourcePart;
    const enhancement = critical.type === "none" ? [] : [this.critical(critical)];
    if (model.type === "extendedCorrespondingStates") {
      const internal = model["fInt"] as { a: number[]; t: number[]; T_reducing_K: number };
      if (internal.T_reducing_K !== 1 || internal.t.some((t, i) => t !== i)) throw new Error("unexpected f_int");
      const base = this.call(
        "correspondingConductivity",
        "correspondingStates",
        ...this.reference(model, fluid),
        dilute,
        list(internal.a),
        this.shape(model),
      );
      return this.call("sumOf", "point", base, ...enhancement);
    }
    return this.call("sumOf", "point", dilute, this.residualConductivity(model["residual"] as SourcePart, fluid), ...enhancement);
  }

  residualConductivity(part: SourcePart, fluid: FluidSource): string {
    const density = (part["rho_reducing_kg_per_m3"] as number) / fluid.molarMass_kg_per_mol;
    const t = (part["t"] as number[]).some((exponent) => exponent !== 0) ? [list(part["t"])] : [];
    const columns = [list(part["B"]), list(part["d"]), ...t].join(", ");
    return this.call("residualPolynomial", "conductivity", `[${num(part["T_reducing_K"])}, ${num(density)}]`, `[${columns}]`);
  }

  private critical(part: SourcePart): string {
    if (part.type === "r123") return this.call("r123CriticalConductivity", "r123");
    if (part.type === "ammoniaTufeu") return this.call("ammoniaCriticalConductivity", "ammonia");
    if (part.type !== "olchowySengers" || part["gamma"] !== 1.239 || part["nu"] !== 0.63)
      throw new Error(`unknown critical part ${part.type}`);
    const critical = `[${num(part["Tc_K"])}, ${num(part["pc_Pa"])}, ${num(part["rhoc_mol_per_m3"])}]`;
    const fields = [
      `critical: ${critical}`,
      `amplitude: ${num(part["GAMMA"])}`,
      `zeta: ${num(part["zeta0_m"])}`,
      `cutoff: ${num(part["qD_per_m"])}`,
      `reference: ${num(part["Tref_K"])}`,
      ...(part["R0"] === 1.03 ? [] : [`factor: ${num(part["R0"])}`]),
    ];
    return this.call("olchowySengers", "conductivity", `{ ${fields.join(", ")} }`);
  }

  private reference(model: TransportSource, { critical }: FluidSource): string[] {
    const name = `${String(model["referenceFluid"])}Reference`;
    this.imports.set(name, `fluids/${String(model["referenceFluid"])}`);
    return [name, `[${num(critical.T_K)}, ${num(critical.rho_mol_per_m3)}]`];
  }

  private shape(model: TransportSource): string {
    const psi = model["psi"] as { a: number[]; t: number[]; rhoReducing_mol_per_m3: number };
    if (psi.t.some((t, i) => t !== i)) throw new Error("unexpected shape factor");
    const last = psi.a.findLastIndex((a) => a !== 0);
    return list([psi.rhoReducing_mol_per_m3, ...psi.a.slice(0, last + 1)]);
  }
}

/** The model that is taken of those that an input file lists. */
export function chosenModel(fluid: FluidSource, property: "viscosity" | "conductivity"): TransportSource | undefined {
  return fluid[property].models?.[property === "viscosity" ? (PREFERRED[fluid.name] ?? 0) : 0];
}

export function viscosityText(fluid: FluidSource): TransportText | undefined {
  const model = chosenModel(fluid, "viscosity");
  if (!model) return undefined;
  const writer = new Writer();
  return { text: writer.viscosity(model, fluid), imports: writer.imports, source: model.source };
}

export function conductivityText(fluid: FluidSource): TransportText | undefined {
  const model = chosenModel(fluid, "conductivity");
  if (!model) return undefined;
  const writer = new Writer();
  return { text: writer.conductivity(model, fluid), imports: writer.imports, source: model.source };
}

/** The parts of a fluid that corresponding-states correlations of other fluids take from it. */
export function referenceText(key: string, fluid: FluidSource): TransportText {
  const writer = new Writer();
  const viscosity = fluid.viscosity.models![0]!;
  const background = writer.call(
    "sumOf",
    "point",
    writer.initial(viscosity["initialDensity"] as SourcePart, writer.dilute(viscosity["dilute"] as SourcePart)),
    writer.residualViscosity(viscosity["residual"] as SourcePart),
  );
  const residual = writer.residualConductivity(fluid.conductivity.models![0]!["residual"] as SourcePart, fluid);
  const critical = `[${num(fluid.critical.T_K)}, ${num(fluid.critical.rho_mol_per_m3)}]`;
  const text = writer.call("referenceFluid", "correspondingStates", `${key}Data`, critical, background, residual);
  return { text, imports: writer.imports, source: undefined };
}
