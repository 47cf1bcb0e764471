import type { DuctValues } from "../schema.ts";
import type { Balanced } from "./balance.ts";
import type { AirPath } from "./duct.ts";
import type { Layout } from "./layout.ts";
import type { Airflows } from "./losses.ts";

/** One side of a fan: all paths that hang on it there. */
export interface FanSide {
  readonly path: AirPath;
  /** m³/s. */
  readonly airflow: number;
  /** Of its critical path, from the fan to beyond the terminal, Pa. */
  readonly pathLoss: number;
  /** The row at which the critical path ends. */
  readonly critical: number;
  /** What the critical path loses more than the next one; undefined where it is the only one. */
  readonly margin: number | undefined;
  /** In the section of the critical path at the fan, Pa. */
  readonly velocityPressure: number;
}

/** A fan with what it has to do. Pressures in Pa, powers in W. */
export interface Fan {
  readonly airflow: number;
  readonly systemEffect: number;
  readonly totalPressure: number;
  readonly staticPressure: number;
  readonly shaftPower: number;
}

export interface Fans {
  readonly supply: FanSide | undefined;
  readonly return: FanSide | undefined;
  readonly exhaust: FanSide | undefined;
  /** Of supply and return. */
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
  const others = balance.paths.filter((sum, index): sum is number => sum !== null && paths[index] === path && index !== critical);
  const pathLoss = balance.paths[critical]!;
  let first = critical;
  while (parents[first] !== -1) first = parents[first]!;
  return {
    path,
    airflow: near.reduce((sum, airflow, index) => (parents[index] === -1 && paths[index] === path ? sum + airflow : sum), 0),
    pathLoss,
    critical,
    margin: others.length === 0 ? undefined : pathLoss - Math.max(...others),
    velocityPressure: losses[first]!.flow.velocityPressure,
  };
}

/** The fans of a system. One that blows into nothing has its outlet as large as the section before it. */
export function fansOf(layout: Layout, found: Balanced, airflows: Airflows, values: DuctValues): Fans {
  const [supply, back, exhaust] = (["supply", "return", "exhaust"] as const).map((path) => sideOf(path, layout, found, airflows));
  const efficiency = values.fanEfficiency * values.driveEfficiency;
  const fan = (airflow: number, systemEffect: number, loss: number, outlet: number): Fan => {
    const totalPressure = loss + systemEffect;
    return {
      airflow,
      systemEffect,
      totalPressure,
      staticPressure: totalPressure - outlet,
      shaftPower: (airflow * totalPressure) / efficiency,
    };
  };
  const main =
    supply || back
      ? fan(
          Math.max(supply?.airflow ?? 0, back?.airflow ?? 0),
          values.outletEffectFactor * (supply?.velocityPressure ?? 0) + values.inletEffectFactor * (back?.velocityPressure ?? 0),
          (supply ? supply.pathLoss + values.supplyEquipmentDrop : 0) + (back ? back.pathLoss + values.returnEquipmentDrop : 0),
          (supply ?? back)!.velocityPressure,
        )
      : undefined;
  const exhaustFan =
    exhaust &&
    fan(
      exhaust.airflow,
      values.exhaustEffectFactor * exhaust.velocityPressure,
      exhaust.pathLoss + values.exhaustEquipmentDrop,
      exhaust.velocityPressure,
    );
  const shaftPower = (main?.shaftPower ?? 0) + (exhaustFan?.shaftPower ?? 0);
  const electricPower = shaftPower / values.motorEfficiency;
  const specificPower = electricPower / Math.max(main?.airflow ?? 0, exhaustFan?.airflow ?? 0);
  return { supply, return: back, exhaust, main, exhaustFan, shaftPower, electricPower, specificPower };
}

/** The side whose critical path decides what is told first: of the supply, where there is one. */
export function leadingSide({ supply, return: back, exhaust }: Fans): FanSide {
  return (supply ?? back ?? exhaust)!;
}
