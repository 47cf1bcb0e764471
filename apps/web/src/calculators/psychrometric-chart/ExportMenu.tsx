import { log } from "@org/device/log";
import { IconDownload } from "@tabler/icons-react";
import { defaultUnit, convert, siUnit, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { MenuItem, notify, Popup } from "@org/ui/elements";
import { csvOf } from "@org/documents/spreadsheet";
import type { PreferredUnits } from "@org/form/results";
import type { ReactNode, RefObject } from "react";
import { drawingOf, pictureOf } from "../../export/drawing.ts";
import { fileNameOf, saveFile } from "../../export/saveFile.ts";
import { runAction } from "../../page/runAction.ts";
import type { ChartModel } from "./chartModel.ts";
import { chartTable, tableColumns } from "./chartTable.ts";
import styles from "./psychrometricChart.module.css";
import { texts } from "./texts.ts";

interface ExportMenuProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly model: ChartModel;
  /** Name of the files, without their extension. */
  readonly name: string;
  /** Description of the lines of the chart. */
  readonly notes: readonly string[];
  readonly unitSystem: UnitSystem;
  readonly preferredUnits: PreferredUnits;
}

/** Significant digits of exported numbers. */
const digits = 7;

/** States and processes as rows, with the unit of each number in a separate column. */
function rowsOf({ states, processes }: ChartModel, unitSystem: UnitSystem, preferredUnits: PreferredUnits) {
  const columns = [...tableColumns.map(([property, kind]) => ({ property, kind })), { property: "dryAirFlow", kind: "massFlow" }] as const;
  const unitOf = ({ kind }: (typeof columns)[number]): string => preferredUnits[kind] ?? defaultUnit(kind, unitSystem);
  return [
    [
      texts.export.kind,
      texts.export.name,
      ...columns.map(({ property }) => texts.properties[property]).flatMap((label) => [label, texts.export.unit(label)]),
    ],
    ...[
      ...states.map((each) => [texts.export.state, each] as const),
      ...processes.map((each) => [texts.export.process, each] as const),
    ].map(([kind, { name, air, dryAirFlow }]) => [
      kind,
      name,
      ...columns.flatMap((column) => {
        const value = column.property === "dryAirFlow" ? dryAirFlow : air[column.property];
        const unit = unitOf(column);
        return value === undefined
          ? [undefined, undefined]
          : [Number(convert(value, siUnit(column.kind), unit).toPrecision(digits)), unitSymbol(unit)];
      }),
    ]),
  ];
}

/** Exports of the chart as SVG, PNG or PDF, and of its states and processes as rows. */
export function ExportMenu({ svg, model, name, notes, unitSystem, preferredUnits }: ExportMenuProps): ReactNode {
  const save = async (ending: string, make: (drawing: SVGSVGElement) => Blob | Promise<Blob>): Promise<void> => {
    if (!svg.current) return;
    try {
      saveFile(fileNameOf(name, ending), await make(svg.current));
    } catch (error) {
      log.warn("The chart could not be exported.", error);
      notify({ key: "export", message: texts.export.failed, tone: "error" });
    }
  };
  const names = texts.export.formats;
  const formats = [
    [names.svg, "svg", (drawing) => new Blob([drawingOf(drawing).svg], { type: "image/svg+xml" })],
    [names.png, "png", (drawing) => pictureOf(drawingOf(drawing))],
    [
      names.pdf,
      "pdf",
      async (drawing) => {
        const [{ makeChartPage }, { defaultPaper }] = await Promise.all([
          import("../../reports/makeChartPage.ts"),
          import("../../reports/reportOptions.ts"),
        ]);
        const table = chartTable(model, unitSystem, preferredUnits);
        return makeChartPage({ title: name, paper: defaultPaper(), drawing: drawingOf(drawing), notes, table });
      },
    ],
    [names.csv, "csv", () => csvOf(rowsOf(model, unitSystem, preferredUnits))],
  ] as const satisfies readonly (readonly [string, string, (drawing: SVGSVGElement) => Blob | Promise<Blob>])[];
  return (
    <Popup
      role="menu"
      popupLabel={texts.export.menu}
      className={styles.export}
      renderContent={(close) =>
        formats.map(([label, ending, make]) => (
          <MenuItem
            key={ending}
            onSelect={() => {
              close();
              runAction(() => save(ending, make));
            }}
          >
            {label}
          </MenuItem>
        ))
      }
    >
      <IconDownload size={15} stroke={1.6} aria-hidden />
      {texts.export.button}
    </Popup>
  );
}
