import { ductFitting, type Fitting } from "../../flow/index.ts";
import { joinPath, type DescribedSize, type Description, type MeasuredElement } from "../../kernel/index.ts";
import type { FittingLoss } from "./fittings.ts";
import { alone } from "./asSystem.ts";
import type { Duct, DuctShape } from "./duct.ts";
import type { SectionWithAir } from "./ductState.ts";
import { fields } from "./schema.ts";
import type { Metal } from "./sheetMetal.ts";
import { isRound, round, type Size } from "./size.ts";

const shapeNames = { rectangular: "Rectangular duct", round: "Round duct", oval: "Flat oval duct", flexible: "Flexible duct" } as const;
const pressureClasses = { gauge: "500 Pa (2 in of water) class", dw144: "DW/144 low pressure" } as const;

/** A size in the words of a bill: Ø 315 mm, 400 × 250 mm. */
export function ductSize(shape: DuctShape, { width, height }: Size): Description {
  const values = isRound(shape) ? [width] : [width, height];
  return [isRound(shape) ? "Ø " : "", { quantity: "smallLength", values }];
}

const thick = (value: number): DescribedSize => ({ quantity: "smallLength", values: [value] });

/** Construction of a rigid duct: sheet, thickness and pressure class. */
function sheetWords({ sheetMaterial, sheetRule }: Duct, { sheet }: Metal): Description {
  const material = fields.sheetMaterial.options[sheetMaterial].toLowerCase();
  if (!sheet) return [`, ${material}, thickness beyond the table of sheets`];
  return [
    `, ${material}, `,
    ...(sheet.gauge === undefined ? [thick(sheet.thickness)] : [`${sheet.gauge} gauge`]),
    `, ${pressureClasses[sheetRule]}`,
  ];
}

/** A straight duct: flexible by its length, rigid by length, by surface or by the mass of its sheet. */
function straightDuct(path: string, duct: Duct, size: Size, metal: Metal): MeasuredElement[] {
  const { ductShape, ductLength, sheetAllowance } = duct;
  const base = { path, work: "ductwork" } as const;
  if (ductLength === 0) return [];
  const [length, area, mass] = ["length", "area", "mass"] as const;
  const byLength = { ...base, part: length, alternative: length, kind: length, amount: ductLength } as const;
  if (ductShape === "flexible") return [{ ...byLength, description: ["Flexible duct ", ...ductSize(ductShape, size)] }];
  const name = shapeNames[ductShape];
  const words = sheetWords(duct, metal);
  const allowance: Description =
    sheetAllowance > 0 ? [", with ", { quantity: "ratio", values: [sheetAllowance] }, " for seams, joints and waste"] : [];
  return [
    { ...byLength, description: [`${name} `, ...ductSize(ductShape, size), ...words] },
    { ...base, part: area, alternative: area, description: [name, ...words], kind: area, amount: metal.surface },
    ...(metal.sheet
      ? [{ ...base, part: mass, alternative: mass, description: [name, ...words, ...allowance], kind: mass, amount: metal.sheet.mass }]
      : []),
  ];
}

/** Fittings of a duct, by type, angle and size. */
function ductFittings(list: string, fittings: readonly FittingLoss[], shape: DuctShape, size: Size): MeasuredElement[] {
  return fittings.flatMap(({ id, key, name, quantity, geometry }): MeasuredElement[] => {
    const fitting: Fitting | undefined = key === undefined ? undefined : ductFitting(key);
    if (quantity === 0 || fitting?.measuredAs === "none") return [];
    // The angle of a damper is how far it is closed.
    const angle: Description =
      fitting?.family !== "elbow" || geometry.angle === undefined ? [] : [", ", { quantity: "angle", values: [geometry.angle] }];
    return [
      {
        path: joinPath(list, id),
        part: "fitting",
        work: fitting?.measuredAs === "accessory" ? "ductAccessories" : "ductFittings",
        description: [fitting ? name : `Duct fitting: ${name}`, ...angle, ", ", ...ductSize(shape, size)],
        kind: "count",
        amount: quantity,
      },
    ];
  });
}

/** External insulation by its thickness. */
function ductInsulation(path: string, thickness: number, area: number): MeasuredElement[] {
  if (area === 0) return [];
  const description: Description = ["External insulation of ducts, ", thick(thickness)];
  return [{ path, part: "insulation", work: "ductInsulation", description, kind: "area", amount: area }];
}

function ductLiner(path: string, duct: Duct, perimeter: number): MeasuredElement[] {
  const { liner } = duct.built;
  if (liner === 0 || duct.ductLength === 0) return [];
  const description: Description = ["Liner of ducts, ", thick(liner)];
  return [{ path, part: "liner", work: "ductInsulation", description, kind: "area", amount: perimeter * duct.ductLength }];
}

function flexibleEnd(path: string, diameter: number, amount: number): MeasuredElement {
  const description: Description = ["Flexible duct ", ...ductSize("flexible", round(diameter))];
  return { path, part: "flexible", work: "ductwork", description, kind: "length", amount };
}

/** One duct, alone or in a system: straight duct, liner, flexible duct, insulation and fittings. */
export function measuredDuct({ id, path: row, state }: SectionWithAir): MeasuredElement[] {
  const { duct, sheet, clear, flow, flexible, metal, insulation, fittings } = state;
  const path = id === alone ? "ductLength" : row;
  return [
    ...straightDuct(path, duct, sheet, metal),
    ...ductLiner(path, duct, flow.section.perimeter),
    ...(flexible ? [flexibleEnd(path, clear.width, duct.row.flexibleLength)] : []),
    ...(insulation ? ductInsulation(path, insulation.layer.thickness, insulation.area) : []),
    ...ductFittings(joinPath(row, "fittings"), fittings, duct.ductShape, sheet),
  ];
}

/** Work without an amount in duct calculations. */
export const ductsNotMeasured: readonly string[] = [
  "The sheet and the insulation of fittings: fittings are counted.",
  "Supports, sealant, access doors and fire dampers that are not listed as fittings.",
];
