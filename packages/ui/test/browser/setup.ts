import "../../src/styles/index.ts";
import { notifications, notificationsStore } from "@mantine/notifications";
import { afterEach, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { setColorScheme } from "./scheme.ts";

// The library does this itself, but only in the first file of a page.
beforeEach(cleanup);

// Each test begins with an empty device in light mode.
afterEach(() => {
  setColorScheme("light");
  for (const { id } of notificationsStore.getState().notifications) notifications.hide(id!);
  localStorage.clear();
  sessionStorage.clear();
});
