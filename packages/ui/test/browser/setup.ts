import "../../src/styles/index.ts";
import { notifications, notificationsStore } from "@mantine/notifications";
import { afterEach, beforeEach } from "vitest";
import { commands, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { setColorScheme } from "./scheme.ts";

// The library does this itself, but only in the first file of a page.
beforeEach(cleanup);

// All files share one page: a window that a test made narrower, or a pointer that it left, would be the next test's, in whichever order they run.
beforeEach(() => page.viewport(1280, 900));
beforeEach(() => commands.mouse([{ type: "leave" }]));

// Each test begins with an empty device in light mode.
afterEach(() => {
  setColorScheme("light");
  for (const { id } of notificationsStore.getState().notifications) notifications.hide(id!);
  localStorage.clear();
  sessionStorage.clear();
});
