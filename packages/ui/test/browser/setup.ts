import "../../src/styles/index.ts";
import { afterEach } from "vitest";
import { showIn } from "./scheme.ts";

// A test finds the device as a newcomer's, and light.
afterEach(() => {
  showIn("light");
  localStorage.clear();
  sessionStorage.clear();
});
