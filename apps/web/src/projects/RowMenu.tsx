import { ActionIcon, Menu } from "@org/ui/kit";
import { IconDots } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";

interface RowMenuProps {
  /** Accessible name, with the name of the row: "Actions of Room 12". */
  readonly label: string;
  readonly look?: "default" | "subtle";
  readonly items: readonly (readonly [label: string, run: () => void])[];
}

/** Menu of actions behind three dots. */
export function RowMenu({ label, look = "subtle", items }: RowMenuProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" returnFocus={false} portalProps={{ target: "#main" }}>
      <Menu.Target>
        <ActionIcon ref={button} variant={look} color="gray" size="md" aria-label={label}>
          <IconDots size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {items.map(([text, run], index) => (
          <Menu.Item
            key={text}
            {...(index === 0 && { "data-autofocus": true })}
            onClick={() => {
              // A modal that opens now returns the focus to the button: the menu is closed by then.
              button.current?.focus();
              run();
            }}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
