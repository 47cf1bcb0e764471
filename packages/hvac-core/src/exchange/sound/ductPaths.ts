import {
  ductSizer,
  type DuctCalculation,
  type DuctSection,
  type DuctState,
  type DuctValues,
  type SystemCalculation,
} from "../../calculators/duct-sizer/index.ts";
import { ductTakeoffs } from "../../flow/index.ts";
import { joinPath, type Path } from "../../kernel/index.ts";
import type { FileContent, StoredInput } from "../index.ts";

/** A number of a duct file, with the path of the result where it is one. */
export interface FileNumber {
  /** In the SI unit of its quantity. */
  readonly value: number;
  readonly result: Path | undefined;
}

/** A fitting of a run. */
export interface RunFitting {
  readonly id: string;
  /** Name in the duct file. */
  readonly name: string;
  /** Number of identical fittings. */
  readonly quantity: number;
  /** Undefined for a custom loss coefficient. */
  readonly key: string | undefined;
  /** Pressure loss of one of them, Pa. */
  readonly loss: FileNumber;
  /** Loss coefficient: loss over velocity pressure. */
  readonly coefficient: number;
  readonly plane: "width" | "height";
  /** Ratio of the center-line radius to the side in the plane of the turn. */
  readonly radiusRatio: number | undefined;
  /** Angle of the turn, degrees. */
  readonly angle: number | undefined;
}

/** Clear size inside any liner, m; of a round duct, width and height are the diameter. */
export interface ClearSize {
  readonly shape: "rectangular" | "round" | "oval";
  readonly width: number;
  readonly height: number;
}

/** A duct between two junctions: a section of a system, or the only duct of a file. */
export interface DuctRun {
  readonly id: string;
  readonly name: string;
  /** Index of the next run towards the fan; −1 at the fan. */
  readonly parent: number;
  readonly air: "supply" | "return" | "exhaust";
  /** At its end towards the fan, m³/s. */
  readonly airflow: FileNumber;
  /** Delivered or extracted at its other end, m³/s. */
  readonly delivered: number;
  /** Undefined where no air flows. */
  readonly size: ClearSize | undefined;
  /** Clear area, m². */
  readonly area: number;
  /** m/s. */
  readonly velocity: number;
  /** Connection to the next run towards the fan. */
  readonly connection: "straight" | "branch";
  /** Length of the rigid duct, m. */
  readonly length: number;
  /** Stretched length of the flexible duct at its end, or of the whole flexible run, m. */
  readonly stretched: number;
  readonly isFlexible: boolean;
  /** Thickness of a liner, m. */
  readonly liner: number;
  /** Whether its surface is a liner of unknown thickness. */
  readonly isLinerUnknown: boolean;
  /** Whether it is insulated outside. */
  readonly isWrapped: boolean;
  /** Whether its take-off is one of 90° with a sharp edge, the only type with known noise. */
  readonly isSquareTakeOff: boolean;
  readonly fittings: readonly RunFitting[];
  /** Pressure loss for a balancing damper in it, Pa. */
  readonly toBalance: FileNumber;
  /** Pressure loss for a balancing damper at its outlet, Pa. */
  readonly toBalanceAtEnd: FileNumber;
  /** Pressure loss of a grille or diffuser at its end, Pa. */
  readonly terminalLoss: number;
  readonly hasEquipment: boolean;
}

/** A fan of a duct file. */
export interface DuctFan {
  readonly id: "main" | "exhaust";
  readonly name: string;
  /** Airflow of its system, m³/s. */
  readonly airflow: FileNumber | undefined;
  /** Total pressure, Pa. */
  readonly pressure: FileNumber | undefined;
}

/** Ducts and fans of a duct file. */
export interface DuctPaths {
  readonly runs: readonly DuctRun[];
  readonly fans: readonly DuctFan[];
  /** Whether the side of the fan, discharge or inlet, is known. */
  readonly knowsSide: boolean;
}

type SizedFitting = DuctState["fittings"][number];
type FittingRow = DuctValues["fittings"][number];

const plain = (value: number): FileNumber => ({ value, result: undefined });
const liner = "fibrousLiner";

function fittingsOf(fittings: readonly SizedFitting[], rows: readonly FittingRow[], listPath: Path): RunFitting[] {
  const planes = new Map(rows.map(({ id, bendPlane }) => [id, bendPlane]));
  return fittings.flatMap(({ id, name, quantity, key, loss, coefficient, geometry }) =>
    quantity === 0
      ? []
      : [
          {
            id,
            name,
            quantity,
            key,
            // A result is the sum of all fittings of the row.
            loss: { value: loss / quantity, result: quantity === 1 ? joinPath(listPath, id, "loss") : undefined },
            coefficient,
            plane: planes.get(id) ?? "width",
            radiusRatio: geometry.radiusRatio,
            angle: geometry.angle,
          },
        ],
  );
}

const shapeOf = (shape: DuctValues["ductShape"]): ClearSize["shape"] => (shape === "flexible" ? "round" : shape);
/** Length of a compressed flexible duct when pulled out. */
const stretchedFrom = (length: number, compression: number): number => length / (1 - compression);

type Place = Pick<DuctRun, "id" | "name" | "parent" | "air" | "connection" | "delivered">;

