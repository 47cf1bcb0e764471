import {
  ductSizer,
  type DuctCalculation,
  type DuctSection,
  type DuctState,
  type DuctValues,
  type SystemCalculation,
} from "@org/hvac-core/calculators/duct-sizer";
import { ductTakeoffs } from "@org/hvac-core/flow";
import { joinPath, type Path } from "@org/hvac-core/kernel";
import type { SourceContent, SourceFiles, StoredInput } from "../../takeOver/sourceFiles.ts";

/** A number of a duct file in SI, and the path of the result that it is, where it is one. */
export interface FileNumber {
  readonly value: number;
  readonly result: Path | undefined;
}

/** A fitting of a run, with what one of them loses, Pa. */
export interface RunFitting {
  readonly id: string;
  /** As the duct file calls it. */
  readonly name: string;
  readonly quantity: number;
  /** Undefined for a custom loss coefficient. */
  readonly key: string | undefined;
  readonly loss: FileNumber;
  /** Its loss over the velocity pressure. */
  readonly coefficient: number;
  readonly plane: "width" | "height";
  /** Centre-line radius over the side in the plane of the turn. */
  readonly radiusRatio: number | undefined;
  /** Degrees. */
  readonly angle: number | undefined;
}

/** What the air has, clear of any liner, m; the diameter of a round duct is both. */
export interface ClearSize {
  readonly shape: "rectangular" | "round" | "oval";
  readonly width: number;
  readonly height: number;
}

/** One section of ducts between two junctions: a section of a system, or the one duct of a file. */
export interface DuctRun {
  readonly id: string;
  readonly name: string;
  /** Number of the run next to it on the side of the fan; −1 at the fan. */
  readonly parent: number;
  readonly air: "supply" | "return" | "exhaust";
  /** At the end towards the fan, m³/s. */
  readonly airflow: FileNumber;
  /** Delivered or taken at its far end, m³/s. */
  readonly delivered: number;
  /** Undefined where no air flows. */
  readonly size: ClearSize | undefined;
  /** m². */
  readonly area: number;
  /** m/s. */
  readonly velocity: number;
  /** How it leaves the run before it. */
  readonly leaves: "straight" | "branch";
  /** Length of the rigid duct, m. */
  readonly length: number;
  /** Stretched length of flexible duct at its end, or of all of it, m. */
  readonly stretched: number;
  readonly isFlexible: boolean;
  /** Thickness of a liner, m. */
  readonly liner: number;
  /** Rough as a liner, of which no thickness is known. */
  readonly isLinerUnknown: boolean;
  readonly isWrapped: boolean;
  /** Whether its take-off is one of 90° with a sharp edge, the only kind whose noise is known. */
  readonly isSquareTakeOff: boolean;
  readonly fittings: readonly RunFitting[];
  /** What dampers have to take, Pa. */
  readonly toBalance: FileNumber;
  readonly toBalanceAtEnd: FileNumber;
  /** Pressure loss of a grille or diffuser at its end, Pa. */
  readonly terminalLoss: number;
  readonly hasEquipment: boolean;
}

/** A fan of a duct file; the numbers are those of the system it serves. */
export interface DuctFan {
  readonly id: "main" | "exhaust";
  readonly name: string;
  readonly airflow: FileNumber | undefined;
  /** Total, Pa. */
  readonly pressure: FileNumber | undefined;
}

/** What there is of a duct file that sound passes. */
export interface DuctPaths {
  readonly runs: readonly DuctRun[];
  readonly fans: readonly DuctFan[];
  /** Whether it tells on which side of a fan its ducts are. */
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
            // A result is of all fittings of the row together.
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
/** What a compressed flexible duct is when pulled out. */
const stretchedFrom = (length: number, compression: number): number => length / (1 - compression);

type Place = Pick<DuctRun, "id" | "name" | "parent" | "air" | "leaves" | "delivered">;

/** A section in which no air flows has a place and nothing else. */
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

/** A branch of 90° with square edges, whose noise is known as that of a tee. */
function isSquareTakeoff(junction: string): boolean {
  const takeoff = ductTakeoffs.find(({ key }) => key === junction)?.takeoff;
  return takeoff?.branch === "rectangular" && takeoff.foot === "plain" && takeoff.angle === 90;
}

/** The single duct of a file, or a section of its system. */
function runOf(section: DuctSection, { scope, parents, balance }: DuctCalculation, values: DuctValues): DuctRun {
  const { id, index, path, name, row, airflow, state } = section;
  const isSingle = scope === "section";
  const place: Place = {
    id: isSingle ? "duct" : id,
    name: isSingle ? values.calculationName || "Duct" : name,
    parent: parents[index]!,
    air: section.place.path,
    leaves: state?.junction.leaving === "branch" ? "branch" : "straight",
    delivered: row.airflow,
  };
  if (!state) return stillRun(place);
  const result = (value: number, ofRow: string): FileNumber => (isSingle ? plain(value) : { value, result: joinPath(path, ofRow) });
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

/** The ducts of a duct file as it is stored: of its system, or its one duct. */
export function ductPathsOf({ input: stored, calculatorVersion }: StoredInput): SourceContent<DuctPaths> {
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

/** Duct files, whose ducts become the paths of sound. */
export const ductFiles: SourceFiles<DuctPaths> = {
  collection: "ductCalculations",
  name: "duct file",
  none: "This project has no duct file yet. Save one to the project, then take its paths over from it.",
  read: ductPathsOf,
};
