import { tubeSeries } from "../../refrigerant-lines/index.ts";
import { joinPath, type Description, type Measured, type MeasuredElement, type Success } from "../../kernel/index.ts";
import type { RefrigerantCalculation, results } from "./results.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import { lineFittings, tubeName } from "./lineFields.ts";
import { refrigerants } from "./refrigerants.ts";
import type { fields, LineValues, RefrigerantValues } from "./schema.ts";

type Tube = LineCalculation["tube"];

const tubeText = (tube: Tube): string => `${tubeSeries[tube.series].name}, ${tubeName(tube)}`;

function straightTube(path: string, part: string, tube: Tube, length: number): MeasuredElement {
  return { path, part, work: "refrigerantPipework", description: [`Refrigerant tube, ${tubeText(tube)}`], kind: "length", amount: length };
}

/** Insulation is known of suction lines, where their warming follows from it. */
function tubeInsulation(
  path: string,
  part: string,
  tube: Tube,
  length: number,
  { pickUpBy, insulationThickness }: RefrigerantValues,
): MeasuredElement[] {
  if (pickUpBy !== "surroundings" || insulationThickness === 0) return [];
  const description: Description = [`Insulation of tube ${tubeName(tube)}, `, { quantity: "smallLength", values: [insulationThickness] }];
  return [{ path, part, work: "refrigerantInsulation", description, kind: "length", amount: length }];
}

/** Fittings of one tube of a line: each of the lines side by side has its own. */
function tubeFittings(path: string, part: string, tube: Tube, row: LineValues): MeasuredElement[] {
  return row.fittings.flatMap(({ id, fitting, quantity, equivalentLength }): MeasuredElement[] => {
    if (quantity === 0) return [];
    const name: Description =
      fitting === "other"
        ? ["Fitting of ", { quantity: "length", values: [equivalentLength] }, " equivalent length"]
        : [lineFittings[fitting].label];
    return [
      {
        path: joinPath(path, "fittings", id),
        part,
        work: fitting === "other" ? "refrigerantFittings" : lineFittings[fitting].work,
        description: [...name, `, ${tubeText(tube)}`],
        kind: "count",
        amount: quantity * row.count,
      },
    ];
  });
}

/** A line, with all that stand side by side; of a double riser both tubes. */
function lineElements(line: LineCalculation, row: LineValues, values: RefrigerantValues): MeasuredElement[] {
  const path = joinPath("lines", line.id);
  const length = row.length * line.count;
  const tubes = [{ part: "tube", tube: line.tube }, ...(line.second ? [{ part: "secondTube", tube: line.second.tube }] : [])];
  return tubes.flatMap(({ part, tube }) => [
    straightTube(path, part, tube, length),
    ...(row.kind === "suction" ? tubeInsulation(path, `${part}Insulation`, tube, length, values) : []),
    ...tubeFittings(path, part, tube, row),
  ]);
}

function chargeElements({ circuit }: RefrigerantCalculation, values: RefrigerantValues): MeasuredElement[] {
  const charge = (path: string, amount: number): MeasuredElement[] =>
    amount > 0
      ? [
          {
            path,
            part: "charge",
            work: "refrigerant",
            description: [`Refrigerant ${refrigerants[values.refrigerant]}`],
            kind: "mass",
            amount,
          },
        ]
      : [];
  return [
    ...circuit.lines.flatMap((line) => charge(joinPath("lines", line.id), line.charge)),
    ...charge("equipmentCharge", values.equipmentCharge),
  ];
}

/** Tubes by the metre, fittings, insulation of suction lines, and the charge. */
export function quantities({ calculation, values }: Success<typeof results, RefrigerantCalculation, typeof fields>): Measured {
  const rows = new Map(values.lines.map((row) => [row.id, row]));
  const accessories = values.lines.some(({ accessoryLoss }) => accessoryLoss > 0);
  return {
    elements: [
      ...calculation.circuit.lines.flatMap((line) => lineElements(line, rows.get(line.id)!, values)),
      ...chargeElements(calculation, values),
    ],
    notMeasured: [
      ...(accessories ? ["Accessories of lines, such as driers and solenoid valves: only their pressure drop is entered."] : []),
      values.pickUpBy === "surroundings"
        ? "Insulation of lines other than suction lines."
        : "Insulation of lines: the calculation has it where the warming of the gas follows from the surroundings.",
      "Supports, joints, and the charge of evaporator and condenser unless it is entered.",
    ],
  };
}
