import { difference } from "../../kernel/index.ts";
import { sensitivityParameters } from "./economicFields.ts";
import { evaluate, type Evaluated } from "./evaluate.ts";
import type { EnergyValues } from "./schema.ts";

export type Parameter = keyof typeof sensitivityParameters;

/** The study with an assumption at one of its limits. */
export interface End {
  /** Factor on the assumption. */
  readonly factor: number;
  readonly evaluated: Evaluated;
}

/** Effect of one assumption on the net savings. */
export interface Swing {
  readonly id: string;
  readonly parameter: Parameter;
  readonly name: string;
  readonly ends: readonly [lower: End, higher: End];
  /** Net savings after decrease and increase of the assumption. */
  readonly lower: number;
  readonly higher: number;
}

/** System of the sensitivity study: the selected one, or the best one other than the base case. */
export function subjectOf({ ranking }: Pick<Evaluated, "ranking">, { cases, sensitivityOf }: EnergyValues): number | undefined {
  const selected = cases.findIndex(({ id }) => id === sensitivityOf);
  return selected > 0 ? selected : ranking.find((index) => index > 0);
}

/** The input with one assumption multiplied by a factor. */
function varied(values: EnergyValues, parameter: Parameter, factor: number): EnergyValues {
  const scaled = (value: number | null): number | null => value && value * factor;
  switch (parameter) {
    case "electricityPrice":
      return scaledElectricityPrices(values, factor);
    case "fuelPrice":
      return {
        ...values,
        gasPrice: scaled(values.gasPrice),
        oilPrice: scaled(values.oilPrice),
        districtHeatPrice: scaled(values.districtHeatPrice),
        districtCoolingPrice: scaled(values.districtCoolingPrice),
      };
    case "investment":
      return {
        ...values,
        cases: values.cases.map((row) => ({
          ...row,
          investment: row.investment * factor,
          replacementCost: scaled(row.replacementCost),
          residualValue: scaled(row.residualValue),
        })),
      };
    case "maintenance":
      return { ...values, cases: values.cases.map((row) => ({ ...row, maintenance: row.maintenance * factor })) };
    case "discountRate":
      return { ...values, discountRate: values.discountRate * factor };
    case "studyYears":
      return { ...values, studyYears: scaledStudyYears(values.studyYears, factor) };
    case "lossCoefficient":
      return {
        ...values,
        lossCoefficient: values.lossCoefficient * factor,
        ...scaledTransmission(values, factor),
        cases: values.cases.map((row) => ({
          ...row,
          customLossCoefficient: scaled(row.customLossCoefficient),
          newWindowUValue: scaled(row.newWindowUValue),
          addedInsulation: row.addedInsulation / factor,
        })),
      };
    case "internalGains":
      if (values.loadMethod === "hours") return { ...values, rooms: values.rooms.map((room) => scaledGains(room, factor)) };
      return { ...values, internalGains: values.internalGains * factor, solarGains: values.solarGains.map((gain) => gain * factor) };
  }
}

/** Maximum conductivity of a material, W/(m·K), and U-value of a wall, W/(m²·K). */
const maxima = { conductivity: 500, uValue: 12 } as const;

/** Rooms with transmission and infiltration multiplied by a factor. */
function scaledTransmission({ rooms, constructions }: EnergyValues, factor: number): Pick<EnergyValues, "rooms" | "constructions"> {
  return {
    rooms: rooms.map((room) => ({
      ...room,
      infiltration: room.infiltration * factor,
      surfaces: room.surfaces.map((surface) => ({
        ...surface,
        windows: surface.windows.map((window) => ({ ...window, uValue: window.uValue * factor })),
      })),
    })),
    constructions: constructions.map((construction) => ({
      ...construction,
      uValue: Math.min(maxima.uValue, construction.uValue * factor),
      layers: construction.layers.map((layer) => ({
        ...layer,
        conductivity: Math.min(maxima.conductivity, layer.conductivity * factor),
        resistance: layer.resistance / factor,
      })),
    })),
  };
}

/** Room with internal and solar gains multiplied by a factor. */
function scaledGains(room: EnergyValues["rooms"][number], factor: number): EnergyValues["rooms"][number] {
  return {
    ...room,
    people: room.people * factor,
    lighting: room.lighting * factor,
    equipment: room.equipment * factor,
    surfaces: room.surfaces.map((surface) => ({
      ...surface,
      windows: surface.windows.map((window) => ({ ...window, shgc: Math.min(1, window.shgc * factor) })),
    })),
  };
}

/** All prices of electricity multiplied by a factor, including the minimum bill. */
function scaledElectricityPrices(values: EnergyValues, factor: number): EnergyValues {
  const priced = <Row extends { readonly tiers: readonly { readonly price: number }[] }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, tiers: row.tiers.map((tier) => ({ ...tier, price: tier.price * factor })) }));
  return {
    ...values,
    electricityPrice: values.electricityPrice * factor,
    demandPrice: values.demandPrice * factor,
    exportPrice: values.exportPrice * factor,
    electricityFixed: values.electricityFixed * factor,
    energyPeriods: priced(values.energyPeriods).map((period) => ({
      ...period,
      sellPrice: period.sellPrice && period.sellPrice * factor,
      tiers: period.tiers.map((tier) => ({ ...tier, adjustment: tier.adjustment * factor })),
    })),
    demandPeriods: priced(values.demandPeriods),
    demandSeasons: priced(values.demandSeasons),
    fuelAdjustments: values.fuelAdjustments.map((adjustment) => adjustment * factor),
    minimumBill: values.minimumBill * factor,
    annualMinimum: values.annualMinimum * factor,
  };
}

/** Assumptions that affect the annual energy. */
export const changesLoads: ReadonlySet<Parameter> = new Set(["lossCoefficient", "internalGains"]);

/** The study with an assumption at its lower and at its higher limit. */
function endsOf(values: EnergyValues, { parameter, lower, higher }: EnergyValues["sensitivity"][number]) {
  const end = (factor: number) => ({ factor, values: varied(values, parameter, factor) });
  return [end(1 - lower), end(1 + higher)] as const;
}

/** The study, and its variants with other loads. */
export function studiesOf(values: EnergyValues): EnergyValues[] {
  const varying = values.cases.length > 1 ? values.sensitivity.filter(({ parameter }) => changesLoads.has(parameter)) : [];
  return [values, ...varying.flatMap((row) => endsOf(values, row).map((end) => end.values))];
}

/** Swings of the net savings by each assumption of the list. */
export function swingsOf(values: EnergyValues, evaluated: Evaluated): readonly Swing[] {
  const subject = subjectOf(evaluated, values);
  if (subject === undefined) return [];
  const years = evaluated.cases.map(({ year }) => year);
  const savings = ({ evaluated: { cases } }: End): number => cases[subject]!.comparison!.netSavings;
  return values.sensitivity.map((row) => {
    const { id, parameter } = row;
    const end = (limit: ReturnType<typeof endsOf>[number]): End => ({
      factor: limit.factor,
      evaluated: evaluate(limit.values, changesLoads.has(parameter) ? undefined : years),
    });
    const [lower, higher] = endsOf(values, row);
    const ends = [end(lower), end(higher)] as const;
    const decreased = savings(ends[0]);
    // An assumption without effect has a swing of exactly zero.
    const increased = decreased + difference(savings(ends[1]), decreased);
    return { id, parameter, name: sensitivityParameters[parameter], ends, lower: decreased, higher: increased };
  });
}

/** Study period multiplied by a factor, within the limits of its field. */
export const scaledStudyYears = (years: number, factor: number): number => Math.min(60, Math.max(1, Math.round(years * factor)));
