import { climateStations, greatCircleDistance, type ClimateStation, type PartialDesignConditions } from "@org/hvac-core/weather";
import { convert, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import type { ReactNode } from "react";
import { useReferenceUnits } from "../../topicState.ts";
import type { OpenedFile } from "./openedFiles.ts";
import { texts } from "./texts.ts";
import styles from "./weather.module.css";

/** A column of design conditions. */
interface DesignColumn {
  readonly title: string;
  readonly remark: string;
  readonly conditions: Pick<PartialDesignConditions, "heating" | "cooling" | "dryBulbRange">;
}

/** Maximum distance of a place from a city of the handbook's table that represents it, m. */
const nearby = 80_000;

function nearestStation({ location }: OpenedFile): { readonly station: ClimateStation; readonly distance: number } | undefined {
  const stations = climateStations().map((station) => ({ station, distance: greatCircleDistance(location, station) }));
  const nearest = stations.reduce((best, each) => (each.distance < best.distance ? each : best));
  return nearest.distance <= nearby ? nearest : undefined;
}

function distanceText(distance: number, unitSystem: UnitSystem): string {
  const unit = unitSystem === "Imperial" ? "mi" : "km";
  return texts.design.away(formatNumber(convert(distance, "m", unit), { digits: 2 }), unit);
}

function columnsOf(files: readonly OpenedFile[], unitSystem: UnitSystem): readonly DesignColumn[] {
  const stations = new Map<string, DesignColumn>();
  const fileColumns = files.flatMap((file): DesignColumn[] => {
    const near = nearestStation(file);
    if (near) {
      const { station, distance } = near;
      stations.set(station.stationNumber, {
        title: texts.design.handbook(station.city, station.source.source.edition),
        remark: distanceText(distance, unitSystem),
        conditions: station,
      });
    }
    return [
      ...(file.analysis?.calculated ? [{ title: file.name, remark: texts.design.calculated, conditions: file.analysis.calculated }] : []),
      ...(file.printed ? [{ title: file.name, remark: texts.design.printed(file.printedSource), conditions: file.printed }] : []),
    ];
  });
  return [...fileColumns, ...stations.values()];
}

type Row = readonly [
  name: string,
  value: (conditions: DesignColumn["conditions"]) => number | undefined,
  kind: "temperature" | "temperatureDifference",
];

const names = texts.design.rows;

const rows: readonly Row[] = [
  [names.heating996, ({ heating }) => heating.dryBulb996, "temperature"],
  [names.heating990, ({ heating }) => heating.dryBulb990, "temperature"],
  [names.cooling004, ({ cooling }) => cooling.dryBulb004, "temperature"],
  [names.wetBulb004, ({ cooling }) => cooling.wetBulb004, "temperature"],
  [names.cooling010, ({ cooling }) => cooling.dryBulb010, "temperature"],
  [names.wetBulb010, ({ cooling }) => cooling.wetBulb010, "temperature"],
  [names.cooling020, ({ cooling }) => cooling.dryBulb020, "temperature"],
  [names.wetBulb020, ({ cooling }) => cooling.wetBulb020, "temperature"],
  [names.range, ({ dryBulbRange }) => dryBulbRange, "temperatureDifference"],
];

const cellText = (value: number | undefined, kind: Row[2], unitSystem: UnitSystem): string =>
  value === undefined ? "" : quantityText(value, kind, unitSystem).text;

const shares = ["0.4 %", "1 %", "2 %"];

/** Percentiles that can only be computed from hours. */
function Humid({ file, unitSystem }: { readonly file: OpenedFile; readonly unitSystem: UnitSystem }): ReactNode {
  const { analysis } = file;
  if (!analysis?.wetBulbs || !analysis.dewPoints) return undefined;
  const list = (values: readonly number[]): string =>
    values.map((value, index) => texts.design.exceeded(quantityText(value, "temperature", unitSystem).text, shares[index]!)).join(", ");
  return <p className={styles.remark}>{texts.design.humid(file.name, list(analysis.wetBulbs), list(analysis.dewPoints))}</p>;
}

/** Table of the design conditions of the files: computed from the hours, and printed. */
export function DesignTable({ files }: { readonly files: readonly OpenedFile[] }): ReactNode {
  const unitSystem = useReferenceUnits();
  const columns = columnsOf(files, unitSystem);
  if (columns.length === 0) return <p className={styles.remark}>{texts.design.none}</p>;
  return (
    <section aria-labelledby="weather-design" className={styles.section}>
      <h2 id="weather-design">{texts.design.title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too */}
      <section className={styles.scroll} aria-label={texts.design.table} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.design.condition}</th>
              {columns.map(({ title, remark }) => (
                <th key={`${title} ${remark}`} scope="col">
                  {title}
                  <small>{remark}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value, kind]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map(({ title, remark, conditions }) => (
                  <td key={`${title} ${remark}`}>{cellText(value(conditions), kind, unitSystem)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {files.map((file) => (
        <Humid key={file.name} file={file} unitSystem={unitSystem} />
      ))}
      <p className={styles.remark}>{texts.design.oneYear}</p>
    </section>
  );
}
