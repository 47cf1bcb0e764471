import { ruleDemands, zoneRules, type ZoneCalculation, type ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { joinPath, type Path } from "@org/hvac-core/kernel";
import { formatNumber } from "@org/form/numbers";
import { BarRows, FigureFrame, readingOf, useWithSelected, type BarRow } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { ZoneAirFigures } from "./ZoneAirFigures.tsx";
import { largestZones } from "./largestZones.ts";
import { zoneNames } from "./zoneNames.ts";
import { texts } from "./texts.ts";

interface ZonesFigureProps {
  readonly calculation: ZonesCalculation;
  readonly context: FigureContext;
}

/** The row of a zone. */
const rowOf = ({ id }: ZoneCalculation): Path => joinPath("zones", id);

/** Shares of the axis, where nothing may be there at all. */
const sharesOf = (most: number) => (value: number) => (most > 0 ? value / most : 0);

/** Airflows required by each rule for each zone, side by side, with the governing one filled. */
function RuleDemands({ calculation, context }: ZonesFigureProps): ReactNode {
  const airflow = readingOf("airFlow", context);
  const names = zoneNames(calculation);
  const demandsOf = (zone: ZoneCalculation) => ruleDemands(zone).filter(({ supply, governs }) => supply > 0 || governs);
  const largest = largestZones(calculation.zones, (zone) => demandsOf(zone).length);
  const shown = useWithSelected(largest, calculation.zones, rowOf);
  const share = sharesOf(Math.max(...shown.map(({ supply }) => supply)));
  return (
    <FigureFrame
      title={texts.rules.title}
      description={texts.rules.lead(largest.length, calculation.zones.length)}
      table={{
        columns: [texts.zone, texts.rules.governedBy, ...zoneRules],
        // Rows are built when the table opens: the figure is drawn again when another zone is selected.
        get rows() {
          return calculation.zones.map((zone) => [
            names.get(zone.id)!,
            zone.governing,
            ...ruleDemands(zone).map(({ supply }) => airflow.cell(supply)),
          ]);
        },
      }}
    >
      <BarRows
        label={texts.rules.label}
        rows={shown.flatMap((zone) =>
          demandsOf(zone).map(({ rule, supply, governs }): BarRow => ({
            id: `${zone.id} ${rule}`,
            row: rowOf(zone),
            label: `${names.get(zone.id)!}: ${rule.toLowerCase()}`,
            pieces: [{ start: 0, length: share(supply), hatched: !governs }],
            end: share(supply),
            value: airflow.text(supply),
            ...(governs && { remark: texts.governs }),
          })),
        )}
      />
    </FigureFrame>
  );
}

/** Air supplied to and exhausted from each zone; the remainder leaks, and maintains the pressure. */
function Balance({ calculation, context }: ZonesFigureProps): ReactNode {
  const airflow = readingOf("airFlow", context);
  const names = zoneNames(calculation);
  const largest = largestZones(calculation.zones, () => 2);
  const shown = useWithSelected(largest, calculation.zones, rowOf);
  const broughtIn = ({ supply, demands }: ZoneCalculation): number => supply + demands.zone.transferAirflow;
  const drawnOff = ({ returned, demands, transferOut }: ZoneCalculation): number => returned + demands.exhausted + transferOut;
  const share = sharesOf(Math.max(...shown.flatMap((zone) => [broughtIn(zone), drawnOff(zone)])));
  const bar = (filled: number, all: number): Pick<BarRow, "pieces" | "end"> => ({
    pieces: [
      { start: 0, length: share(filled) },
      { start: share(filled), length: share(all - filled), hatched: true },
    ],
    end: share(all),
  });
  return (
    <FigureFrame
      title={texts.balance.title}
      description={texts.balance.lead(largest.length, calculation.zones.length)}
      table={{
        columns: [
          texts.zone,
          texts.balance.supply,
          texts.balance.transferIn,
          texts.balance.return,
          texts.balance.exhaust,
          texts.balance.transferOut,
          texts.balance.leakage,
          texts.balance.pressure,
        ],
        get rows() {
          return calculation.zones.map((zone) => [
            names.get(zone.id)!,
            ...[
              zone.supply,
              zone.demands.zone.transferAirflow,
              zone.returned,
              zone.demands.exhausted,
              zone.transferOut,
              zone.demands.leakage,
            ].map(airflow.cell),
            zone.pressure,
          ]);
        },
      }}
    >
      <BarRows
        label={texts.balance.label}
        rows={shown.flatMap((zone): BarRow[] => [
          {
            id: `${zone.id} in`,
            row: rowOf(zone),
            label: texts.balance.into(names.get(zone.id)!),
            ...bar(zone.supply, broughtIn(zone)),
            value: airflow.text(broughtIn(zone)),
          },
          {
            id: `${zone.id} out`,
            row: rowOf(zone),
            label: texts.balance.outOf(names.get(zone.id)!),
            ...bar(zone.returned, drawnOff(zone)),
            value: airflow.text(drawnOff(zone)),
            remark: zone.pressure.toLowerCase(),
          },
        ])}
      />
    </FigureFrame>
  );
}

/** Zones of which the ones with the lowest efficiency are shown. */
const maxEfficiencies = 10;

/** Zone ventilation efficiencies by Appendix A: the lowest one is that of the system. */
function Efficiencies({ calculation, context }: ZonesFigureProps): ReactNode {
  const { zones, system } = calculation;
  const airflow = readingOf("airFlow", context);
  const names = zoneNames(calculation);
  const number = (value: number): string => formatNumber(value, { digits: 3 });
  const rows = zones.flatMap((zone, index) => {
    const efficiency = system?.zoneEfficiencies[index];
    return efficiency === undefined ? [] : [{ zone, efficiency, critical: index === system?.critical }];
  });
  const lowest = rows.toSorted((a, b) => a.efficiency - b.efficiency).slice(0, maxEfficiencies);
  const shown = useWithSelected(lowest, rows, ({ zone }) => rowOf(zone));
  if (rows.length === 0) return null;
  const share = sharesOf(Math.max(1, ...shown.map(({ efficiency }) => efficiency)));
  return (
    <FigureFrame
      title={texts.efficiencies.title}
      description={texts.efficiencies.lead(lowest.length, zones.length)}
      table={{
        columns: [
          texts.zone,
          texts.efficiencies.efficiency,
          texts.efficiencies.fraction,
          texts.efficiencies.outdoorAir,
          texts.efficiencies.minimum,
        ],
        get rows() {
          return rows.map(({ zone, efficiency, critical }) => [
            texts.efficiencies.zoneName(names.get(zone.id)!, critical),
            { text: number(efficiency), value: efficiency, unit: "" },
            { text: number(zone.fraction ?? 0), value: zone.fraction ?? 0, unit: "" },
            airflow.cell(zone.demands.zoneOutdoor),
            airflow.cell(zone.minimum ?? 0),
          ]);
        },
      }}
    >
      <BarRows
        label={texts.efficiencies.title}
        rows={shown.map(({ zone, efficiency, critical }): BarRow => ({
          id: zone.id,
          row: rowOf(zone),
          label: names.get(zone.id)!,
          pieces: [{ start: 0, length: share(Math.max(0, efficiency)), hatched: !critical }],
          end: share(Math.max(0, efficiency)),
          value: number(efficiency),
          ...(critical && { remark: texts.efficiencies.critical }),
        }))}
      />
    </FigureFrame>
  );
}

/** Figures of the zones of a system: rules that govern, air balance, ventilation efficiencies and air in the zones. */
export function ZonesFigures(props: ZonesFigureProps): ReactNode {
  return (
    <>
      <RuleDemands {...props} />
      <Balance {...props} />
      <Efficiencies {...props} />
      <ZoneAirFigures {...props} />
    </>
  );
}
