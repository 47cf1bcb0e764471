import type { ReactNode } from "react";
import styles from "./buildingModels.module.css";
import { texts, type ModelTable } from "./texts.ts";

function Rows({ title, head, rows }: ModelTable): ReactNode {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <table className={styles.rows}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What is read from models of buildings, and what is written back. */
export function BuildingModels(): ReactNode {
  return (
    <>
      <p className={styles.text}>{texts.lead}</p>
      {texts.tables.map((table) => (
        <Rows key={table.title} {...table} />
      ))}
      <p className={styles.text}>{texts.files}</p>
      <p className={styles.text}>{texts.schema}</p>
    </>
  );
}
