import {
  FigureFrame,
  RowSelectionContext,
  Schematic,
  useRowSelection,
  useSelectedRow,
  type DrawnPart,
  type FigureCell,
} from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { SectionTools, type SectionToolsProps } from "./SectionTools.tsx";
import { texts } from "./texts.ts";

/** Quantity that shades a drawing. */
interface ShadingChoice<Shading extends string> {
  readonly options: readonly (readonly [shading: Shading, name: string])[];
  readonly chosen: Shading;
  readonly choose: (shading: Shading) => void;
}

interface SystemSchematicProps<Shading extends string> extends Pick<SectionToolsProps, "lengthField" | "beginnings" | "sections"> {
  readonly context: FigureContext;
  readonly lead: string;
  readonly label: string;
  /** Description of a part over its limit. */
  readonly over: string;
  /** Head of the column of flows. */
  readonly flow: string;
  /** Cells of each section in the table: name, connection, flow, size, velocity, friction rate, pressure loss, excess pressure. */
  readonly rows: readonly (readonly FigureCell[])[];
  readonly parts: readonly DrawnPart[];
  readonly text: (value: number) => string;
  readonly shading: ShadingChoice<Shading>;
  /** Further tools of the selected section. */
  readonly renderTools: (id: string) => ReactNode;
  /** Below the drawing, about the selected section. */
  readonly renderDetails?: (id: string) => ReactNode;
}

/** The tree of a duct or pipe system, shaded by a choice of quantities; sections are selected, added and removed in it. */
export function SystemSchematic<Shading extends string>(props: SystemSchematicProps<Shading>): ReactNode {
  const { context, lead, label, over, flow, rows, parts, text, shading, renderTools, renderDetails } = props;
  const selection = useRowSelection();
  const { chosen, choose } = useSelectedRow("sections", selection);
  const { section, connectedTo, ...others } = texts.columns;
  return (
    <RowSelectionContext value={selection}>
      <FigureFrame
        title={texts.schematic}
        description={lead}
        table={{ columns: [section, connectedTo, flow, ...Object.values(others)], rows }}
      >
        <FigureChoice label={texts.shadedBy} {...shading} />
        <SectionTools
          lengthField={props.lengthField}
          state={context.state}
          goTo={context.goTo}
          sections={props.sections}
          chosen={chosen}
          choose={choose}
          beginnings={props.beginnings}
        >
          {renderTools}
        </SectionTools>
        <Schematic label={label} parts={parts} text={text} over={over} />
      </FigureFrame>
      {chosen !== undefined && renderDetails?.(chosen)}
    </RowSelectionContext>
  );
}
