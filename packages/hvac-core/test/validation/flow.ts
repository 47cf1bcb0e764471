import {
  colebrookFrictionFactor,
  craneFrictionFactor,
  ductFitting,
  equivalentDiameter,
  flatOvalEquivalentDiameter,
  frictionRate,
  convergingBranchCoefficient,
  convergingRunCoefficient,
  divergingBranchCoefficient,
  divergingRunCoefficient,
} from "../../src/flow/index.ts";
import { readReference } from "../reference/readReference.ts";
import type { Comparison } from "./comparison.ts";

type Row = Record<string, number>;

const fluids = "fluids 1.3.1 (Python)";

/**
 * Cases in which the peer differs on purpose (`disagreements`), with branches of more than two thirds of the run's diameter: it takes the factors of tees
 * for wyes of 60°, and those of a full-size branch for smaller ones at 90°.
 */
const isOtherByPeer = ({ id, in: g }: { readonly id: string; readonly in: Row }): boolean => {
  const diameterRatio = g["D_branch_m"]! / g["D_run_m"]!;
  if (!id.includes("branch_diverging") || diameterRatio <= 2 / 3) return false;
  return g["angle_deg"] === 60 || (g["angle_deg"] === 90 && diameterRatio < 1);
};

function junctionCoefficient(id: string, g: Row): number {
  const flowRatio = g["Q_branch_m3_per_s"]! / (g["Q_run_m3_per_s"]! + g["Q_branch_m3_per_s"]!);
  const areaRatio = (g["D_branch_m"]! / g["D_run_m"]!) ** 2;
  const angle = g["angle_deg"]!;
  if (id.includes("run_converging")) return convergingRunCoefficient(flowRatio, areaRatio, angle);
  if (id.includes("branch_converging")) return convergingBranchCoefficient(flowRatio, areaRatio, angle);
  return id.includes("run_diverging")
    ? divergingRunCoefficient(flowRatio, areaRatio)
    : divergingBranchCoefficient(flowRatio, areaRatio, angle);
}

export const flowComparisons: readonly Comparison[] = [
  {
    group: "Flow",
    quantity: "Darcy friction factor, turbulent",
    source: `${fluids}, Colebrook solved exactly`,
    evidence: "program",
    measure: "relative",
    accepted: 5e-12,
    because: "the reference prints twelve digits; against the equation itself the deviation is below 1e-14",
    pairs: () =>
      readReference("hydraulics_friction")
        .cases.filter((row) => row.out["f_colebrook"] !== undefined && row.in["Re"]! >= 4000)
        .map((row) => ({ id: row.id, expected: row.out["f_colebrook"]!, actual: colebrookFrictionFactor(row.in["Re"]!, row.in["eD"]!) })),
  },
  {
    group: "Flow",
    quantity: "pressure loss per length",
    source: `${fluids}, one_phase_dP`,
    evidence: "program",
    measure: "relative",
    accepted: 1e-9,
    because: "the same equations; rows in the transition zone, where treatments differ, are left out",
    pairs: () =>
      readReference("hydraulics_pressure_drop")
        .cases.filter((row) => row.out["Re"]! >= 4000)
        .map((row) => ({
          id: row.id,
          expected: row.out["dp_Pa_per_m"]!,
          actual: frictionRate(
            { velocity: row.out["v_m_per_s"]!, diameter: row.in["D_m"]!, roughness: row.in["roughness_m"]! },
            { density: row.in["rho_kg_per_m3"]!, viscosity: row.in["mu_Pa_s"]! },
          ),
        })),
  },
  {
    group: "Flow",
    quantity: "equivalent diameter of rectangular ducts",
    source: `${fluids}, Huebscher's equation`,
    evidence: "program",
    measure: "relative",
    accepted: 1e-8,
    because: "printed to nine digits",
    pairs: () =>
      readReference<Row>("duct_friction")
        .cases.filter(({ id }) => id.startsWith("equivalent_rect"))
        .map((row) => ({
          id: row.id,
          expected: row.out["De_huebscher_mm"]! / 1000,
          actual: equivalentDiameter(row.in["a_mm"]! / 1000, row.in["b_mm"]! / 1000),
        })),
  },
  {
    group: "Flow",
    quantity: "equivalent diameter of flat oval ducts",
    source: `${fluids}, Heyt and Diaz`,
    evidence: "program",
    measure: "relative",
    accepted: 1e-8,
    because: "printed to nine digits",
    pairs: () =>
      readReference<Row>("duct_friction")
        .cases.filter(({ id }) => id.startsWith("equivalent_flat_oval"))
        .map((row) => {
          const [major, minor] = [row.in["major_mm"] ?? row.in["A_mm"]!, row.in["minor_mm"] ?? row.in["a_mm"]!];
          return {
            id: row.id,
            expected: Object.values(row.out)[0]! / 1000,
            actual: flatOvalEquivalentDiameter(major / 1000, minor / 1000),
          };
        }),
  },
  {
    group: "Flow",
    quantity: "Crane's fully turbulent friction factor",
    source: `${fluids}, fit of Crane TP-410's table`,
    evidence: "program",
    measure: "relative",
    accepted: 0.015,
    because: "the peer fits the printed table, we take TP-410's equation 2-8: 0.1 to 1.4 % apart",
    pairs: () =>
      readReference<Row>("hydraulics_crane")
        .cases.filter(({ out }) => out["ft"] !== undefined)
        .map((row) => ({ id: row.id, expected: row.out["ft"]!, actual: craneFrictionFactor(row.in["D_m"]!) })),
  },
  {
    group: "Flow",
    quantity: "tees and wyes, coefficient on the common velocity",
    source: `${fluids}, Crane TP-410`,
    evidence: "program",
    measure: "absolute",
    unit: "",
    accepted: 1e-8,
    because:
      "printed to twelve digits, largest coefficients above 10; diverging branches of more than two thirds of the run's diameter are left out at 60°, and at 90° unless they are full size (see the disagreements)",
    pairs: () =>
      readReference<Row>("hydraulics_crane")
        .cases.filter((row) => row.id.startsWith("crane_tee") && !isOtherByPeer(row))
        .map((row) => ({ id: row.id, expected: row.out["K"]!, actual: junctionCoefficient(row.id, row.in) })),
  },
  {
    group: "Flow",
    quantity: "rectangular mitred elbows, loss coefficient",
    source: "SMACNA HVAC Systems Duct Design, table A-7D, as python-hvac carries it",
    evidence: "printed",
    measure: "absolute",
    unit: "",
    accepted: 0.09,
    because: "an equation (Rennels, with Idelchik's aspect factor) against a table printed to two digits",
    pairs: () =>
      readReference<Row>("duct_fittings")
        .cases.filter(({ id }) => id.startsWith("elbow_rect_mitered/"))
        .map((row) => ({
          id: row.id,
          expected: row.out["K"]!,
          actual: ductFitting("elbowRectangularMitered").coefficient({ angle: row.in["theta_deg"]!, aspectRatio: row.in["H_over_W"]! }),
        })),
  },
];
