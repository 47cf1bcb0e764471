import type { ReactNode } from "react";
import { formatNumber } from "../elements/numbers.ts";
import { BarRows } from "./BarRows.tsx";
import { FigureFrame } from "./FigureFrame.tsx";
import { layOutSteps } from "./stepLayout.ts";

export interface Loss {
  readonly label: string;
  readonly value: number;
}

interface LossFigureProps {
  readonly title: string;
  readonly description: string;
  /** Heading of the column of values in the table. */
  readonly quantity: string;
  readonly losses: readonly Loss[];
  readonly total: Loss;
  /** Text of a value with its unit. */
  readonly format: (value: number) => string;
}

/** What a run loses, part by part, each bar beginning where the one before ended, down to the total. */
export function LossFigure({ title, description, quantity, losses, total, format }: LossFigureProps): ReactNode {
  const { zero, steps, total: whole } = layOutSteps(losses.map(({ value }) => value));
  const share = (value: number): string =>
    total.value > 0 ? `${formatNumber((value / total.value) * 100, { digits: 3, decimals: 0 })} %` : "";
  return (
    <FigureFrame
      title={title}
      description={description}
      table={{
        columns: ["Part", quantity, "Share"],
        rows: [...losses, total].map(({ label, value }) => [label, format(value), share(value)]),
      }}
    >
      <BarRows
        label={title}
        zero={zero}
        connected
        rows={[
          ...losses.map(({ label, value }, index) => {
            const { start, length, end } = steps[index]!;
            return {
              id: String(index),
              label,
              pieces: [{ start, length, hatched: index > 0 }],
              end,
              value: format(value),
              remark: share(value),
            };
          }),
          { id: "total", label: total.label, pieces: [whole], end: whole.end, value: format(total.value), strong: true },
        ]}
      />
    </FigureFrame>
  );
}
