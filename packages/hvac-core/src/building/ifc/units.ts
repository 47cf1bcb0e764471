import { convert } from "../../quantity/index.ts";
import { BuildingFileError } from "../errors.ts";
import { areaFactor, lengthFactor, volumeFactor } from "../gbxml/units.ts";
import type { FileUnits } from "../model/building.ts";
import type { Finding } from "../model/findings.ts";
import type { StepFile } from "./step/file.ts";
import { StepTyped, type Instance } from "./step/value.ts";

/** 0 °C in K. */
const icePoint = convert(0, "degC", "K");

const prefixes: Readonly<Record<string, number>> = {
  EXA: 1e18,
  PETA: 1e15,
  TERA: 1e12,
  GIGA: 1e9,
  MEGA: 1e6,
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 10,
  DECI: 0.1,
  CENTI: 0.01,
  MILLI: 0.001,
  MICRO: 1e-6,
  NANO: 1e-9,
};

/** Names of the units of IFC in this engine, for the account. */
const lengthNames: Readonly<Record<number, string>> = {
  1: "Meters",
  0.001: "Millimeters",
  0.01: "Centimeters",
  0.3048: "Feet",
  0.0254: "Inches",
};

/** A unit as a factor to SI, and what is added after it: °F = K · 5/9 + 255.37. */
interface Conversion {
  readonly factor: number;
  readonly offset: number;
}

/** Unit types whose name differs from that of the type of a value. */
const unitTypes: Readonly<Record<string, string>> = {
  IFCPOSITIVELENGTHMEASURE: "LENGTHUNIT",
  IFCNONNEGATIVELENGTHMEASURE: "LENGTHUNIT",
  IFCPOSITIVEPLANEANGLEMEASURE: "PLANEANGLEUNIT",
  IFCTHERMALCONDUCTIVITYMEASURE: "THERMALCONDUCTANCEUNIT",
};

/** Reads values of a file in SI: each in its unit, or else in that of the project. */
export class IfcUnits {
  readonly findings: Finding[] = [];
  /** m. */
  readonly length: number;
  /** Radians. */
  readonly angle: number;
  readonly units: FileUnits;
  readonly #file: StepFile;
  readonly #ofProject = new Map<string, Conversion>();

  constructor(file: StepFile, project: Instance | undefined, lengthUnit: string | undefined) {
    this.#file = file;
    const assigned = project === undefined ? file.ofType("IFCUNITASSIGNMENT").slice(0, 1) : file.targets(project, 8);
    let name: string | undefined;
    for (const unit of assigned.flatMap((each) => file.targets(each, 0))) {
      const type = unit.enumeration(1) ?? "";
      const conversion = this.#conversion(unit);
      if (conversion === undefined && type !== "")
        this.findings.push({ kind: "unknown-unit", element: type, unit: unit.text(2) ?? unit.enumeration(3) ?? "" });
      if (conversion !== undefined && !this.#ofProject.has(type)) this.#ofProject.set(type, conversion);
      if (type === "LENGTHUNIT")
        name ??= lengthNames[conversion?.factor ?? 0] ?? unit.text(2) ?? `${unit.enumeration(2) ?? ""}${unit.enumeration(3) ?? ""}`;
    }
    const length = this.#ofProject.get("LENGTHUNIT")?.factor ?? (lengthUnit === undefined ? undefined : lengthFactor(lengthUnit));
    if (length === undefined && lengthUnit !== undefined)
      throw new BuildingFileError("unknown-unit", `the unit of lengths "${lengthUnit}" is unknown`);
    if (length === undefined)
      throw new BuildingFileError("no-length-unit", "the file does not say in which unit its lengths are (IfcUnitAssignment); select it");
    this.length = length;
    this.angle = this.#ofProject.get("PLANEANGLEUNIT")?.factor ?? 1;
    this.units = this.#named(name ?? lengthUnit ?? "Meters");
  }

  #named(length: string): FileUnits {
    const power = (type: string, prefix: string, factorOf: (unit: string) => number | undefined, assumed: number): string => {
      const factor = this.#ofProject.get(type)?.factor ?? assumed;
      const names = [length, ...Object.values(lengthNames)].map((each) => `${prefix}${each}`);
      return names.find((each) => Math.abs((factorOf(each) ?? 0) / factor - 1) < 1e-9) ?? `${prefix}Meters`;
    };
    return {
      length,
      area: power("AREAUNIT", "Square", areaFactor, 1),
      volume: power("VOLUMEUNIT", "Cubic", volumeFactor, 1),
      temperature: this.#ofProject.get("THERMODYNAMICTEMPERATUREUNIT")?.offset === icePoint ? "C" : "K",
    };
  }

