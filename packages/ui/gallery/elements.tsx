import { IconDeviceFloppy, IconTrash } from "@tabler/icons-react";
import { useEffect, type ReactNode } from "react";
import {
  Button,
  ColorSchemeToggle,
  CopyButton,
  IconButton,
  MenuItem,
  notify,
  NotificationArea,
  Popup,
  Spinner,
} from "../src/elements/index.ts";
import type { Group } from "./entry.ts";

const nothing = (): void => undefined;
const looks = ["primary", "plain", "quiet", "danger"] as const;

function Notifications(): ReactNode {
  useEffect(() => {
    notify({ message: "Saved.", tone: "success" });
    notify({ message: "The file could not be saved.", tone: "error", action: { label: "Try again", run: nothing } });
  }, []);
  return <NotificationArea />;
}

export const elements: Group = {
  title: "Elements",
  entries: [
    {
      id: "buttons",
      title: "Buttons",
      render: () => (
        <>
          {looks.map((look) => (
            <p key={look}>
              <Button look={look}>Save</Button>{" "}
              <Button look={look} small>
                <IconDeviceFloppy size={16} stroke={1.6} aria-hidden />
                Save
              </Button>{" "}
              <Button look={look} disabled>
                Save
              </Button>
            </p>
          ))}
          <p>
            <IconButton label="Remove">
              <IconTrash size={16} stroke={1.6} aria-hidden />
            </IconButton>{" "}
            <IconButton label="Remove" look="plain">
              <IconTrash size={16} stroke={1.6} aria-hidden />
            </IconButton>{" "}
            <CopyButton name="Results" table={() => ({ columns: [], rows: [] })} /> <ColorSchemeToggle />
          </p>
        </>
      ),
    },
    { id: "spinner", title: "Spinner", render: () => <Spinner label="Loading" /> },
    {
      id: "popup",
      title: "Popup with a menu",
      opens: "button",
      render: () => (
        <Popup
          role="menu"
          popupLabel="Examples"
          renderContent={(close) =>
            ["Office", "Meeting room"].map((name, index) => (
              <MenuItem key={name} checked={index === 0} onSelect={close}>
                {name}
              </MenuItem>
            ))
          }
        >
          Examples
        </Popup>
      ),
    },
    { id: "notifications", title: "Notifications", render: () => <Notifications /> },
  ],
};
