import { ductFittings, pipeFittings, type PipeFitting } from "@org/hvac-core/flow";
import { lazyPart } from "@org/ui/elements";
import type { ChoicePicker, PickerProps } from "@org/ui/surface";
import type { ReactNode } from "react";
import { ductDrawings, pipeDrawings, type Drawing } from "./drawings.ts";
import { FittingDrawing } from "./FittingDrawing.tsx";
import { ductShapeOf, isUsualInScope, type FittingKind } from "./kinds.ts";
import { texts } from "./texts.ts";

const FittingPicker = lazyPart(async () => (await import("./FittingPicker.tsx")).FittingPicker);

function pickerOf(
  drawings: Readonly<Record<string, Drawing>>,
  recentKey: string,
  kinds: readonly FittingKind[],
  usualOf: (props: PickerProps) => { readonly label: string; readonly isUsual: (kind: FittingKind) => boolean },
): ChoicePicker {
  const Picture = ({ option }: { readonly option: string }): ReactNode => <FittingDrawing drawing={drawings[option]} />;
  const Dialog = (props: PickerProps): ReactNode => (
    <FittingPicker {...props} {...usualOf(props)} kinds={kinds} recentKey={recentKey} Picture={Picture} />
  );
  return { Dialog, Picture };
}

/** Fittings of ducts, by pictures: those of the duct's own shape first. */
export const ductFittingPicker = pickerOf(
  ductDrawings,
  "duct",
  ductFittings.map(({ key, family, shape }) => ({ key, family, shape })),
  ({ scope }) => {
    const shape = ductShapeOf(scope);
    return { label: texts.ductFilter[shape], isUsual: (kind) => kind.shape === "any" || kind.shape === shape };
  },
);

/** Fittings of pipes, by pictures: those that the pipe's material is joined with. */
export const pipeFittingPicker = pickerOf(
  pipeDrawings,
  "pipe",
  pipeFittings.map(({ key, family, joint }: PipeFitting) => ({ key, family, ...(joint && { joint }) })),
  ({ scope }) => ({ label: texts.pipeFilter, isUsual: ({ joint }) => isUsualInScope(joint, scope) }),
);