  /** Factor and offset of a unit; undefined where it is unknown. */
  #conversion(unit: Instance): Conversion | undefined {
    return this.#file.within(unit, () => {
      switch (unit.type) {
        case "IFCSIUNIT":
          return siUnit(unit);
        case "IFCCONVERSIONBASEDUNIT":
        case "IFCCONVERSIONBASEDUNITWITHOFFSET":
          return this.#converted(unit);
        case "IFCDERIVEDUNIT":
          return this.#derived(unit);
        default:
          return undefined;
      }
    });
  }

  #converted(unit: Instance): Conversion | undefined {
    const measure = this.#file.target(unit, 3);
    const base = this.#file.target(measure, 1);
    const value = measure?.number(0);
    const conversion = base && this.#conversion(base);
    if (value === undefined || value <= 0 || conversion === undefined) return undefined;
    return { factor: value * conversion.factor, offset: (unit.number(4) ?? 0) * value * conversion.factor };
  }

  #derived(unit: Instance): Conversion | undefined {
    let factor = 1;
    for (const element of this.#file.targets(unit, 0)) {
      const base = this.#file.target(element, 0);
      const conversion = base && this.#conversion(base);
      const exponent = element.number(1);
      if (conversion === undefined || exponent === undefined) return undefined;
      factor *= conversion.factor ** exponent;
    }
    return { factor, offset: 0 };
  }

  /** A number in SI (°C for temperatures), by its own unit or that of the project for its type. */
  #inSi(value: number, type: string, unit: Instance | undefined): number {
    const conversion = (unit && this.#conversion(unit)) ?? this.#ofProject.get(type);
    if (type === "THERMODYNAMICTEMPERATUREUNIT") return value * (conversion?.factor ?? 1) + (conversion?.offset ?? 0) - icePoint;
    return value * (conversion?.factor ?? 1);
  }

  /** Value of a single property in SI. */
  property(property: Instance): number | undefined {
    const value = property.number(2);
    if (value === undefined) return undefined;
    const [nominal] = [property.values[2]];
    const type = nominal instanceof StepTyped ? nominal.type : "";
    return this.#inSi(value, unitTypes[type] ?? type.replace(/^IFC/, "").replace(/MEASURE$/, "UNIT"), this.#file.target(property, 3));
  }

  /** Number of a physical quantity in SI; its type says of what. */
  quantity(quantity: Instance): number | undefined {
    const value = quantity.number(3);
    const type = quantity.type.replace("IFCQUANTITY", "");
    return value === undefined ? undefined : this.#inSi(value, `${type}UNIT`, this.#file.target(quantity, 2));
  }

  /** A value of an attribute in SI, by the type of its unit. */
  attribute(value: number | undefined, type: string): number | undefined {
    return value === undefined ? undefined : this.#inSi(value, type, undefined);
  }
}

function siUnit(unit: Instance): Conversion {
  const [type, prefix, name] = [unit.enumeration(1) ?? "", unit.enumeration(2), unit.enumeration(3) ?? ""];
  const scale = prefix === undefined ? 1 : (prefixes[prefix] ?? 1);
  const power = name === "SQUARE_METRE" || type === "AREAUNIT" ? 2 : name === "CUBIC_METRE" || type === "VOLUMEUNIT" ? 3 : 1;
  // The unit of mass of SI is the kilogram.
  const base = name === "GRAM" ? 0.001 : 1;
  return { factor: scale ** power * base, offset: name === "DEGREE_CELSIUS" ? icePoint : 0 };
}
