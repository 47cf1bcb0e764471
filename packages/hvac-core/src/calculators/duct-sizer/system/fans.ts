import { criticalMargin, pathImbalance } from "../../../flow/index.ts";
import { pathFromSource } from "../../../trees/tree.ts";
import type { DuctValues } from "../schema.ts";
import { ofSystem } from "../asSystem.ts";
import type { Balanced } from "./balance.ts";
import type { AirPath, SectionPlace } from "../duct.ts";
import type { Layout } from "./layout.ts";
import type { Airflows } from "./losses.ts";

/** One side of a fan: all paths that begin there. */
export interface FanSide {
  readonly path: AirPath;
  /** m³/s. */
  readonly airflow: number;
  /** Loss of its critical path, from the fan to beyond the terminal, Pa. */
  readonly pathLoss: number;
  /** The row at which the critical path ends. */
  readonly critical: number;
  /** Margin of the critical path over the next one, Pa; undefined where it is the only one. */
  readonly margin: number | undefined;
  /** Velocity pressure in the section of the critical path at the fan, Pa. */
  readonly velocityPressure: number;
}

/** Duty of a fan. Pressures in Pa, powers in W. */
export interface Fan {
  readonly airflow: number;
  readonly systemEffect: number;
  /** Velocity pressure at its outlet, lost without a discharge duct; otherwise zero. */
  readonly discharge: number;
  readonly totalPressure: number;
  readonly staticPressure: number;
  /** Static pressure less the internal losses of the air handler. */
  readonly externalStaticPressure: number;
  readonly shaftPower: number;
}

export interface Fans {
  readonly supply: FanSide | undefined;
  readonly return: FanSide | undefined;
  readonly exhaust: FanSide | undefined;
  /** Fan of supply and return. */
  readonly main: Fan | undefined;
  readonly exhaustFan: Fan | undefined;
  readonly shaftPower: number;
  readonly electricPower: number;
  /** Electric power over the airflow of the larger fan, W/(m³/s). */
  readonly specificPower: number;
}

function sideOf(path: AirPath, { parents, paths }: Layout, { balance, losses }: Balanced, { near }: Airflows): FanSide | undefined {
  const critical = balance.critical.find((end) => paths[end] === path);
  if (critical === undefined) return undefined;
  const [first] = pathFromSource(parents, critical);
  return {
    path,
    airflow: near.reduce((sum, airflow, index) => (parents[index] === -1 && paths[index] === path ? sum + airflow : sum), 0),
    pathLoss: balance.paths[critical]!,
    critical,
    margin: criticalMargin(balance.paths.filter((sum, index): sum is number => sum !== null && paths[index] === path)),
    velocityPressure: losses[first!]!.flow.velocityPressure,
  };
}

interface Duty {
  readonly airflow: number;
  readonly systemEffect: number;
  /** Loss of the critical paths on its sides, Pa. */
  readonly pathLoss: number;
  /** Internal losses of the air handler, Pa. */
  readonly internalLoss: number;
  /** Velocity pressure at its outlet, Pa. */
  readonly outlet: number;
  readonly hasDischargeDuct: boolean;
}

function fanFor({ airflow, systemEffect, pathLoss, internalLoss, outlet, hasDischargeDuct }: Duty, efficiency: number): Fan {
  const discharge = hasDischargeDuct ? 0 : outlet;
  const totalPressure = pathLoss + internalLoss + systemEffect + discharge;
  const staticPressure = totalPressure - outlet;
  return {
    airflow,
    systemEffect,
    discharge,
    totalPressure,
    staticPressure,
    externalStaticPressure: staticPressure - internalLoss,
    shaftPower: (airflow * totalPressure) / efficiency,
  };
}

/** The fans of a system. One without a discharge duct has an outlet as large as the section before it, and loses the velocity pressure there. */
export function fansOf(layout: Layout, system: Balanced, airflows: Airflows, values: DuctValues): Fans {
  const supply = sideOf("supply", layout, system, airflows);
  const back = sideOf("return", layout, system, airflows);
  const exhaust = sideOf("exhaust", layout, system, airflows);
  const fields = ofSystem(values);
  const efficiency = values.fanEfficiency * values.driveEfficiency;
  const main =
    supply || back
      ? fanFor(
          {
            airflow: Math.max(supply?.airflow ?? 0, back?.airflow ?? 0),
            systemEffect:
              fields.outletEffectFactor * (supply?.velocityPressure ?? 0) + fields.inletEffectFactor * (back?.velocityPressure ?? 0),
            pathLoss: (supply?.pathLoss ?? 0) + (back?.pathLoss ?? 0),
            // The return side of the air handler is included even if only supply ducts are entered.
            internalLoss: fields.supplyEquipmentDrop + fields.returnEquipmentDrop,
            outlet: (supply ?? back)!.velocityPressure,
            hasDischargeDuct: supply !== undefined,
          },
          efficiency,
        )
      : undefined;
  const exhaustFan =
    exhaust &&
    fanFor(
      {
        airflow: exhaust.airflow,
        systemEffect: fields.exhaustEffectFactor * exhaust.velocityPressure,
        pathLoss: exhaust.pathLoss,
        internalLoss: fields.exhaustEquipmentDrop,
        outlet: exhaust.velocityPressure,
        hasDischargeDuct: false,
      },
      efficiency,
    );
  const shaftPower = (main?.shaftPower ?? 0) + (exhaustFan?.shaftPower ?? 0);
  const electricPower = shaftPower / values.motorEfficiency;
  const specificPower = electricPower / Math.max(main?.airflow ?? 0, exhaustFan?.airflow ?? 0);
  return { supply, return: back, exhaust, main, exhaustFan, shaftPower, electricPower, specificPower };
}

/** The fan of supply and return, or the exhaust fan of a system that has no other. */
export function leadingFan({ main, exhaustFan }: Fans): Fan {
  return (main ?? exhaustFan)!;
}

/** The side that leads the results: supply, where there is one. */
export function leadingSide({ supply, return: back, exhaust }: Fans): FanSide {
  return (supply ?? back ?? exhaust)!;
}

/** Imbalance of the path that ends at a section: its margin below the critical path of its side, a share; undefined where none ends. */
export function imbalanceOf(
  { index, place }: { readonly index: number; readonly place: SectionPlace },
  { balance, fans }: { readonly balance: Balanced["balance"]; readonly fans: Fans },
): number | undefined {
  const [path, side] = [balance.paths[index], fans[place.path]];
  return typeof path === "number" && side ? pathImbalance(path, side.pathLoss) : undefined;
}
