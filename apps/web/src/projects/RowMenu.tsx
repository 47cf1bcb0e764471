import { MenuItem, Popup } from "@org/ui/elements";
import { IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./projects.module.css";

interface RowMenuProps {
  /** Of what: "Actions of Room 12". */
  readonly label: string;
  readonly look?: "plain";
  readonly items: readonly (readonly [label: string, run: () => void])[];
}

/** What can be done with something, behind three dots. */
export function RowMenu({ label, look, items }: RowMenuProps): ReactNode {
  return (
    <Popup
      role="menu"
      align="end"
      className={styles.menuButton}
      data-look={look}
      aria-label={label}
      popupLabel={label}
      renderContent={(close) =>
        items.map(([text, run]) => (
          <MenuItem
            key={text}
            onSelect={() => {
              close();
              run();
            }}
          >
            {text}
          </MenuItem>
        ))
      }
    >
      <IconDots size={18} stroke={1.6} aria-hidden />
    </Popup>
  );
}
