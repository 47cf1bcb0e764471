import "../../src/styles/index.ts";
import { afterEach } from "vitest";

// A test finds the device as a newcomer's.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
