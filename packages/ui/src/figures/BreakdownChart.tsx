import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { formatNumber } from "../elements/numbers.ts";
import { layOutBars, type Bar } from "./barLayout.ts";
import styles from "./figures.module.css";

interface BreakdownChartProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Text of a value with its unit. */
  readonly format: (value: number) => string;
  readonly tone?: "cooling" | "heating" | "part";
}

const barHeight = 14;
/** Below this width labels stand above their bars. */
const narrow = 460;

function useWidth(initial: number): readonly [React.RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

function share(value: number, total: number): string {
  return total > 0 ? `${formatNumber((value / total) * 100, { digits: 3, decimals: 0 })} %` : "";
}

/** Horizontal bars of the parts of a total, labelled directly; arrow keys go from bar to bar. */
export function BreakdownChart({ label, bars, format, tone = "part" }: BreakdownChartProps): ReactNode {
  const [frame, width] = useWidth(640);
  const [active, setActive] = useState(0);
  const hatch = useId();
  const above = width < narrow;
  const rowHeight = above ? 42 : 26;
  const labelWidth = above ? 1 : Math.min(158, width * 0.3);
  const valueWidth = above ? 116 : 132;
  const { zero, bars: placed } = layOutBars(bars, Math.max(40, width - labelWidth - valueWidth));
  const total = placed.reduce((sum, bar) => sum + bar.total, 0);
  const height = placed.length * rowHeight + 4;
  const focusable = Math.min(active, placed.length - 1);

  const onKeyDown = (event: KeyboardEvent<SVGElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(placed.length - 1, focusable + step));
    setActive(next);
    event.currentTarget.querySelectorAll<SVGGElement>("[data-bar]")[next]?.focus();
  };

  return (
    <div ref={frame} className={styles.chart}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the bars inside */}
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown} style={{ color: `var(--${tone})` }}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="5" className={styles.hatchGround} />
            <rect width="2" height="5" fill="currentColor" />
          </pattern>
        </defs>
        <line className={styles.axis} x1={labelWidth + zero} x2={labelWidth + zero} y1={0} y2={height} />
        {placed.map((bar, index) => {
          const y = index * rowHeight + 2;
          const bottom = y + rowHeight - 4;
          const said = `${bar.label}: ${format(bar.total)}${total > 0 ? `, ${share(bar.total, total)}` : ""}`;
          return (
            <g
              key={bar.label}
              data-bar=""
              role="graphics-symbol"
              aria-label={said}
              tabIndex={index === focusable ? 0 : -1}
              onFocus={() => setActive(index)}
            >
              <title>{said}</title>
              <rect className={styles.hit} x={0} y={y} width={width} height={rowHeight - 2} rx={3} />
              <text
                className={styles.barLabel}
                x={above ? 0 : labelWidth - 10}
                y={above ? y + 14 : bottom - 5}
                textAnchor={above ? "start" : "end"}
              >
                {bar.label}
              </text>
              {bar.segments.map((segment) => (
                <rect
                  key={segment.name}
                  x={labelWidth + segment.start}
                  y={bottom - barHeight - 3}
                  width={segment.length}
                  height={barHeight}
                  fill={segment.hatched ? `url(#${hatch})` : "currentColor"}
                  stroke="currentColor"
                  strokeWidth={segment.length > 0 ? 1 : 0}
                />
              ))}
              <text className={styles.barValue} x={labelWidth + bar.end + 8} y={bottom - 5}>
                {format(bar.total)}
                {total > 0 && <tspan className={styles.share}> {share(bar.total, total)}</tspan>}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