/** A section without airflow has a place only. */
const stillRun = (place: Place): DuctRun => ({
  ...place,
  airflow: plain(0),
  size: undefined,
  area: 0,
  velocity: 0,
  length: 0,
  stretched: 0,
  isFlexible: false,
  liner: 0,
  isLinerUnknown: false,
  isWrapped: false,
  isSquareTakeOff: true,
  fittings: [],
  toBalance: plain(0),
  toBalanceAtEnd: plain(0),
  terminalLoss: 0,
  hasEquipment: false,
});

/** A branch of 90° with square edges, which makes the noise of a tee. */
function isSquareTakeoff(junction: string): boolean {
  const takeoff = ductTakeoffs.find(({ key }) => key === junction)?.takeoff;
  return takeoff?.branch === "rectangular" && takeoff.foot === "plain" && takeoff.angle === 90;
}

/** The only duct of a file, or a section of its system. */
function runOf(section: DuctSection, { scope, parents, balance }: DuctCalculation, values: DuctValues): DuctRun {
  const { id, index, path, name, row, airflow, state } = section;
  const isSingle = scope === "section";
  const place: Place = {
    id: isSingle ? "duct" : id,
    name: isSingle ? values.calculationName || "Duct" : name,
    parent: parents[index]!,
    air: section.place.path,
    connection: state?.junction.leaving === "branch" ? "branch" : "straight",
    delivered: row.airflow,
  };
  if (!state) return stillRun(place);
  const result = (value: number, name: string): FileNumber => (isSingle ? plain(value) : { value, result: joinPath(path, name) });
  const { clear, duct, flow } = state;
  const isFlexible = row.ductShape === "flexible";
  return {
    ...place,
    airflow: result(airflow, "airflow"),
    size: { shape: shapeOf(row.ductShape), width: clear.width, height: clear.height },
    area: flow.section.area,
    velocity: flow.velocity,
    length: isFlexible ? 0 : row.ductLength,
    stretched: stretchedFrom(isFlexible ? row.ductLength : row.ductShape === "round" ? row.flexibleLength : 0, row.compression),
    isFlexible,
    liner: duct.ductMaterial === liner && !isFlexible && row.lined ? row.linerThickness : 0,
    isLinerUnknown: duct.ductMaterial === liner && !isFlexible && !row.lined,
    isWrapped: (row.insulationThickness ?? values.insulationThickness) > 0,
    isSquareTakeOff:
      isSingle || row.junction === "auto" || (row.junction === "tee" && row.branchAngle === 90) || isSquareTakeoff(row.junction),
    fittings: fittingsOf(state.fittings, row.fittings, joinPath(path, "fittings")),
    toBalance: result(balance.toBalance[index]!, "toBalance"),
    toBalanceAtEnd: result(balance.toBalanceAtEnd[index] ?? 0, "toBalanceAtTerminal"),
    terminalLoss: row.terminalPressureDrop,
    hasEquipment: row.equipmentPressureDrop > 0,
  };
}

function fansOf({ fans: { main, supply, exhaustFan }, results }: SystemCalculation): DuctFan[] {
  const number = (value: number, result: keyof typeof results): FileNumber => ({ value, result });
  return [
    ...(main
      ? [
          {
            id: "main",
            name: supply ? "Supply fan" : "Return fan",
            airflow: number(main.airflow, "fanAirflow"),
            pressure: number(main.totalPressure, "totalPressureLoss"),
          } as const,
        ]
      : []),
    ...(exhaustFan
      ? [
          {
            id: "exhaust",
            name: "Exhaust fan",
            airflow: number(exhaustFan.airflow, "exhaustAirflow"),
            pressure: number(exhaustFan.totalPressure, "exhaustFanTotalPressure"),
          } as const,
        ]
      : []),
  ];
}

/**
 * The ducts and fans of a stored duct file: of its system, or of its only duct.
 *
 * @param stored input of the duct file
 * @returns runs in the order of the file, each after the next one towards the fan; or why the file cannot be calculated
 * @example
 * ```ts
 * import { ductPaths } from "@org/hvac-core/exchange/sound";
 * const sections = [
 *   { id: "main", ductLength: 10 },
 *   { id: "north", parent: "main", ductLength: 6, airflow: 200 },
 *   { id: "south", parent: "main", ductLength: 6, airflow: 100 },
 * ];
 * const read = ductPaths({ input: { unitSystem: "Metric", scope: "system", sections }, calculatorVersion: 1 });
 * const runs = "content" in read ? read.content.runs : [];
 * runs.map(({ parent }) => parent); // [-1, 0, 0]
 * runs[0]?.airflow.result; // "sections.main.airflow"
 * ```
 */
export function ductPaths({ input: stored, calculatorVersion }: StoredInput): FileContent<DuctPaths> {
  const { input } = ductSizer.open(stored, calculatorVersion);
  const outcome = ductSizer.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const { calculation, values } = outcome;
  const isSystem = calculation.scope === "system";
  return {
    content: {
      runs: calculation.sections.map((section) => runOf(section, calculation, values)),
      fans: isSystem ? fansOf(calculation) : [{ id: "main", name: "Fan", airflow: undefined, pressure: undefined }],
      knowsSide: isSystem,
    },
  };
}
