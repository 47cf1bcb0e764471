import { pathFromSource } from "../../../trees/tree.ts";
import { joinPath, type Table, type TableRow } from "../../../kernel/index.ts";
import { airPaths } from "../options.ts";
import { fields, type DuctValues } from "../schema.ts";
import { sizeText } from "../sizeText.ts";
import type { SystemCalculation } from "../results.ts";
import type { AirPath, DuctShape } from "../duct.ts";
import { withAir } from "../ductState.ts";
import { imbalanceOf, type Fan } from "./fans.ts";
import { insulationTable } from "./insulationTable.ts";

/** What a fan has to overcome, along the critical path of each of its sides. */
function lossRows(system: SystemCalculation, values: DuctValues, fan: Fan, paths: readonly AirPath[]): TableRow[] {
  const equipment = { supply: values.supplyEquipmentDrop, return: values.returnEquipmentDrop, exhaust: values.exhaustEquipmentDrop };
  const rows: TableRow[] = fan.systemEffect === 0 ? [] : [{ label: "System effect", loss: fan.systemEffect }];
  if (fan.discharge !== 0) rows.push({ label: "Discharge of the fan", loss: fan.discharge });
  for (const path of paths) {
    const label = path === "exhaust" ? fields.exhaustEquipmentDrop.label : `Air handler, ${airPaths[path].toLowerCase()} side`;
    if (equipment[path] !== 0) rows.push({ label, loss: equipment[path] });
    const side = system.fans[path];
    if (!side) continue;
    for (const index of pathFromSource(system.parents, side.critical)) {
      const { path: at, name, state } = system.sections[index]!;
      rows.push({ id: at, label: name, loss: state!.pressureLoss, result: joinPath(at, "pressureLoss") });
    }
    const end = system.sections[side.critical]!;
    rows.push({ label: `Terminal of ${end.name}`, loss: end.row.terminalPressureDrop, result: joinPath(end.path, "terminalPressureLoss") });
  }
  return rows;
}

function lossesTable(system: SystemCalculation, values: DuctValues): Table[] {
  const { fans } = system;
  const columns = [
    { key: "label", label: "Along the critical path", quantity: "text" },
    { key: "loss", label: "Pressure loss", quantity: "pressure" },
  ] as const;
  const table = (id: string, title: string, rows: TableRow[], total: number, result: string): Table => ({
    id,
    title,
    columns,
    rows,
    sum: { label: "Fan total pressure", loss: total, result },
    shareOf: "loss",
    stepped: true,
  });
  const found: Table[] = [];
  if (fans.main)
    found.push(
      table(
        "losses",
        "What the fan overcomes",
        lossRows(system, values, fans.main, ["supply", "return"]),
        fans.main.totalPressure,
        "totalPressureLoss",
      ),
    );
  if (fans.exhaustFan) {
    const rows = lossRows(system, values, fans.exhaustFan, ["exhaust"]);
    const result = fans.main ? "exhaustFanTotalPressure" : "totalPressureLoss";
    found.push(
      table(fans.main ? "exhaustLosses" : "losses", "What the exhaust fan overcomes", rows, fans.exhaustFan.totalPressure, result),
    );
  }
  return found;
}

/** Each path from a fan to a terminal, the longest first. */
function pathsTable(system: SystemCalculation): Table {
  const rows = system.sections.flatMap((section): (TableRow & { readonly loss: number })[] => {
    const { index, path, name, place, row } = section;
    const loss = system.balance.paths[index];
    const side = system.fans[place.path];
    if (typeof loss !== "number" || !side) return [];
    return [
      {
        id: path,
        terminal: name,
        air: airPaths[place.path],
        airflow: row.airflow,
        loss,
        toBalance: side.pathLoss - loss,
        imbalance: imbalanceOf(section, system)!,
      },
    ];
  });
  return {
    id: "paths",
    title: "Paths",
    columns: [
      { key: "terminal", label: "Ends at", quantity: "text" },
      { key: "air", label: "Air", quantity: "text" },
      { key: "airflow", label: "Airflow", quantity: "airFlow" },
      { key: "loss", label: "Pressure loss", quantity: "pressure" },
      { key: "toBalance", label: "To balance", quantity: "pressure" },
      { key: "imbalance", label: "Imbalance", quantity: "ratio" },
    ],
    rows: rows.toSorted((one, other) => other.loss - one.loss),
  };
}

const shapes = fields.ductShape.options;

interface DuctsOfSize {
  readonly row: TableRow;
  length: number;
  surface: number;
  mass: number;
}

/** Straight duct by size, with its sheet; flexible duct, which has none, among it, so that it adds up to all surface. */
function metalTable(system: SystemCalculation): Table {
  const groups = new Map<string, DuctsOfSize>();
  const add = (key: string, row: () => TableRow, length: number, surface: number, mass: number): void => {
    const group = groups.get(key) ?? { row: row(), length: 0, surface: 0, mass: 0 };
    group.length += length;
    group.surface += surface;
    group.mass += mass;
    groups.set(key, group);
  };
  for (const { state } of withAir(system)) {
    const { duct, sheet, clear } = state;
    const { sheet: metal } = state.metal;
    const lined = duct.built.liner > 0 ? ", lined" : "";
    const sized = (shape: DuctShape, size: string, of: typeof metal) => (): TableRow => ({
      shape: `${shapes[shape]}${shape === "flexible" ? "" : lined}`,
      size,
      gauge: of?.gauge === undefined ? "–" : `${of.gauge} gauge`,
      thickness: of?.thickness ?? null,
    });
    const size = sizeText(sheet, duct);
    add(`${duct.ductShape} ${size}${lined}`, sized(duct.ductShape, size, metal), duct.ductLength, state.metal.surface, metal?.mass ?? 0);
    if (!state.flexible) continue;
    const inside = sizeText(clear, duct);
    const surface = state.surfaceArea - state.metal.surface;
    add(`flexible ${inside}`, sized("flexible", inside, undefined), duct.row.flexibleLength, surface, 0);
  }
  const rows = [...groups.values()].map(({ row, length, surface, mass }) => ({
    ...row,
    length,
    surface,
    mass: row["thickness"] === null ? null : mass,
  }));
  const total = (of: (row: (typeof rows)[number]) => number | null): number => rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);
  return {
    id: "sheetMetal",
    title: "Ducts and their sheet metal",
    columns: [
      { key: "shape", label: "Shape", quantity: "text" },
      { key: "size", label: "Size", quantity: "text" },
      { key: "gauge", label: "Gauge", quantity: "text" },
      { key: "thickness", label: "Sheet", quantity: "smallLength" },
      { key: "length", label: "Length", quantity: "length" },
      { key: "surface", label: "Surface", quantity: "area" },
      { key: "mass", label: "Mass", quantity: "mass" },
    ],
    rows,
    sum: {
      shape: "Total",
      size: "",
      gauge: "",
      thickness: null,
      length: total((row) => row.length),
      surface: total((row) => row.surface),
      mass: total((row) => row.mass),
    },
  };
}

/** What the fans overcome, the paths, the sheet metal and the insulation of a system. */
export function systemTables(system: SystemCalculation, values: DuctValues): Table[] {
  return [...lossesTable(system, values), pathsTable(system), metalTable(system), ...insulationTable(system)];
}
