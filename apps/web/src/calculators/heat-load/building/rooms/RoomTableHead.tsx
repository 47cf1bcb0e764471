import { defaultUnit, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { prose } from "@org/form/numbers";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** Columns that a building may lack. */
export interface Columns {
  readonly hasStoreys: boolean;
  readonly hasZones: boolean;
}

interface HeadProps extends Columns {
  readonly unitSystem: UnitSystem;
  readonly hasTypes: boolean;
  /** Box of all rooms. */
  readonly children: ReactNode;
}

/** Head of the list of rooms. */
export function RoomTableHead({ unitSystem, hasTypes, hasStoreys, hasZones, children }: HeadProps): ReactNode {
  const unit = (kind: QuantityKind): string => unitSymbol(defaultUnit(kind, unitSystem));
  const { columns } = texts;
  const [area, volume] = [unit("area"), unit("volume")];
  const counted = [columns.count, columns.area(area)];
  const groups: readonly { readonly label: string; readonly parts: readonly string[]; readonly isText?: boolean }[] = [
    ...[columns.findings, columns.questions].map((label) => ({ label, parts: [] })),
    ...[...(hasStoreys ? [prose(columns.storey)] : []), ...(hasZones ? [columns.zone] : [])].map((label) => ({
      label,
      parts: [],
      isText: true,
    })),
    { label: columns.floorArea(area), parts: [columns.file, columns.surfaces] },
    { label: columns.volume(volume), parts: [columns.file, columns.shell] },
    { label: columns.height(unit("length")), parts: [] },
    { label: columns.exposed, parts: counted },
    { label: columns.windows, parts: counted },
    ...(hasTypes ? [{ label: columns.spaceType, parts: [] }] : []),
  ];
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {children}
        </th>
        <th scope="col" rowSpan={2}>
          {columns.name}
        </th>
        {groups.map(({ label, parts, isText }) =>
          parts.length === 0 ? (
            <th key={label} scope="col" rowSpan={2} data-text={isText}>
              {label}
            </th>
          ) : (
            <th key={label} scope="colgroup" colSpan={2}>
              {label}
            </th>
          ),
        )}
      </tr>
      <tr>
        {groups.flatMap(({ label, parts }) =>
          parts.map((part) => (
            <th key={`${label}.${part}`} scope="col">
              {part}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}
