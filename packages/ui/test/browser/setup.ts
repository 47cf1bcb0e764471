import "../../src/styles/index.ts";
import { notifications, notificationsStore } from "@mantine/notifications";
import { afterEach, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { showIn } from "./scheme.ts";

// The library does so itself, but only in the first file of a page.
beforeEach(cleanup);

// A test finds the device as a newcomer's, and light.
afterEach(() => {
  showIn("light");
  for (const { id } of notificationsStore.getState().notifications) notifications.hide(id!);
  localStorage.clear();
  sessionStorage.clear();
});
