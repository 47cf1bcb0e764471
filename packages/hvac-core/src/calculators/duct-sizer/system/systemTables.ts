import { pathFromSource } from "../../../trees/tree.ts";
import { columnsOf, joinPath, type Table, type TableRow } from "../../../kernel/index.ts";
import { airPaths } from "../options.ts";
import { fields, type DuctValues } from "../schema.ts";
import { sizeText } from "../sizeText.ts";
import { results, type SystemCalculation } from "../results.ts";
import type { AirPath, DuctShape } from "../duct.ts";
import { withAir } from "../ductState.ts";
import { imbalanceOf, type Fan } from "./fans.ts";
import { insulationTable } from "./insulationTable.ts";

const sectionResults = results.sections.row;

/** Losses of a fan along the critical path of each of its sides. */
function lossRows(system: SystemCalculation, values: DuctValues, fan: Fan, paths: readonly AirPath[]): TableRow[] {
  const equipment = { supply: values.supplyEquipmentDrop, return: values.returnEquipmentDrop, exhaust: values.exhaustEquipmentDrop };
  const rows: TableRow[] = fan.systemEffect === 0 ? [] : [{ label: "System effect", loss: fan.systemEffect }];
  if (fan.discharge !== 0) rows.push({ label: "Fan discharge", loss: fan.discharge });
  for (const path of paths) {
    const label = path === "exhaust" ? fields.exhaustEquipmentDrop.label : `Air handler, ${airPaths[path].toLowerCase()} side`;
    if (equipment[path] !== 0) rows.push({ label, loss: equipment[path] });
    const side = system.fans[path];
    if (!side) continue;
    for (const index of pathFromSource(system.parents, side.critical)) {
      const { path: id, name, state } = system.sections[index]!;
      rows.push({ id, label: name, loss: state!.pressureLoss, result: joinPath(id, "pressureLoss") });
    }
    const end = system.sections[side.critical]!;
    rows.push({ label: `Terminal of ${end.name}`, loss: end.row.terminalPressureDrop, result: joinPath(end.path, "terminalPressureLoss") });
  }
  return rows;
}

function lossesTable(system: SystemCalculation, values: DuctValues): Table[] {
  const { main, exhaustFan } = system.fans;
  const table = (id: string, title: string, fan: Fan, paths: readonly AirPath[], result: string): Table => ({
    id,
    title,
    columns: [
      { key: "label", label: "Along the critical path", quantity: "text" },
      { key: "loss", label: "Pressure loss", quantity: "pressure" },
    ],
    rows: lossRows(system, values, fan, paths),
    sum: { label: "Fan total pressure", loss: fan.totalPressure, result },
    shareOf: "loss",
    stepped: true,
  });
  const exhaustTitle = "Pressure losses of the exhaust fan";
  return [
    ...(main ? [table("losses", "Fan pressure losses", main, ["supply", "return"], "totalPressureLoss")] : []),
    ...(main && exhaustFan ? [table("exhaustLosses", exhaustTitle, exhaustFan, ["exhaust"], "exhaustFanTotalPressure")] : []),
    ...(!main && exhaustFan ? [table("losses", exhaustTitle, exhaustFan, ["exhaust"], "totalPressureLoss")] : []),
  ];
}

/** Each path from a fan to a terminal, the longest first. */
function pathsTable(system: SystemCalculation): Table {
  const rows = system.sections.flatMap((section): (TableRow & { readonly pathPressureLoss: number })[] => {
    const { index, path, name, place, row } = section;
    const pathPressureLoss = system.balance.paths[index];
    const side = system.fans[place.path];
    if (typeof pathPressureLoss !== "number" || !side) return [];
    return [
      {
        id: path,
        terminal: name,
        air: airPaths[place.path],
        terminalAirflow: row.airflow,
        pathPressureLoss,
        slack: side.pathLoss - pathPressureLoss,
        imbalance: imbalanceOf(section, system)!,
      },
    ];
  });
  return {
    id: "paths",
    title: "Paths",
    columns: columnsOf(
      sectionResults,
      { key: "terminal", label: "Terminal", quantity: "text" },
      "air",
      { key: "terminalAirflow", label: fields.sections.row.airflow.label, quantity: "airFlow" },
      "pathPressureLoss",
      "slack",
      "imbalance",
    ),
    rows: rows.toSorted((a, b) => b.pathPressureLoss - a.pathPressureLoss),
  };
}

const shapes = fields.ductShape.options;

interface DuctsOfSize {
  readonly row: TableRow;
  ductLength: number;
  surfaceArea: number;
  sheetMass: number;
}

/** Straight duct by size, with its sheet. Flexible duct, which has none, is included, so that the surface adds up to the total. */
function metalTable(system: SystemCalculation): Table {
  const groups = new Map<string, DuctsOfSize>();
  const add = (key: string, row: () => TableRow, ductLength: number, surfaceArea: number, sheetMass: number): void => {
    const group = groups.get(key) ?? { row: row(), ductLength: 0, surfaceArea: 0, sheetMass: 0 };
    group.ductLength += ductLength;
    group.surfaceArea += surfaceArea;
    group.sheetMass += sheetMass;
    groups.set(key, group);
  };
  for (const { state } of withAir(system)) {
    const { duct, sheet, clear } = state;
    const { sheet: metal } = state.metal;
    const lined = duct.built.liner > 0 ? ", lined" : "";
    const rowOf = (shape: DuctShape, size: string, built: typeof metal) => (): TableRow => ({
      shape: `${shapes[shape]}${shape === "flexible" ? "" : lined}`,
      size,
      sheetGauge: built?.gauge === undefined ? null : `${built.gauge} gauge`,
      sheetThickness: built?.thickness ?? null,
    });
    const size = sizeText(sheet, duct);
    add(`${duct.ductShape} ${size}${lined}`, rowOf(duct.ductShape, size, metal), duct.ductLength, state.metal.surface, metal?.mass ?? 0);
    if (!state.flexible) continue;
    const inside = sizeText(clear, duct);
    const surface = state.surfaceArea - state.metal.surface;
    add(`flexible ${inside}`, rowOf("flexible", inside, undefined), duct.row.flexibleLength, surface, 0);
  }
  const rows = [...groups.values()].map(({ row, ductLength, surfaceArea, sheetMass }) => ({
    ...row,
    ductLength,
    surfaceArea,
    sheetMass: row["sheetThickness"] === null ? null : sheetMass,
  }));
  const total = (valueOf: (row: (typeof rows)[number]) => number | null): number => rows.reduce((sum, row) => sum + (valueOf(row) ?? 0), 0);
  return {
    id: "sheetMetal",
    title: "Ducts and their sheet metal",
    columns: columnsOf(
      { ...sectionResults, ...fields.sections.row },
      ...(["shape", "size", "sheetGauge", "sheetThickness", "ductLength", "surfaceArea", "sheetMass"] as const),
    ),
    rows,
    sum: {
      shape: "Total",
      size: "",
      sheetGauge: "",
      sheetThickness: null,
      ductLength: total((row) => row.ductLength),
      surfaceArea: total((row) => row.surfaceArea),
      sheetMass: total((row) => row.sheetMass),
    },
  };
}

/** Losses of the fans, paths, sheet metal and insulation of a system. */
export function systemTables(system: SystemCalculation, values: DuctValues): Table[] {
  return [...lossesTable(system, values), pathsTable(system), metalTable(system), ...insulationTable(system)];
}
