import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { navigation } from "../shell/navigation.ts";
import styles from "../shell/page.module.css";
import { usePageTitle } from "../shell/usePageTitle.ts";

const summaries: Readonly<Record<string, string>> = {
  "/heat-load": "Cooling or heating load of a room, part by part",
  "/calculators/ventilation-calc": "Airflow by air changes, beside the ASHRAE 62.1 rate procedure",
  "/calculators/psychrometric-chart": "States and processes of moist air",
  "/calculators/duct-sizer": "Round and rectangular ducts by friction or velocity",
  "/calculators/pipe-sizer": "Water pipes with fittings and head loss",
  "/calculators/pump-head-calc": "Head and power of a pump for a circuit",
  "/calculators/refrigerant-pipe-sizer": "Suction, discharge and liquid lines",
  "/calculators/acoustic-calculator": "Sound from the fan to the room, NC and NR",
  "/calculators/energy-analysis": "Yearly energy and what it costs",
  "/calculators/boq": "Items, quantities, rates and totals",
};

/** The table of contents of the product. */
export function StartPage(): ReactNode {
  usePageTitle("Calculators for HVAC engineers", "Calculators for heating, ventilation and air conditioning that show every step and its source.");
  return (
    <div className={styles.page}>
      <h1>Calculators for HVAC engineers</h1>
      <p className={styles.lead}>Type, and the result is there, in the units you think in. Every number can be traced: formula, values put in, source.</p>
      {navigation
        .filter((group) => group.ways.some((way) => summaries[way.path]))
        .map((group) => (
          <section key={group.title} className={styles.group}>
            <h2>{group.title}</h2>
            {group.ways.map((way) => (
              <Link key={way.path} to={way.path} className={styles.entry} preload={way.needsAccount ? false : "intent"}>
                <strong>{way.label}</strong>
                <span>{summaries[way.path]}</span>
                <em>{way.needsAccount ? "With an account" : ""}</em>
              </Link>
            ))}
          </section>
        ))}
    </div>
  );
}
