import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { CalculatorSurface, useCalculator } from "../src/surface/index.ts";
import { openInput } from "@org/form/state";
import "../src/styles/index.ts";
import { wideCalculator } from "@org/form/test/wideCalculator";

/** A page of `?rows=` rooms, for the benchmark of the grid: a list as long as none of the calculators has it yet. */
const count = Number(new URLSearchParams(location.search).get("rows"));
const rooms = Array.from({ length: count }, (_, index) => ({
  id: `r${index}`,
  name: `Room ${index + 1}`,
  use: index % 5 === 0 ? "meeting" : "office",
  area: 10 + (index % 90),
  height: 2.7,
  supply: 50 + (index % 200),
  exhaust: 40,
  cooling: 1000 + index,
  heating: 800,
  people: index % 12,
  isConditioned: index % 7 !== 0,
}));
const keep = (): void => undefined;

function Page(): ReactNode {
  const [opened] = useState(() => ({ input: openInput(wideCalculator, { unitSystem: "Metric", rooms }).input, unparsed: {} }));
  const state = useCalculator(wideCalculator, opened, keep);
  return (
    <main>
      <CalculatorSurface state={state} />
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<Page />);
