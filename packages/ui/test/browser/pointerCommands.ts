import type { BrowserCommand } from "vitest/node";

/** A step of a pointer, at a place in the page under test. */
export type PointerStep =
  | { readonly type: "down" | "up" | "leave" }
  | { readonly type: "move"; readonly x: number; readonly y: number }
  | { readonly type: "wheel"; readonly by: number };

declare module "vitest/browser" {
  interface BrowserCommands {
    mouse: (steps: readonly PointerStep[]) => Promise<void>;
    touch: (type: "tap" | "pan", point: { readonly x: number; readonly y: number }, by?: number) => Promise<void>;
  }
}

/** The real mouse: a pressed button stays pressed between calls, and the pointer where it is. */
export const mouse: BrowserCommand<[readonly PointerStep[]]> = async ({ page, iframe }, steps) => {
  const { x, y } = (await iframe.owner().boundingBox())!;
  for (const step of steps) {
    if (step.type === "move") await page.mouse.move(x + step.x, y + step.y, { steps: 4 });
    else if (step.type === "leave") await page.mouse.move(-1, -1);
    else if (step.type === "wheel") await page.mouse.wheel(0, step.by);
    else await page.mouse[step.type]();
  }
};

/** A finger, with the events of the browser: a pan scrolls and cancels the gesture of the page. */
export const touch: BrowserCommand<["tap" | "pan", { readonly x: number; readonly y: number }, number?]> = async (
  { page, iframe, context },
  type,
  point,
  by = 0,
) => {
  const box = (await iframe.owner().boundingBox())!;
  const session = await context.newCDPSession(page);
  const [x, y] = [box.x + point.x, box.y + point.y];
  const put = (type: "touchStart" | "touchMove" | "touchEnd", dy = 0): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: y + dy }] });
  await put("touchStart");
  if (type === "pan") for (const part of [0.25, 0.5, 0.75, 1]) await put("touchMove", -by * part);
  await put("touchEnd");
  await session.detach();
};
