import { greatCircleDistance, parsePosition, searchPlaces, zipAreaOf, type Position } from "@org/hvac-core/weather";
import { TextInput } from "@org/ui/kit";
import { useMemo, type ReactNode } from "react";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useTopicState } from "../../topicState.ts";
import styles from "./stations.module.css";
import { stationRows, stationTable, stationTableOf, type StationRow } from "./tables.ts";
import { texts } from "./texts.ts";

const readState = (params: AddressParams): { readonly near: string } => ({ near: params["near"] ?? "" });

/** A position, the area of a ZIP code, or a town, as one writes it. */
function positionOf(near: string): Position | undefined {
  const [match] = near.trim().length < 3 ? [] : searchPlaces(near);
  return parsePosition(near) ?? zipAreaOf(near) ?? match?.place ?? (match?.by === "name" ? match.station : undefined);
}

/** Cities with their design conditions: by name, country or design temperature, and the nearest to a town, ZIP code or position. */
export function ClimateStations(): ReactNode {
  const [{ near }, change] = useTopicState(readState);
  const position = positionOf(near);
  const key = position && `${position.latitude} ${position.longitude}`;
  const table = useMemo(() => {
    const [latitude, longitude] = (key ?? "").split(" ").map(Number);
    if (key === undefined || latitude === undefined || longitude === undefined) return stationTable;
    const from = { latitude, longitude };
    const distanceOf = ({ station }: StationRow): number => greatCircleDistance(from, station);
    return stationTableOf(
      stationRows.toSorted((a, b) => distanceOf(a) - distanceOf(b)),
      distanceOf,
    );
  }, [key]);
  return (
    <>
      <p>{texts.lead}</p>
      <div className={`${styles.near} screen-only`}>
        <TextInput
          label={texts.near}
          placeholder={texts.nearPlaceholder}
          value={near}
          error={near.trim() !== "" && !position && texts.nearUnknown}
          onChange={(event) => change({ near: event.currentTarget.value })}
        />
      </div>
      <ReferenceTable table={table} />
    </>
  );
}
